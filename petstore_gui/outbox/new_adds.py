"""A new add from the Add button to its turn: written down, then held for undo or made to wait."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.connection_errors import NotConnected
from petstore_gui.domain.errors import NewerWroteAdds, NotWrittenDown, RequestError
from petstore_gui.domain.pending_add import Cause, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.drafts import Drafts
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks


class NewAdds(QObject):
    """Saves new adds, and decides when each is sent.

    Signals:
        ready(PendingAdd, Cause): an add may be sent.
        not_saved(PendingAdd, RequestError): an add is in no file, and will not be sent.
        left_unsent(PendingAdd): its service was left while it was being saved.
        original_added(PendingAdd): the add that it replaces was added while it was being saved.
        replaced(PendingAdd): it is discarded: a new add was saved in its place.
        changed(): an add was saved or could not be, or its undo time is over.
    """

    ready = Signal(object, object)
    not_saved = Signal(object, object)
    left_unsent = Signal(object)
    original_added = Signal(object)
    replaced = Signal(object)
    changed = Signal()

    def __init__(
        self,
        pending: Pending,
        stores: OutboxStores,
        drafts: Drafts,
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._stores = stores
        self._drafts = drafts
        self._tasks = tasks
        self._undo_ends: dict[str, float] = {}

    def add(
        self,
        pet: NewPet,
        replaces: PendingAdd | None,
        not_in_doubt: PendingAdd | None,
        undo_seconds: float,
        *,
        when_back: bool,
    ) -> PendingAdd | None:
        """Save a new add. See `Outbox.add`.

        `not_in_doubt`: the one that it replaces, unless the service may have that.
        """
        unsent = self._unsent(not_in_doubt)
        if replaces is not None and unsent is None and replaces.pet == pet:
            return None
        add = self._pending.new(pet, None if unsent else replaces)
        if self._pending.service_id is None:
            self._tasks.start("add", self._discard(add, NotConnected("no service is open")))
            return add
        if unsent is not None:
            self._pending.move(unsent, Phase.DECIDING, Cause.PERSON)
        saving = self._save(add, undo_seconds, unsent, when_back=when_back)
        self._tasks.start("add", saving)
        return add

    def undo_seconds_left(self, add: PendingAdd) -> float:
        """For how long a held add can still be undone."""
        return max(0.0, self._undo_ends.get(add.key, 0.0) - monotonic())

    def _unsent(self, replaced: PendingAdd | None) -> PendingAdd | None:
        """The add that a new one replaces, if it certainly was not added."""
        now = None if replaced is None else self._pending.unchanged(replaced)
        is_unsent = now is not None and now.phase in (Phase.PAUSED, Phase.REFUSED)
        return now if is_unsent else None

    async def _save(
        self, add: PendingAdd, undo_seconds: float, unsent: PendingAdd | None, *, when_back: bool
    ) -> None:
        try:
            store = await self._stores.open(add.service_id)
            saved = await store.insert(add, instead_of=unsent, draft=self._drafts.newest)
        except (StorageError, WrittenByNewer) as error:
            if unsent is not None:
                self._pending.move_back(unsent, Cause.FILE)
            is_newer = isinstance(error, WrittenByNewer)
            reason = NewerWroteAdds(str(error)) if is_newer else NotWrittenDown(str(error))
            await self._discard(add, reason)
        else:
            if unsent is not None:
                self.replaced.emit(self._pending.move(unsent, Phase.DISCARDED, Cause.FILE))
            self._saved(saved, undo_seconds, when_back=when_back)
            self.changed.emit()

    async def _discard(self, add: PendingAdd, error: RequestError) -> None:
        self._pending.move(add, Phase.DISCARDED, Cause.FILE)
        self.not_saved.emit(add, error)
        self.changed.emit()

    def _saved(self, add: PendingAdd, undo_seconds: float, *, when_back: bool) -> None:
        if add.service_id != self._pending.service_id:
            self._pending.move(add, Phase.PAUSED, Cause.FILE)
            self.left_unsent.emit(add)
        elif self._pending.block(add) is not None:
            self._pending.move(add, Phase.PAUSED, Cause.FILE)
        elif self._pending.is_original_added(add):
            self.original_added.emit(self._pending.move(add, Phase.PAUSED, Cause.FILE))
        elif self._pending.original_of(add) is not None:
            self._pending.move(add, Phase.WAITING, Cause.FILE)
        elif when_back:
            self._pending.move(add, Phase.AWAY, Cause.FILE)
        elif undo_seconds:
            self._undo_ends[add.key] = monotonic() + undo_seconds
            held = self._pending.move(add, Phase.HELD, Cause.FILE)
            QTimer.singleShot(round(undo_seconds * 1_000), self, lambda: self._undo_is_over(held))
        else:
            self.ready.emit(add, Cause.FILE)

    def _undo_is_over(self, held: PendingAdd) -> None:
        self._undo_ends.pop(held.key, None)
        if self._pending.unchanged(held) is not None:
            self.ready.emit(held, Cause.TIME)
            self.changed.emit()
