# Sourced by the steps of the GitHub Action. They say what they found with `result`, and leave to the last step whether the job
# fails. Nothing that a user wrote is printed but by modeldoc, in the form of workflow commands, where it is escaped.
# shellcheck shell=bash

# One form for everything that modeldoc says on stderr: the runner shows it beside the lines that it is about.
# shellcheck disable=SC2034 # for the scripts that source this
reporting=(--diagnostics-format github)

# Where steps leave files for each other.
scratch=$RUNNER_TEMP/modeldoc
mkdir -p -- "$scratch"

# read_lines TEXT: the lines that are not blank, without the spaces around them, into the array `lines`.
read_lines() {
    local line
    lines=()
    while IFS= read -r line || [[ -n $line ]]; do
        line=${line%$'\r'}
        line=${line#"${line%%[![:space:]]*}"}
        line=${line%"${line##*[![:space:]]}"}
        if [[ -n $line ]]; then lines+=("$line"); fi
    done <<<"$1"
}

# read_models: the models into `models`: those of the input, or else all that the project's settings name. A name that begins
# with a hyphen is a file, not an option.
read_models() {
    if uses_settings; then
        read_models_of ''
        return
    fi
    read_lines "$MODELDOC_MODELS"
    take_models
}

# read_models_of NUMBER: the models of one of the documentations in the settings, counted from 0; of all where it is empty.
read_models_of() {
    local line
    lines=()
    while IFS= read -r -d '' line; do lines+=("$line"); done < <(
        settled | jq -j ".documentations | .[$1] | .models[] + \"\\u0000\""
    )
    take_models
}

# take_models: what is in `lines` into `models`.
take_models() {
    local line
    models=()
    for line in ${lines[@]+"${lines[@]}"}; do
        if [[ $line == -* ]]; then line=./$line; fi
        models+=("$line")
    done
    if ((${#models[@]} == 0)); then
        echo '::error title=modeldoc::The input "models" names no model, and no modeldoc.settings.json does'
        exit 64
    fi
}

# Whether the models are those of the project's settings: the input names none.
uses_settings() {
    [[ -z ${MODELDOC_MODELS//[[:space:]]/} && -f modeldoc.settings.json ]] || return 1
    if ! command -v jq >/dev/null; then
        echo '::error title=modeldoc::jq, which reads modeldoc.settings.json, is not installed: install it, or name the models in the input "models"'
        exit 69
    fi
}

# The settings as plain JSON; what is wrong with them is told by the commands that use them.
settled() { modeldoc init --show "${reporting[@]}" 2>/dev/null || echo '{"documentations": []}'; }

# read_notes: the options for the files with notes into `notes`.
read_notes() {
    local line
    read_lines "${MODELDOC_NOTES:-}"
    notes=()
    for line in ${lines[@]+"${lines[@]}"}; do notes+=("--notes=$line"); done
}

# result WORD [NAME]: tells later steps how it went; the words are `passed`, `failed`, `broken` and `skipped`.
result() { printf '%s=%s\n' "${2:-result}" "$1" >>"$GITHUB_OUTPUT"; }

# result_of STATUS: the word for an exit status of modeldoc.
result_of() {
    case $1 in
        0) result passed ;;
        1) result failed ;;
        *) result broken ;;
    esac
}

# cap [INDENT]: as many lines from stdin as GitHub takes for a page, each behind the indent.
cap() {
    LC_ALL=C awk -v indent="${1:-}" '
        { size += length($0) + length(indent) + 1 }
        size < 300000 { print indent $0 }
        size >= 300000 && !isCut { isCut = 1; print indent "..." }'
}

# Text from stdin onto the page of the job, as it is: indented, it is code in Markdown, whatever stands in it.
summarize_text() { cap '    ' >>"$GITHUB_STEP_SUMMARY"; }

# A line of Markdown of our own onto the page of the job, as a paragraph.
summarize() { printf '\n%s\n\n' "$1" >>"$GITHUB_STEP_SUMMARY"; }
