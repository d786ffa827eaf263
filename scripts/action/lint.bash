#!/usr/bin/env bash
# What is wrong with the model: beside the lines, and on the page of the job.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/common.bash"

if [[ $MODELDOC_LINT != true ]]; then
    result skipped
    exit
fi
command=(modeldoc lint "${reporting[@]}")
if ! uses_settings; then
    read_models
    command+=("${models[@]}")
fi
if [[ -n $MODELDOC_BASELINE ]]; then command+=("--baseline=$MODELDOC_BASELINE"); fi

status=0
"${command[@]}" --format github || status=$?
if ((status <= 1)); then
    summarize '## What lint says'
    { "${command[@]}" --format text 2>/dev/null || true; } | summarize_text
fi
result_of "$status"
