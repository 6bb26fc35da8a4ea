"""Folders, pipes and other things with a name that a database needs: none is waited for or used."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.storage.recoverable_db import Layout, OpenDb, StorageError, open_db
from petstore_gui.support.put_aside import rename_with_log
from tests.support.kept_adds import NOW

PAGE = 4_096
NOTES = 1_000
LAYOUT = Layout(
    version=1,
    script="CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT",
    tables=("notes",),
    synchronous="FULL",
    journal="PERSIST",
    is_checked=True,
)


def make_folder(path: Path) -> None:
    path.mkdir()
    (path / "somebody's file").touch()


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_socket(path: Path) -> None:
    folder = os.open(path.parent, os.O_RDONLY)  # the name of a socket is short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(f"/proc/self/fd/{folder}/{path.name}")
    os.close(folder)


def make_endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def make_text(path: Path) -> None:
    path.write_text("Dear customer", encoding="utf-8")


ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows has none of these in a folder")
NOT_FILES = [
    make_folder,
    *(pytest.param(make, marks=ON_POSIX) for make in (make_pipe, make_socket, make_endless)),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a thousand notes, closed."""
    file = tmp_path / "notes.sqlite"
    with closing(open_db(file, LAYOUT, NOW).connection) as connection:
        connection.execute("BEGIN")
        rows = [(number, f"note {number} " * 10) for number in range(NOTES)]
        connection.executemany("INSERT INTO notes VALUES (?, ?)", rows)
        connection.execute("COMMIT")
    return file


def count(opened: OpenDb) -> int:
    """The number of notes; closes the file."""
    with closing(opened.connection) as connection:
        return int(connection.execute("SELECT count(*) FROM notes").fetchone()[0])


@pytest.mark.parametrize("make", [*NOT_FILES, make_text, Path.touch])
def test_a_good_file_stays_whatever_is_named_like_a_rescued_one(
    file: Path, make: Callable[[Path], object]
) -> None:
    make(file.with_name("notes.rescued.sqlite"))
    opened = open_db(file, LAYOUT, NOW)
    assert opened.rescue is None
    assert count(opened) == NOTES


@pytest.mark.parametrize("make", [*NOT_FILES, make_text])
@pytest.mark.parametrize("name", ["rescued", "half", "head"])
def test_a_rescue_does_without_what_has_the_name_of_its_files(
    file: Path, name: str, make: Callable[[Path], object]
) -> None:
    content = b"\xff" * PAGE + file.read_bytes()[PAGE:]  # so that the head is needed
    file.write_bytes(content)
    make(file.with_name(f"notes.{name}.sqlite"))
    opened = open_db(file, LAYOUT, NOW)
    assert opened.rescue is not None
    assert opened.rescue.aside is not None
    assert opened.rescue.aside.read_bytes() == content
    assert count(opened) == NOTES


def test_a_damaged_rescue_without_its_file_is_told(file: Path) -> None:
    file.rename(file.with_name("notes.rescued.sqlite"))
    file.with_name("notes.rescued.sqlite").write_bytes(b"\xff" * PAGE)
    opened = open_db(file, LAYOUT, NOW)
    assert opened.rescue is not None
    assert count(opened) == 0


def test_an_interrupted_rescue_names_the_newest_damaged_file_and_no_neighbour(file: Path) -> None:
    rename_with_log(file, file.with_name("notes.rescued.sqlite"))
    for name in ("2026-11-21-174000-9", "2026-11-21-174000-10", "zoo-2"):
        file.with_name(f"notes.damaged-{name}.sqlite").touch()
    opened = open_db(file, LAYOUT, NOW)
    assert count(opened) == NOTES
    assert opened.rescue is not None
    assert opened.rescue.aside == file.with_name("notes.damaged-2026-11-21-174000-10.sqlite")


@pytest.mark.parametrize("make", NOT_FILES)
@pytest.mark.parametrize("suffix", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("is_there", [True, False])
def test_what_is_no_log_is_refused_and_not_waited_for(
    file: Path, suffix: str, make: Callable[[Path], object], *, is_there: bool
) -> None:
    content = file.read_bytes()
    log = file.with_name(f"{file.name}{suffix}")
    log.unlink(missing_ok=True)
    make(log)
    if not is_there:
        file.unlink()
    with pytest.raises(StorageError, match="is no file"):
        open_db(file, LAYOUT, NOW)
    assert not is_there or file.read_bytes() == content
    assert log.exists()
