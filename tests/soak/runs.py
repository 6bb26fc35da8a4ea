"""Every long run, by the name that `--only` takes."""

from __future__ import annotations

import sys

from tests.benchmarks.figures import print_line
from tests.soak import (
    any_order,
    copies,
    crowds,
    double_presses,
    failed_commits,
    failovers,
    faults_long,
    imports,
    load,
    long_day,
    service_crashes,
    window_crashes,
    window_lives,
)
from tests.soak.outcome import Run

RUNS: dict[str, Run] = {
    "service_crashes": service_crashes.run,
    "postgresql_crashes": service_crashes.run_postgresql,
    "failed_commits": failed_commits.run,
    "failovers": failovers.run,
    "double_presses": double_presses.run,
    "window_crashes": window_crashes.run,
    "import": imports.run,
    "any_order": any_order.run,
    "long_day": long_day.run,
    "load": load.run,
    "crowds": crowds.run,
    "copies": copies.run,
    "window_kills": window_lives.run_kills,
    "starts_at_once": window_lives.run_starts,
    "faults": faults_long.run,
}


def run(name: str, short: bool) -> None:
    """Print the outcomes of a run, and exit with 0 if every goal is met."""
    outcomes = []
    for outcome in RUNS[name](short=short):
        print_line(outcome)
        outcomes.append(outcome)
    sys.exit(not all(outcome.met for outcome in outcomes))
