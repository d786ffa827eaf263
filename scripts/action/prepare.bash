#!/usr/bin/env bash
# Finds out which build of modeldoc is needed: a key for the cache made of all that a build is made of, and of the system.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../tools.bash"

cd -- "$root"
if command -v sha256sum >/dev/null; then digest=(sha256sum); else digest=(shasum -a 256); fi
key=$(
    find Package.swift Plugins Sources scripts/build scripts/tools.bash templates -type f -print0 | LC_ALL=C sort -z |
        xargs -0 "${digest[@]}" | "${digest[@]}" | cut -c 1-32
)
printf '%s\n' "folder=$RUNNER_TEMP/modeldoc-program" \
    "key=modeldoc-$RUNNER_OS-${ImageOS:-own}-$RUNNER_ARCH-$key" >>"$GITHUB_OUTPUT"
