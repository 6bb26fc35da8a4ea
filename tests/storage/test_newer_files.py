"""Files of a newer version of the program: read as far as possible, never changed."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
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
def outbox(tmp_path: Path) -> Path:
    file = tmp_path / "outbox.sqlite"
    made, _ = open_outbox(file, NOW)
    for number, state in enumerate((Phase.PAUSED, Phase.SENDING, Phase.ADDED)):
        entry = msgspec.structs.replace(REX, key=str(number))
        made.update(msgspec.structs.replace(made.insert(entry), phase=state))
    made.close()
    return file


def test_a_newer_outbox_is_read_but_not_changed(outbox: Path) -> None:
    more = ("ALTER TABLE adds ADD COLUMN colour TEXT", "DELETE FROM adds WHERE state = 'ready'")
    before = left_by_newer(outbox, *more)
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
