#!/usr/bin/env bash
# clang-tidy on the C++ sources among some files: lint_tidy.sh JOBS FILE…
# It is slow, so a source that passed leaves a mark named by the hash of all it depends on: itself,
# the headers of ours that it includes, and the checks. The mark spares it the next time.
# Most of the time goes to headers that sources share, so the sources of a folder are looked at in
# batches, each one translation unit. Sources that use the same name for two things are looked at
# alone; a batch in which anything is found is looked at again in halves, down to single sources,
# whose word counts.
set -euo pipefail

marks=.cache/clang-tidy
database=build/lint
batches=$database/batches
size=8

# Sources that the lint preset does not know are not clang-tidy's: it would not know their flags.
compiled() { grep -qF "\"file\": \"$PWD/$1\"" "$database/compile_commands.json"; }

read -ra cairo < <(pkg-config --cflags-only-I cairo)
flags=(-std=c++20 '-DHASHIGO_SOURCE_ROOT=""' "-I$PWD" -Isrc -Iinclude "${cairo[@]}")

hash_of() {
    clang++ -MM "${flags[@]}" "$1" |
        sed 's/^[^:]*://' | tr -d '\\\n' | xargs sha256sum .clang-tidy | sha256sum | cut -d ' ' -f 1
}

declare -A mark # of each source of this batch

check_source() {
    clang-tidy -p "$database" --quiet "$1" 2>/dev/null || {
        echo "clang-tidy: $1 is not clean"
        return 1
    }
    touch "${mark[$1]}"
}

# One translation unit of several sources; prints its name.
unit_of() {
    local unit
    unit=$batches/$(sha256sum <<<"$*" | cut -d ' ' -f 1).cpp
    printf '#include "%s"\n' "$@" >"$unit"
    echo "$unit"
}

# Those of some sources that do not compile together with the ones before them. The compiler's own
# status says no more than its errors do, and must not end the check.
colliding() {
    { clang++ -fsyntax-only -w -ferror-limit=0 "${flags[@]}" "$(unit_of "$@")" 2>&1 || true; } |
        sed -nE "s|^$PWD/([^:]+\.cpp):[0-9]+:[0-9]+: error: .*|\1|p" | sort -u
}

is_clean_together() {
    local source
    clang-tidy --quiet --checks=-bugprone-suspicious-include \
        --header-filter='/(src|tests|bench|include/hashigo)/.*\.(h|cpp)$' \
        "$(unit_of "$@")" -- "${flags[@]}" >/dev/null 2>&1 || return 1
    for source in "$@"; do touch "${mark[$source]}"; done
}

check_halves() {
    local half=$(($# / 2)) failed=0
    check "${@:1:half}" || failed=1
    check "${@:half+1}" || failed=1
    return "$failed"
}

check() {
    local source alone together=() failed=0
    case $# in
        0) return 0 ;;
        1)
            check_source "$1"
            return
            ;;
    esac
    alone=$(colliding "$@")
    for source in "$@"; do
        if grep -qxF "$source" <<<"$alone"; then
            check_source "$source" || failed=1
        else
            together+=("$source")
        fi
    done
    if [ ${#together[@]} -lt 2 ] || ! is_clean_together "${together[@]}"; then
        check_halves "${together[@]}" || failed=1
    fi
    return "$failed"
}

# Of a batch, what has no mark yet.
check_unmarked() {
    local source unmarked=()
    for source in "$@"; do
        mark[$source]=$marks/$(hash_of "$source")
        [ -e "${mark[$source]}" ] || unmarked+=("$source")
    done
    [ ${#unmarked[@]} -eq 0 ] || check "${unmarked[@]}"
}

if [ "${1:-}" = --batch ]; then
    # What ends the check early says where: a failure without a word helps nobody.
    set -o errtrace
    batch=${*:2}
    trap 'echo "clang-tidy: line $LINENO of the check ended with $? at: $batch"' ERR
    check_unmarked "${@:2}"
    exit
fi

# Prints the batches, one a line: sources of the same folder, so many at most.
print_batches() {
    local file folder last='' batch=()
    while read -r file; do
        folder=$(dirname "$file")
        if [ "$folder" != "$last" ] || [ ${#batch[@]} -eq "$size" ]; then
            [ ${#batch[@]} -eq 0 ] || echo "${batch[*]}"
            last=$folder batch=()
        fi
        batch+=("$file")
    done
    [ ${#batch[@]} -eq 0 ] || echo "${batch[*]}"
}

jobs=$1
shift
mkdir -p "$marks" "$batches"
for file in "$@"; do
    case $file in *.cpp) ! compiled "$file" || echo "$file" ;; esac
done | sort | print_batches | xargs -r -L 1 -P "$jobs" "$0" --batch
