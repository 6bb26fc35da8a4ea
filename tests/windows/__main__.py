"""Windows under Wine: prepares it, then runs each step, or the one named.

python -m tests.windows [--short | --only STEP] [ROOM ...]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.windows import prepare
from tests.windows.freeze import checks_itself, freeze, pack
from tests.windows.place import HERE, ROOT
from tests.windows.suite import OWN_FUNCTIONS, run_suite
from tests.windows.wine import Wine, wine_on_a_screen

Step = Callable[[Wine, list[str]], bool]

WINDOW_SECONDS = 600
"""The time limit of a test in which windows are opened one after the other."""


def _suite(wine: Wine, rooms: list[str]) -> bool:
    return run_suite(wine, rooms)


def _frozen(wine: Wine, _rooms: list[str]) -> bool:
    return freeze(wine) and checks_itself(wine) & pack()


def _window(_wine: Wine, _rooms: list[str]) -> bool:
    return _live(HERE / "live")


def _setup(_wine: Wine, _rooms: list[str]) -> bool:
    return _live(HERE / "live/frozen")


def _live(folder: Path) -> bool:
    files = sorted(map(str, folder.glob("[!c_]*.py")))
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider"]
    return not subprocess.call([*command, "--timeout", str(WINDOW_SECONDS), *files], cwd=ROOT)


def _short(wine: Wine, _rooms: list[str]) -> bool:
    """For every day: Windows' own functions, and the frozen program's own checks."""
    return run_suite(wine, OWN_FUNCTIONS) & checks_itself(wine)


STEPS: dict[str, Step] = {"suite": _suite, "window": _window, "frozen": _frozen, "setup": _setup}


def main() -> int:
    """Returns 1 if something is not as it should be."""
    parser = argparse.ArgumentParser(prog="make test-windows", allow_abbrev=False)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--only", choices=STEPS)
    which.add_argument("--short", action="store_true", help="a few minutes' worth, for every day")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="folders of tests/, for suite")
    asked = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    if prepare.main():
        return 1
    with wine_on_a_screen() as wine:
        steps = {"short": _short} if asked.short else STEPS
        chosen = [asked.only] if asked.only else list(steps)
        failed = [name for name in chosen if not steps[name](wine, asked.rooms)]
    print(f"failed: {', '.join(failed)}" if failed else "Windows: everything is as it should be")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
