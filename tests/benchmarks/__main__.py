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
from tests.benchmarks.apart import is_measured
from tests.benchmarks.figures import GOALS
from tests.support.home import temporary_home


def main() -> int:
    """Measure what the arguments ask for; returns 1 if any measurement failed."""
    asked = _arguments()
    # So that temporary files are removed.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))
    names = asked.only or list(GOALS)
    failed = []
    with temporary_home("petstore-bench-"):
        for module in dict.fromkeys(GOALS[name].seen_in for name in names):
            together = [name for name in names if GOALS[name].seen_in == module]
            if not is_measured(module, together, asked.runs):
                failed.append(module)
        if asked.chart and not growth.is_drawn(asked.runs):
            failed.append("growth")
    if failed:
        print(f"could not be measured: {', '.join(failed)}", file=sys.stderr)
    return bool(failed)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", allow_abbrev=False)
    parser.add_argument("--only", nargs="+", choices=GOALS, metavar="NAME", action="extend")
    parser.add_argument("--runs", type=int, choices=range(1, 101), metavar="N")
    parser.add_argument("--chart", action="store_true", help="draw how figures grow, in docs/")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
