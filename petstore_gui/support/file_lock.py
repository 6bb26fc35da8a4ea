"""Locks on files. The system releases a lock when the process that holds it ends.

No library is used: filelock imports asyncio, which delays the first rows.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from petstore_gui.support.files import open_private

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock_file(file: Path) -> IO[bytes] | None:
    """Lock a file until it is closed; None if it is locked already. Never waits. Raises `OSError`.

    The file is never removed: another process may have it open.
    """
    opened = os.fdopen(open_private(file, os.O_RDWR), "rb")
    try:
        if sys.platform == "win32":
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        opened.close()
        if isinstance(error, BlockingIOError | PermissionError):  # Windows raises the second
            return None
        raise
    return opened
