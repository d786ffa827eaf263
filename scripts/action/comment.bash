#!/usr/bin/env bash
# Says on the pull request what the change means. There is one comment for a set of models, which is updated: a hidden mark at
# its beginning tells which one it is. Where there is nothing to say and was nothing before, there is none.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/common.bash"

if [[ $MODELDOC_COMMENT != true || -z $MODELDOC_PULL_REQUEST ]]; then exit; fi
if [[ $MODELDOC_DIFF != passed && $MODELDOC_DIFF != failed ]]; then exit; fi
if [[ ! $MODELDOC_PULL_REQUEST =~ ^[0-9]+$ ]]; then
    echo '::error title=modeldoc::The number of the pull request is none'
    exit 64
fi

read_models
# A number, so that no name of a model can end the comment of Markdown.
mark="<!-- modeldoc $(printf '%s\n' "${models[@]}" | cksum | cut -d ' ' -f 1) -->"
body=$scratch/body.md
{
    printf '%s\n' "$mark"
    # GitHub takes 65,536 characters; more than fits is on the page of the job.
    if (($(wc -m <"$scratch/comment.md") > 60000)); then
        # The title and the verdict of each model.
        awk '/^## / { wanted = 1 } /^(### |- |<details)/ { wanted = 0 } wanted' "$scratch/comment.md" | head -c 50000
        printf '\nThe changes are too many for a comment: see [the page of the job](%s).\n' \
            "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
    else
        cat -- "$scratch/comment.md"
    fi
} >"$body"

# An answer of no is that of a pull request from a fork, whose token may not write: the job does not fail for it.
refused() {
    echo '::warning title=modeldoc::The comment cannot be written: the job needs the permission "pull-requests: write", which pull requests from forks do not get. The page of the job says the same.'
    exit 0
}

comments=repos/$GITHUB_REPOSITORY/issues/$MODELDOC_PULL_REQUEST/comments
# Only what a program wrote, and only from its first character: nobody else's comment is taken for ours.
# shellcheck disable=SC2016 # jq's variable, not the shell's
own=$(MARK=$mark gh api --paginate "$comments" \
    --jq '.[] | select(.user.type == "Bot" and (.body | startswith(env.MARK))) | .id') || refused
own=${own%%$'\n'*}

if [[ $own =~ ^[0-9]+$ ]]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$own" --field "body=@$body" || refused
elif [[ $MODELDOC_DIFF == failed ]]; then
    gh api --silent --method POST "$comments" --field "body=@$body" || refused
fi
