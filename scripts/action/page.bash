#!/usr/bin/env bash
# Makes the page for browsers, which becomes an artifact.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/common.bash"

if [[ -z $MODELDOC_ARTIFACT ]]; then
    result skipped
    exit
fi
read_models
read_notes
file=$scratch/model.html
status=0
modeldoc render "${models[@]}" ${notes[@]+"${notes[@]}"} "--output=$file" "${reporting[@]}" || status=$?
printf 'file=%s\n' "$file" >>"$GITHUB_OUTPUT"
result_of "$status"
