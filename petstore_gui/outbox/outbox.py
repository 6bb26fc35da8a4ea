"""The outbox: every animal that somebody asked to add, until the service has it."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.add import Add, Known, Look, Phase
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.errors import NewerWroteAdds, NotWrittenDown, RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.choices import Choice, choices
from petstore_gui.outbox.moves import sent_again, unsure
from petstore_gui.outbox.sender import Sender, Sent
from petstore_gui.storage.databases import StorageError, WrittenByNewer
from petstore_gui.storage.outbox_file import Job, OutboxFile, settle_add, write_adds
from petstore_gui.support.clock import utc_now
from petstore_gui.support.tasks import Tasks

CLOSE_SECONDS = 5.0
"""How long closing the program waits for what is being sent."""

log = logging.getLogger(__name__)

T = TypeVar("T")


class Outbox(QObject):
    """Writes each animal to the file, sends it, and keeps it until it is settled.

    `undo_seconds`: how long a new animal waits before it is sent. `is_allowed`: IT allows adding.
    `file` also has the imports, whose rows are adds; `send_rows_of` sends them.

    Signals:
        opened(): adds are for another service from now on, or for none.
        changed(): the unfinished adds have changed.
        added(Add, Pet): the service added an animal of a person; the catalogue has it.
        stuck(Add): only a person can decide about an add: it was refused, or nobody knows whether
            the animal was added; again once the list was searched for it.
        row_ended(Sent): an attempt for a row of an import ended.
        file_opened(Opened): the file was opened.
        file_failed(NotWrittenDown): the file cannot be used.
        blocked(RequestError | None): why nothing is sent until there is another key; None: sending
            has resumed.
    """

    opened = Signal()
    changed = Signal()
    added = Signal(object, object)
    stuck = Signal(object)
    row_ended = Signal(object)
    file_opened = Signal(object)
    file_failed = Signal(object)
    blocked = Signal(object)

    def __init__(
        self,
        file: OutboxFile,
        catalogue: Catalogue,
        tasks: Tasks,
        parent: QObject | None = None,
        *,
        is_allowed: bool = True,
    ) -> None:
        super().__init__(parent)
        self.file = file
        self.is_allowed = is_allowed
        self.undo_seconds = 0.0
        self.service_id: ServiceId | None = None
        self._catalogue = catalogue
        self._tasks = tasks
        self._adds: dict[str, Add] = {}
        self._added_ids: set[int] = set()
        self._opening = asyncio.Lock()
        self._is_open = False
        self._sender = Sender(file, catalogue.known_like, self._waiting, tasks, self)
        self._sender.began.connect(self._put)
        self._sender.ended.connect(self._ended)
        self._sender.blocked_changed.connect(self.blocked)
        self._sender.went_away.connect(catalogue.refresh)
        catalogue.list_ended.connect(self._list_ended)

    @property
    def adds(self) -> tuple[Add, ...]:
        """The unfinished adds, oldest first; rows of an import only if a person has to decide."""
        return tuple(add for add in self._adds.values() if _is_for_person(add))

    @property
    def here(self) -> tuple[Add, ...]:
        """Those for the open service."""
        return tuple(add for add in self.adds if add.service_id == self.service_id)

    @property
    def obstacle(self) -> RequestError | None:
        """Why nothing is sent now, if an error is the reason."""
        return self._sender.obstacle

    def get(self, key: str) -> Add | None:
        """An unfinished add, or None once it is settled."""
        return self._adds.get(key)

    def open(self, service_id: ServiceId | None) -> None:
        """Add to this service from now on; what waits for another one goes on waiting."""
        self.service_id = service_id
        self._sender.connect_to(None)
        self.send_rows_of(None)
        self._tasks.start("open outbox", self._open_or_report())
        self.opened.emit()
        self.changed.emit()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send through this gateway from now on; None: through none for now."""
        self._sender.connect_to(gateway if self.is_allowed else None)

    async def finish(self) -> None:
        """Send what waits for its undo time, and let what is being sent end, within seconds."""
        self.send_rows_of(None)
        for add in self._waiting():
            if not add.attempts:
                self._adds[add.key] = replace(add, not_before=None)
        self._sender.send()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._sender.finish()
        self._sender.connect_to(None)

    async def add(self, pet: NewPet, *, replaces: str = "") -> Add:
        """Write a new animal to the file, in place of the add with the key `replaces`.

        It is on the disk when this returns. Raises `NotWrittenDown`.
        """
        if self.service_id is None:
            raise NotReached("no service is open", Why.NOT_CONNECTED)
        now = utc_now()
        not_before = now + timedelta(seconds=self.undo_seconds)
        add = Add(str(uuid.uuid4()), pet, self.service_id, now, not_before=not_before)
        await self.do(lambda file: write_adds(file, [add], [replaces]))
        self._adds.pop(replaces, None)
        self._put(add)
        self._sender.send()
        return add

    async def decide(self, key: str, choice: Choice) -> Add | None:
        """Do what a person chose, and return the add as it was; None if it no longer applies.

        Raises `NotWrittenDown`: then nothing has changed.
        """
        add = self._adds.get(key)
        if add is None or choice not in choices(add):
            return None
        if choice is Choice.CORRECT:  # which is another add in its place
            return add
        again = sent_again(add) if choice is Choice.SEND_AGAIN else None
        is_added = choice is Choice.IT_IS_THERE
        # Until the disk has it, nothing else can be decided about it, and nothing sends it.
        self._keep(key, again and replace(again, phase=Phase.SENDING))
        self.changed.emit()
        now: Add | None = add
        try:
            await self.do(lambda file: settle_add(file, add, again, is_added=is_added))
            now = again
        finally:
            self._keep(key, now)
            self.changed.emit()
        self._sender.send()
        return add

    def send_rows_of(self, number: int | None) -> None:
        """Send the rows of this import behind the other adds; None: send no rows."""
        self._adds = {key: add for key, add in self._adds.items() if not _is_unsent_row(add)}
        self._sender.send_rows_of(number)

    def _waiting(self) -> list[Add]:
        return [
            add
            for add in self._adds.values()
            if add.phase is Phase.WAITING
            and add.service_id == self.service_id
            and add.import_number in (None, self._sender.import_number)
        ]

    def _put(self, add: Add) -> None:
        before = self._adds.get(add.key, add)
        self._adds[add.key] = add
        if _is_for_person(before) or _is_for_person(add):
            self.changed.emit()

    def _ended(self, sent: Sent) -> None:
        now, is_row = sent.now, sent.add.import_number is not None
        if is_row and now is not None and now.phase is Phase.REFUSED:
            now = None  # its import has it
        self._keep(sent.add.key, now)
        if sent.added is not None:
            self._added_ids.add(sent.added.id)
            if sent.add.service_id == self.service_id:
                self._catalogue.take(sent.added, pin=not is_row)
            if not is_row:
                self.added.emit(sent.add, sent.added)
        if is_row:
            self.row_ended.emit(sent)
        if now is not None and now.phase is Phase.UNSURE:
            self._catalogue.refresh()  # the look is at a list that begins after the answer
        if now is not None and now.phase in (Phase.UNSURE, Phase.REFUSED):
            self.stuck.emit(now)
        if not is_row or now is not None:
            self.changed.emit()

    def _keep(self, key: str, now: Add | None) -> None:
        if now is None:
            self._adds.pop(key, None)
        else:
            self._adds[key] = now

    def _list_ended(self) -> None:
        for add in self.here:
            if add.phase is Phase.UNSURE and add.look is None:
                self._look(add)
        self._sender.service_answers()

    def _look(self, add: Add) -> None:
        """Note, once, which animals of the list may be this one."""
        before = add.known or Known()
        ids = set(self._catalogue.known_like(add.pet).ids) - set(before.ids) - self._added_ids
        seen = replace(add, look=Look(utc_now(), tuple(sorted(ids))))
        self._put(seen)
        self._tasks.start("note look", self._update_quietly(seen))
        self.stuck.emit(seen)

    async def _open_or_report(self) -> None:
        try:
            await self.load()
        except NotWrittenDown as error:
            self.file_failed.emit(error)

    async def do(self, job: Job[T]) -> T:
        """Run a job on the file, which is opened before. Raises `NotWrittenDown`."""
        await self.load()
        with _as_not_written():
            return await self.file.do(job)

    async def load(self) -> None:
        """Open the file, unless it is open. Raises `NotWrittenDown`."""
        async with self._opening:
            if self._is_open:
                return
            with _as_not_written():
                opened = await self.file.open(utc_now())
            self._is_open = True
            # The outcome of what was being sent when the program ended is unknown.
            sent = [unsure(add, utc_now()) for add in opened.adds if add.phase is Phase.SENDING]
            self._adds = {add.key: add for add in (*opened.adds, *sent)} | self._adds
            if sent:
                self._tasks.start("note found", self._update_quietly(*sent))
        self.file_opened.emit(opened)
        self.changed.emit()
        self._sender.send()

    async def _update_quietly(self, *adds: Add) -> None:
        try:
            await self.file.update(*adds)
        except StorageError as error:
            log.info("what was found out was not noted: %s", error)


@contextmanager
def _as_not_written() -> Iterator[None]:
    try:
        yield
    except WrittenByNewer as error:
        raise NewerWroteAdds(str(error)) from error
    except StorageError as error:
        raise NotWrittenDown(str(error)) from error


def _is_for_person(add: Add) -> bool:
    """Whether a person should see an add; of an import only one to decide about."""
    return add.import_number is None or add.phase is Phase.UNSURE


def _is_unsent_row(add: Add) -> bool:
    """Whether the sender reads an add from the file when its turn comes."""
    return add.import_number is not None and add.phase is Phase.WAITING and not add.may_be_there
