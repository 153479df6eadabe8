#!/usr/bin/env bash
# Prepares a bare Debian or Ubuntu machine: system libraries, a virtual environment, pinned packages.
# Usage: tools/setup.sh VENV GROUP...   (groups of pyproject.toml)
set -euo pipefail
cd "$(dirname "$0")/.."

venv=$1
shift
libraries=(libegl1 libgl1 libgl1-mesa-dri libgles2 libmtdev1)
# The renderer of the story cards is ready-made for this processor only; elsewhere it is compiled.
case " $* $(uname -m) " in
*" paint "*x86_64*) ;;
*" paint "*) libraries+=(g++ python3-dev libx11-dev) ;;
esac
# What packs and reads Android packages, and what buildozer insists on.
case " $* " in
*" apk "*) libraries+=(aapt android-framework-res apksigner default-jdk-headless git patch zlib1g-dev) ;;
esac

find_python() {
    local candidate
    for candidate in python3 python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            echo "$candidate"
            return
        fi
    done
}

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
    done
}

install_packages() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] && return
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! sudo -n true 2>/dev/null; then
            echo "Please install these packages first: ${missing[*]}" >&2
            exit 1
        fi
        root=(sudo -n)
    fi
    echo "Installing ${missing[*]}"
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${missing[@]}" >/dev/null
}

if command -v dpkg-query >/dev/null; then
    python=$(find_python)
    [ -n "$python" ] || install_packages python3
    python=$(find_python)
    [ -n "$python" ] || { echo "Python 3.11 or newer is needed." >&2; exit 1; }
    "$python" -c 'import ensurepip' 2>/dev/null || install_packages python3-venv
    install_packages "${libraries[@]}"
else
    python=$(find_python)
    [ -n "$python" ] || { echo "Python 3.11 or newer is needed." >&2; exit 1; }
fi

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
pip=("$venv/bin/python" -m pip --quiet --disable-pip-version-check)
"${pip[@]}" install "pip==26.3"
# Complete and pinned, so nothing is resolved: exactly what the Android build installs.
# The variable keeps materialyoucolor from compiling a part of itself that nothing here needs.
MYCP_PURE_PYTHON=1 "${pip[@]}" install --no-deps -r requirements.txt
for group in "$@"; do
    "${pip[@]}" install --group "$group"
done
