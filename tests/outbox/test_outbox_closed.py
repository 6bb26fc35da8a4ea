"""The outbox is closed, and perhaps opened again, while an add is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest

from petstore_gui.domain.connection_errors import NotOpen
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import NotWrittenDown, OutcomeUnknown
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.timing import DEFAULT_TIMING, Timing
from petstore_gui.storage.outbox_db import OutboxDb
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

REX = NewPet("Rex", 7)
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")


class Shop:
    """An outbox for the local service, and what it reports."""

    def __init__(self, folder: Path, tasks: Tasks, timing: Timing = DEFAULT_TIMING) -> None:
        self._tasks = tasks
        self.catalogue = FakeCatalogue()
        self.gateway = FakeGateway()
        self.outbox = Outbox(StoragePaths(folder), self.catalogue, tasks, timing=timing)
        self.failed: list[AddFailed] = []
        self.outbox.add_failed.connect(self.failed.append)
        self.bugs: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, bug: self.bugs.append(bug))

    @property
    def phases(self) -> list[Phase]:
        return [add.phase for add in self.outbox.pending.here]

    async def rest(self) -> None:
        await eventually(lambda: len(self._tasks) == 0)
        assert self.bugs == []

    async def reopen(self) -> None:
        """Close the outbox, and open it as when a local service was replaced."""
        self.outbox.open(None)
        self.outbox.open(LOCAL_SERVICE)
        await eventually(lambda: self.phases)

    async def start_sending(self) -> None:
        """Add Rex; the service does not answer yet."""
        self.outbox.open(LOCAL_SERVICE)
        self.outbox.connect_to(self.gateway)
        self.gateway.hold()
        self.outbox.add(REX)
        await eventually(lambda: self.gateway.is_holding)


@pytest.fixture
async def shop(tmp_path: Path, tasks: Tasks) -> AsyncIterator[Shop]:
    shop = Shop(tmp_path, tasks)
    yield shop
    await tasks.end()
    shop.outbox.open(None)


async def test_an_add_that_waited_for_its_service_is_paused_when_the_outbox_is_reopened(
    shop: Shop,
) -> None:
    shop.outbox.open(LOCAL_SERVICE)
    shop.outbox.add(REX)
    await eventually(lambda: shop.phases == [Phase.QUEUED])
    await shop.reopen()
    shop.outbox.connect_to(shop.gateway)
    await shop.rest()
    assert shop.phases == [Phase.PAUSED]
    assert [type(one.error) for one in shop.failed] == [NotOpen]
    assert shop.gateway.pets == {}


async def test_adds_are_refused_at_once_where_it_is_known_that_nothing_can_be_sent(
    tmp_path: Path, tasks: Tasks
) -> None:
    """Neither for undo nor for the service: both waits would be longer than this test waits."""
    shop = Shop(tmp_path, tasks, Timing(connect=600))
    shop.outbox.undo_seconds = 600
    shop.outbox.open(LOCAL_SERVICE)
    shop.outbox.connect_to(None)
    shop.outbox.give_up()
    shop.outbox.add(REX)
    await eventually(lambda: [type(one.error) for one in shop.failed] == [NotOpen])
    assert shop.phases == [Phase.PAUSED]
    shop.outbox.connect_to(None)
    shop.outbox.send(shop.outbox.pending.here[0])
    await eventually(lambda: shop.phases == [Phase.QUEUED])
    shop.outbox.give_up()  # while one waits
    await eventually(lambda: len(shop.failed) == 2)
    await shop.rest()
    shop.outbox.open(None)


async def wait_for_the_service(shop: Shop) -> None:
    """Add Rex, to be sent when the service is back."""
    shop.outbox.open(LOCAL_SERVICE)
    shop.outbox.add(REX, when_back=True)
    await shop.rest()
    assert shop.phases == [Phase.AWAY]
    shop.outbox.open(None)


@pytest.mark.parametrize("is_file_read_first", [True, False])
async def test_an_add_that_a_person_wants_sent_later_is_sent_after_a_reopening(
    shop: Shop, *, is_file_read_first: bool
) -> None:
    await wait_for_the_service(shop)
    shop.outbox.open(LOCAL_SERVICE)
    if is_file_read_first:
        await eventually(lambda: shop.phases == [Phase.AWAY])
    shop.outbox.connect_to(shop.gateway)
    shop.catalogue.list_ended.emit()
    await shop.rest()
    assert [pet.name for pet in shop.gateway.pets.values()] == ["Rex"]
    assert shop.phases == []


async def test_it_is_not_sent_unasked_where_another_service_was_opened_in_between(
    shop: Shop,
) -> None:
    await wait_for_the_service(shop)
    for service_id in STAGING, LOCAL_SERVICE:
        shop.outbox.open(service_id)
        shop.outbox.connect_to(shop.gateway)
        await shop.rest()
    shop.catalogue.list_ended.emit()
    await shop.rest()
    assert shop.gateway.pets == {}
    assert shop.phases == [Phase.PAUSED]


async def test_an_add_that_is_sent_again_after_a_reopening_is_added_once(shop: Shop) -> None:
    shop.outbox.open(LOCAL_SERVICE)
    shop.outbox.add(REX)
    await eventually(lambda: shop.phases == [Phase.QUEUED])
    await shop.reopen()
    shop.outbox.send(shop.outbox.pending.here[0])
    shop.outbox.connect_to(shop.gateway)
    await shop.rest()
    assert shop.phases == []
    assert len(shop.gateway.pets) == 1


@pytest.mark.parametrize("is_answered", [True, False])
async def test_an_answer_from_before_a_reopening_leaves_the_add_unknown(
    shop: Shop, *, is_answered: bool
) -> None:
    await shop.start_sending()
    if not is_answered:
        shop.gateway.lose_next_answer(OutcomeUnknown())
    await shop.reopen()
    shop.gateway.release()
    await shop.rest()
    assert shop.phases == [Phase.UNKNOWN]
    assert shop.catalogue.taken == []


async def test_an_answer_after_the_outbox_was_closed_puts_nothing_into_the_table(
    shop: Shop,
) -> None:
    await shop.start_sending()
    shop.outbox.open(None)
    shop.gateway.release()
    await shop.rest()
    assert shop.catalogue.taken == []


async def test_an_outcome_that_was_being_written_as_the_outbox_was_closed_is_in_the_file(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its thread is late: the file is closed first, if it can be."""
    late, is_closed = Event(), Event()
    update, close = OutboxDb.update, OutboxDb.close

    def update_late(file: OutboxDb, add: PendingAdd) -> None:
        late.set()
        is_closed.wait(0.5)
        update(file, add)

    def close_it(file: OutboxDb) -> None:
        close(file)
        is_closed.set()

    await shop.start_sending()
    monkeypatch.setattr(OutboxDb, "update", update_late)
    monkeypatch.setattr(OutboxDb, "close", close_it)
    shop.gateway.release()
    await eventually(late.is_set)
    shop.outbox.open(None)
    shop.outbox.open(LOCAL_SERVICE)
    await shop.rest()
    assert shop.phases == []


async def test_an_add_opens_no_file_after_the_outbox_was_closed(shop: Shop) -> None:
    shop.outbox.open(LOCAL_SERVICE)
    shop.outbox.connect_to(shop.gateway)
    await shop.rest()
    shop.outbox.add(REX)
    shop.outbox.open(None)
    await shop.rest()
    assert [type(one.error) for one in shop.failed] == [NotWrittenDown]
    shop.outbox.open(LOCAL_SERVICE)
    await shop.rest()
    assert shop.phases == []
