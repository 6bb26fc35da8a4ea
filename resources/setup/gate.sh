#!/bin/sh
# The gate: format, lint, types, imports, tests with branch coverage. Arguments go to pytest.
set -e
cd "$(dirname "$0")/../.."
PATH="$PWD/.venv/bin:$PATH"

# Tests that mostly wait for other processes: they run in parallel with the rest, on another core.
OUTSIDE="tests/e2e tests/installer tests/service tests/soak"

step() {
    printf '\n== %s\n' "$*"
    "$@"
}

outside() {
    # shellcheck disable=SC2086 - one word per folder
    coverage run -m pytest $OUTSIDE "$@"
}

inside() {
    for folder in $OUTSIDE; do
        set -- "$@" --ignore="$folder"
    done
    step coverage run -m pytest "$@"
}

both() {
    log=$(mktemp)
    outside "$@" >"$log" 2>&1 &
    other=$!
    trap 'kill "$other" 2>/dev/null || :; rm -f "$log"' EXIT
    failed=0
    inside "$@" || failed=1
    printf '\n== and beside it: coverage run -m pytest %s\n' "$OUTSIDE $*"
    wait "$other" || failed=1
    cat "$log"
    return "$failed"
}

step ruff format --check
step ruff check
step python -m mypy
step lint-imports --no-cache
rm -f .coverage .coverage.*
case "$*" in
    "" | "-m not slow") both "$@" ;;
    *) step coverage run -m pytest "$@" ;;
esac
coverage combine --quiet
step coverage report
