# shellcheck shell=bash
# The experiments at the published scale: their results into data/experiments, and all tables into
# docs/experiments.md. Sourced by dev.

EXPERIMENTS_HELP="Usage: ./dev experiments
Runs every experiment at the published scale, which takes some minutes, and renews data/experiments
and docs/experiments.md. Only numbers of which the program says that they are costs may change."

experiments_head() {
    cat <<'END'
# Experiments

Made by `./dev experiments`: every number was computed by this program, or is a published one out of
a genre's `claims.tsv`. Nothing is typed. `hashigo experiments` lists the experiments, `hashigo
experiments GENRE --id ID --compare` runs one; [cli.md](cli.md) has the options. The results as JSON
are in `data/experiments`; a test says when they are stale.

- **equal**: the same digits.
- **within the interval**: both were drawn, and their 95 % intervals meet; a published mean, or a
  share without its sample size, lies in ours.
- **corrected**: ours is another value; the reason stands below the table.
- **too few boards to tell**: another value is known, and our interval holds both.
- **outside the interval**: drawn, and the intervals do not meet.
- **not judged**: work of another program, or of other boards.
- **differs**: exact, and not the same. There is none.

A published share is followed by what it was counted from. Square brackets hold 95 % intervals.

END
}

experiments() {
    ! wants_help "$EXPERIMENTS_HELP" "$@" || return 0
    need run
    build release hashigo
    local results=data/experiments document=docs/experiments.md path genre='' list
    list=$(build/release/hashigo experiments --scale article --compare --lang en --out "$results") ||
        [ $? -eq 1 ]
    experiments_head >"$document"
    while read -r path; do
        [ "${path##*.}" = md ] || continue
        if [ "$(dirname "$path")" != "$genre" ]; then
            genre=$(dirname "$path")
            printf '## %s\n\n' "${genre##*/}" >>"$document"
        fi
        cat "$path" >>"$document"
        rm "$path"
    done <<<"$list"
    say "Renewed $document and $results"
}
