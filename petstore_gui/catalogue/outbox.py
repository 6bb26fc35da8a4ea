"""The outbox: every add is written down before it is sent, and stays until its end is known."""

from __future__ import annotations

import logging
import uuid
from datetime import UTC, datetime

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.catalogue.box import Box, Boxes
from petstore_gui.catalogue.looking import Looked, look_for
from petstore_gui.errors import NotReached, NotWrittenDown, OutcomeUnknown, RequestError
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.pets import NewPet
from petstore_gui.records.outbox_file import AddState, Entry, Known
from petstore_gui.records.place import Place
from petstore_gui.records.record_file import NotKept, WrittenByNewer
from petstore_gui.tasks import Tasks

log = logging.getLogger(__name__)


class AddFailed(msgspec.Struct, frozen=True):
    """An add that was refused, not sent, or whose outcome is unknown; `error` tells which."""

    entry: Entry
    error: RequestError


class Outbox(QObject):
    """Sends animals to one place at a time, one after the other.

    Signals:
        entries_changed(tuple[Entry, ...]): other adds to this place are not settled now.
        added(Entry, Added): the service took the animal and answered with it.
        add_failed(AddFailed): it did not, or nobody can tell; also of a place that was left.
        looked(Looked): after an unknown outcome, the service's list was looked through.
        first_was_added(Entry): what this add waited for was added; it is sent if a person says so.
        left_waiting(Entry): its place was left before its seconds had passed; it is not sent.
        put_aside(Path | None): the file was damaged, and lies there now; None: it cannot be used.
    """

    entries_changed = Signal(object)
    added = Signal(object, object)
    add_failed = Signal(object)
    looked = Signal(object)
    first_was_added = Signal(object)
    left_waiting = Signal(object)
    put_aside = Signal(object)

    def __init__(self, boxes: Boxes, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._boxes = boxes
        self._tasks = tasks
        self._place: Place | None = None
        self._gateway: Gateway | None = None
        self._found: dict[str, Looked] = {}
        self._held: dict[str, QTimer] = {}
        self._on_their_way: set[str] = set()

    @property
    def place(self) -> Place | None:
        """Where adds go now."""
        return self._place

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The adds to this place that are not settled, oldest first."""
        return self._boxes.of(self._place).unsettled(self._place) if self._place else ()

    def found(self, entry: Entry) -> Looked | None:
        """What the list told about an unknown outcome, if it was looked through."""
        return self._found.get(entry.key)

    def is_held(self, entry: Entry) -> bool:
        """Whether an add waits for its seconds to pass, and can be undone."""
        return entry.key in self._held

    def is_on_its_way(self, entry: Entry) -> bool:
        """Whether an add is being sent for the first time: nobody has to see to it."""
        is_first = entry.attempts <= 1 and entry.state in (AddState.READY, AddState.SENDING)
        return is_first and entry.key in self._on_their_way

    def open(self, place: Place | None) -> None:
        """Add to another place from now on; None lets go of every file."""
        held = [entry for entry in self.entries if self.is_held(entry)]
        self._place = place
        self._gateway = None
        for entry in held:
            self._let_go(entry)
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
        self.settle()

    def settle(self) -> None:
        """Find out what became of adds whose outcome is unknown."""
        if any(map(self._can_be_settled, self.entries)):
            self._tasks.start("settle adds", self._settle())

    def add(
        self, pet: NewPet, known: Known, *, hold: float = 0, after: Entry | None = None
    ) -> Entry:
        """Write an animal down and send it, once `hold` seconds have passed.

        `known` is what was seen like it before: after an unknown outcome, only others tell that it
        was added. `after`: not before it is known what became of that one.
        """
        time = datetime.now(UTC)
        entry = Entry(
            number=0,
            key=str(uuid.uuid4()),
            pet=pet,
            place=self._place or Place(""),
            known=known,
            state=AddState.READY,
            attempts=0,
            created_at=time,
            changed_at=time,
            waits_for=after.number if after else None,
        )
        self._tasks.start("add", self._add(entry, hold))
        return entry

    def send(self, entry: Entry) -> None:
        """Send what waits, or once more what may have been added: a person decided."""
        self._on_their_way.add(entry.key)
        task = self._tasks.start("send", self._send(entry))
        task.add_done_callback(lambda _task: self._on_their_way.discard(entry.key))

    def mark_added(self, entry: Entry, pet_id: int | None) -> None:
        """A person found the animal in the list."""
        self._tasks.start("mark as added", self._mark_added(entry, pet_id))

    def discard(self, entry: Entry) -> None:
        """Forget an add; one that is held is not sent."""
        self._let_go(entry)
        self._tasks.start("discard add", self._discard(entry))

    def look_again(self, entry: Entry) -> None:
        """Look through the service's list for an animal whose add has an unknown outcome."""
        self._tasks.start("look for add", self._look(entry))

    async def _open(self, place: Place) -> None:
        box = self._boxes.of(place)
        try:
            await box.open()
        except (NotKept, WrittenByNewer) as error:
            log.info("the outbox cannot be used: %s", error)
            self.put_aside.emit(None)
            return
        if (aside := box.take_aside()) is not None:
            self.put_aside.emit(aside)
        self._tell()
        await self._settle()

    def _can_be_settled(self, entry: Entry) -> bool:
        if entry.state is not AddState.UNKNOWN or self._gateway is None:
            return False
        return self._gateway.honours_idempotency_key or entry.key not in self._found

    async def _settle(self) -> None:
        for entry in filter(self._can_be_settled, self.entries):
            if self._gateway is not None and self._gateway.honours_idempotency_key:
                await self._send(entry)
            else:
                await self._look(entry)

    async def _add(self, entry: Entry, hold: float) -> None:
        if self._place is None or self._gateway is None:
            self.add_failed.emit(AddFailed(entry, NotReached("no service is open")))
            return
        box = self._boxes.of(entry.place)
        try:
            await box.open()
            entry = await box.keep(entry)
        except (NotKept, WrittenByNewer) as error:
            self.add_failed.emit(AddFailed(entry, NotWrittenDown(str(error))))
            return
        if hold:
            self._hold(entry, hold)
        elif not self._has_to_wait(box, entry):
            self.send(entry)
        self._tell()

    def _has_to_wait(self, box: Box, entry: Entry) -> bool:
        before = (one.number for one in box.unsettled(entry.place))
        return entry.waits_for is not None and entry.waits_for in before

    def _hold(self, entry: Entry, seconds: float) -> None:
        timer = self._held[entry.key] = QTimer(self, singleShot=True)
        timer.timeout.connect(lambda: self._hold_is_over(entry))
        timer.start(round(seconds * 1_000))

    def _hold_is_over(self, entry: Entry) -> None:
        self._let_go(entry)
        self.send(entry)

    def _let_go(self, entry: Entry) -> None:
        if timer := self._held.pop(entry.key, None):
            timer.stop()
            timer.deleteLater()

    async def _send(self, entry: Entry) -> None:
        box = self._boxes.of(entry.place)
        async with box.turn:
            current = box.get(entry.key)
            if current is None:
                return
            if self._gateway is None or entry.place != self._place:
                self.add_failed.emit(AddFailed(current, NotReached("its service is not open")))
                return
            try:
                sending = await self._change(box, current, AddState.SENDING)
            except NotKept as error:
                self.add_failed.emit(AddFailed(current, NotWrittenDown(str(error))))
                return
            await self._send_now(box, sending, self._gateway, current.state)

    async def _send_now(self, box: Box, entry: Entry, gateway: Gateway, before: AddState) -> None:
        is_replay = before is AddState.UNKNOWN and gateway.honours_idempotency_key
        try:
            added = await gateway.add(entry.pet, entry.key, is_replay=is_replay)
        except RequestError as error:
            is_settled = not isinstance(error, OutcomeUnknown) and (
                before is not AddState.UNKNOWN or is_replay
            )
            state = AddState.REFUSED if is_settled else AddState.UNKNOWN
            failed = AddFailed(await self._note(box, entry, state), error)
            self.add_failed.emit(failed)
            if is_settled:
                self._let_go_on(box, failed.entry)
            else:
                await self._look(failed.entry, error)
        else:
            entry = await self._note(box, entry, AddState.ADDED, added.pet.id)
            self._found.pop(entry.key, None)
            self.added.emit(entry, added)
            self._let_go_on(box, entry)

    async def _change(
        self, box: Box, entry: Entry, state: AddState, pet_id: int | None = None
    ) -> Entry:
        is_sent = state is AddState.SENDING
        changed = msgspec.structs.replace(
            entry,
            state=state,
            attempts=entry.attempts + is_sent,
            changed_at=datetime.now(UTC),
            waits_for=None,
            pet_id=pet_id,
        )
        await box.keep(changed)
        self._tell()
        return changed

    async def _note(
        self, box: Box, entry: Entry, state: AddState, pet_id: int | None = None
    ) -> Entry:
        """Write down what became of an add that was sent.

        Where the disk does not take it, it says "sending", which a start takes for unknown.
        """
        try:
            return await self._change(box, entry, state, pet_id)
        except NotKept as error:
            log.info("an outcome is not written down: %s", error)
        changed = msgspec.structs.replace(entry, state=state, pet_id=pet_id)
        box.note(changed)
        self._tell()
        return changed

    async def _mark_added(self, entry: Entry, pet_id: int | None) -> None:
        box = self._boxes.of(entry.place)
        async with box.turn:
            if box.get(entry.key) is not None:
                self._let_go_on(box, await self._note(box, entry, AddState.ADDED, pet_id))

    async def _discard(self, entry: Entry) -> None:
        box = self._boxes.of(entry.place)
        async with box.turn:
            try:
                await box.drop(entry)
            except NotKept as error:
                log.info("an add is not forgotten: %s", error)
                return
        self._tell()
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

    async def _look(self, entry: Entry, error: RequestError | None = None) -> None:
        gateway = self._gateway
        if gateway is None or entry.place != self._place:
            return
        looked = await look_for(entry, gateway, error or OutcomeUnknown())
        if looked is not None and entry.place == self._place:
            self._found[entry.key] = looked
            self.looked.emit(looked)

    def _tell(self) -> None:
        self.entries_changed.emit(self.entries)
