"""What is typed in the dialog that adds an animal, kept so that a power cut does not lose it."""

from __future__ import annotations

import asyncio
import logging

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.stores import Boxes
from petstore_gui.storage.pending_add import Draft
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks

KEEP_MS = 300
"""How long typing is gathered before it is written down."""

log = logging.getLogger(__name__)


class Drafts(QObject):
    """Keeps one draft for each place: what was typed for one is never offered for another.

    Signals:
        found(Draft): something was typed for this place before, and neither sent nor given up.
    """

    found = Signal(object)

    def __init__(self, boxes: Boxes, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._boxes = boxes
        self._tasks = tasks
        self._service_id: ServiceId | None = None
        self._newest: Draft | None = None
        self._turn = asyncio.Lock()  # what is written last must be the newest
        self._generation = 0
        self._timer = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._timer.timeout.connect(self._keep_newest)

    def open(self, service_id: ServiceId | None) -> None:
        """Keep drafts for another place, or none; what is still to be written is, at once."""
        if self._service_id is not None and self._timer.isActive():
            self._timer.stop()
            self._boxes.of(self._service_id).leave_draft(self._service_id, self._newest)
        self._service_id = service_id
        if service_id is not None:
            self._tasks.start("open draft", self._find(service_id))

    def keep(self, draft: Draft) -> None:
        """Keep what is typed, once the fingers rest."""
        self._newest = draft
        if not self._timer.isActive():
            self._timer.start()

    def rest(self) -> None:
        """What was typed becomes an add, which takes its place on the disk."""
        self._timer.stop()
        self._generation += 1

    def forget(self) -> None:
        """It was sent, or given up."""
        self._newest = None
        self._keep_newest()

    def _keep_newest(self) -> None:
        self._timer.stop()
        if self._service_id is not None:
            work = self._keep(self._service_id, self._newest, self._generation)
            self._tasks.start("keep draft", work)

    async def _keep(self, service_id: ServiceId, draft: Draft | None, generation: int) -> None:
        try:
            async with self._turn:
                if generation == self._generation:
                    await self._boxes.of(service_id).keep_draft(service_id, draft)
        except (StorageError, WrittenByNewer) as error:
            log.info("a draft is not kept: %s", error)

    async def _find(self, service_id: ServiceId) -> None:
        try:
            await self._boxes.of(service_id).open()
        except (StorageError, WrittenByNewer) as error:
            log.info("no draft can be read: %s", error)
            return
        draft = self._boxes.of(service_id).draft(service_id)
        if draft is not None and service_id == self._service_id:
            self.found.emit(draft)
