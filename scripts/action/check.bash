#!/usr/bin/env bash
# Whether the documentation is up to date; what is not is shown beside the files, and on the page of the job.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/common.bash"

command=(modeldoc check)
# The settings say which models there are, and where their documentation is.
if ! uses_settings; then
    if [[ -z $MODELDOC_OUTPUT ]]; then
        result skipped
        exit
    fi
    read_models
    command+=("${models[@]}")
fi
read_notes
command+=(${notes[@]+"${notes[@]}"} "${reporting[@]}")
if [[ -n $MODELDOC_OUTPUT ]]; then command+=("--output=$MODELDOC_OUTPUT"); fi

status=0
"${command[@]}" --format github || status=$?
if ((status == 1)); then
    summarize '## The documentation is not up to date'
    { "${command[@]}" --format text 2>/dev/null || true; } | summarize_text
elif ((status == 0)); then
    summarize 'The documentation is up to date.'
fi
result_of "$status"
