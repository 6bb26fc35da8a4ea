"""Kills a start that upgrades a store, before each statement that writes and each commit in turn.

Prints the file that each kill has left; the last one was not killed.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path

from sqlalchemy import Engine, event

from petstore_gui.service.store.store import open_store
from petstore_gui.service.store.upgrade import upgrade  # noqa: F401 - imported once, for all

READS = ("BEGIN", "PRAGMA", "SELECT")


def _killed(file: Path, steps: int) -> bool:
    """Open a store in a process that is killed after so many statements and commits."""
    child = os.fork()
    if not child:
        left = iter(range(steps))

        def kill_when_due(*parts: object) -> None:
            is_read = len(parts) > 1 and str(parts[2]).lstrip().startswith(READS)
            if not is_read and next(left, None) is None:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", kill_when_due)
        event.listen(Engine, "commit", kill_when_due)
        open_store(str(file)).close()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def main(old: Path) -> None:
    """Use a copy of the store for each kill."""
    for steps in count():
        file = old.with_name(f"killed-{steps}") / old.name
        file.parent.mkdir()
        shutil.copy(old, file)
        was_killed = _killed(file, steps)
        sys.stdout.write(f"{file}\n")
        if not was_killed:
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
