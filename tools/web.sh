# The page's part of ./dev: sourced by it, so that packages, builds and Node are found the same way.
# shellcheck shell=bash

# Puts a Node that is new enough, and npm, in front of the path, and installs what the page needs.
enter_web() {
    command -v npm >/dev/null || need npm
    local node
    node=$(need_node 20)
    PATH="$(dirname "$node"):$PATH"
    export PATH
    if [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
        say "Installing the page's packages"
        (cd web && npm ci --silent --no-audit --no-fund) >&2
    fi
}

build_page() {
    need run wasm
    build wasm hashigo
    enter_web
    say "Building the page"
    (cd web && npm run --silent build) >build/web.log 2>&1 || {
        cat build/web.log >&2
        return 1
    }
}

serve_page() {
    build_page
    printf '\nThe page is at the address below; Ctrl-C ends it.\n'
    node web/tests/serve/serve.mjs web/dist "$1"
}

# The page's types, its unit tests, and the page itself in a real browser.
test_page() {
    local filter=$1 reports=$PWD/build/reports/web
    mkdir -p "$reports"
    need browser
    if ! build_page; then
        touch "$reports/build-failed"
        return 0
    fi
    say "Testing the page"
    (cd web && npm run --silent check) >&2 || echo '{"tests": 1, "failures": 1}' >"$reports/types.json"
    (cd web && npx vitest run --reporter=json --outputFile="$reports/unit.json" \
        ${filter:+-t "$filter"}) >"$reports/unit.log" 2>&1 || tail -n 60 "$reports/unit.log" >&2
    (cd web && node tests/browser/run.mjs ${filter:+--filter "$filter"}) \
        >"$reports/browser.log" 2>&1 || grep -v '^ok ' "$reports/browser.log" | tail -n 60 >&2
    sed -nE '$s/^([0-9]+) passed, ([0-9]+) failed.*/\1 \2/p' "$reports/browser.log" |
        while read -r passed failed; do
            echo "{\"tests\": $((passed + failed)), \"failures\": $failed}" >"$reports/browser.json"
        done
    [ ! -f "$reports/unit.json" ] || [ ! -f "$reports/browser.json" ] || touch "$reports/complete"
}

lint_page() {
    enter_web
    (cd web && npm run --silent lint && npm run --silent check) >&2
}

bench_page() {
    need browser
    build_page
    node bench/module.mjs
    (cd web && node tests/browser/run.mjs --bench --filter speed)
    local file
    for file in web/dist/assets/* web/dist/index.html; do
        printf '%-48s %9d bytes gzip\n' "${file#web/dist/}" "$(gzip -9 <"$file" | wc -c)"
    done
}
