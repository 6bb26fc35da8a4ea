"""Files: that only their owner can read, and that another program may hold open for a moment."""

from __future__ import annotations

import os
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


def real_path(path: Path) -> Path:
    """The path without links; Windows cannot tell it of every network drive.

    A link in a circle stays a link. `Path.resolve` raises for one, but only before Python 3.13.
    """
    try:
        return Path(os.path.realpath(path))
    except OSError:
        return path.absolute()


OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700


def make_private(file: Path) -> None:
    """Create a file and its folder, or restrict the mode of an existing file. Raises `OSError`.

    SQLite and QSettings preserve the mode of a file, but let everybody read one that they create.
    """
    file.parent.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    os.close(open_private(file, os.O_RDWR))
    file.chmod(OWNER_ONLY)


def open_private(file: Path, flags: int) -> int:
    """Open or create a file; returns its descriptor. Raises `OSError`."""
    return when_free(lambda: os.open(file, flags | os.O_CREAT, OWNER_ONLY))


def replace_private(file: Path, content: bytes) -> None:
    """Replace a file at once, so that a power cut leaves the old or the new one.

    Raises `OSError`.
    """
    new = file.with_name(f"{file.name}.new")
    with os.fdopen(open_private(new, os.O_WRONLY | os.O_TRUNC), "wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
    replace(new, file)


def make_private_folder(folder: Path) -> None:
    """Create a folder, or restrict the mode of an empty one. Raises `OSError`.

    A folder that is not empty keeps its mode.
    """
    folder.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        folder.chmod(OWNER_ONLY_FOLDER)
