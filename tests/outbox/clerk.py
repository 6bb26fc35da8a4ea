"""Staff who add animals, and what the outbox reports to them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.search import SearchResult
from petstore_gui.outbox.store import FileDamage
from petstore_gui.outbox.timing import Timing
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

REX = NewPet("Rex", INT64_MAX, PetStatus.SOLD)
REXINE = NewPet("Rexine", 1)
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")


class Clerk:
    """A member of staff who adds animals, and what the outbox reports."""

    def __init__(self, folder: Path, tasks: Tasks, *, is_allowed: bool = True) -> None:
        self._tasks = tasks
        self._records = StoragePaths(folder)
        self.catalogue = FakeCatalogue()
        timing = Timing(connect=0.5, settle=0, rest=0, look=0)
        self.outbox = Outbox(
            self._records, self.catalogue, tasks, is_allowed=is_allowed, timing=timing
        )
        self.added: list[tuple[NewPet, Added]] = []
        self.failed: list[AddFailed] = []
        self.searches: list[SearchResult] = []
        self.asked: list[PendingAdd] = []
        self.file_damages: list[FileDamage] = []
        self.file_failures: list[Exception] = []
        self.left_unsent: list[PendingAdd] = []
        self.outbox.added.connect(lambda add, added: self.added.append((add.pet, added)))
        self.outbox.add_failed.connect(self.failed.append)
        self.outbox.searched.connect(self.searches.append)
        self.outbox.original_added.connect(self.asked.append)
        stores = self.outbox.stores
        stores.file_damaged.connect(lambda _service_id, damage: self.file_damages.append(damage))
        stores.file_failed.connect(lambda _service_id, error: self.file_failures.append(error))
        self.outbox.left_unsent.connect(self.left_unsent.append)

    @property
    def phases(self) -> list[tuple[str, Phase]]:
        """The pending adds in the file: name and phase."""
        written = (add for add in self.outbox.pending.here if add.number)
        return [(add.pet.name, add.phase) for add in written]

    async def open(self, gateway: FakeGateway | None, service_id: ServiceId = PRODUCTION) -> None:
        """Open a service, and wait until nothing is under way."""
        self.outbox.open(service_id)
        self.outbox.connect_to(gateway)
        await self.rest()

    async def add(
        self, pet: NewPet, replaces: PendingAdd | None = None, *, as_well: bool = False
    ) -> None:
        """Add an animal, and wait until nothing is under way."""
        self.outbox.add(pet, replaces=replaces, as_well=as_well)
        await self.rest()

    async def do(self, deed: Callable[[PendingAdd], None], name: str) -> None:
        """Do something with the add of this name, and wait until nothing is under way."""
        deed(next(add for add in self.outbox.pending.here if add.pet.name == name))
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        await eventually(lambda: len(self._tasks) == 0)

    def hold(self, pet: NewPet, seconds: float, replaces: PendingAdd | None = None) -> PendingAdd:
        """Add an animal that can be undone for `seconds`."""
        self.outbox.undo_seconds = seconds
        add = self.outbox.add(pet, replaces=replaces)
        assert add is not None
        self.outbox.undo_seconds = 0
        return add

    def written(self, service_id: ServiceId = PRODUCTION) -> list[tuple[str, str, int]]:
        """The rows in the file: name, state and attempts of each add."""
        connection = sqlite3.connect(self._records.outbox(service_id))
        try:
            return connection.execute(
                "SELECT json_extract(body, '$.name'), state, attempts FROM adds ORDER BY number"
            ).fetchall()
        finally:
            connection.close()

    def lose_power(self) -> None:
        """Close the files, as if the program had ended here."""
        self.outbox.open(None)


async def lost(clerk: Clerk, gateway: FakeGateway, known: Known) -> PendingAdd:
    """Lose Rex on the way to a service that did not get it; the list is searched once."""
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    clerk.catalogue.known = known
    await clerk.add(REX)
    assert len(clerk.searches) == 1
    return clerk.outbox.pending.here[0]


async def lost_and_changed(clerk: Clerk, gateway: FakeGateway) -> None:
    """Add Rex, whose answer is lost, and Rexine to replace it."""
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REXINE, replaces=clerk.outbox.pending.here[0])
