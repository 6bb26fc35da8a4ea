"""The long runs: outcomes as one JSON object per line on standard output, progress on stderr.

    python -m tests.soak [--only NAME ...] [--short]

Each run has its own process. Exits with 0 only if every goal is met.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time

from tests.benchmarks.processes import exit_code
from tests.soak.runs import RUNS, run
from tests.support.home import temporary_home

RUN_SECONDS = 2 * 60 * 60.0
"""The time limit of each run."""


def main() -> int:
    """Run what the arguments ask for; returns 1 if a goal was missed or a run failed."""
    asked = _arguments()
    # So that temporary files are removed.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))
    with temporary_home("petstore-soak-"):
        failed = [name for name in asked.only or RUNS if not _is_met(name, short=asked.short)]
    if failed:
        sys.stderr.write(f"failed: {', '.join(failed)}\n")
    return bool(failed)


def _is_met(name: str, *, short: bool) -> bool:
    began = time.monotonic()
    sys.stderr.write(f"{name} ...\n")
    ended = exit_code(run, (name, short), RUN_SECONDS)
    sys.stderr.write(f"{name}: {time.monotonic() - began:.0f} s\n")
    return ended == 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make soak", allow_abbrev=False)
    parser.add_argument("--only", nargs="+", choices=RUNS, metavar="NAME", action="extend")
    parser.add_argument("--short", action="store_true", help="some seconds of each")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
