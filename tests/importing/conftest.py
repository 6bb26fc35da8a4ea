"""Staff who bring animals in, and what the importer reports to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why
from petstore_gui.importing.importer import Importer
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.timing import Timing
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.catalogue.conftest import shopkeeper, tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

__all__ = ["shopkeeper", "tasks"]

PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")


def animals(count: int) -> list[NewPet]:
    return [NewPet(f"Animal {number}", number) for number in range(1, count + 1)]


class Listing(FakeCatalogue):
    """Lists its rows whenever it is asked for a list, unless that `fails`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_looked_in: Callable[[], bool] = lambda: False
        self.fails: RequestError | None = None

    def refresh(self) -> None:
        """End the list that an import waits for before it goes on."""
        if self.is_looked_in() and self.fails is not None:
            self.list_failed.emit(self.fails)
        elif self.is_looked_in():
            self.list_ended.emit()


class Importing:
    """One run of the program, as somebody sees it who brings animals in."""

    def __init__(self, folder: Path, tasks: Tasks) -> None:
        self._tasks = tasks
        self.catalogue = Listing()
        timing = Timing(settle=0, rest=0)
        self.outbox = Outbox(StoragePaths(folder), self.catalogue, tasks, timing=timing)
        self.importer = Importer(self.outbox, self.catalogue, tasks)
        self.catalogue.is_looked_in = lambda: self.state()[1] is Why.LOOKING
        self.told: list[ImportFacts] = []
        self.not_begun: list[RequestError] = []
        self.importer.changed.connect(self.told.append)
        self.importer.not_begun.connect(self.not_begun.append)

    def state(self) -> tuple[ImportState, Why | None]:
        return self.importer.facts.state, self.importer.facts.why

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """Rows that were not sent, added, refused, and left to the list of unfinished adds."""
        counts = self.importer.facts.counts
        return counts.ready, counts.added, counts.refused, counts.left

    async def open(self, gateway: FakeGateway | None, service_id: ServiceId = PRODUCTION) -> None:
        """Open a service, and wait until nothing is under way."""
        for user in (self.outbox, self.importer):
            user.open(service_id)
        for user in (self.outbox, self.importer):
            user.connect_to(gateway)
        await self.rest()

    async def bring_in(self, pets: Sequence[NewPet], name: str = "pets.csv") -> None:
        """Bring animals in, and wait until nothing is under way."""
        self.importer.begin(name, "a digest", pets)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        await eventually(lambda: len(self._tasks) == 0)

    async def list_ends(self) -> None:
        """The service lists its animals, to the end."""
        self.catalogue.list_ended.emit()
        await self.rest()

    async def not_added(self) -> list[PendingAdd]:
        return await self.importer.records.not_added(self.importer.facts.job)

    def lose_power(self) -> None:
        """Close the files, as if the program had ended here."""
        self.outbox.open(None)
        self.importer.open(None)


@pytest.fixture
async def next_run(tmp_path: Path, tasks: Tasks) -> AsyncIterator[Callable[[], Importing]]:
    """Begins a run of the program with the same files; what ran before has crashed."""
    runs: list[Importing] = []

    def start() -> Importing:
        for one in runs[-1:]:
            one.lose_power()
        runs.append(Importing(tmp_path, tasks))
        return runs[-1]

    yield start
    await tasks.end()
    for one in runs:
        one.lose_power()


@pytest.fixture
def run(next_run: Callable[[], Importing]) -> Importing:
    return next_run()
