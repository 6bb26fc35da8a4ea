"""The first rows of a history, read without changing it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest
from petstore_gui.storage.history_rows import Head, HistoryRow, UnreadChange

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import SHOWN_FOR_SECONDS, first_rows, first_seen_of
from petstore_gui.storage.history_db import HistoryDamaged, HistoryDb
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from tests.support.waiting import kept

pytestmark = pytest.mark.slow

TODAY = int(time.time())
NOW = datetime.fromtimestamp(TODAY, UTC)
LONG_AGO = TODAY - SHOWN_FOR_SECONDS - 60

STOCK = [
    HistoryRow(Pet(1, "Ada", 9, "sold")),
    HistoryRow(Pet(2, "Bo", 3, "available")),
    HistoryRow(Pet(3, "Cleo", 5), TODAY, "sold"),
    HistoryRow(Pet(4, "Dora", 5, "sold"), LONG_AGO, "sold"),
    HistoryRow(Pet(5, "Ella", 5, "sold"), LONG_AGO, "sold"),
    HistoryRow(Pet(6, "Finn", 5, "available")),
    HistoryRow(Pet(7, "Gus", 5, "Außer Haus")),
]


@pytest.fixture
def history(tmp_path: Path) -> Path:
    path = tmp_path / "ledger.sqlite"
    file = HistoryDb.open(path, NOW)
    file.write_pets(STOCK, TODAY)
    file.write_removed([Pet(6, "Finn", 5, "available")], TODAY)
    file.write_unread([UnreadChange(5, "unlisted")], [])
    file.write_head(Head(TODAY, was_whole=True))
    file.commit()
    file.close()
    return path


def ids(rows: list[tuple[int, str, int, str | None, int | None, str | None]]) -> list[int]:
    return [row[0] for row in rows]


def test_first_rows_are_those_that_the_whole_history_shows(history: Path) -> None:
    file = HistoryDb.open(history, NOW)
    shown = [row for batch in file.shown(TODAY - SHOWN_FOR_SECONDS) for row in batch]
    file.close()
    assert first_rows(history, 100) == shown
    assert ids(shown) == [1, 2, 3, 5, 7]


@pytest.mark.parametrize(
    ("status", "descending", "most", "expected"),
    [
        (None, False, 2, [1, 2]),
        (None, True, 2, [7, 5]),
        (PetStatus.SOLD, False, 9, [1, 5]),
        (PetStatus.PENDING, False, 9, []),
    ],
)
def test_first_rows_follow_status_and_order(
    history: Path, status: PetStatus | None, descending: bool, most: int, expected: list[int]
) -> None:
    assert ids(first_rows(history, most, status=status, descending=descending)) == expected


def test_reading_first_rows_does_not_change_the_file(history: Path) -> None:
    before = history.read_bytes()
    assert first_rows(history, 9)
    assert history.read_bytes() == before
    assert [path.name for path in history.parent.iterdir()] == [history.name]


def test_a_history_without_a_completed_list_has_no_first_rows(tmp_path: Path) -> None:
    file = HistoryDb.open(tmp_path / "ledger.sqlite", NOW)
    file.write_pets(STOCK, TODAY)
    file.commit()
    file.close()
    assert first_rows(tmp_path / "ledger.sqlite", 9) == []


@pytest.mark.parametrize(
    "content", [None, b"", b"no database" * 900], ids=["none", "empty", "junk"]
)
def test_an_unreadable_file_has_no_first_rows(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "ledger.sqlite"
    if content is not None:
        path.write_bytes(content)
    assert first_rows(path, 9) == []
    assert path.exists() is (content is not None)


@pytest.mark.parametrize("mask", [0x80, 0xFF])
def test_wrong_bytes_in_the_schema_or_a_name_do_not_keep_a_window_from_opening(
    history: Path, mask: int
) -> None:
    """Python reports some of them as `UnicodeDecodeError`."""
    content = history.read_bytes()
    places = [at for at in range(0, len(content), 5) if content[at]]
    for at in [*places, content.index(b"Ada"), content.index(b"CREATE TABLE")]:
        spoilt = bytearray(content)
        spoilt[at] ^= mask
        history.write_bytes(spoilt)
        first_rows(history, 9)
        first_seen_of(history, [1])
        with suppress(StorageError, HistoryDamaged, WrittenByNewer):
            file = HistoryDb.open(history, NOW)
            with closing(file):
                file.head()
                file.began()
                list(chain(file.shown(0), file.hidden(0), file.unread()))
        for one in history.parent.iterdir():
            one.unlink()


@pytest.mark.parametrize("wrong", [b"\x80", b"\xff"])
def test_a_history_whose_schema_is_not_text_is_put_aside_and_started_anew(
    history: Path, wrong: bytes
) -> None:
    content = history.read_bytes()
    history.write_bytes(content.replace(b"id INTEGER", b"id INT" + wrong + b"GER", 1))
    file = HistoryDb.open(history, NOW)
    assert file.aside is not None
    file.write_pets(STOCK, TODAY)
    file.commit()
    file.close()
    HistoryDb.open(history, NOW).close()


def test_a_locked_file_is_not_waited_for(history: Path) -> None:
    with closing(sqlite3.connect(history, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("DELETE FROM unlooked")
        started = time.perf_counter()
        assert first_rows(history, 9) == []
        assert kept(1, time.perf_counter() - started)
