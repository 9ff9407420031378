#!/usr/bin/env bash
# Looks with shellcheck at the scripts among some files: lint_shell.sh FILE…
set -euo pipefail

scripts=()
for file in "$@"; do
    [ ! -f "$file" ] || ! head -n 1 "$file" | grep -q '^#!.*bash' || scripts+=("$file")
done
[ ${#scripts[@]} -eq 0 ] || shellcheck "${scripts[@]}"
