"""Reads the rows of a damaged SQLite database that can still be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path


def readable_rows(
    damaged: Path, tables: tuple[str, ...]
) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The rows of these tables, each with the name of its table; a row may come twice.

    SQLite may write to the file: merge its log, and delete that.
    """
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(damaged)) as connection:
        connection.text_factory = _text
        connection.execute(
            "PRAGMA writable_schema = ON"
        )  # otherwise SQLite refuses a truncated file
        for table in tables:
            yield from ((table, row) for row in _rows_of(connection, table))


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
