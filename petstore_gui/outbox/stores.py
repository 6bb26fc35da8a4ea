"""The outbox files of all deployments."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer, is_there
from petstore_gui.support.threads import InTurn

log = logging.getLogger(__name__)


class OutboxStores(QObject):
    """One store for each deployment, made on first use.

    Signals:
        file_damaged(ServiceId, FileDamage): a file was damaged; what could be read is in a new one.
        file_failed(ServiceId, Exception): a file cannot be used (`StorageError`, `WrittenByNewer`).
        file_recovered(ServiceId): a file can be used again.
        import_found(ServiceId): a file that was opened has an import that is not over.
    """

    file_damaged = Signal(object, object)
    file_failed = Signal(object, object)
    file_recovered = Signal(object)
    import_found = Signal(object)

    def __init__(
        self, paths: StoragePaths, pending: Pending, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._paths = paths
        self._pending = pending
        self._stores: dict[str, OutboxStore] = {}
        self._in_turn: defaultdict[str, InTurn] = defaultdict(InTurn)
        self._failed: set[str] = set()

    def of(self, service_id: ServiceId) -> OutboxStore:
        """The store for the adds to a service; a closed one while no service is open."""
        deployment, path = service_id.deployment, self._paths.outbox(service_id)
        if self._pending.service_id is None:
            return OutboxStore(path, self._in_turn[deployment], is_closed=True)
        if deployment not in self._stores:
            self._stores[deployment] = OutboxStore(path, self._in_turn[deployment])
        return self._stores[deployment]

    def has_failed(self, service_id: ServiceId) -> bool:
        """Whether the last attempt to open the file failed."""
        return service_id.deployment in self._failed

    async def open_all(self, service_id: ServiceId) -> None:
        """Open the file for a service, then those of the other deployments."""
        stores = self._stores
        others = (ServiceId(name) for name in Deployment if name != service_id.deployment)
        for one in (service_id, *others):
            if stores is not self._stores:
                return  # all files were closed in the meantime
            if one is service_id or self._may_be_there(one):
                await self._try_open(one)

    async def open(self, service_id: ServiceId) -> OutboxStore:
        """Open the file for a service, and load its adds; return the store.

        Raises `StorageError` and `WrittenByNewer`.
        """
        store = self.of(service_id)
        stored, damage = await store.open()
        if store is self._stores.get(service_id.deployment):
            self._pending.load(service_id.deployment, stored)
        if stored.has_import:
            self.import_found.emit(service_id)
        if damage:
            self.file_damaged.emit(service_id, damage)
        return store

    def close(self) -> None:
        """Close every file."""
        stores, self._stores = self._stores, {}
        for store in stores.values():
            store.close()
        self._pending.clear()

    async def wait_closed(self) -> None:
        """Wait until every file is closed, and everything begun before is written."""
        await asyncio.gather(*(turn.do(lambda: None) for turn in self._in_turn.values()))

    def _may_be_there(self, service_id: ServiceId) -> bool:
        """A file that failed counts: if it is gone now, that is a recovery."""
        try:
            return self.has_failed(service_id) or is_there(self._paths.outbox(service_id))
        except StorageError:
            return True

    async def _try_open(self, service_id: ServiceId) -> None:
        deployment = service_id.deployment
        try:
            await self.open(service_id)
        except (StorageError, WrittenByNewer) as error:
            log.info("the adds for %s cannot be used: %s", deployment, error)
            if isinstance(error, WrittenByNewer):
                self._pending.load(deployment, await self.of(service_id).read_newer())
            self._failed.add(deployment)
            self.file_failed.emit(service_id, error)
        else:
            if deployment in self._failed:
                self._failed.discard(deployment)
                self.file_recovered.emit(service_id)
