"""Files that only their owner can read."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700


def make_private(file: Path) -> None:
    """Create a file and its folder, or restrict the mode of an existing file. Raises `OSError`.

    SQLite and QSettings preserve the mode of a file, but let everybody read one that they create.
    """
    file.parent.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    file.chmod(OWNER_ONLY)


def make_private_folder(folder: Path) -> None:
    """Create a folder, or restrict the mode of an empty one. Raises `OSError`.

    A folder that is not empty keeps its mode.
    """
    folder.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        folder.chmod(OWNER_ONLY_FOLDER)
