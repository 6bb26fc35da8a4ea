"""Windows under Wine: prepares it, and runs each step, or the one named.

python -m tests.windows [--only STEP] [ROOM ...]
"""

from __future__ import annotations

import argparse
import sys

from tests.windows import prepare
from tests.windows.suite import run_suite
from tests.windows.wine import wine_on_a_screen

STEPS = ("suite",)


def main() -> int:
    """Returns 1 if something is not as it should be."""
    parser = argparse.ArgumentParser(prog="make test-windows", allow_abbrev=False)
    parser.add_argument("--only", choices=STEPS)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="folders of tests/, for suite")
    asked = parser.parse_args()
    if prepare.main():
        return 1
    with wine_on_a_screen() as wine:
        return not run_suite(wine, asked.rooms)


if __name__ == "__main__":
    sys.exit(main())
