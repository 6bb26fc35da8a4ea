#!/bin/sh
# The gate: format, lint, types, imports, tests. After --cover, tests that also cover enough
# branches. Other arguments go to pytest.
set -e
cd "$(dirname "$0")/../.."
PATH="$PWD/.venv/bin:$PATH"

step() {
    printf '\n== %s\n' "$*"
    "$@"
}

run=python
if [ "$1" = --cover ]; then
    run="coverage run"
    shift
fi

# Python keeps what it compiles, though told not to: else each of some hundred starts compiles anew.
unset PYTHONDONTWRITEBYTECODE

# Unless tests are named, two workers for each processor: many tests wait for others. In the order
# of names: else the soak tests, a file of few tests that take long, would come last, alone.
case "$*" in
    "" | "-m not slow")
        workers=$(python -c "import os; print(2 * (os.cpu_count() or 1))")
        set -- --numprocesses "$workers" --dist loadfile --no-loadscope-reorder "$@"
        # Beside the steps below, compiles the tests once for all workers.
        python -m pytest --collect-only -qq >/dev/null 2>&1 &
        ;;
esac

step ruff format --check
step ruff check
step python -m mypy
step lint-imports --no-cache
wait
rm -f .coverage .coverage.*
step $run -m pytest "$@"
if [ "$run" != python ]; then
    coverage combine --quiet
    step coverage report
fi
