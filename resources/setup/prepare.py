"""Prepare a checkout to `run` or to `test`: system libraries, virtual environment, packages.

Runs on the system's Python, from 3.7 on, without any packages. Returns at once if nothing is
missing. Writes only to standard error: standard output belongs to the commands that follow.
"""

from __future__ import annotations

import fcntl
import json
import os
import sys
from pathlib import Path

import environment
import system
from system import ROOT, SetupError, tell

STAMP = Path(".venv/ready.json")
"""What the last finished call prepared."""


def main() -> int:
    """Prepare for `sys.argv[1]`, "run" or "test". The exit status is 0 if everything is ready."""
    os.chdir(str(ROOT))
    try:
        if not is_ready(sys.argv[1]):
            with open("requirements.lock", "rb") as lock:  # noqa: PTH123 - always there
                fcntl.flock(lock, fcntl.LOCK_EX)  # another call may work on the same checkout
                prepare(sys.argv[1])
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
    system.prepare(purpose, python)
    if STAMP.exists():
        STAMP.unlink()  # a call that does not finish leaves no stamp: the next one starts over
    environment.prepare(python, before, wanted)
    STAMP.write_text(json.dumps({**wanted, "purpose": purpose}), encoding="utf-8")
    tell("Ready.")


def is_ready(purpose: str) -> bool:
    """Whether the stamp of this folder says that nothing is missing."""
    before = stamped()
    is_enough = before.get("purpose") in ("test", purpose)
    return is_enough and environment.wanted().items() <= before.items()


def stamped() -> dict[str, str]:
    """The stamp of the last finished call; empty if it is missing or damaged."""
    try:
        return dict(json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


if __name__ == "__main__":
    sys.exit(main())
