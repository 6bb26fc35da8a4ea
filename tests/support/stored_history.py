"""The history, in which a program keeps the animals that it knows between two runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def _history(profile: Path) -> Path:
    """That of staff's own animals, or of the samples if there is no other."""
    return max((profile / "records").glob("ledger-local*.sqlite"))


def animals_in_history(profile: Path) -> int:
    """How many animals the history of this computer's store has, once a whole list is in it."""
    with closing(sqlite3.connect(_history(profile))) as history:
        if not history.execute("SELECT 1 FROM head").fetchone():
            return 0
        [(count,)] = history.execute("SELECT count(*) FROM pets")
        return int(count)
