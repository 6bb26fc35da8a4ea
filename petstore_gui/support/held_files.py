"""Files that another program holds open for a moment, as virus scanners and backups on Windows do.

Windows then refuses to open, rename, replace or delete them. Linux and macOS do not.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

CAN_BE_HELD = sys.platform == "win32"

HELD_SECONDS = 2.0
"""Longer than a virus scanner needs. A file that stays forbidden costs as long a wait."""

_LOOK_AGAIN_SECONDS = 0.05


def when_free(act: Callable[[], T]) -> T:
    """Repeat `act` while Windows forbids it, for `HELD_SECONDS` at most. Raises what it raises."""
    give_up = time.monotonic() + HELD_SECONDS
    while True:
        try:
            return act()
        except PermissionError:
            if not CAN_BE_HELD or time.monotonic() > give_up:
                raise
        time.sleep(_LOOK_AGAIN_SECONDS)


def rename(file: Path, name: Path) -> None:
    """Rename a file, once it is free. Raises `OSError`."""
    when_free(lambda: file.rename(name))


def replace(file: Path, other: Path) -> None:
    """Put a file in the place of another, once both are free. Raises `OSError`."""
    when_free(lambda: file.replace(other))


def unlink(file: Path) -> None:
    """Delete a file if it is there, once it is free. Raises `OSError`."""
    when_free(lambda: file.unlink(missing_ok=True))
