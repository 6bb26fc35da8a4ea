"""Text that is not UTF-8 is damage, however it is read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.support.sqlite_connection import Connection, damage_found
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


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_a_file_with_such_text_can_be_renamed_once_it_is_closed(
    tmp_path: Path, read: Callable[[sqlite3.Connection], object]
) -> None:
    """Windows cannot rename an open file, and the error may outlive the connection."""
    file = tmp_path / "pets.sqlite"
    with closing(sqlite3.connect(file, factory=Connection)) as connection:
        connection.executescript("PRAGMA journal_mode = WAL; CREATE TABLE pets (name TEXT)")
        connection.execute("INSERT INTO pets VALUES (CAST(x'41ff' AS TEXT)), ('Ada')")
        connection.commit()
    with (
        closing(sqlite3.connect(file, factory=Connection)) as connection,
        pytest.raises(sqlite3.DatabaseError) as raised,
    ):
        read(connection)
    file.rename(tmp_path / "aside.sqlite")
    assert raised.tb is not None


def test_other_errors_are_no_damage(connection: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table") as raised:
        connection.execute("SELECT * FROM owners")
    assert not is_damage(raised.value)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO pets VALUES (9, 'Élodie 1')")


@pytest.mark.parametrize("last", [-(2**62), 5, 2**62])
def test_a_check_reads_every_text(connection: sqlite3.Connection, last: int) -> None:
    assert damage_found(connection) is None
    connection.execute("INSERT INTO pets VALUES (?, CAST(x'c3' AS TEXT))", (last + 100,))
    with pytest.raises(sqlite3.DatabaseError) as raised:
        damage_found(connection)
    assert is_damage(raised.value)
