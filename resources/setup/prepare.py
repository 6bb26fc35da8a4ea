"""Prepare a checkout to `run` or to `test`: system libraries, virtual environment, packages.

Runs on the system's Python, from 3.7 on, without any packages. Returns at once if nothing is
missing. Writes only to standard error: standard output belongs to the commands that follow.
"""

from __future__ import annotations

import fcntl
import json
import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import environment
import system
from messages import SetupError, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
STAMP = Path(".venv/ready.json")


def main() -> int:
    """Prepare for `sys.argv[1]`, "run" or "test". The exit status is 0 if everything is ready."""
    os.chdir(str(ROOT))
    purpose = sys.argv[1]
    try:
        if not is_ready(purpose):
            with checkout_locked():
                prepare(purpose)
    except SetupError as problem:
        tell(str(problem))
        return 1
    except KeyboardInterrupt:
        tell("Interrupted. The same command takes it up again.")
        return 130
    return 0


def prepare(purpose: str) -> None:
    """Install what is missing, and record it in the stamp."""
    if is_ready(purpose):  # another call did it
        return
    before, wanted = stamped(), environment.wanted()
    python = environment.suitable_python()
    if not system.covers(before.get("system"), purpose):
        system.prepare(purpose, python)
    if STAMP.exists():
        STAMP.unlink()  # a call that does not finish leaves no stamp: the next one starts over
    environment.prepare(python, before, wanted)
    prepared = before.get("system") if system.covers(before.get("system"), purpose) else purpose
    STAMP.write_text(json.dumps({**wanted, "system": prepared}), encoding="utf-8")
    tell("Ready.")


def is_ready(purpose: str) -> bool:
    """Whether the stamp of this folder says that nothing is missing."""
    before = stamped()
    return (
        system.covers(before.get("system"), purpose)
        and environment.has_python()
        and all(before.get(name) == value for name, value in environment.wanted().items())
    )


def stamped() -> dict[str, str]:
    """The stamp of the last finished call; empty if it is missing or damaged."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


@contextmanager
def checkout_locked() -> Iterator[None]:
    """Wait until no other call works on the same checkout."""
    with open("requirements.lock", "rb") as lock:  # noqa: PTH123 - a file that always exists
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
