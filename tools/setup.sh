#!/usr/bin/env bash
# Prepares a bare Debian or Ubuntu machine: system libraries, a virtual environment, pinned packages.
# Usage: tools/setup.sh VENV GROUP...   (groups of pyproject.toml)
#
# Whoever may not install system packages is told once what is missing, and the next run goes on.
# COMING names groups that the same goal asks for later, and `build` for compiling the APK: what they
# need of the system is seen to now.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=$1
shift
wanted=" $* ${COMING:-} "

wants() {
    [[ $wanted == *" $1 "* ]]
}

# --- Python ---------------------------------------------------------------------------------------

# Kivy 2.3.1 is ready-made for these Pythons and no newer one.
suits() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null
}

environment_is_whole() {
    suits "$venv/bin/python" && "$venv/bin/python" -c 'import pip' 2>/dev/null
}

can_make_environments() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null
}

# The newest Python that suits; one that can make environments before one that lacks a package for it.
find_python() {
    local candidate first=
    for candidate in python3.13 python3.12 python3.11 python3; do
        if suits "$candidate"; then
            first=${first:-$candidate}
            can_make_environments "$candidate" && echo "$candidate" && return
        fi
    done
    echo "$first"
}

# The newest Python that suits among those that the system offers beside its own.
offered_python() {
    apt-cache pkgnames python3.1 2>/dev/null |
        sed -n 's/^\(python3\.1[1-3]\)-venv$/\1/p' | sort | tail -n 1
}

# Where neither the machine nor its system has a Python that suits, uv fetches one. It keeps it in the
# folder of the person, as always; here it needs no more than a Python of any age that can run it.
fetch_python() {
    python3 -m venv --clear "$venv" &&
        "$venv/bin/python" -m pip --quiet --disable-pip-version-check install "uv==0.13.8" &&
        "$venv/bin/uv" python install --quiet --no-bin 3.13 &&
        python=$("$venv/bin/uv" python find --managed-python 3.13)
}

python_packages() {
    local python
    environment_is_whole && return
    command -v python3 >/dev/null || echo python3
    python=$(find_python)
    python=${python:-$(offered_python)}
    python=${python:-python3}
    can_make_environments "$python" || echo "$python-venv"
}

# --- packages of the system -----------------------------------------------------------------------

needed_packages() {
    python_packages
    echo libegl1 libgl1 libgl1-mesa-dri libgles2 libmtdev1
    # The renderer of the story cards is ready-made for this processor only; elsewhere it is compiled.
    if wants paint && [ "$(uname -m)" != x86_64 ]; then
        echo g++ python3-dev libx11-dev
    fi
    # What packs and reads Android packages, and what buildozer insists on.
    if wants apk; then
        echo aapt android-framework-res apksigner git patch zlib1g-dev
        wants build || command -v javac >/dev/null || echo default-jdk-headless
    fi
    if wants build && command -v python3 >/dev/null; then
        python3 -m tools.apk.host --packages
    fi
}

# Every installed package by every name it goes by: libmtdev1 is libmtdev1t64 on newer systems.
installed_names() {
    dpkg-query -W -f '${db:Status-Status} ${Package}, ${Provides}\n' |
        sed -n 's/^installed //p' | tr ',' '\n' | sed 's/ *(.*//; s/^ *//'
}

missing_packages() {
    local names package
    names=$(installed_names)
    for package in $(needed_packages); do
        grep -qxF "$package" <<<"$names" || echo "$package"
    done | sort -u
}

refuse() {
    if wants build && command -v python3 >/dev/null; then
        python3 -m tools.apk.host "$@" # knows what else a build needs, and says all of it together
    else
        echo "Please install what is missing, then run this again:" >&2
        echo "    sudo apt-get install --no-install-recommends $*" >&2
    fi
    exit 1
}

install_packages() {
    local missing root=()
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || refuse "${missing[@]}"
        root=(sudo -n)
    fi
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    mapfile -t missing < <(missing_packages) # a bare machine knows only now what it is offered
    echo "Installing ${missing[*]}"
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${missing[@]}" >/dev/null
}

# --------------------------------------------------------------------------------------------------

if command -v dpkg-query >/dev/null; then
    install_packages
fi
if wants build; then
    python3 -m tools.apk.host
fi
# An environment that an unsuitable Python made, or that was left half-made, is made anew.
if ! environment_is_whole; then
    python=$(find_python)
    if [ -z "$python" ]; then
        found=$(python3 --version 2>/dev/null || echo "no Python at all")
        echo "Kivy 2.3.1 runs on Python 3.11, 3.12 and 3.13; here is $found. Fetching Python 3.13." >&2
        if ! fetch_python; then
            echo "Please install Python 3.13 so that \`python3.13\` finds it, then run this again." >&2
            exit 1
        fi
    fi
    "$python" -m venv --clear "$venv"
fi

install() {
    "$venv/bin/python" -m pip --quiet --disable-pip-version-check install "$@" && return
    echo "Packages could not be fetched. Is there internet here? Then run this again." >&2
    exit 1
}

install "pip==26.3"
# The variable keeps materialyoucolor from compiling a part of itself that nothing here needs.
export MYCP_PURE_PYTHON=1
# Complete and pinned, so nothing is resolved: exactly what the Android build installs.
install --no-deps -r requirements.txt
for group in "$@"; do
    install --group "$group"
done
