"""The outbox files of all deployments, and what is wrong with them."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer, is_there

log = logging.getLogger(__name__)


class OutboxStores(QObject):
    """One store for each deployment, made when it is first asked for.

    Signals:
        file_damaged(ServiceId, FileDamage): a file was damaged, and what can be read of it is kept.
        file_failed(ServiceId, Exception): a file cannot be used (`StorageError`, `WrittenByNewer`).
        file_recovered(ServiceId): a file can be used again.
    """

    file_damaged = Signal(object, object)
    file_failed = Signal(object, object)
    file_recovered = Signal(object)

    def __init__(
        self, paths: StoragePaths, pending: Pending, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._paths = paths
        self._pending = pending
        self._stores: dict[str, OutboxStore] = {}
        self._failed: set[str] = set()

    def of(self, service_id: ServiceId) -> OutboxStore:
        """The store for the adds to a service; one that is closed while no service is open."""
        if self._pending.service_id is None:
            store = OutboxStore(self._paths.outbox(service_id))
            store.close()
            return store
        if service_id.deployment not in self._stores:
            self._stores[service_id.deployment] = OutboxStore(self._paths.outbox(service_id))
        return self._stores[service_id.deployment]

    def has_failed(self, service_id: ServiceId) -> bool:
        """Whether a file could not be opened when that was last tried."""
        return service_id.deployment in self._failed

    async def open_all(self, service_id: ServiceId) -> None:
        """Open the file for a service, and those of the others: their adds count as well."""
        stores = self._stores
        others = (ServiceId(name) for name in Deployment if name != service_id.deployment)
        for one in (service_id, *others):
            if stores is not self._stores:
                return  # every file was closed meanwhile
            if one is service_id or self._may_be_there(one):
                await self._try_open(one)

    async def open(self, service_id: ServiceId) -> OutboxStore:
        """The store for a service with its file open; its adds are pending from now on.

        Raises `StorageError` and `WrittenByNewer`.
        """
        store = self.of(service_id)
        stored, damage = await store.open()
        if store is self._stores.get(service_id.deployment):
            self._pending.load(service_id.deployment, stored)
        if damage:
            self.file_damaged.emit(service_id, damage)
        return store

    def close(self) -> None:
        """Close every file."""
        stores, self._stores = self._stores, {}
        for store in stores.values():
            store.close()
        self._pending.clear()

    def _may_be_there(self, service_id: ServiceId) -> bool:
        """A file that failed is tried again, so that its recovery is told as well."""
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
