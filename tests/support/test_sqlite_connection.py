"""Text that is not UTF-8 is damage, however it is read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from petstore_gui.support.sqlite_connection import Connection
from petstore_gui.support.sqlite_read_only import is_damage

NO_TEXT = "SELECT CAST(x'41ff' AS TEXT)"


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=Connection)) as one:
        one.execute("CREATE TABLE pets (id INTEGER PRIMARY KEY, name TEXT UNIQUE)")
        one.executemany("INSERT INTO pets VALUES (?, ?)", ((at, f"Élodie {at}") for at in range(9)))
        yield one


READS: dict[str, Callable[[sqlite3.Connection], object]] = {
    "fetchone": lambda connection: connection.execute(NO_TEXT).fetchone(),
    "fetchmany": lambda connection: connection.execute(NO_TEXT).fetchmany(9),
    "fetchall": lambda connection: connection.cursor().execute(NO_TEXT).fetchall(),
    "loop": lambda connection: list(connection.execute(NO_TEXT)),
}


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_text_that_is_not_utf8_is_damage(
    connection: sqlite3.Connection, read: Callable[[sqlite3.Connection], object]
) -> None:
    with pytest.raises(sqlite3.DatabaseError, match="not UTF-8") as raised:
        read(connection)
    assert is_damage(raised.value)
