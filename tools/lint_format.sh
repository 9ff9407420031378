#!/usr/bin/env bash
# clang-format on the C++ among some files: lint_format.sh FILE…
set -euo pipefail

cpp=()
for file in "$@"; do
    case $file in *.cpp | *.h) [ ! -f "$file" ] || cpp+=("$file") ;; esac
done
[ ${#cpp[@]} -eq 0 ] || clang-format --dry-run -Werror "${cpp[@]}"
