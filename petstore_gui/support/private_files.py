"""Files that their owner alone can read."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ALONE = 0o600
FOLDER_OF_OWNER_ALONE = 0o700


def make_private(file: Path) -> None:
    """Create a file, and its folder, or narrow the mode of one that exists. Raises `OSError`.

    SQLite and QSettings keep the mode of a file, and let everybody read one that they create.
    """
    file.parent.mkdir(mode=FOLDER_OF_OWNER_ALONE, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ALONE))
    file.chmod(OWNER_ALONE)


def make_private_folder(folder: Path) -> None:
    """Create a folder, or narrow the mode of an empty one. Raises `OSError`.

    A folder that holds anything keeps the mode that somebody gave it.
    """
    folder.mkdir(mode=FOLDER_OF_OWNER_ALONE, parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        folder.chmod(FOLDER_OF_OWNER_ALONE)
