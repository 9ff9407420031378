#!/usr/bin/env bash
# Looks with shellcheck at the scripts among some files: lint_shell.sh FILE…
set -euo pipefail

is_script() {
    [ -f "$1" ] || return 1
    case $1 in *.sh) return 0 ;; esac
    head -n 1 "$1" | grep -q '^#!.*bash'
}

scripts=()
for file in "$@"; do
    ! is_script "$file" || scripts+=("$file")
done
[ ${#scripts[@]} -eq 0 ] || shellcheck -x "${scripts[@]}"
