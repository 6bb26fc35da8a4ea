"""Copies what can be read of a damaged SQLite database into a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from petstore_gui.support.held_files import unlink
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import make_room
from petstore_gui.support.readable_rows import open_damaged, readable_rows

_PAGE_SIZE = slice(16, 18)
_VALID_FOR = slice(92, 96)
"""Where a database's header has its page size, and the change for which its length is valid.

See https://www.sqlite.org/fileformat.html#the_database_header
"""


class Salvage:
    """Copies the rows of these tables `into` a new database. Raises `sqlite3.Error` and `OSError`.

    `kept` has how many rows of each table were copied.
    """

    def __init__(self, tables: tuple[str, ...], into: sqlite3.Connection) -> None:
        self.kept = dict.fromkeys(tables, 0)
        self._counts: dict[str, int] = {}
        self._into = into
        self._widths = {
            table: len(into.execute(f"PRAGMA table_info({table})").fetchall()) for table in tables
        }

    @property
    def lost(self) -> Mapping[str, int]:
        """How many rows of each table were not copied, where that is known."""
        return {name: max(0, count - self.kept[name]) for name, count in self._counts.items()}

    @property
    def is_whole(self) -> bool:
        """Whether all rows of all tables were copied."""
        return len(self._counts) == len(self.kept) and not any(self.lost.values())

    def copy(self, damaged: Path) -> None:
        """Copy what can be read. May be called again: rows that were copied stay."""
        with suppress(sqlite3.DatabaseError), open_damaged(damaged) as source:
            for table in self.kept:
                self._count(source, table)
        self._into.execute("BEGIN")
        for table, row in readable_rows(damaged, tuple(self.kept)):
            if len(row) != self._widths[table]:
                continue
            places = ", ".join("?" * len(row))
            with suppress(sqlite3.IntegrityError, sqlite3.ProgrammingError):
                done = self._into.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)  # noqa: S608 - names are this program's
                self.kept[table] += done.rowcount
        self._into.execute("COMMIT")

    def copy_under_head_of(self, new: Path, damaged: Path, now: datetime) -> None:
        """Copy what can be read with the first page of a `new` database of the same layout.

        That page says where the tables are; without it none of their rows can be found.
        """
        content, good = damaged.read_bytes(), bytearray(new.read_bytes())
        size = int.from_bytes(good[_PAGE_SIZE], "big")
        good[_VALID_FOR] = b"\xff" * 4  # so that SQLite goes by the length of the file
        mixed = damaged.with_name(f"{damaged.stem}.head{damaged.suffix}")
        make_room(mixed, now)
        make_private(mixed)
        try:
            mixed.write_bytes(good[:size] + content[size:])
            self.copy(mixed)
        finally:
            unlink(mixed)

    def _count(self, source: sqlite3.Connection, table: str) -> None:
        """Count the rows in the table and in its index: one may say what the other cannot."""
        for rows in (table, f"{table} NOT INDEXED"):
            with suppress(sqlite3.DatabaseError):
                (count,) = source.execute(f"SELECT total(1) FROM {rows}").fetchone()  # noqa: S608
                self._counts[table] = max(int(count), self._counts.get(table, 0))
