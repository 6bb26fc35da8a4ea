"""The ledger in which a program stores the animals that it knows between two runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def animals_in_ledger(profile: Path) -> int:
    """How many animals the ledger of this computer's store has, once a whole list is in it."""
    with closing(sqlite3.connect(profile / "records" / "ledger-local.sqlite")) as ledger:
        if not ledger.execute("SELECT 1 FROM head").fetchone():
            return 0
        [(count,)] = ledger.execute("SELECT count(*) FROM pets")
        return int(count)


def highest_id_in_ledger(profile: Path) -> int:
    """The highest ID of an animal that the ledger has, 0 if it has none."""
    with closing(sqlite3.connect(profile / "records" / "ledger-local.sqlite")) as ledger:
        [(highest,)] = ledger.execute("SELECT max(id) FROM pets")
        return highest or 0
