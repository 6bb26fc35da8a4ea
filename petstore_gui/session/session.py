"""The deployment that is open: makes its gateway and hands it to all that ask."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.connection_problem import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import NotReached
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_catalogue import LocalCatalogue
from petstore_gui.session.local_process import LocalServiceFailed
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.addresses import Address, AddressProblem
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks


class Opened(msgspec.Struct, frozen=True):
    """A deployment is open. `where` is its host, or empty for this computer."""

    deployment: Deployment
    where: str = ""
    is_unencrypted: bool = False
    has_samples: bool = False


class GatewayUser(Protocol):
    """A part of the program that is told whose animals are meant, and which service to ask."""

    def open(self, service_id: ServiceId | None) -> None:
        """Show another catalogue from now on, or none: let go of every file of the one before."""
        ...

    def connect_to(self, gateway: Gateway | None) -> None:
        """Ask this service of the open catalogue, or none for the moment: what is known stays."""
        ...


class Session(QObject):
    """One deployment at a time. `catalogue` and `others` are told its place and its gateway.

    Signals:
        opening(Deployment): another deployment is being opened; the one before is left.
        opened(Opened): another deployment is open, and its list is being loaded.
        hindered(Hindrance): it could not be opened, or something happened to the own store.
    """

    opening = Signal(object)
    opened = Signal(object)
    problem_occurred = Signal(object)

    def __init__(
        self,
        gateway_factory: GatewayFactory,
        store: LocalService,
        paths: StoragePaths,
        catalogue: Catalogue,
        others: Sequence[GatewayUser],
        tasks: Tasks,
    ) -> None:
        super().__init__()
        self._gateway_factory = gateway_factory
        self._own = LocalCatalogue(store, paths, self)
        self._own.problem_occurred.connect(self.problem_occurred)
        self._own.ended.connect(self._restart_own)
        self._own.given_up.connect(self._give_up_own)
        self._catalogue = catalogue
        self._users: tuple[GatewayUser, ...] = (catalogue, *others)
        self._tasks = tasks
        self._service_id: ServiceId | None = None
        self._gateway: Gateway | None = None
        self._retiring: set[Gateway] = set()
        self._generation = 0
        self._emptying: asyncio.Task[None] | None = None
        self._deployment = Deployment.LOCAL
        catalogue.list_ended.connect(self._own.went_well)
        catalogue.service_wanted.connect(lambda: self.open(self._deployment))

    def open(self, deployment: Deployment, *, sample: bool = True) -> None:
        """Show a deployment; an older one that is still being opened becomes stale.

        What is known of it is shown at once, and stays where the same service is opened again.
        """
        self._generation += 1
        self._deployment = deployment
        self.opening.emit(deployment)
        self._show(self._gateway_factory.service_id(deployment))
        self._tasks.start("open", self._open(deployment, self._generation, sample=sample))

    def start_empty(self) -> None:
        """Put this computer's store aside, and open an empty one; nothing while that is done."""
        if self._emptying is not None and not self._emptying.done():
            return
        self._generation += 1
        self._emptying = self._tasks.start("start empty", self._start_empty(self._generation))

    async def probe_service(self, address: Address | None, key: str | None) -> None:
        """Ask for one animal. No address means this computer. Raises `RequestError`."""
        if address is None:
            gateway = await self._local_gateway()
        else:
            gateway = self._gateway_factory.with_key(address, key)
        try:
            await gateway.probe()
        finally:
            await gateway.aclose()

    async def close(self) -> None:
        """Give up connections, let go of all files, and end the own store."""
        self._generation += 1
        self._own.rest()
        self._use(None)
        await self._cut_off()
        await asyncio.gather(self._let_go(), self._own.stop())

    async def _open(self, deployment: Deployment, generation: int, *, sample: bool) -> None:
        self._use(None)
        if deployment is Deployment.LOCAL:
            opened, gateway = await self._local(generation, sample=sample)
        else:
            await self._own.stop()
            opened, gateway = await self._remote(deployment)
        if generation != self._generation:
            if gateway is not None:
                await gateway.aclose()
            return
        self._use(gateway)
        self.opened.emit(opened)
        if gateway is None:
            self._catalogue.give_up()
        else:
            self._catalogue.refresh()

    async def _start_empty(self, generation: int) -> None:
        self._use(None)
        await self._cut_off()
        if generation != self._generation:
            return
        await self._let_go()
        await self._own.leave_samples()
        if generation == self._generation:
            self._show(LOCAL_SERVICE)
            await self._open(Deployment.LOCAL, generation, sample=False)

    async def _local(self, generation: int, *, sample: bool) -> tuple[Opened, Gateway | None]:
        try:
            listening = await self._own.open(sample=sample)
        except LocalServiceFailed as failure:
            is_damaged = failure.reason is StartFailure.DAMAGED
            if is_damaged and sample and generation == self._generation:
                return await self._local_anew(generation)
            self._own.tell_failed(failure)
            return Opened(Deployment.LOCAL), None
        gateway = self._gateway_factory.own(listening)
        return Opened(Deployment.LOCAL, has_samples=listening.sample), gateway

    async def _local_anew(self, generation: int) -> tuple[Opened, Gateway | None]:
        await self._let_go()
        await self._own.leave_damaged()
        if generation == self._generation:
            self._show(LOCAL_SERVICE)
        return await self._local(generation, sample=False)

    async def _remote(self, deployment: Deployment) -> tuple[Opened, Gateway | None]:
        address = self._gateway_factory.address(deployment)
        if isinstance(address, AddressProblem):
            self.problem_occurred.emit(ConnectionProblem(ProblemKind.ADDRESS, address.value))
            return Opened(deployment), None
        where = address.url.partition("://")[2].partition("/")[0]
        opened = Opened(deployment, where, is_unencrypted=address.is_unencrypted)
        return opened, await self._gateway_factory.remote(deployment, address)

    async def _local_gateway(self) -> Gateway:
        try:
            return self._gateway_factory.own(await self._own.listening())
        except LocalServiceFailed as failure:
            raise NotReached(str(failure)) from failure

    def _show(self, service_id: ServiceId | None) -> None:
        if service_id == self._service_id:
            return
        self._service_id = service_id
        for user in self._users:
            user.open(service_id)

    async def _let_go(self) -> None:
        """Show no catalogue, and return once every file of the one before is closed."""
        self._show(None)
        await self._catalogue.wait_closed()

    def _use(self, gateway: Gateway | None) -> None:
        """Ask this service; the gateway before ends once its adds have."""
        before, self._gateway = self._gateway, gateway
        for user in self._users:
            user.connect_to(gateway)
        if before is not None:
            self._retiring.add(before)
            self._tasks.start("retire gateway", self._retire(before))

    async def _retire(self, gateway: Gateway) -> None:
        try:
            await gateway.retire()
        finally:
            self._retiring.discard(gateway)

    async def _cut_off(self) -> None:
        """Give up the adds that are still on their way: nobody can tell what becomes of them."""
        await asyncio.gather(*(gateway.aclose() for gateway in self._retiring))

    def _restart_own(self) -> None:
        self.problem_occurred.emit(ConnectionProblem(ProblemKind.STORE_ENDED))
        self.open(Deployment.LOCAL)

    def _give_up_own(self) -> None:
        self._use(None)
        self.problem_occurred.emit(
            ConnectionProblem(ProblemKind.STORE, "it ends again and again", StartFailure.UNKNOWN)
        )
        self._catalogue.give_up()
