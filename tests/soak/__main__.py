"""The long runs, one JSON object a line on standard output; what they are at, on standard error.

    python -m tests.soak [--only NAME ...] [--short]

Each has a process of its own. Exits 0 only where every goal is met.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time

from tests.benchmarks.apart import exit_code
from tests.soak.runs import RUNS, run
from tests.support.home import temporary_home

RUN_SECONDS = 2 * 60 * 60.0
"""For any of them."""


def main() -> int:
    """Run what is asked for; 1 where a goal was missed or a run did not come to its end."""
    asked = _arguments()
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))  # and leave no file
    with temporary_home("petstore-soak-"):
        failed = [name for name in asked.only or RUNS if not _is_met(name, short=asked.short)]
    if failed:
        sys.stderr.write(f"not as it has to be: {', '.join(failed)}\n")
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
