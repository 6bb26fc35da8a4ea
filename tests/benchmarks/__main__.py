"""The measurements, as one JSON object per line on standard output.

    python -m tests.benchmarks [--only NAME ...] [--runs N] [--chart]

Each group of figures that are measured together has its own process, so that no group affects
another. A missed goal is reported, but is not a failure.
"""

from __future__ import annotations

import argparse
import signal
import sys

from tests.benchmarks import growth
from tests.benchmarks.figures import GOALS, measure_group
from tests.benchmarks.processes import exit_code
from tests.support.home import temporary_home

GROUP_SECONDS = 300.0
"""The time limit of a group: per run, or in all for the usual number of runs."""


def main() -> int:
    """Measure what the arguments ask for; returns 1 if any measurement failed."""
    parser = argparse.ArgumentParser(prog="make bench", allow_abbrev=False)
    parser.add_argument("--only", nargs="+", choices=GOALS, metavar="NAME", action="extend")
    parser.add_argument("--runs", type=int, choices=range(1, 101), metavar="N")
    parser.add_argument("--chart", action="store_true", help="draw how figures grow, in docs/")
    asked = parser.parse_args()
    # So that temporary files are removed.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))
    names = asked.only or list(GOALS)
    seconds = GROUP_SECONDS * (asked.runs or 1)
    with temporary_home("petstore-bench-"):
        groups = dict.fromkeys(GOALS[name].group for name in names)
        failed = [
            one
            for one in groups
            if exit_code(measure_group, (one, names, asked.runs), seconds) != 0
        ]
        if asked.chart and not growth.is_drawn(asked.runs):
            failed.append("growth")
    if failed:
        print(f"could not be measured: {', '.join(failed)}", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
