"""Takes back writes that were reported as failed but are in the outbox file all the same.

The last sync of a transaction is of what ends it. If that sync fails, SQLite reports the write as
failed, but the file has it: an add reported as not saved, and saved again, would be there twice.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from petstore_gui.storage.outbox_rows import COLUMNS, INSERT_ADD

_ADD = f"SELECT {COLUMNS} FROM adds WHERE key = ?"  # noqa: S608 - own names

Row = tuple[object, ...]


class Before(msgspec.Struct, frozen=True):
    """What the file held: some adds by their keys, None if there was none, and all drafts."""

    adds: dict[str, Row | None]
    drafts: list[Row]


class RefusedWrites:
    """The writes that failed since the last successful one."""

    def __init__(self) -> None:
        self._before: Before | None = None

    def take_back(self, connection: sqlite3.Connection) -> None:
        """Restore what the file held before the first of them."""
        if self._before is None:
            return
        for key, row in self._before.adds.items():
            connection.execute("DELETE FROM adds WHERE key = ?", (key,))
            if row is not None:
                connection.execute(INSERT_ADD, row)
        connection.execute("DELETE FROM drafts")
        connection.executemany("INSERT INTO drafts VALUES (?, ?)", self._before.drafts)

    def add(self, before: Before) -> None:
        """Note that another write failed, and what the file held before it."""
        first = self._before or before
        self._before = Before(before.adds | first.adds, first.drafts)

    def forget(self) -> None:
        """Forget them: they have been taken back."""
        self._before = None


def look(connection: sqlite3.Connection, keys: Iterable[str]) -> Before:
    """What the file holds of these adds."""
    return Before(
        {key: connection.execute(_ADD, (key,)).fetchone() for key in keys},
        connection.execute("SELECT origin, fields FROM drafts").fetchall(),
    )
