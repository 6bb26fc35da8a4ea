"""What is typed in the Add animal dialog, stored so that a power cut does not lose it."""

from __future__ import annotations

import asyncio
import logging

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks

WRITE_MS = 300
"""How long what is typed is gathered before it is written."""

log = logging.getLogger(__name__)


class Drafts(QObject):
    """Stores what is typed, and what was kept before, for each service; never for another.

    `blank` is what the dialog begins with.

    Signals:
        found(Draft): the open service has a draft from before; the oldest comes first.
    """

    found = Signal(object)

    def __init__(self, stores: OutboxStores, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.blank = Draft()
        self._stores = stores
        self._tasks = tasks
        self._service_id: ServiceId | None = None
        self._kept: tuple[Draft, ...] = ()
        self._typed: Draft | None = None
        self._is_written = True
        self._turn = asyncio.Lock()  # the last one written must be the newest
        self._generation = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WRITE_MS)
        self._timer.timeout.connect(self._write_newest)

    @property
    def newest(self) -> Draft | None:
        """What is typed, or else the newest that was kept, with the others."""
        return Draft.newest_of((*self._kept, self._typed) if self._typed else self._kept)

    def open(self, service_id: ServiceId | None) -> None:
        """Store drafts for this service from now on, or none; write an unwritten one at once."""
        self._timer.stop()
        if self._service_id is not None and not self._is_written:
            self._stores.of(self._service_id).leave_draft(self._service_id, self.newest)
        self._service_id = service_id
        self._kept, self._typed, self._is_written = (), None, True
        if service_id is not None:
            self._tasks.start("find draft", self._find(service_id))

    def keep(self, drafts: tuple[Draft, ...]) -> None:
        """These were typed before and not added: write them beside what is typed."""
        if drafts != self._kept:
            self._kept = drafts
            self._typed = None if self._typed in drafts else self._typed
            self._write_soon()

    def write(self, draft: Draft) -> None:
        """Write what is typed, after `WRITE_MS` at most."""
        self._typed = draft
        self._write_soon()

    def pause(self) -> None:
        """Write it no more: the draft becomes an add, which replaces it in the file."""
        self._timer.stop()
        self._typed, self._is_written = None, True
        self._generation += 1

    def remove(self) -> None:
        """Remove the draft: it was given up."""
        self._typed, self._is_written = None, False
        self._write_newest()

    def _write_soon(self) -> None:
        self._is_written = False
        if not self._timer.isActive():
            self._timer.start()

    def _write_newest(self) -> None:
        self._timer.stop()
        if self._service_id is not None:
            work = self._write(self._service_id, self._generation)
            self._tasks.start("write draft", work)

    async def _write(self, service_id: ServiceId, generation: int) -> None:
        try:
            async with self._turn:
                store = await self._stores.open(service_id)
                if generation == self._generation and service_id == self._service_id:
                    draft = self.newest
                    await store.write_draft(service_id, draft)
                    self._is_written = self._is_written or draft == self.newest
        except (StorageError, WrittenByNewer) as error:
            log.info("a draft was not written: %s", error)

    async def _find(self, service_id: ServiceId) -> None:
        """Read the drafts before anything is written over them."""
        try:
            async with self._turn:
                store = await self._stores.open(service_id)
                draft = await store.draft(service_id)
        except (StorageError, WrittenByNewer) as error:
            log.info("no draft can be read: %s", error)
            return
        for one in draft.each if draft is not None else ():
            if service_id == self._service_id:
                self.found.emit(one)
