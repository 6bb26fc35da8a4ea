"""The highest ID of this computer's store that its history knows, in case the store is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

_HIGHEST = "SELECT max(id) FROM pets"


def known_id(history: Path) -> int:
    """The highest ID in a history; 0 if there is none, or it cannot be read."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{history.absolute().as_uri()}?mode=ro", uri=True)) as connection,
    ):
        return int(connection.execute(_HIGHEST).fetchone()[0] or 0)
    return 0
