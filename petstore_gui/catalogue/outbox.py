"""The outbox: every add is written down before it is sent, and stays until its end is known."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import uuid
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.box import Bar, Box, Boxes
from petstore_gui.catalogue.holds import Holds
from petstore_gui.catalogue.looking import Looks
from petstore_gui.catalogue.sending import attempt, begin, can_be_replayed, is_due, note, unchanged
from petstore_gui.errors import (
    NewerWroteAdds,
    NotReached,
    NotWrittenDown,
    OutcomeUnknown,
    RequestError,
)
from petstore_gui.gateway.protocol import Added, Gateway
from petstore_gui.pets import NewPet
from petstore_gui.records.outbox_file import AddState, Draft, Entry, Known
from petstore_gui.records.place import Place
from petstore_gui.records.record_file import NotKept, WrittenByNewer
from petstore_gui.tasks import Tasks

CONNECT_SECONDS = 3.0
"""How long an add waits for a service that is being started."""

log = logging.getLogger(__name__)


class AddFailed(msgspec.Struct, frozen=True):
    """An add that was refused, not sent, or whose outcome is unknown; `error` tells which."""

    entry: Entry
    error: RequestError


class Outbox(QObject):
    """Sends animals to one place at a time, one after the other.

    `knows` tells what is known of animals like one, at the moment when it is asked. `looks` finds
    out what it can of an unknown outcome.

    Signals:
        entries_changed(tuple[Entry, ...]): other adds to this place are not settled now.
        added(Entry, Added): the service took the animal and answered with it.
        add_failed(AddFailed): it did not, or nobody can tell; also of a place that was left.
        first_was_added(Entry): what this add waited for was added; it is sent if a person says so.
        left_waiting(Entry): its place was left before it was sent.
        decided(Entry), not_decided(Entry): an add was marked as added or given up; or it had gone
        on meanwhile, or the disk did not take it.
        troubled(Troubles): the file was damaged.
        unusable(Exception), usable(): the file cannot be used (`NotKept`, `WrittenByNewer`); can.
    """

    entries_changed = Signal(object)
    added = Signal(object, object)
    add_failed = Signal(object)
    first_was_added = Signal(object)
    left_waiting = Signal(object)
    decided = Signal(object)
    not_decided = Signal(object)
    troubled = Signal(object)
    unusable = Signal(object)
    usable = Signal()

    def __init__(
        self,
        boxes: Boxes,
        knows: Callable[[NewPet], Known],
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._boxes = boxes
        self._knows = knows
        self._tasks = tasks
        self._place: Place | None = None
        self._gateway: Gateway | None = None
        self._is_connected = asyncio.Event()
        self._holds = Holds(self)
        self._on_their_way: set[str] = set()
        self._unwritten = 0
        self._is_unusable = False
        self.is_allowed = True
        """Whether anything may be sent; IT may say that animals are only to be looked at."""
        self.looks = Looks(lambda entry: boxes.of(entry.place).added_ids, self)
        self.looks.changed.connect(self._tell)

    @property
    def place(self) -> Place | None:
        """Where adds go now."""
        return self._place

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The adds to this place that are not settled, oldest first."""
        return self._boxes.of(self._place).unsettled(self._place) if self._place else ()

    @property
    def entries_elsewhere(self) -> tuple[Entry, ...]:
        """The adds to other places that are not settled; they are sent when those are open."""
        return tuple(entry for entry in self._boxes.entries if entry.place != self._place)

    @property
    def open_count(self) -> int:
        """How many adds are not settled, here and elsewhere, written down already or not."""
        return len(self.entries) + len(self.entries_elsewhere) + self._unwritten

    def is_held(self, entry: Entry) -> bool:
        """Whether an add waits for its seconds to pass, and can be undone."""
        return entry.key in self._holds

    def bar(self, entry: Entry) -> Bar | None:
        """What keeps an add from being sent, or None."""
        if self._boxes.of(entry.place).is_of_newer:
            return Bar.NEWER
        return None if self.is_allowed else Bar.SWITCHED_OFF

    def is_on_its_way(self, entry: Entry) -> bool:
        """Whether an add is being sent for the first time: nobody has to see to it."""
        is_first = entry.attempts <= 1 and entry.state in (AddState.READY, AddState.SENDING)
        return is_first and entry.key in self._on_their_way

    def open(self, place: Place | None) -> None:
        """Add to another place from now on; None lets go of every file."""
        held = [entry for entry in self.entries if self._holds.let_go(entry.key)]
        self._place = place
        self._gateway = None
        self._is_connected.clear()
        if place is None:
            self._boxes.close()
        else:
            self._tasks.start("open outbox", self._open(place))
            for entry in held:
                self.left_waiting.emit(entry)
        self._tell()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send to this service from now on, or to none for the moment."""
        self._gateway = gateway
        if gateway is None:
            self._is_connected.clear()
        else:
            self._is_connected.set()
        self.settle()

    def settle(self) -> None:
        """Find out what became of adds whose outcome is unknown."""
        if self._is_unusable and self._place is not None:
            self._tasks.start("open outbox", self._open(self._place))
        elif any(map(self._can_be_settled, self.entries)):
            self._tasks.start("settle adds", self._settle())

    def add(self, pet: NewPet, *, hold: float = 0, after: Entry | None = None) -> Entry:
        """Write an animal down and send it, once `hold` seconds have passed.

        `after`: not before it is known what became of that one.
        """
        time = datetime.now(UTC)
        entry = Entry(
            number=0,
            key=str(uuid.uuid4()),
            pet=pet,
            place=self._place or Place(""),
            known=Known(),
            state=AddState.READY,
            attempts=0,
            created_at=time,
            changed_at=time,
            waits_for=after.number if after else None,
        )
        self._tasks.start("add", self._add(entry, hold))
        return entry

    def send(self, entry: Entry) -> None:
        """Send what waits, or once more what may have been added: a person decided.

        Nothing is sent of an add that is barred or on its way, or that has gone on since `entry`
        was seen.
        """
        if entry.key in self._on_their_way or self.bar(entry):
            return
        self._on_their_way.add(entry.key)
        task = self._tasks.start("send", self._send(entry))
        task.add_done_callback(lambda _task: self._arrived(entry))
        self._tell()

    def mark_added(self, entry: Entry, pet_id: int | None) -> None:
        """A person found the animal in the list."""
        self._tasks.start("mark as added", self._mark_added(entry, pet_id))

    def discard(self, entry: Entry, draft: Draft | None = None) -> None:
        """Forget an add; one that is held is not sent. `draft`: it is to be typed anew from it."""
        self._holds.let_go(entry.key)
        self._tasks.start("discard add", self._discard(entry, draft))

    def look_again(self, entry: Entry) -> None:
        """Look through the service's list for an animal whose add has an unknown outcome."""
        self._tasks.start("look for add", self._look(entry, OutcomeUnknown()))

    async def _open(self, place: Place) -> None:
        box = self._boxes.of(place)
        try:
            await box.open()
        except (NotKept, WrittenByNewer) as error:
            log.info("the outbox cannot be used: %s", error)
            self._is_unusable = True
            self.unusable.emit(error)
            self._tell()
            return
        if self._is_unusable:
            self._is_unusable = False
            self.usable.emit()
        await self._open_others(place)
        if troubles := box.take_troubles():
            self.troubled.emit(troubles)
        self._tell()
        await self._settle()

    async def _open_others(self, place: Place) -> None:
        for box in self._boxes.others(place):
            try:
                await box.open()
            except (NotKept, WrittenByNewer) as error:
                log.info("the outbox of another deployment cannot be read: %s", error)

    def _can_be_settled(self, entry: Entry) -> bool:
        if entry.state is not AddState.UNKNOWN or self._gateway is None:
            return False
        if self._can_be_replayed(entry):
            return is_due(entry, datetime.now(UTC))
        return self.looks.found(entry) is None

    def _can_be_replayed(self, entry: Entry) -> bool:
        gateway = None if self.bar(entry) else self._gateway
        return gateway is not None and can_be_replayed(entry, gateway)

    async def _settle(self) -> None:
        for entry in filter(self._can_be_settled, self.entries):
            if self._can_be_replayed(entry):
                await self._send(entry)
            else:
                await self._look(entry, OutcomeUnknown())

    async def _add(self, entry: Entry, hold: float) -> None:
        if self._place is not None and self._gateway is None:
            await self._wait_for_service()
        if self._place is None or self._gateway is None:
            self.add_failed.emit(AddFailed(entry, NotReached("no service is open")))
            return
        box = self._boxes.of(entry.place)
        self._unwritten += 1
        try:
            await box.open()
            entry = await box.keep(entry)
        except WrittenByNewer as error:
            self.add_failed.emit(AddFailed(entry, NewerWroteAdds(str(error))))
            return
        except NotKept as error:
            self.add_failed.emit(AddFailed(entry, NotWrittenDown(str(error))))
            return
        finally:
            self._unwritten -= 1
        if entry.place != self._place:
            self.left_waiting.emit(entry)
        elif hold:
            self._holds.hold(entry.key, hold, lambda: self.send(entry))
        elif not self._has_to_wait(box, entry):
            self.send(entry)
        self._tell()

    async def _wait_for_service(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._is_connected.wait()

    def _has_to_wait(self, box: Box, entry: Entry) -> bool:
        before = (one.number for one in box.unsettled(entry.place))
        return entry.waits_for is not None and entry.waits_for in before

    def _arrived(self, entry: Entry) -> None:
        self._on_their_way.discard(entry.key)
        self._tell()

    async def _send(self, entry: Entry) -> None:
        box = self._boxes.of(entry.place)
        async with box.turn:
            current = unchanged(box, entry)
            if current is None:
                return
            if entry.place != self._place:
                self.left_waiting.emit(current)
                return
            gateway = self._gateway
            if gateway is None:
                self.add_failed.emit(AddFailed(current, NotReached("its service is not open")))
                return
            try:
                sending = await begin(box, current, gateway, self._knows)
            except NotKept as error:
                self.add_failed.emit(AddFailed(current, NotWrittenDown(str(error))))
                return
            self._tell()
            settled, answer = await attempt(box, current, sending, gateway)
            self._tell()
            self._tell_answer(box, settled, answer)

    def _tell_answer(self, box: Box, entry: Entry, answer: Added | RequestError) -> None:
        if isinstance(answer, RequestError):
            self.add_failed.emit(AddFailed(entry, answer))
        else:
            self.looks.forget(entry)
            self.added.emit(entry, answer)
        if isinstance(answer, RequestError) and entry.state is AddState.UNKNOWN:
            self._tasks.start("look for add", self._look(entry, answer))
        else:
            self._let_go_on(box, entry)

    async def _mark_added(self, entry: Entry, pet_id: int | None) -> None:
        box = self._boxes.of(entry.place)
        async with box.turn:
            current = unchanged(box, entry)
            if current is not None:
                current = await note(box, current, AddState.ADDED, pet_id)
        self._tell()
        if current is None:
            self.not_decided.emit(entry)
        else:
            self.decided.emit(entry)
            self._let_go_on(box, current)

    async def _discard(self, entry: Entry, draft: Draft | None) -> None:
        box = self._boxes.of(entry.place)
        async with box.turn:
            current = unchanged(box, entry)
            try:
                if current is not None:
                    await box.drop(current, draft)
            except NotKept as error:
                log.info("an add is not forgotten: %s", error)
                current = None
        self._tell()
        if current is None:
            self.not_decided.emit(entry)
        else:
            self.decided.emit(entry)
            self._let_go_on(box, entry)

    def _let_go_on(self, box: Box, settled: Entry) -> None:
        """What waited for an add is sent, but where that one was added: then a person decides."""
        for entry in box.unsettled(settled.place):
            if entry.waits_for != settled.number:
                continue
            if settled.state is AddState.ADDED:
                self.first_was_added.emit(entry)
            else:
                self.send(entry)

    async def _look(self, entry: Entry, error: RequestError) -> None:
        if self._gateway is not None and entry.place == self._place:
            await self.looks.look(entry, self._gateway, error)

    def _tell(self) -> None:
        self.entries_changed.emit(self.entries)
