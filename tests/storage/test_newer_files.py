"""Files of a newer version of the program: read as far as possible, never changed."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import msgspec
import pytest
from petstore_gui.storage.history_rows import Head, HistoryRow

from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.storage.history_db import HistoryDamaged, HistoryDb
from petstore_gui.storage.outbox_db import adds_of_newer, open_outbox
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from tests.support.newer import left_by_newer, lying_in

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
REX = PendingAdd(
    number=0,
    key="a key",
    pet=NewPet("Rex", 7, PetStatus.SOLD),
    service_id=LOCAL_SERVICE,
    known=Known(),
    phase=Phase.PAUSED,
    attempts=0,
    created_at=NOW,
    changed_at=NOW,
)


@pytest.fixture
def history(tmp_path: Path) -> Path:
    file = tmp_path / "ledger.sqlite"
    made = HistoryDb.open(file, NOW)
    made.write_pets([HistoryRow(Pet(1, "Ada", 3)), HistoryRow(Pet(2, "Bo", 3))], 1)
    made.write_head(Head(1, was_whole=True))
    made.commit()
    made.close()
    return file


@pytest.fixture
def outbox(tmp_path: Path) -> Path:
    file = tmp_path / "outbox.sqlite"
    made, _ = open_outbox(file, NOW)
    for number, state in enumerate((Phase.PAUSED, Phase.SENDING, Phase.ADDED)):
        entry = msgspec.structs.replace(REX, key=str(number))
        made.update(msgspec.structs.replace(made.insert(entry), phase=state))
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


@pytest.mark.parametrize("with_log", [False, True])
def test_a_newer_outbox_is_read_but_not_changed(outbox: Path, *, with_log: bool) -> None:
    more = ("ALTER TABLE adds ADD COLUMN colour TEXT", "DELETE FROM adds WHERE state = 'ready'")
    before = left_by_newer(outbox, *more, with_log=with_log)
    with pytest.raises(WrittenByNewer):
        open_outbox(outbox, NOW)
    [entry] = adds_of_newer(outbox)
    assert (entry.pet, entry.phase) == (REX.pet, Phase.UNKNOWN)
    assert lying_in(outbox.parent) == before


def test_a_newer_outbox_with_changed_tables_raises(outbox: Path) -> None:
    before = left_by_newer(outbox, "ALTER TABLE adds RENAME TO deeds")
    with pytest.raises(StorageError, match="no such table"):
        adds_of_newer(outbox)
    assert lying_in(outbox.parent) == before


def test_an_add_that_only_a_newer_version_understands_is_left_out(outbox: Path) -> None:
    spoiled = "UPDATE adds SET body = CAST('{}' AS BLOB) WHERE state = 'ready'"
    left_by_newer(outbox, spoiled)
    assert [entry.phase for entry in adds_of_newer(outbox)] == [Phase.UNKNOWN]
