"""Databases of a profile: a damaged one is put aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from petstore_gui.storage.recoverable_db import Layout, StorageError, open_db
from tests.support.disk import unreadable

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
PAGE = 4096
LAYOUT = Layout(
    version=1,
    script="CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT",
    tables=("notes",),
    synchronous="FULL",
    is_kept=True,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a thousand notes, closed."""
    file = tmp_path / "notes.sqlite"
    with closing(open_db(file, LAYOUT, NOW).connection) as connection:
        rows = [(number, f"note {number} " * 10) for number in range(1_000)]
        connection.execute("BEGIN")
        connection.executemany("INSERT INTO notes VALUES (?, ?)", rows)
        connection.execute("COMMIT")
    return file


@pytest.mark.parametrize(
    ("part", "is_kept", "kept"), [(0, True, 0), (0, False, 0), (0.5, True, 300), (0.99, True, 300)]
)
def test_a_damaged_file_is_put_aside_and_what_can_be_read_is_kept(
    file: Path, part: float, is_kept: bool, kept: int
) -> None:
    content = bytearray(file.read_bytes())
    at = int(len(content) * part) // PAGE * PAGE
    content[at : at + PAGE] = b"\xff" * PAGE
    file.write_bytes(content)
    layout = replace(LAYOUT, is_kept=is_kept)
    opened = open_db(file, layout, NOW)
    with closing(opened.connection) as connection:
        (found,) = connection.execute("SELECT count(*) FROM notes").fetchone()
    assert opened.rescue is not None
    assert opened.rescue.aside == file.with_name("notes.damaged-2026-11-21-174000.sqlite")
    assert opened.rescue.aside.read_bytes() == content
    assert kept <= found < 1_000
    again = open_db(file, layout, NOW)
    again.connection.close()
    assert again.rescue is None


def test_an_unreadable_folder_raises(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with unreadable(folder), pytest.raises((StorageError, sqlite3.Error)):
        open_db(folder / "notes.sqlite", LAYOUT, NOW)
