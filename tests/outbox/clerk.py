"""Staff who add animals, and what the outbox reports to them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import shiboken6

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

AnyGateway = TypeVar("AnyGateway", bound=FakeGateway | None)
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")


class Clerk:
    """One run of the program without window and list."""

    def __init__(self, file: Path, tasks: Tasks) -> None:
        self._tasks = tasks
        self.catalogue = FakeCatalogue()
        self.outbox = Outbox(OutboxFile(file), self.catalogue, tasks)
        self.added: list[str] = []
        self.stuck: list[str] = []
        self.blocked: list[RequestError | None] = []
        self.failed: list[Exception] = []
        self.outbox.added.connect(lambda add, _added: self.added.append(add.pet.name))
        self.outbox.stuck.connect(lambda add: self.stuck.append(add.pet.name))
        self.outbox.blocked.connect(self.blocked.append)
        self.outbox.file_failed.connect(self.failed.append)

    async def open(self, gateway: AnyGateway, service_id: ServiceId = PRODUCTION) -> AnyGateway:
        """Open a service, wait until nothing is under way, and return it."""
        self.outbox.open(service_id)
        self.outbox.connect_to(gateway)
        await self.rest()
        return gateway

    async def add(self, name: str, *, replaces: str = "") -> Add:
        """Add an animal, and wait until nothing is under way."""
        add = await self.outbox.add(NewPet(name, 1), replaces=replaces)
        await self.rest()
        return add

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        await eventually(lambda: not len(self._tasks))

    async def see_list(self) -> None:
        """The list ends, with the service there."""
        self.catalogue.list_ended.emit()
        await self.rest()

    @property
    def phases(self) -> list[tuple[str, Phase]]:
        """The unfinished adds of the open service."""
        return [(add.pet.name, add.phase) for add in self.outbox.here]

    async def crash(self) -> None:
        """End without a word: nothing under way goes on."""
        await self._tasks.end()
        await self.close()

    async def close(self) -> None:
        """Close the file."""
        if shiboken6.isValid(self.outbox):
            await self.outbox.file.close()
            shiboken6.delete(self.outbox)
