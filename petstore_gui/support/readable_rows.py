"""Reads the rows of a damaged SQLite database that can still be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from petstore_gui.support.sqlite_connection import Connection, refuse_odd_files


def readable_rows(
    damaged: Path, tables: tuple[str, ...]
) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The rows of these tables, each with the name of its table; a row may come twice.

    SQLite may write to the file: it may merge its log into it, and delete the log.
    """
    with suppress(sqlite3.DatabaseError), open_damaged(damaged) as connection:
        for table in tables:
            yield from ((table, row) for row in _rows_of(connection, table))


@contextmanager
def open_damaged(file: Path) -> Iterator[sqlite3.Connection]:
    """Connect to a damaged database, to read it. Raises `sqlite3.Error`."""
    refuse_odd_files(file)
    with closing(sqlite3.connect(file, factory=Connection)) as connection:
        connection.text_factory = _text
        # Otherwise SQLite refuses a truncated file, and finds rows that no page has room for.
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("PRAGMA cell_size_check = ON")
        yield connection


def _rows_of(connection: sqlite3.Connection, table: str) -> Iterator[tuple[object, ...]]:
    """All rows in order; if some are damaged, those before and after the damage."""
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.DatabaseError):
            yield from connection.execute(f"SELECT * FROM {table} ORDER BY rowid {order}")  # noqa: S608 - names are this program's
            return


def _text(raw: bytes) -> str | bytes:
    """Invalid UTF-8 stays bytes, which no text column accepts, so only that row is lost."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
