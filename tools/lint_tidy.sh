#!/usr/bin/env bash
# clang-tidy on the C++ sources among some files: lint_tidy.sh JOBS FILE…
# It is slow, so a source that passed leaves a mark named by the hash of all it depends on: itself,
# the headers of ours that it includes, and the checks. The mark spares it the next time.
set -euo pipefail

marks=.cache/clang-tidy
database=build/lint

# Sources that the lint preset does not know are not clang-tidy's: it would not know their flags.
compiled() { grep -qF "\"file\": \"$PWD/$1\"" "$database/compile_commands.json"; }

cairo=$(pkg-config --cflags-only-I cairo)

hash_of() {
    # shellcheck disable=SC2086  # several flags
    clang++ -MM -std=c++20 -DHASHIGO_SOURCE_ROOT='""' -Isrc -Iinclude $cairo "$1" |
        sed 's/^[^:]*://' | tr -d '\\\n' | xargs sha256sum .clang-tidy | sha256sum | cut -d ' ' -f 1
}

check() {
    local mark
    mark=$marks/$(hash_of "$1")
    [ ! -e "$mark" ] || return 0
    clang-tidy -p "$database" --quiet "$1" 2>/dev/null || {
        echo "clang-tidy: $1 is not clean"
        return 1
    }
    touch "$mark"
}

if [ "${1:-}" = --one ]; then
    check "$2"
    exit
fi

jobs=$1
shift
mkdir -p "$marks"
sources=()
for file in "$@"; do
    case $file in *.cpp) ! compiled "$file" || sources+=("$file") ;; esac
done
[ ${#sources[@]} -eq 0 ] || printf '%s\0' "${sources[@]}" | xargs -0 -n 1 -P "$jobs" "$0" --one
