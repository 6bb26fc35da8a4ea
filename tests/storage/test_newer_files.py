"""Files of a newer version of the program: read as far as possible, never changed."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest

from petstore_gui.domain.pets import Pet
from petstore_gui.storage.history_db import HistoryDamaged, HistoryDb
from petstore_gui.storage.history_rows import Head, HistoryRow
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from tests.support.newer import left_by_newer, lying_in

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)


@pytest.fixture
def history(tmp_path: Path) -> Path:
    file = tmp_path / "ledger.sqlite"
    made = HistoryDb.open(file, NOW)
    made.write_pets([HistoryRow(Pet(1, "Ada", 3)), HistoryRow(Pet(2, "Bo", 3))], 1)
    made.write_head(Head(1, was_whole=True))
    made.commit()
    made.close()
    return file


def ids(history: HistoryDb) -> list[int]:
    return [row[0] for row in chain.from_iterable(history.shown(0))]


@pytest.mark.parametrize("with_log", [False, True])
def test_a_newer_history_is_read_but_not_changed(history: Path, *, with_log: bool) -> None:
    more = ("ALTER TABLE pets ADD COLUMN colour TEXT", "DELETE FROM pets WHERE id = 1")
    before = left_by_newer(history, *more, with_log=with_log)
    with pytest.raises(WrittenByNewer):
        HistoryDb.open(history, NOW)
    opened = HistoryDb.of_newer(history)
    assert (ids(opened), opened.head()) == ([2], Head(1, was_whole=True))
    with pytest.raises(StorageError, match="readonly"):
        opened.write_head(Head(2, was_whole=True))
    opened.close()
    assert lying_in(history.parent) == before


@pytest.mark.parametrize(
    "change", ["ALTER TABLE pets RENAME COLUMN part TO place", "DROP TABLE pets"]
)
def test_a_newer_history_with_changed_tables_raises(history: Path, change: str) -> None:
    before = left_by_newer(history, change)
    opened = HistoryDb.of_newer(history)
    with pytest.raises((StorageError, HistoryDamaged)):
        ids(opened)
    opened.close()
    assert lying_in(history.parent) == before
