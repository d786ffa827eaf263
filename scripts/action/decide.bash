#!/usr/bin/env bash
# Whether the job fails: where something that it is to fail on has failed, and where something could not be done at all.
set -euo pipefail

read -r -a reasons <<<"${MODELDOC_FAIL_ON//[$',\n']/ }" || true
status=0
for reason in ${reasons[@]+"${reasons[@]}"}; do
    case $reason in
        check) found=$MODELDOC_RESULT_CHECK said='the documentation is not up to date' ;;
        lint) found=$MODELDOC_RESULT_LINT said='a finding is an error' ;;
        edited-version) found=$MODELDOC_RESULT_EDITED_VERSION said='a version that was shipped is edited in place' ;;
        changes) found=$MODELDOC_RESULT_CHANGES said='the model has changed' ;;
        never) found=passed said= ;;
        *)
            echo '::error title=modeldoc::The input "fail-on" takes check, lint, edited-version, changes and never'
            exit 64
            ;;
    esac
    if [[ $found == failed ]]; then
        printf '::error title=modeldoc::%s: %s\n' "$reason" "$said"
        status=1
    fi
done
for found in "$MODELDOC_RESULT_CHECK" "$MODELDOC_RESULT_LINT" "$MODELDOC_RESULT_CHANGES" "$MODELDOC_RESULT_PAGE"; do
    if [[ $found == broken ]]; then
        echo '::error title=modeldoc::A step could not do its work; its log says why'
        status=1
        break
    fi
done
exit "$status"
