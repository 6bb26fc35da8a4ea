"""The boxes of all deployments, and what is wrong with their files."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.store import Box
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.pending_add import PendingAdd
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer, is_there

log = logging.getLogger(__name__)


class Boxes(QObject):
    """The box of each deployment, made when it is first asked for.

    Signals:
        troubled(Place, Troubles): a file was damaged.
        unusable(Place, Exception): a file cannot be used (`StorageError`, `WrittenByNewer`).
        usable(Place): a file can be used again.
    """

    troubled = Signal(object, object)
    unusable = Signal(object, object)
    usable = Signal(object)

    def __init__(self, paths: StoragePaths) -> None:
        super().__init__()
        self._paths = paths
        self._boxes: dict[str, Box] = {}
        self._unusable: set[str] = set()

    def of(self, service_id: ServiceId) -> Box:
        """The box that adds to a place are kept in."""
        if service_id.deployment not in self._boxes:
            self._boxes[service_id.deployment] = Box(self._paths.outbox(service_id))
        return self._boxes[service_id.deployment]

    def is_usable(self, service_id: ServiceId) -> bool:
        """Whether a file could be opened when that was last tried."""
        return service_id.deployment not in self._unusable

    async def open(self, service_id: ServiceId) -> None:
        """Open the file of a place, and those of the others: what waits there counts as well."""
        boxes = self._boxes
        for one in (service_id, *self._others(service_id)):
            if boxes is self._boxes:  # else every file was let go meanwhile
                await self._open(one, self.of(one))

    @property
    def entries(self) -> list[PendingAdd]:
        """The adds that are not settled, of every box that is open."""
        return [entry for box in self._boxes.values() for entry in box.entries]

    def close(self) -> None:
        """Let go of every file."""
        boxes, self._boxes = self._boxes, {}
        for box in boxes.values():
            box.close()

    def _others(self, service_id: ServiceId) -> list[ServiceId]:
        others = (ServiceId(name) for name in Deployment if name != service_id.deployment)
        return [one for one in others if self._may_be_there(one)]

    def _may_be_there(self, service_id: ServiceId) -> bool:
        """One that could not be opened is tried again, so that its end is told as well."""
        try:
            return not self.is_usable(service_id) or is_there(self._paths.outbox(service_id))
        except StorageError:
            return True

    async def _open(self, service_id: ServiceId, box: Box) -> None:
        try:
            await box.open()
        except (StorageError, WrittenByNewer) as error:
            log.info("the adds for %s cannot be used: %s", service_id.deployment, error)
            self._unusable.add(service_id.deployment)
            self.unusable.emit(service_id, error)
        else:
            if not self.is_usable(service_id):
                self._unusable.discard(service_id.deployment)
                self.usable.emit(service_id)
        if troubles := box.take_troubles():
            self.troubled.emit(service_id, troubles)
