"""A catalogue and what it has emitted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import pytest
import shiboken6

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.catalogue.shown_rows import Shown
from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.domain.errors import RequestError
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

AnyGateway = TypeVar("AnyGateway", bound=FakeGateway)
HERE = LOCAL_SERVICE


class Shopkeeper:
    """A user of a catalogue: records its last rows and every signal."""

    def __init__(self, tasks: Tasks) -> None:
        self.catalogue = Catalogue(tasks)
        self.shown: list[Shown] = []
        self.facts: list[Facts] = []
        self.failures: list[RequestError] = []
        self.ended = 0
        self.catalogue.shown_changed.connect(self.shown.append)
        self.catalogue.facts_changed.connect(self.facts.append)
        self.catalogue.list_failed.connect(self.failures.append)
        self.catalogue.list_ended.connect(self._count_end)

    @property
    def ids(self) -> list[int]:
        """The ids in the order shown."""
        last = self.shown[-1]
        return [last.rows.ids[row] for row in last.order]

    @property
    def state(self) -> LoadState:
        return self.catalogue.facts.state

    def open(self, gateway: FakeGateway | None) -> None:
        """Open another catalogue, and its service if there is one."""
        self.catalogue.open(HERE)
        self.catalogue.connect_to(gateway)

    async def load(self, gateway: AnyGateway) -> AnyGateway:
        """Open a service, wait for its whole list, and return it."""
        self.open(gateway)
        await self.refresh()
        return gateway

    async def load_first_page(self, gateway: FakeGateway) -> None:
        """Open a service and wait for its first page; the next page waits until released."""
        gateway.hold(after=1)
        self.open(gateway)
        self.catalogue.refresh()
        await eventually(lambda: self.ids)

    async def refresh(self) -> None:
        """Walk the list, and wait until the walk ends, fails or is stopped."""
        self.catalogue.refresh()
        await eventually(lambda: self.state is not LoadState.LOADING)

    def _count_end(self) -> None:
        self.ended += 1


@pytest.fixture
def records(tmp_path: Path) -> StoragePaths:
    return StoragePaths(tmp_path / "records")


@pytest.fixture
async def tasks() -> AsyncIterator[Tasks]:
    running = Tasks()
    yield running
    await running.end()


@pytest.fixture
async def shopkeeper(tasks: Tasks) -> AsyncIterator[Shopkeeper]:
    keeper = Shopkeeper(tasks)
    yield keeper
    await tasks.end()
    shiboken6.delete(keeper.catalogue)  # and its timers: they would fire in the next test's loop
