#!/usr/bin/env bash
# Makes the page for browsers, which becomes an artifact; one page for each documentation that the settings name.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/common.bash"

if [[ -z $MODELDOC_ARTIFACT ]]; then
    result skipped
    exit
fi
read_notes
count=1
if uses_settings; then count=$(settled | jq '.documentations | length'); fi
path=$scratch/model.html
if ((count > 1)); then
    path=$scratch/pages
    mkdir -p -- "$path"
fi
status=0
for ((number = 0; number < count; number++)); do
    file=$path
    if ((count > 1)); then
        read_models_of "$number"
        name=$(basename -- "${models[0]}")
        file=$path/$((number + 1))-${name%.*}.html
    else
        read_models
    fi
    modeldoc render "${models[@]}" ${notes[@]+"${notes[@]}"} "--output=$file" "${reporting[@]}" || status=$?
done
printf 'path=%s\n' "$path" >>"$GITHUB_OUTPUT"
result_of "$status"
