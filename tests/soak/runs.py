"""Every long run, by the name that `--only` takes."""

from __future__ import annotations

import sys

from tests.benchmarks.figures import print_line
from tests.soak import (
    failovers,
    faults_long,
    imports,
    load,
    service_crashes,
    window_crashes,
)
from tests.soak.outcome import Run

RUNS: dict[str, Run] = {
    "service_crashes": service_crashes.run,
    "postgresql_crashes": service_crashes.run_postgresql,
    "failovers": failovers.run,
    "window_crashes": window_crashes.run,
    "import": imports.run,
    "load": load.run,
    "faults": faults_long.run,
}


def run(name: str, short: bool) -> None:
    """Print the outcomes of a run, and exit with 0 if every goal is met."""
    outcomes = []
    for outcome in RUNS[name](short=short):
        print_line(outcome)
        outcomes.append(outcome)
    sys.exit(not all(outcome.met for outcome in outcomes))
