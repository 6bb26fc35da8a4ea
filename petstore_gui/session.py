"""The deployment that is open: makes its gateway and hands it to all that ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.errors import NotReached
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.gateways import Gateways
from petstore_gui.hindrances import Hindrance, Obstacle
from petstore_gui.own_store import OwnStore
from petstore_gui.places import LOCAL
from petstore_gui.records.anew import leave_damaged
from petstore_gui.records.place import Place, Records
from petstore_gui.records.record_file import NotKept, WrittenByNewer
from petstore_gui.service.own import OwnServiceFailed, Trouble
from petstore_gui.settings.addresses import Address, AddressProblem
from petstore_gui.settings.deployments import Deployment
from petstore_gui.tasks import Tasks

WATCH_MS = 1_000
"""How often it is looked whether the own service still runs."""

RESTARTS_MOST = 3
"""How many times in a row an own service that ends is started again."""

log = logging.getLogger(__name__)


class Opened(msgspec.Struct, frozen=True):
    """A deployment is open. `where` is its host, or empty for this computer."""

    deployment: Deployment
    where: str = ""
    is_unencrypted: bool = False
    has_samples: bool = False


class AsksGateway(Protocol):
    """A part of the program that is told whose animals are meant, and which service to ask."""

    def open(self, place: Place | None) -> None:
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
    hindered = Signal(object)

    def __init__(
        self,
        gateways: Gateways,
        store: OwnStore,
        records: Records,
        catalogue: Catalogue,
        others: Sequence[AsksGateway],
        tasks: Tasks,
    ) -> None:
        super().__init__()
        self._gateways = gateways
        self._store = store
        self._records = records
        self._catalogue = catalogue
        self._users: tuple[AsksGateway, ...] = (catalogue, *others)
        self._tasks = tasks
        self._place: Place | None = None
        self._gateway: Gateway | None = None
        self._retiring: set[Gateway] = set()
        self._generation = 0
        self._emptying: asyncio.Task[None] | None = None
        self._restarts = 0
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self._look_after_store)
        self._deployment = Deployment.LOCAL
        catalogue.list_ended.connect(self._went_well)
        catalogue.service_wanted.connect(lambda: self.open(self._deployment))

    def open(self, deployment: Deployment, *, sample: bool = True) -> None:
        """Show a deployment; an older one that is still being opened becomes stale.

        What is known of it is shown at once, and stays where the same service is opened again.
        """
        self._generation += 1
        self._deployment = deployment
        self.opening.emit(deployment)
        self._show(self._gateways.place(deployment))
        self._tasks.start("open", self._open(deployment, self._generation, sample=sample))

    def start_empty(self) -> None:
        """Put this computer's store aside, and open an empty one; nothing while that is done."""
        if self._emptying is not None and not self._emptying.done():
            return
        self._generation += 1
        self._emptying = self._tasks.start("start empty", self._start_empty(self._generation))

    async def try_out(self, address: Address | None, key: str | None) -> None:
        """Ask for one animal. No address means this computer. Raises `RequestError`."""
        if address is None:
            gateway = await self._local_gateway()
        else:
            gateway = self._gateways.with_key(address, key)
        try:
            await gateway.probe()
        finally:
            await gateway.aclose()

    async def close(self) -> None:
        """Give up connections, let go of all files, and end the own store."""
        self._generation += 1
        self._watch.stop()
        self._use(None)
        await self._cut_off()
        await asyncio.gather(self._let_go(), self._store.stop())

    async def _open(self, deployment: Deployment, generation: int, *, sample: bool) -> None:
        self._use(None)
        if deployment is Deployment.LOCAL:
            opened, gateway = await self._local(generation, sample=sample)
        else:
            await self._leave_local()
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
        await self._leave_records(partial(self._records.put_aside, LOCAL, "samples", _now()))
        await self._put_aside("samples", Obstacle.STORE_EMPTIED)
        if generation == self._generation:
            self._show(LOCAL)
            await self._open(Deployment.LOCAL, generation, sample=False)

    async def _put_aside(self, word: str, why: Obstacle) -> None:
        """Put the own store aside, once nothing claims any longer to know its animals."""
        try:
            aside = await self._store.put_aside(word)
        except OwnServiceFailed as failure:
            self._store_failed(failure)
        else:
            if aside is not None:
                self.hindered.emit(Hindrance(why, str(aside)))

    async def _leave_damaged(self) -> None:
        """What is to be sent stays; what may lie in the damaged store goes nowhere by itself."""
        adds = await self._leave_records(partial(leave_damaged, self._records, LOCAL, _now()))
        await self._put_aside("damaged", Obstacle.STORE_DAMAGED)
        if adds is not None:
            self.hindered.emit(Hindrance(Obstacle.ADDS_DAMAGED, str(adds)))

    async def _leave_records(self, leave: Callable[[], Path | None]) -> Path | None:
        try:
            return await asyncio.to_thread(leave)
        except (NotKept, WrittenByNewer) as error:
            log.info("the records of the store that is put aside stay: %s", error)
            return None

    def _store_failed(self, failure: OwnServiceFailed) -> None:
        log.info("the own service does not start: %s: %s", failure.trouble, failure)
        self.hindered.emit(Hindrance(Obstacle.STORE, str(failure), failure.trouble))

    async def _local(self, generation: int, *, sample: bool) -> tuple[Opened, Gateway | None]:
        try:
            listening = await self._store.listening(sample=sample)
        except OwnServiceFailed as failure:
            is_damaged = failure.trouble is Trouble.DAMAGED
            if is_damaged and sample and generation == self._generation:
                return await self._local_anew(generation)
            self._store_failed(failure)
            return Opened(Deployment.LOCAL), None
        self._watch.start()
        gateway = self._gateways.own(listening)
        return Opened(Deployment.LOCAL, has_samples=listening.sample), gateway

    async def _local_anew(self, generation: int) -> tuple[Opened, Gateway | None]:
        await self._let_go()
        await self._leave_damaged()
        if generation == self._generation:
            self._show(LOCAL)
        return await self._local(generation, sample=False)

    async def _leave_local(self) -> None:
        self._watch.stop()
        await self._store.stop()

    async def _remote(self, deployment: Deployment) -> tuple[Opened, Gateway | None]:
        address = self._gateways.address(deployment)
        if isinstance(address, AddressProblem):
            self.hindered.emit(Hindrance(Obstacle.ADDRESS, address.value))
            return Opened(deployment), None
        where = address.url.partition("://")[2].partition("/")[0]
        opened = Opened(deployment, where, is_unencrypted=address.is_unencrypted)
        return opened, await self._gateways.remote(deployment, address)

    async def _local_gateway(self) -> Gateway:
        try:
            return self._gateways.own(await self._store.listening())
        except OwnServiceFailed as failure:
            raise NotReached(str(failure)) from failure

    def _show(self, place: Place | None) -> None:
        if place == self._place:
            return
        self._place = place
        for user in self._users:
            user.open(place)

    async def _let_go(self) -> None:
        """Show no catalogue, and return once every file of the one before is closed."""
        self._show(None)
        await self._catalogue.let_go()

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

    def _went_well(self) -> None:
        self._restarts = 0

    async def _give_up_store(self) -> None:
        self._restarts = 0
        self._use(None)
        self.hindered.emit(Hindrance(Obstacle.STORE, "it ends again and again", Trouble.UNKNOWN))
        self._catalogue.give_up()

    def _look_after_store(self) -> None:
        if not self._store.has_ended():
            return
        self._watch.stop()
        self._restarts += 1
        if self._restarts > RESTARTS_MOST:
            self._tasks.start("give up", self._give_up_store())
            return
        self.hindered.emit(Hindrance(Obstacle.STORE_ENDED))
        self.open(Deployment.LOCAL)


def _now() -> datetime:
    return datetime.now().astimezone()
