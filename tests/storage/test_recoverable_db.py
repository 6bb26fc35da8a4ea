"""Damaged databases, rescued at once or at a later start."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from petstore_gui.storage import recoverable_db
from petstore_gui.storage.recoverable_db import Layout, OpenDb, StorageError, open_db
from petstore_gui.support.sqlite_read_only import user_version
from tests.support.disk import small_disk, unreadable

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
PAGE = 4096
LAYOUT = Layout(
    version=1,
    script="CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT",
    tables=("notes",),
    synchronous="FULL",
    is_checked=True,
)


class Killed(BaseException):
    """The program is killed."""


def killed(*_arguments: object) -> None:
    raise Killed


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


def damage(file: Path) -> bytes:
    """Overwrite a page in the middle; returns the content."""
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // PAGE * PAGE
    content[middle : middle + PAGE] = b"\xff" * PAGE
    file.write_bytes(content)
    return bytes(content)


def count(opened: OpenDb) -> int:
    """The number of notes; closes the file."""
    with closing(opened.connection) as connection:
        (rows,) = connection.execute("SELECT count(*) FROM notes").fetchone()
    return int(rows)


def assert_next_start_rescues(file: Path, damaged: bytes) -> None:
    """The next start puts the damaged file aside as it was, and keeps most of its notes."""
    opened = open_db(file, LAYOUT, NOW)
    assert opened.rescue is not None
    assert opened.rescue.aside is not None
    assert opened.rescue.aside.read_bytes() == damaged
    assert 900 < count(opened) < 1_000


def test_the_rest_of_a_truncated_file_is_rescued(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: -3 * PAGE])
    opened = open_db(file, LAYOUT, NOW)
    assert opened.rescue is not None
    assert 800 < count(opened) < 1_000


def test_an_unreadable_text_loses_only_its_row(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE notes SET text = CAST(x'ff' AS TEXT) WHERE number = 400")
        connection.execute("UPDATE notes SET text = CAST(x'fe' AS TEXT) WHERE number = 600")
        connection.commit()
    assert count(recoverable_db.rescue(file, LAYOUT, NOW)) == 998


def test_a_failed_rescue_on_a_full_disk_changes_nothing(file: Path) -> None:
    content = damage(file)
    with small_disk(8 * PAGE), pytest.raises(StorageError):
        open_db(file, LAYOUT, NOW)
    assert file.read_bytes() == content
    opened = open_db(file, LAYOUT, NOW)
    assert opened.rescue is not None
    assert opened.rescue.kept["notes"] == count(opened) > 900


@pytest.mark.parametrize("step", ["Salvage", "rename_with_log"])
def test_a_rescue_that_was_killed_is_finished_at_the_next_start(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    content = damage(file)
    with monkeypatch.context() as patch:
        patch.setattr(recoverable_db, step, killed)
        with pytest.raises(Killed):
            open_db(file, LAYOUT, NOW)
    assert_next_start_rescues(file, content)
    assert sorted(one.name for one in file.parent.iterdir()) == [
        "notes.damaged-2026-11-21-174000.sqlite",
        "notes.sqlite",
    ]


@pytest.mark.parametrize("renames", range(3))
def test_a_rescue_that_was_killed_between_two_renames_is_finished_at_the_next_start(
    file: Path, monkeypatch: pytest.MonkeyPatch, renames: int
) -> None:
    content = damage(file)
    done: list[Path] = []
    rename = Path.rename

    def rename_some(path: Path, name: Path) -> Path:
        if len(done) == renames:
            raise Killed
        named = rename(path, name)
        done.append(named)
        return named

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", rename_some)
        with pytest.raises(Killed):
            open_db(file, LAYOUT, NOW)
    assert_next_start_rescues(file, content)
    again = open_db(file, LAYOUT, NOW)
    assert again.rescue is None
    assert count(again) > 900


@pytest.mark.parametrize(
    "use",
    [
        lambda file: open_db(file, LAYOUT, NOW),
        lambda file: recoverable_db.rescue(file, LAYOUT, NOW),
        user_version,
    ],
    ids=["open", "rescue", "version"],
)
def test_an_unreadable_folder_raises(tmp_path: Path, use: Callable[[Path], object]) -> None:
    folder = tmp_path / "records"
    with unreadable(folder), pytest.raises((StorageError, sqlite3.Error)):
        use(folder / "notes.sqlite")
