"""What staff decide about pending adds. A decision counts once it is in the file."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import Cause, Draft, PendingAdd, Phase
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.sender import with_outcome
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks

Write = Callable[[PendingAdd], Awaitable[PendingAdd]]

log = logging.getLogger(__name__)


class Decisions(QObject):
    """Marks adds as added, or discards them. Remembers discarded adds until the program ends.

    Signals:
        deciding(): a decision is being written.
        made(PendingAdd): a decision is in the file; the payload is the add before it.
        failed(PendingAdd): a decision came too late, or the disk did not take it.
        ended(PendingAdd): a decision was written, or failed; the payload is the add after it.
    """

    deciding = Signal()
    made = Signal(object)
    failed = Signal(object)
    ended = Signal(object)

    def __init__(
        self, pending: Pending, stores: OutboxStores, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._stores = stores
        self._tasks = tasks
        self._discarded: dict[str, PendingAdd] = {}

    @property
    def discarded(self) -> tuple[PendingAdd, ...]:
        """The discarded adds that can be brought back, as they were: no others replace them."""
        return tuple(self._discarded.values())

    def mark_added(self, add: PendingAdd, pet_id: int | None) -> None:
        """Mark an add as added: a person found the animal in the list."""

        async def write(now: PendingAdd) -> PendingAdd:
            marked = with_outcome(now, Phase.ADDED, pet_id)
            await self._stores.of(now.service_id).update(marked)
            return marked

        self._decide(add, write)

    def discard(self, add: PendingAdd, draft: Draft | None = None) -> None:
        """Discard an add. `draft` replaces it in the file: its animal is being edited."""

        async def write(now: PendingAdd) -> PendingAdd:
            await self._stores.of(now.service_id).remove(now, draft)
            if draft is None:  # else it is being edited
                self._discarded[now.key] = now
            return msgspec.structs.replace(now, phase=Phase.DISCARDED)

        self._decide(add, write)

    def bring_back(self, add: PendingAdd) -> None:
        """Undo the discarding of an add: it is as it was, but is not sent automatically."""
        if self.forget_discarded(add):
            self._tasks.start("bring add back", self._bring_back(add))

    def forget_discarded(self, add: PendingAdd) -> bool:
        """Forget a discarded add, as another replaces it; returns whether it was remembered."""
        return self._discarded.pop(add.key, None) is not None

    def _decide(self, seen: PendingAdd, write: Write) -> None:
        add = self._pending.unchanged(seen)
        is_free = add is not None and not (add.phase.is_on_its_way or add.phase is Phase.DECIDING)
        if add is None or add.is_read_only or not is_free:
            self.failed.emit(seen)
            return
        self._pending.move(add, Phase.DECIDING, Cause.PERSON)
        self._tasks.start("decide about add", self._write(add, write))
        self.deciding.emit()

    async def _bring_back(self, add: PendingAdd) -> None:
        is_answered = add.phase in (Phase.UNKNOWN, Phase.REFUSED)
        back = add if is_answered else msgspec.structs.replace(add, phase=Phase.PAUSED)
        try:
            await self._stores.of(add.service_id).bring_back(back)
        except StorageError as error:
            log.info("a discarded add was not brought back: %s", error)
            self._discarded[add.key] = add
            self.failed.emit(add)
        else:
            self.ended.emit(self._pending.put(back))

    async def _write(self, add: PendingAdd, write: Write) -> None:
        try:
            over = await write(add)
        except StorageError as error:
            log.info("a decision about an add was not written: %s", error)
            now = self._pending.move_back(add, Cause.FILE)
            self.failed.emit(add)
        else:
            now = self._pending.move(over, over.phase, Cause.FILE)
            self.made.emit(add)
        self.ended.emit(now)
