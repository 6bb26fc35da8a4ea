"""Where a path leads."""

from __future__ import annotations

import os
from pathlib import Path


def real_path(path: Path) -> Path:
    """The path without links; Windows cannot tell it of every network drive.

    A link in a circle stays a link. `Path.resolve` raises for one, but only before Python 3.13.
    """
    try:
        return Path(os.path.realpath(path))
    except OSError:
        return path.absolute()
