"""A run of the program without its window."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import shiboken6

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.add import Phase
from petstore_gui.domain.connection import ConnectionProblem
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import StoreLoss
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_service import LocalService
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings.addresses import Address, parse_address
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.scripted_service import ScriptedService
from tests.doubles.wallet import Wallet
from tests.support.waiting import eventually


class Clerk:
    """One run of the program, without its window."""

    def __init__(self, profile: Profile, tasks: Tasks, wallet: Wallet | None = None) -> None:
        records = StoragePaths(profile.records)
        self.catalogue = Catalogue(tasks, paths=records)
        self.outbox = Outbox(OutboxFile(records.outbox), self.catalogue, tasks)
        self.preferences = open_preferences(profile)
        self.keys = KeyStore(profile.name, self.preferences.key_file, find_back_end=lambda: wallet)
        self.local_service = LocalService(profile)
        gateway_factory = GatewayFactory(self.preferences, self.keys)
        self.session = Session(
            self.preferences,
            gateway_factory,
            self.local_service,
            self.catalogue,
            (self.outbox,),
            tasks,
        )
        self.problems: list[ConnectionProblem] = []
        self.session.problem_occurred.connect(self.problems.append)
        self.added: list[str] = []
        self.outbox.added.connect(lambda add, _added: self.added.append(add.pet.name))

    @property
    def phases(self) -> list[Phase]:
        return [add.phase for add in self.outbox.here]

    @property
    def names(self) -> list[str]:
        return list(self.catalogue.rows.names)

    async def open(self, deployment: Deployment = Deployment.LOCAL) -> None:
        self.session.open(deployment)
        await eventually(lambda: self.catalogue.facts.state is LoadState.READY)

    async def find_lost(self) -> StoreLoss:
        """Open this computer's store, which is lost; returns what it has left."""
        opened: list[Opened] = []
        self.session.opened.connect(opened.append)
        self.session.open(Deployment.LOCAL)
        await eventually(lambda: opened)
        await eventually(lambda: self.catalogue.facts.state is LoadState.NOT_CONNECTED)
        assert opened[0].loss is not None
        return opened[0].loss

    async def open_store(self, service_id: ServiceId, recover: str | None = None) -> Opened:
        """Open the samples of this computer, or staff's own; returns how they were opened."""
        opened: list[Opened] = []
        self.session.opened.connect(opened.append)
        self.session.open_store(service_id, recover)
        await eventually(lambda: opened)
        if not opened[0].has_failed:
            await self.ready()
        return opened[0]

    async def know(self, service: ScriptedService) -> None:
        """Set the address and the key of the production service."""
        address = parse_address(service.base_url, unencrypted_allowed=False)
        assert isinstance(address, Address)
        self.preferences.set_address(Deployment.PRODUCTION, address)
        await self.keys.put(Deployment.PRODUCTION, address.origin, "canary-session")

    async def add(self, *names: str) -> None:
        """Add animals one after the other, and wait for the list that has them."""
        for name in names:
            await self.outbox.add(NewPet(name, 1))
            await eventually(lambda name=name: name in self.added)  # type: ignore[misc]
        await self.refresh()

    async def refresh(self) -> None:
        self.catalogue.refresh()
        await self.ready()

    async def ready(self) -> None:
        """Wait until a list has ended."""
        await eventually(lambda: self.catalogue.facts.state is LoadState.READY)


@asynccontextmanager
async def program(profile: Profile, wallet: Wallet | None = None) -> AsyncIterator[Clerk]:
    tasks = Tasks()
    clerk = Clerk(profile, tasks, wallet)
    yield clerk
    await clerk.session.close()
    await tasks.end()
    await clerk.outbox.file.close()
    shiboken6.delete(clerk.outbox)
    shiboken6.delete(clerk.session)
    shiboken6.delete(clerk.local_service)
    shiboken6.delete(clerk.catalogue)
