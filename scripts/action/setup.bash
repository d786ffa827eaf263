#!/usr/bin/env bash
# Puts modeldoc on the PATH of the steps after this: from the cache if it is there, otherwise built; and Graphviz, if missing.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../tools.bash"

if [[ ! -x $MODELDOC_FOLDER/modeldoc ]]; then
    binary=$("$root/scripts/build" | tail -n 1)
    mkdir -p -- "$MODELDOC_FOLDER"
    cp -- "$binary" "$MODELDOC_FOLDER/modeldoc"
fi
if ! has_tool dot; then install_tools dot; fi
# A program from the cache may come to a machine without the one library that it needs.
if ! "$MODELDOC_FOLDER/modeldoc" --version >/dev/null 2>&1; then install_tools libxml2; fi
"$MODELDOC_FOLDER/modeldoc" --version
printf '%s\n' "$MODELDOC_FOLDER" >>"$GITHUB_PATH"
