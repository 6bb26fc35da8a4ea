"""The outbox files of all deployments are opened and closed together."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from threading import Event

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.outbox_db import OutboxDb, open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import Rescue
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.support.disk import unreadable
from tests.support.waiting import eventually

HERE, STAGING = LOCAL_SERVICE, ServiceId(Deployment.STAGING, "https://staging.example")


def stores_while_open(records: StoragePaths, service_id: ServiceId) -> OutboxStores:
    """The outbox files while a service is open."""
    pending = Pending()
    pending.service_id = service_id
    return OutboxStores(records, pending)


async def test_no_file_is_opened_after_all_were_closed(
    tmp_path: Path, tasks: Tasks, monkeypatch: pytest.MonkeyPatch
) -> None:
    records, go = StoragePaths(tmp_path), Event()
    opened: list[Path] = []

    def open_slowly(file: Path, now: datetime) -> tuple[OutboxDb, Rescue | None]:
        opened.append(file)
        go.wait()
        return open_outbox(file, now)

    records.outbox(STAGING).touch()
    monkeypatch.setattr("petstore_gui.outbox.store.open_outbox", open_slowly)
    stores = stores_while_open(records, HERE)
    tasks.start("open", stores.open_all(HERE))
    await eventually(lambda: opened)
    stores.close()
    go.set()
    await eventually(lambda: len(tasks) == 0)
    assert opened == [records.outbox(HERE)]


async def test_an_unreadable_folder_and_its_recovery_are_reported(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "records"
    stores = stores_while_open(StoragePaths(folder), STAGING)
    told: list[ServiceId] = []
    well: list[ServiceId] = []
    stores.file_failed.connect(lambda service_id, _error: told.append(service_id))
    stores.file_recovered.connect(well.append)
    with unreadable(folder):
        await stores.open_all(STAGING)
        assert [one.deployment for one in told] == ["staging", "local", "production"]
    await stores.open_all(STAGING)
    assert [one.deployment for one in well] == ["staging", "local", "production"]
    stores.close()


async def test_an_add_that_cannot_be_written_is_reported(tmp_path: Path, tasks: Tasks) -> None:
    folder = tmp_path / "records"
    catalogue = FakeCatalogue()
    outbox = Outbox(StoragePaths(folder), catalogue, tasks)
    failed: list[AddFailed] = []
    outbox.add_failed.connect(failed.append)
    with unreadable(folder):
        outbox.open(STAGING)
        outbox.add(NewPet("Rex", 1))
        await eventually(lambda: len(tasks) == 0)
    assert [one.add.pet.name for one in failed] == ["Rex"]
    outbox.open(None)
