"""The outbox: every add is written down before it is sent, and stays until its end is known."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.errors import NotReached, OutcomeUnknown, RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.holds import Holds
from petstore_gui.outbox.list_search import Looks
from petstore_gui.outbox.pending import Deed, OpenAdds
from petstore_gui.outbox.reconciler import Settling
from petstore_gui.outbox.sender import Answer, Sender, asked_for, outcome, write_down
from petstore_gui.outbox.stores import Boxes
from petstore_gui.storage.pending_add import AddState, Draft, Known, PendingAdd
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks

Decision = Callable[[PendingAdd], Awaitable[PendingAdd | None]]
"""What a person decided about an add, on its way to the disk."""

log = logging.getLogger(__name__)


class AddFailed(msgspec.Struct, frozen=True):
    """An add that was refused, not sent, or whose outcome is unknown; `error` tells which."""

    entry: PendingAdd
    error: RequestError


class Outbox(QObject):
    """Sends animals to one place at a time, one after the other.

    `adds` knows those that are not settled. `looks` finds out what it can of an unknown outcome.
    `knows` tells what is known of animals like one, at the moment when it is asked.

    Signals:
        entries_changed(tuple[Entry, ...]): other adds to this place are not settled now.
        added(Entry, Added): the service took the animal and answered with it.
        add_failed(AddFailed): it did not, or nobody can tell; also of a place that was left.
        first_was_added(Entry): what this add waited for was added; it is sent if a person says so.
        left_waiting(Entry): its place was left before it was sent.
        decided(Entry), not_decided(Entry): an add was marked as added or given up; or what was
            decided came too late, or the disk did not take it.
    """

    entries_changed = Signal(object)
    added = Signal(object, object)
    add_failed = Signal(object)
    first_was_added = Signal(object)
    left_waiting = Signal(object)
    decided = Signal(object)
    not_decided = Signal(object)

    def __init__(
        self,
        boxes: Boxes,
        knows: Callable[[NewPet], Known],
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.boxes = boxes
        self._tasks = tasks
        self._holds = Holds(self)
        self.adds = OpenAdds(boxes, self._holds)
        self.looks = Looks(lambda entry: boxes.of(entry.service_id).added_ids, self)
        self._sender = Sender(self.adds, knows, self._tell)
        self._settling = Settling(self.adds, self._sender, self.looks, self._replay)
        self.looks.changed.connect(self._tell)

    @property
    def service_id(self) -> ServiceId | None:
        """Where adds go now."""
        return self.adds.service_id

    @property
    def entries(self) -> tuple[PendingAdd, ...]:
        """The adds to this place that are not settled, oldest first."""
        return self.adds.here

    def open(self, service_id: ServiceId | None) -> None:
        """Add to another place from now on; None lets go of every file."""
        held = self.adds.leave()
        self.adds.service_id = service_id
        self._sender.connect_to(None)
        if service_id is None:
            self.boxes.close()
        else:
            self._tasks.start("open outbox", self._open(service_id))
            for entry in held:
                self.left_waiting.emit(entry)
        self._tell()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send to this service from now on, or to none for the moment."""
        self._sender.connect_to(gateway)
        self.settle()

    def settle(self) -> None:
        """Find out what became of adds whose outcome is unknown."""
        if self.service_id is not None and not self.boxes.is_usable(self.service_id):
            self._tasks.start("open outbox", self._open(self.service_id))
        elif self._settling.is_wanted:
            self._tasks.start("settle adds", self._settling.settle())

    def add(self, pet: NewPet, *, hold: float = 0, after: PendingAdd | None = None) -> PendingAdd:
        """Write an animal down and send it, once `hold` seconds have passed.

        `after`: not before it is known what became of that one, and then at once.
        """
        entry = asked_for(pet, self.service_id or LOCAL_SERVICE, after)
        self.adds.arrive(entry)
        self._tasks.start("add", self._add(entry, hold))
        return entry

    def send(self, entry: PendingAdd) -> None:
        """Send what waits, or once more what may have been added: a person decided.

        Of an add that is on its way already, the end is told; of one that is barred, has to wait,
        or has gone on since `entry` was seen, that nothing was decided.
        """
        current = self.adds.unchanged(entry)
        if current is not None and self.adds.may_be_sent(current):
            self._send_soon(current)
        elif not self.adds.is_being_sent(entry):
            self.not_decided.emit(entry)

    def mark_added(self, entry: PendingAdd, pet_id: int | None) -> None:
        """A person found the animal in the list."""
        added = AddState.ADDED
        self._decide(
            entry, lambda now: self.boxes.of(now.service_id).keep(outcome(now, added, pet_id))
        )

    def discard(self, entry: PendingAdd, draft: Draft | None = None) -> None:
        """Forget an add; one that is held is not sent. `draft`: it is to be typed anew from it."""
        self._decide(entry, lambda now: self.boxes.of(now.service_id).drop(now, draft))

    def look_again(self, entry: PendingAdd) -> None:
        """Look through the service's list for an animal whose add has an unknown outcome."""
        self._tasks.start("look for add", self._settling.look(entry, OutcomeUnknown()))

    async def _open(self, service_id: ServiceId) -> None:
        await self.boxes.open(service_id)
        self._tell()
        await self._settling.settle()

    async def _add(self, asked: PendingAdd, hold: float) -> None:
        try:
            entry = await self._write_down(asked)
        except RequestError as error:
            self.add_failed.emit(AddFailed(asked, error))
        else:
            self._written(entry, hold)
        self._tell()

    def _written(self, entry: PendingAdd, hold: float) -> None:
        if entry.service_id != self.service_id:
            self.left_waiting.emit(entry)
            return
        self.adds.want(entry)
        if self.adds.first_was_added(entry):
            self.first_was_added.emit(entry)
        elif hold and self.adds.first_of(entry) is None:
            self._holds.hold(entry.key, hold, self._go_on)
        self._go_on()

    async def _write_down(self, entry: PendingAdd) -> PendingAdd:
        try:
            if self.service_id is None:
                raise NotReached("no service is open")
            return await write_down(self.boxes.of(entry.service_id), entry)
        finally:
            self.adds.release(entry)

    def _go_on(self) -> None:
        """Send what was asked for in this run, and is kept back by nothing any more."""
        for entry in filter(self.adds.may_go, self.entries):
            self._send_soon(entry)

    def _send_soon(self, entry: PendingAdd) -> None:
        self.adds.take(entry, Deed.SENDING)
        self._tasks.start("send", self._send(entry))
        self._tell()

    async def _replay(self, entry: PendingAdd) -> None:
        self.adds.take(entry, Deed.SENDING)
        await self._send(entry)

    async def _send(self, entry: PendingAdd) -> None:
        try:
            entry, answer = await self._sender.send(self.boxes.of(entry.service_id), entry)
        finally:
            self.adds.release(entry)
        self._tell_answer(entry, answer)
        if isinstance(answer, RequestError) and entry.state is AddState.UNKNOWN:
            self._tasks.start("look for add", self._settling.look(entry, answer))
        else:
            self._let_go_on(entry)
        self._tell()

    def _tell_answer(self, entry: PendingAdd, answer: Answer) -> None:
        if answer is None:
            self.left_waiting.emit(entry)
        elif isinstance(answer, RequestError):
            self.add_failed.emit(AddFailed(entry, answer))
        else:
            self.added.emit(entry, answer)

    def _decide(self, seen: PendingAdd, decision: Decision) -> None:
        entry = self.adds.unchanged(seen)
        if entry is None:
            self.not_decided.emit(seen)
            return
        self.adds.take(entry, Deed.DECIDING)
        self._tasks.start("decide about add", self._decided(entry, decision))
        self._tell()

    async def _decided(self, entry: PendingAdd, decision: Decision) -> None:
        try:
            settled = await decision(entry) or entry
        except StorageError as error:
            log.info("what was decided about an add is not written down: %s", error)
            self.not_decided.emit(entry)
        else:
            self.decided.emit(entry)
            self._let_go_on(settled)
        finally:
            self.adds.release(entry)
        self._tell()

    def _let_go_on(self, settled: PendingAdd) -> None:
        """What waited for an add is sent, but where that one was added: then a person decides."""
        self.looks.forget(settled)
        if settled.state is AddState.ADDED:
            for entry in self.adds.waiting_for(settled):
                self.first_was_added.emit(entry)
        self._go_on()

    def _tell(self) -> None:
        self.entries_changed.emit(self.entries)
