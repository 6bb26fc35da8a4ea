"""Make a checkout ready to `run` or to `test`: system libraries, virtual environment, packages.

Runs on the system's own Python, from 3.7 on, with nothing installed. Does nothing, fast, where
nothing is missing. Speaks on standard error alone: the commands that follow own standard output.
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
from telling import Unready, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
STAMP = Path(".venv/ready.json")


def main() -> int:
    """Prepare for `sys.argv[1]`, "run" or "test". The exit status is 0 where all is ready."""
    os.chdir(str(ROOT))
    purpose = sys.argv[1]
    try:
        if not is_ready(purpose):
            with alone():
                prepare(purpose)
    except Unready as problem:
        tell(str(problem))
        return 1
    except KeyboardInterrupt:
        tell("Interrupted. The same command takes it up again.")
        return 130
    return 0


def prepare(purpose: str) -> None:
    """Bring the machine and .venv up to what the stamp then says."""
    if is_ready(purpose):  # another call was quicker
        return
    before, wanted = stamped(), environment.wanted()
    python = environment.fit_python()
    if not system.covers(before.get("system"), purpose):
        system.prepare(purpose, python)
    if STAMP.exists():
        STAMP.unlink()  # half-finished from here on: made anew if this call does not reach its end
    environment.prepare(python, before, wanted)
    kept = before.get("system") if system.covers(before.get("system"), purpose) else purpose
    STAMP.write_text(json.dumps({**wanted, "system": kept}), encoding="utf-8")
    tell("Ready.")


def is_ready(purpose: str) -> bool:
    """Whether the stamp says that nothing is missing, and it is not about another place."""
    before = stamped()
    return (
        system.covers(before.get("system"), purpose)
        and environment.is_alive()
        and all(before.get(name) == value for name, value in environment.wanted().items())
    )


def stamped() -> dict[str, str]:
    """What the last finished call left in .venv; nothing where it is missing or damaged."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


@contextmanager
def alone() -> Iterator[None]:
    """Wait for another call on the same checkout to end."""
    with open("requirements.lock", "rb") as lock:  # noqa: PTH123 - a file that is there anyway
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
