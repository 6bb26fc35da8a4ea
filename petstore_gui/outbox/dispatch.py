"""A queued add from its turn to its outcome, and what follows from that for others."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pending_add import Cause, PendingAdd, Phase
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.sender import Answer, Sender
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.support.tasks import Tasks


class AddFailed(msgspec.Struct, frozen=True):
    """An add that was refused or not sent, or whose outcome is unknown; `error` says which."""

    add: PendingAdd
    error: RequestError


class Dispatch(QObject):
    """Sends adds in their turn. What waited for the outcome of one is sent, or left to a person.

    Signals:
        changed(): the pending adds changed.
        added(PendingAdd, Added), failed(AddFailed), original_added(PendingAdd),
        left_unsent(PendingAdd): as those of `Outbox`.
        lost(PendingAdd, RequestError): it was sent, and the service may have it.
        settled(PendingAdd): its outcome is known.
    """

    changed = Signal()
    added = Signal(object, object)
    failed = Signal(object)
    original_added = Signal(object)
    left_unsent = Signal(object)
    lost = Signal(object, object)
    settled = Signal(object)

    def __init__(
        self,
        pending: Pending,
        stores: OutboxStores,
        sender: Sender,
        catalogue: KnownPets,
        tasks: Tasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._stores = stores
        self._sender = sender
        self._catalogue = catalogue
        self._tasks = tasks

    def queue(self, add: PendingAdd, cause: Cause) -> None:
        """Send an add in its turn; the caller emits `changed`."""
        self._pending.move(add, Phase.QUEUED, cause)
        self._tasks.start("send", self.send(add))

    async def replay(self, add: PendingAdd) -> None:
        """Send an add again, with its key."""
        self._pending.move(add, Phase.QUEUED, Cause.KEY)
        await self.send(add)

    async def send(self, queued: PendingAdd, *, is_promised: bool = False) -> PendingAdd:
        """Send a queued add; return it with its outcome. `is_promised`: see `Sender.send`."""
        store = self._stores.of(queued.service_id)
        add, answer = await self._sender.send(store, queued, is_promised=is_promised)
        self._emit(add, answer)
        self.release_replacements(add)
        is_in_doubt = self._pending.may_be_there(add) and add.attempts > queued.attempts
        if is_in_doubt and isinstance(answer, RequestError):
            self.lost.emit(add, answer)
        self.changed.emit()
        return add

    def release_replacements(self, original: PendingAdd) -> None:
        """Send the adds that waited for this outcome; if it was added, a person decides."""
        is_known = original.phase in (Phase.ADDED, Phase.REFUSED, Phase.DISCARDED)
        if not is_known or self._pending.may_be_there(original):
            return
        self.settled.emit(original)
        is_added = original.phase is Phase.ADDED
        for add in self._pending.replacements_of(original):
            if add.phase is Phase.WAITING and not is_added:
                self.queue(add, Cause.ORIGINAL)
            elif is_added and add.phase in (Phase.WAITING, Phase.HELD):
                self.original_added.emit(self._pending.move(add, Phase.PAUSED, Cause.ORIGINAL))
            elif is_added and add.phase is Phase.PAUSED:
                self.original_added.emit(add)

    def _emit(self, add: PendingAdd, answer: Answer) -> None:
        if answer is None:
            # Of one in UNKNOWN an earlier attempt may have been received.
            if add.phase not in (Phase.UNKNOWN, Phase.AWAY):
                self.left_unsent.emit(add)
        elif isinstance(answer, RequestError):
            self.failed.emit(AddFailed(add, answer))
        else:
            if self._pending.is_current(add):
                self._catalogue.take(answer.pet, pin=True)
            self.added.emit(add, answer)
