"""What is typed in the Add animal dialog, stored so that a power cut does not lose it."""

from __future__ import annotations

import asyncio
import logging
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks

WRITE_MS = 300
"""How long typing is collected before it is written."""

RETRY_MS = 2000
"""How long after a failure the write is retried."""

log = logging.getLogger(__name__)


class Saving(Enum):
    """Whether the newest draft is on the disk."""

    WAITS = "it is not known yet"
    SAVED = "it is on the disk"
    FAILED = "it could not be written, and is tried again"


class Drafts(QObject):
    """Stores, for each service separately, what is typed and the drafts kept from before.

    `blank` is what the dialog starts with.

    Signals:
        found(Draft): the open service has a draft from before; the oldest comes first.
        saving_changed(Saving): whether the newest draft is on the disk changed.
    """

    found = Signal(object)
    saving_changed = Signal(object)

    def __init__(self, stores: OutboxStores, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.blank = Draft()
        self._stores = stores
        self._tasks = tasks
        self._service_id: ServiceId | None = None
        self._kept: tuple[Draft, ...] = ()
        self._typed: Draft | None = None
        self._is_written = True
        self._on_disk: Draft | None = None  # as far as is known
        self._left: dict[ServiceId, Draft | None] = {}  # not on the disk yet, as far as is known
        self._saving = Saving.SAVED
        self._turn = asyncio.Lock()  # so that the newest draft is written last
        self._visit = 0  # counts the services opened
        self._generation = 0  # makes the writes begun before it stale
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.write_now)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(RETRY_MS)
        self._again.timeout.connect(self._write_left_again)

    @property
    def newest(self) -> Draft | None:
        """What is typed, or else the newest kept draft; it contains the others."""
        return Draft.newest_of((*self._kept, self._typed) if self._typed else self._kept)

    @property
    def saving(self) -> Saving:
        """Whether the newest draft is on the disk."""
        return self._saving

    @property
    def unsaved_elsewhere(self) -> tuple[ServiceId, ...]:
        """The services that were left with a draft that is not known to be on the disk."""
        return tuple(left for left, draft in self._left.items() if draft is not None)

    def open(self, service_id: ServiceId | None) -> None:
        """Store drafts for this service, or none, from now on; write an unwritten one at once."""
        self._timer.stop()
        if self._service_id is not None and not self._is_written:
            self._stores.of(self._service_id).leave_draft(self._service_id, self.newest)
            self._left[self._service_id] = self.newest
        self._service_id = service_id
        self._visit += 1
        self._generation += 1
        self._kept, self._typed, self._is_written = (), None, True
        self._on_disk = None
        self._set_saving(Saving.SAVED)
        if service_id is not None:
            self._tasks.start("find draft", self._find(service_id, self._visit))
            self._write_left_again()

    def keep(self, drafts: tuple[Draft, ...]) -> None:
        """Write these too, beside what is typed: they were typed earlier, and not added."""
        if drafts != self._kept:
            self._kept = drafts
            self._typed = None if self._typed in drafts else self._typed
            self._write_soon()

    def write(self, draft: Draft) -> None:
        """Write what is typed, after `WRITE_MS` at most."""
        self._typed = draft
        self._write_soon()

    def pause(self) -> None:
        """Stop writing the draft: it becomes an add, which replaces it in the file."""
        self._timer.stop()
        self._typed, self._is_written = None, True
        self._on_disk = None
        self._generation += 1
        self._set_saving(Saving.SAVED)

    def remove(self) -> None:
        """Remove the draft: it was given up."""
        self._typed, self._is_written = None, False
        self.write_now()

    def write_now(self) -> None:
        """Write the newest at once."""
        self._timer.stop()
        if self._service_id is not None:
            work = self._write(self._service_id, self._generation)
            self._tasks.start("write draft", work)

    def _write_soon(self) -> None:
        draft = self.newest
        self._is_written = draft is not None and draft == self._on_disk
        self._tell_saving()
        if not (self._is_written or self._timer.isActive()):
            self._timer.start(WRITE_MS)

    def _tell_saving(self, *, has_failed: bool = False) -> None:
        """A failure stands until the draft is on the disk."""
        if self._is_written or self.newest is None:
            self._set_saving(Saving.SAVED)
        elif has_failed or self._saving is Saving.FAILED:
            self._set_saving(Saving.FAILED)
        else:
            self._set_saving(Saving.WAITS)

    def _set_saving(self, saving: Saving) -> None:
        if saving is not self._saving:
            self._saving = saving
            self.saving_changed.emit(saving)

    async def _write(self, service_id: ServiceId, generation: int) -> None:
        try:
            async with self._turn:
                store = await self._stores.open(service_id)
                if generation != self._generation:
                    return
                draft = self.newest
                await store.write_draft(service_id, draft)
                if generation == self._generation:
                    self._forget_left(service_id, draft)
                    self._on_disk = draft
                    self._is_written = self._is_written or draft == self.newest
                    self._tell_saving()
        except (StorageError, WrittenByNewer) as error:
            log.info("a draft was not written: %s", error)
            if generation == self._generation:
                self._tell_saving(has_failed=True)
                if self._saving is Saving.FAILED and not self._timer.isActive():
                    self._timer.start(RETRY_MS)

    def _forget_left(self, service_id: ServiceId, draft: Draft | None) -> None:
        """A file has one draft: this replaces one that was refused at an earlier address."""
        if draft is not None:
            for one in [one for one in self._left if one.deployment == service_id.deployment]:
                del self._left[one]

    def _write_left_again(self) -> None:
        if self._left and self._service_id is not None:
            self._tasks.start("write drafts that were left", self._write_left())

    async def _write_left(self) -> None:
        """Write the drafts of services that were left; retry as long as the disk refuses."""
        for service_id in tuple(self._left):
            try:
                async with self._turn:
                    if service_id in self._left and self._service_id not in (None, service_id):
                        store = await self._stores.open(service_id)
                        draft = self._left[service_id]
                        await store.write_draft(service_id, draft)
                        if self._left[service_id] == draft:  # else it was left again meanwhile
                            del self._left[service_id]
            except (StorageError, WrittenByNewer) as error:
                log.info("a draft of another service was not written: %s", error)
        if self._left:
            self._again.start()

    async def _find(self, service_id: ServiceId, visit: int) -> None:
        """Read the drafts before anything is written over them.

        If the service has been left since, its draft is not this visit's to take.
        """
        async with self._turn:
            if visit != self._visit:
                return
            is_left, draft = service_id in self._left, self._left.pop(service_id, None)
        if is_left:
            self._tell_found(draft)
            if draft is None or self.newest is not None:  # else nobody took it: the file keeps it
                self._write_soon()
            return
        try:
            async with self._turn:
                store = await self._stores.open(service_id)
                draft = await store.draft(service_id)
        except (StorageError, WrittenByNewer) as error:
            log.info("no draft can be read: %s", error)
            return
        if visit == self._visit:
            self._on_disk = self._on_disk or draft
            self._tell_found(draft)

    def _tell_found(self, draft: Draft | None) -> None:
        for one in draft.each if draft is not None else ():
            self.found.emit(one)
