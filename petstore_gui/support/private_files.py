"""Files that only their owner can read."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from petstore_gui.support.held_files import replace, when_free

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
    """Open or create a file; returns its descriptor. Never waits, as opening a pipe would.

    Raises `OSError`, also if what is there is not a file.
    """
    if file.exists() and not file.is_file():
        raise FileExistsError(errno.EEXIST, "there is something else than a file", str(file))
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
