"""A draft is on the disk until it becomes an add."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pending_add import Draft, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.outbox.drafts import Drafts, Saving
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.outbox_db import OutboxDb
from petstore_gui.storage.outbox_rows import draft_of
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from tests.outbox.clerk import Clerk
from tests.support.waiting import eventually

pytestmark = pytest.mark.slow

HERE, STAGING = LOCAL_SERVICE, ServiceId(Deployment.STAGING, "https://staging.example")
NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
REX = PendingAdd(0, "a key", NewPet("Rex", 7), HERE, Known(), Phase.PAUSED, 0, NOW, NOW)


class SlowDisk:
    """A disk that writes no draft until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        keep, go = OutboxDb.write_draft, Event()
        self.begun = 0
        self.release = go.set

        def keep_slowly(file: OutboxDb, service_id: ServiceId, draft: Draft | None) -> None:
            self.begun += 1
            go.wait()
            keep(file, service_id, draft)

        monkeypatch.setattr(OutboxDb, "write_draft", keep_slowly)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes to a file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def on_disk(file: Path) -> list[str]:
    """The names in the drafts on the disk."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT fields, origin FROM drafts").fetchall()
    return [draft.name for row in rows if (draft := draft_of(*row))]


def opened_stores(folder: Path) -> OutboxStores:
    """The outbox files in a folder, while a service is open."""
    pending = Pending()
    pending.service_id = HERE
    return OutboxStores(StoragePaths(folder), pending)


@pytest.fixture
async def stores(tmp_path: Path, tasks: Tasks) -> AsyncIterator[OutboxStores]:
    stores = opened_stores(tmp_path)
    yield stores
    await tasks.end()
    stores.close()


async def test_a_draft_is_removed_once_it_has_become_an_add(
    stores: OutboxStores, tasks: Tasks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drafts, disk = Drafts(stores, tasks), SlowDisk(monkeypatch)
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    drafts.write(Draft("Re"))
    await eventually(lambda: disk.begun)
    drafts.write(Draft("Rex"))
    await eventually(lambda: len(tasks) == 2)
    drafts.pause()
    adding = tasks.start("add", stores.of(HERE).insert(REX))
    disk.release()
    await eventually(lambda: len(tasks) == 0)
    assert adding.result().number == 1
    stores.close()
    after = opened_stores(tmp_path)
    assert await (await after.open(HERE)).draft(HERE) is None
    after.close()


async def test_every_draft_not_given_up_is_found_at_the_next_start(
    stores: OutboxStores, tasks: Tasks, tmp_path: Path
) -> None:
    drafts = Drafts(stores, tasks)
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    drafts.keep((Draft("Ada"), Draft("Bo")))
    drafts.write(Draft("Cleo"))
    await eventually(lambda: on_disk(StoragePaths(tmp_path).outbox(HERE)) == ["Cleo"])
    drafts.pause()
    await (await stores.open(HERE)).insert(REX, draft=drafts.newest)
    stores.close()
    after = opened_stores(tmp_path)
    again, found = Drafts(after, tasks), list[str]()
    again.found.connect(lambda draft: found.append(draft.name))
    again.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    assert found == ["Ada", "Bo"]
    after.close()


async def test_a_draft_is_written_after_its_service_was_left_with_a_locked_file(
    stores: OutboxStores, tasks: Tasks, tmp_path: Path
) -> None:
    drafts, file = Drafts(stores, tasks), StoragePaths(tmp_path).outbox(HERE)
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    with locked(file):
        drafts.write(Draft("Rex"))
        drafts.open(STAGING)
    await eventually(lambda: on_disk(file) == ["Rex"])


async def test_a_draft_that_waits_for_an_earlier_one_is_written_at_the_end_too(
    stores: OutboxStores, tasks: Tasks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drafts, disk = Drafts(stores, tasks), SlowDisk(monkeypatch)
    file = StoragePaths(tmp_path).outbox(HERE)
    disk.release()
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    with locked(file):
        drafts.write(Draft("Re"))
        await eventually(lambda: disk.begun)
        drafts.write(Draft("Rex"))
        await eventually(lambda: len(tasks) == 2)
        drafts.open(None)
        await tasks.end()
    await eventually(lambda: on_disk(file) == ["Rex"])


async def test_a_draft_is_written_after_its_locked_file_was_closed(
    stores: OutboxStores, tasks: Tasks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    disk, file = SlowDisk(monkeypatch), StoragePaths(tmp_path).outbox(HERE)
    disk.release()
    await stores.open(HERE)
    with locked(file):
        tasks.start("keep", stores.of(HERE).write_draft(HERE, Draft("Rex")))
        await eventually(lambda: disk.begun)
        stores.close()
    await eventually(lambda: on_disk(file) == ["Rex"])


async def test_a_draft_is_written_though_its_service_was_left_before_it_was_read(
    stores: OutboxStores, tasks: Tasks, tmp_path: Path
) -> None:
    drafts = Drafts(stores, tasks)
    drafts.open(HERE)
    drafts.write(Draft("Rex"))
    drafts.open(STAGING)
    assert drafts.unsaved_elsewhere == (HERE,)
    await eventually(lambda: len(tasks) == 0)
    assert on_disk(StoragePaths(tmp_path).outbox(HERE)) == ["Rex"]


async def test_a_draft_is_found_once_though_its_service_was_opened_twice(
    stores: OutboxStores, tasks: Tasks
) -> None:
    drafts, found = Drafts(stores, tasks), list[str]()
    drafts.open(HERE)
    drafts.write(Draft("Rex"))
    drafts.found.connect(lambda draft: found.append(draft.name))
    for service_id in (STAGING, HERE, STAGING, HERE):
        drafts.open(service_id)
    await eventually(lambda: len(tasks) == 0)
    assert found == ["Rex"]


async def test_a_draft_like_the_one_of_a_service_that_was_left_is_written_too(
    stores: OutboxStores, tasks: Tasks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drafts, disk = Drafts(stores, tasks), SlowDisk(monkeypatch)
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    drafts.write(Draft("Rex"))
    await eventually(lambda: disk.begun)
    drafts.open(STAGING)
    disk.release()
    await eventually(lambda: len(tasks) == 0)
    drafts.write(Draft("Rex"))
    assert drafts.saving is Saving.WAITS
    await eventually(lambda: drafts.saving is Saving.SAVED)
    assert on_disk(StoragePaths(tmp_path).outbox(STAGING)) == ["Rex"]


async def test_a_draft_of_a_service_that_was_left_twice_is_written_last(
    stores: OutboxStores, tasks: Tasks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drafts, disk = Drafts(stores, tasks), SlowDisk(monkeypatch)
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0)
    monkeypatch.setattr(OutboxStore, "leave_draft", lambda *_: None)  # as if the disk refused
    for name in ("Rex", "Rexy"):
        drafts.open(HERE)
        drafts.write(Draft(name))
        drafts.open(STAGING)
        await eventually(lambda: disk.begun)
    disk.release()
    await eventually(lambda: not drafts.unsaved_elsewhere)
    assert on_disk(StoragePaths(tmp_path).outbox(HERE)) == ["Rexy"]


async def test_a_draft_that_was_refused_replaces_none_typed_since_at_another_address(
    stores: OutboxStores, tasks: Tasks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drafts, write = Drafts(stores, tasks), OutboxDb.write_draft
    drafts.open(STAGING)
    await eventually(lambda: len(tasks) == 0)

    def refuse(*_: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(OutboxDb, "write_draft", refuse)
    drafts.write(Draft("Rex"))
    drafts.open(ServiceId(Deployment.STAGING, "https://staging.example:8443"))
    await eventually(lambda: len(tasks) == 0)
    monkeypatch.setattr(OutboxDb, "write_draft", write)
    drafts.write(Draft("Rexy"))
    await eventually(lambda: drafts.saving is Saving.SAVED)
    drafts.open(HERE)
    await eventually(lambda: len(tasks) == 0 and not drafts.unsaved_elsewhere)
    assert on_disk(StoragePaths(tmp_path).outbox(STAGING)) == ["Rexy"]


class LateThread:
    """The thread that leaves a file is late: other writes are done first, if they can be.

    If none is done in half a second, it goes on: none can be.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_first = True
        self._other, self._left = Event(), Event()
        self.has_left = self._left.is_set
        for name in "write_draft", "insert", "close":
            monkeypatch.setattr(OutboxDb, name, self._late(getattr(OutboxDb, name)))

    def _late(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def late(*arguments: Any) -> Any:
            is_first, self._is_first = self._is_first, False
            if is_first:
                self._other.wait(0.5)
            elif call.__name__ == "close":
                self._left.wait()
            try:
                return call(*arguments)
            finally:
                (self._left if is_first else self._other).set()

        return late


@pytest.mark.parametrize("becomes_an_add", [False, True])
@pytest.mark.parametrize("elsewhere", [STAGING, None])
async def test_a_late_draft_of_an_earlier_visit_undoes_nothing_of_the_next_one(
    clerk: Clerk,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    *,
    elsewhere: ServiceId | None,
    becomes_an_add: bool,
) -> None:
    outbox, drafts = clerk.outbox, clerk.outbox.drafts
    outbox.open(HERE)
    await clerk.rest()
    late = LateThread(monkeypatch)
    drafts.write(Draft("Rex"))
    outbox.open(elsewhere)
    outbox.open(HERE)
    if becomes_an_add:
        drafts.pause()
        outbox.add(REX.pet)
        await eventually(lambda: clerk.phases == [("Rex", Phase.QUEUED)])
    else:
        drafts.write(Draft("Rexy"))
        drafts.write_now()
        await eventually(lambda: drafts.saving is Saving.SAVED)
    await eventually(late.has_left)
    expected = [] if becomes_an_add else ["Rexy"]
    assert on_disk(StoragePaths(tmp_path).outbox(HERE)) == expected
