"""Sends what waits: animals of a person first, then rows of an import."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.add import Add, Known, Phase
from petstore_gui.domain.declined import needs_another_key
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.moves import after, asked_wait, sending
from petstore_gui.storage.databases import StorageError
from petstore_gui.storage.outbox_file import OutboxFile, waiting_rows
from petstore_gui.support.clock import utc_now
from petstore_gui.support.tasks import Tasks

AT_ONCE = 16
"""How many animals are sent at once where the service honours keys; elsewhere one."""

READ_AHEAD = 64
"""How many rows of an import are read from the file together."""

TRY_AGAIN = timedelta(minutes=1)
"""When a service that was not reached is tried again, unless a list comes sooner."""

log = logging.getLogger(__name__)


class Sent(msgspec.Struct, frozen=True):
    """How an attempt for `add` ended: `added`, or with `error`, and what the add is `now`."""

    add: Add
    now: Add | None = None
    added: Pet | None = None
    error: RequestError | None = None


class Sender(QObject):
    """Sends through the open gateway; an animal is SENDING in the file before its first byte.

    `waiting` returns the adds to send, oldest first, due or not. After an error that the next
    animal would meet as well, nothing is sent for a while. `blocked`: why nothing is sent until
    there is another key. `import_number`: the import whose rows are sent.

    Signals:
        began(Add): this one is being sent.
        ended(Sent): an attempt ended.
        blocked_changed(RequestError | None): why nothing is sent until there is another key; None:
            sending has resumed.
        went_away(): the service could not be reached.
    """

    began = Signal(object)
    ended = Signal(object)
    blocked_changed = Signal(object)
    went_away = Signal()

    def __init__(
        self,
        file: OutboxFile,
        known_like: Callable[[NewPet], Known],
        waiting: Callable[[], Iterable[Add]],
        tasks: Tasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.gateway: Gateway | None = None
        self.blocked: RequestError | None = None
        self.import_number: int | None = None
        self._file = file
        self._known_like = known_like
        self._waiting = waiting
        self._tasks = tasks
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._is_sending_one = False  # of a person: they go one by one
        self._paused_until: datetime | None = None
        self._paused_by: RequestError | None = None
        self._was_asked_to_wait = False
        self._reading = 0  # makes what was read for an earlier `send_rows_of` stale
        self._rows: deque[Add] = deque()
        self._last_row: int | None = None  # None: all rows have been read
        self._timer = single_shot(self, self.send)

    @property
    def obstacle(self) -> RequestError | None:
        """Why nothing is sent now, if an error is the reason."""
        return self.blocked or (self._paused_by if self._pause(utc_now()) else None)

    async def finish(self) -> None:
        """Wait until nothing is being sent, and nothing is due that can be sent."""
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send through this gateway from now on; None: through none for now."""
        self.gateway = gateway
        self._paused_until = None
        if gateway is not None and self.blocked is not None:
            self.blocked = None
            self.blocked_changed.emit(None)
        self.send()

    def send_rows_of(self, number: int | None) -> None:
        """Send the waiting rows of this import, beginning with the first; None: send no rows."""
        self.import_number, self._last_row = number, None if number is None else 0
        self._rows.clear()
        self._reading += 1
        self.send()

    def service_answers(self) -> None:
        """End the wait for a service that was away, unless it asked to wait."""
        if not self._was_asked_to_wait:
            self._paused_until = None
        self.send()

    def send(self) -> None:
        """Send what is due."""
        now = utc_now()  # for both: what is not due yet is due when the timer ends
        while (gateway := self.gateway) is not None and (
            add := self._next(gateway, now)
        ) is not None:
            if self._rows and self._rows[0] is add:
                self._rows.popleft()
            self._is_sending_one |= add.import_number is None
            # It is SENDING from now on, before anything else can be decided about it.
            honours_key = gateway.honours_idempotency_key
            known = Known() if honours_key else self._known_like(add.pet)
            begun = sending(add, known, honours_key=honours_key)
            self._under_way[add.key] = self._tasks.start("send", self._attempt(add, begun, gateway))
            self.began.emit(begun)
        self._set_timer(now)

    def _next(self, gateway: Gateway, now: datetime) -> Add | None:
        """The add to send now, if any: those of a person go one by one, before the rows."""
        most = AT_ONCE if gateway.honours_idempotency_key else 1
        if self.blocked or self._pause(now) or len(self._under_way) >= most:
            return None
        for add in self._waiting():
            is_free = add.import_number is not None or not self._is_sending_one
            if is_free and add.key not in self._under_way and not add.wait(now):
                return add
        if self._rows:
            return self._rows[0]
        if self._last_row is not None:
            self._tasks.start("read rows", self._read_rows(self._last_row, self._reading))
            self._last_row = None
        return None

    def _pause(self, now: datetime) -> timedelta:
        return max(timedelta(), (self._paused_until or now) - now)

    def _set_timer(self, now: datetime) -> None:
        """Look again when the first wait is over."""
        waits = [wait for add in self._waiting() if (wait := add.wait(now))]
        first = max(self._pause(now), min(waits, default=timedelta()))
        if first and self.gateway is not None:
            self._timer.start(round(first / timedelta(milliseconds=1)) + 1)

    async def _read_rows(self, after_row: int, reading: int) -> None:
        number = self.import_number
        try:
            found = await self._file.do(lambda c: waiting_rows(c, number, after_row, READ_AHEAD))
        except StorageError as error:
            log.info("rows were not read: %s", error)
            if reading == self._reading:
                self._last_row = after_row  # the next list tries again
            return
        if reading == self._reading and found:
            known = self._under_way.keys() | {add.key for add in self._waiting()}
            self._rows.extend(add for _, add in found if add.key not in known)
            self._last_row = found[-1][0]
            self.send()

    async def _attempt(self, add: Add, begun: Add, gateway: Gateway) -> None:
        try:
            sent = await self._send(add, begun, gateway)
        finally:
            del self._under_way[add.key]
            self._is_sending_one &= add.import_number is not None
        self._note(sent)
        self.ended.emit(sent)
        self.send()

    async def _send(self, add: Add, begun: Add, gateway: Gateway) -> Sent:
        if add.may_be_there and add.is_keyed and not begun.is_keyed:
            return await self._ended(Sent(add, replace(add, phase=Phase.UNSURE)))
        try:
            await self._file.update(begun)
        except StorageError as error:
            # Its undo time, long over, would be the pause: it would be tried without one.
            return Sent(begun, replace(add, not_before=None), error=NotWrittenDown(str(error)))
        try:
            added = await gateway.create_pet(begun.pet, begun.key)
        except RequestError as error:
            return await self._ended(Sent(begun, after(begun, error, utc_now()), error=error))
        self._tasks.start("settle add", self._ended(Sent(begun, added=added)))
        return Sent(begun, added=added)

    async def _ended(self, sent: Sent) -> Sent:
        """Write an outcome. If the disk refuses, the next start finds "sending"."""
        try:
            if sent.now is None:
                await self._file.write(remove=[sent.add.key])
            else:
                await self._file.update(sent.now)
        except StorageError as error:
            log.info("an outcome was not written: %s", error)
        return sent

    def _note(self, sent: Sent) -> None:
        """Send nothing for a while if the next animal would fare no better."""
        error, now = sent.error, sent.now
        if error is None or now is None:
            return
        if needs_another_key(error):
            self.blocked = error
            self.blocked_changed.emit(error)
        elif now.phase is Phase.WAITING:
            if error.is_outage and self._paused_until is None:
                self.went_away.emit()
            self._was_asked_to_wait = asked_wait(error) is not None
            self._paused_until = now.not_before or utc_now() + TRY_AGAIN
            self._paused_by = error
