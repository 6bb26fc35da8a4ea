#!/bin/sh
# The gate: format, lint, types, imports, tests with branch coverage. Arguments go to pytest.
set -e
cd "$(dirname "$0")/../.."
PATH="$PWD/.venv/bin:$PATH"

step() {
    printf '\n== %s\n' "$*"
    "$@"
}

step ruff format --check
step ruff check
step python -m mypy
step lint-imports --no-cache
rm -f .coverage .coverage.*
step coverage run -m pytest "$@"
coverage combine --quiet
step coverage report
