#!/usr/bin/env bash
# What the change means, model by model: on the page of the job, and in a file for the comment.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/common.bash"

# The revision to compare with into `base`; empty for none.
find_base() {
    local parents zeros=0000000000000000000000000000000000000000
    base=$MODELDOC_BASE
    if [[ -n $base ]]; then return; fi
    if [[ -n ${GITHUB_BASE_REF:-} ]]; then
        # A pull request is checked out as the merge into its base, which is the first parent, though a checkout without
        # history does not hold it. Where its head is checked out instead, it is the state of the base now.
        parents=$(git cat-file -p HEAD | sed -n 's/^parent //p; /^$/q')
        case $parents in
            *$'\n'*) base=${parents%%$'\n'*} ;;
            *) base=refs/heads/$GITHUB_BASE_REF ;;
        esac
    elif [[ -n $MODELDOC_BEFORE && $MODELDOC_BEFORE != "$zeros" ]]; then
        base=$MODELDOC_BEFORE
    fi
    if [[ -z $base ]] || git cat-file -e "$base^{commit}" 2>/dev/null && [[ $base != refs/* ]]; then return; fi
    if git fetch --quiet --no-tags --depth=1 -- origin "$base"; then
        base=$(git rev-parse --verify FETCH_HEAD)
    else
        echo '::warning title=modeldoc::The revision to compare with cannot be fetched, so nothing is compared'
        base=
    fi
}

comment=$scratch/comment.md
: >"$comment"
if [[ $MODELDOC_BASE == none ]]; then base=; else find_base; fi
if [[ -z $base ]]; then
    result skipped
    result skipped edited-version
    exit
fi
read_models

word=passed
edited=passed
for model in "${models[@]}"; do
    status=0
    modeldoc diff "$model" "--base=$base" --format markdown --exit-code "${reporting[@]}" \
        >"$scratch/diff.md" 2>"$scratch/diff.log" || status=$?
    # A model that the base does not have is new, which is no fault.
    if ((status == 66)) && grep -q '^::error [^:]*title=not-in-revision::' "$scratch/diff.log"; then
        printf '## A new model\n\nThere is nothing to compare it with.\n' >"$scratch/diff.md"
        status=1
    else
        cat -- "$scratch/diff.log"
    fi
    if grep -q '^::error [^:]*title=edited-version::' "$scratch/diff.log"; then edited=failed; fi
    if ((status > 1)); then
        word=broken
    else
        if ((status == 1)) && [[ $word == passed ]]; then word=failed; fi
        cat -- "$scratch/diff.md" >>"$comment"
        echo >>"$comment"
    fi
done
{ echo && cap <"$comment"; } >>"$GITHUB_STEP_SUMMARY"
if [[ $word == broken && $edited == passed ]]; then edited=broken; fi
result "$word"
result "$edited" edited-version
