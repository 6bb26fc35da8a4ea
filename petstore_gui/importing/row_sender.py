"""Sends the rows of an import as the outbox sends adds: an outcome means what it means there."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from enum import Enum

import msgspec

from petstore_gui.domain.errors import CameMeanwhile, RequestError
from petstore_gui.domain.failure import error_of, failure_of
from petstore_gui.domain.import_job import ImportJob
from petstore_gui.domain.pending_add import Cause, PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added, Gateway, Wait
from petstore_gui.importing.arrivals import Arrivals, Sign
from petstore_gui.importing.import_facts import is_about_animal
from petstore_gui.importing.row_store import RowStore
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.sender import Sender, can_be_replayed
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices

AT_ONCE = 16
"""How many rows are sent at once if the service honours keys; otherwise one."""

READ_AHEAD = 128
"""How many rows are read from the file together."""

log = logging.getLogger(__name__)


class RowEnd(Enum):
    """What became of a row that was sent."""

    ADDED = "the service has it"
    REFUSED = "the service does not accept it"
    IN_DOUBT = "the service may have it: it is an add of the outbox now"
    AWAY = "it was not acted on, and may go again once the service answers"
    UNSENT = "it was not acted on, and the next row would not be either"


class RowOutcome(msgspec.Struct, frozen=True):
    """How sending a row ended. `is_replayed`: one in doubt is sent again with its key."""

    end: RowEnd
    error: RequestError | None = None
    is_replayed: bool = False


class RowSender:
    """Reads rows from the outbox file, and sends them to the open service.

    A row has a record of its own here, apart from the adds of the outbox, until nobody knows
    whether it was added: then the outbox takes it over. `on_progress` is called when a row waits.
    """

    def __init__(
        self,
        outbox: Outbox,
        catalogue: KnownPets,
        tasks: Tasks,
        on_progress: Callable[[], object],
        connect_seconds: float,
    ) -> None:
        self._outbox = outbox
        self._catalogue = catalogue
        self._tasks = tasks
        self._pending = Pending(is_allowed=outbox.pending.is_allowed)
        self._sender = Sender(self._pending, catalogue, on_progress, connect_seconds)
        self.arrivals = Arrivals(catalogue, outbox.pending)
        self._unsent: deque[PendingAdd] = deque()
        self._held: list[tuple[PendingAdd, set[Sign]]] = []
        self._job_read = ""  # the key of the import whose rows `arrivals` has
        self._last_read = 0
        self._visit = 0  # makes what was read before stale
        self._reading = asyncio.Lock()

    @property
    def gateway(self) -> Gateway | None:
        """What the rows are sent through."""
        return self._sender.gateway

    @property
    def wait(self) -> Wait | None:
        """What a row waits for before its next attempt."""
        waits = map(self._sender.wait_of, self._pending.here)
        return next((wait for wait in waits if wait is not None), None)

    def open(self, service_id: ServiceId | None) -> None:
        """Send to this service from now on, from the first unsent row in the file."""
        self._sender.connect_to(None)
        self._pending.open(service_id)
        if service_id is None:
            self._pending.clear()
        self.begin()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send through this gateway from now on."""
        self._sender.connect_to(gateway)

    def give_up(self) -> None:
        """Wait for no gateway until `connect_to`."""
        self._sender.give_up()

    def begin(self, known: Iterable[Sign] = ()) -> None:
        """Read from the first unsent row in the file; staff know of these animals."""
        self._visit += 1
        self._job_read = ""
        self.arrivals.begin(known)
        self._unsent.clear()
        self._held.clear()
        self._last_read = 0

    async def take(self, job: ImportJob, rows: Iterable[PendingAdd]) -> None:
        """Let `arrivals` know every row of an import that begins."""
        async with self._reading:
            visit = self._visit
            await run_in_slices(self.arrivals.read(rows))
            if visit == self._visit:
                self._job_read = job.key

    async def read(self, store: OutboxStore, job: ImportJob) -> None:
        """Let `arrivals` know every row, unless it does. Raises `StorageError`."""
        async with self._reading:
            visit, after = self._visit, 0
            while job.key != self._job_read:
                rows = await store.with_imports(ImportsDb.every, job, after, READ_AHEAD)
                if visit != self._visit:
                    return
                await run_in_slices(self.arrivals.read(rows))
                after, self._job_read = (rows[-1].number, "") if rows else (after, job.key)

    async def send(
        self,
        store: OutboxStore,
        job: ImportJob,
        may_send: Callable[[], bool],
        on_end: Callable[[RowOutcome], object],
    ) -> bool:
        """Send rows as long as `may_send`; returns whether all others are held back, if any.

        Raises `StorageError`.
        """
        self._unsent.extendleft(row for row, _ in reversed(self._held))
        self._held.clear()
        honours_key = self.gateway is not None and self.gateway.honours_idempotency_key
        rows = RowStore(store, self._tasks, one_at_a_time=not honours_key)

        async def send_each() -> bool:
            while may_send():
                if (row := await self._next(store, job)) is None:
                    return True
                if not may_send():
                    self._unsent.appendleft(row)
                    break
                on_end(await self._send(rows, row))
            return False

        senders = (send_each() for _ in range(AT_ONCE if honours_key else 1))
        is_done = all(await asyncio.gather(*senders))
        await rows.wait_written()
        if self._held:
            await store.with_imports(ImportsDb.update, [row for row, _ in self._held])
        return is_done and not self._unsent

    @property
    def held(self) -> int:
        """How many rows were held back."""
        return len(self._held)

    def let_pass(self) -> None:
        """Send the rows that are held back: staff know what they are like."""
        self.arrivals.known.update(*(found for _, found in self._held))

    async def _next(self, store: OutboxStore, job: ImportJob) -> PendingAdd | None:
        """The next row to send, or None."""
        visit = self._visit
        async with self._reading:
            while (row := await self._next_unsent(store, job)) is not None:
                await run_in_slices(self.arrivals.look())
                if visit != self._visit:
                    return None
                if not (found := self.arrivals.like(row)):
                    break
                why = failure_of(CameMeanwhile())
                held = msgspec.structs.replace(row, phase=Phase.PAUSED, failure=why)
                self._held.append((held, found))
            return row

    async def _next_unsent(self, store: OutboxStore, job: ImportJob) -> PendingAdd | None:
        """The next row that was not sent, or None; several are read from the file together."""
        if not self._unsent:
            visit = self._visit
            read = await store.with_imports(ImportsDb.ready, job, self._last_read, READ_AHEAD)
            if read and visit == self._visit:
                self._unsent.extend(read)
                self._last_read = read[-1].number
        return self._unsent.popleft() if self._unsent else None

    async def _send(self, rows: RowStore, row: PendingAdd) -> RowOutcome:
        visit = self._visit
        before = self._pending.put(msgspec.structs.replace(row, phase=Phase.PAUSED))
        self._pending.move(before, Phase.QUEUED, Cause.PERSON)
        add, answer = await self._sender.send(rows, before, is_promised=True)
        if isinstance(answer, Added):
            self._outbox.pending.note_added(add)
            self.arrivals.known.add(answer.pet.id)
            if visit == self._visit:
                self._catalogue.take(answer.pet, is_one_of_many=True)
            return RowOutcome(RowEnd.ADDED)
        self._forget(add)
        return await self._settle(rows, add, answer, visit)

    async def _settle(
        self, rows: RowStore, add: PendingAdd, answer: RequestError | None, visit: int
    ) -> RowOutcome:
        """Do what an outcome other than added asks for."""
        if add.phase is Phase.UNKNOWN:
            return await self._hand_over(add, answer)
        if add.phase is Phase.REFUSED and answer is not None:
            if is_about_animal(answer):
                return RowOutcome(RowEnd.REFUSED, answer)
            await self._note_unsent(rows, add)
        if visit == self._visit:
            self._unsent.appendleft(add)
        if answer is not None:
            return RowOutcome(RowEnd.UNSENT, answer)
        return RowOutcome(RowEnd.AWAY, error_of(add.failure) if add.failure else None)

    async def _hand_over(self, add: PendingAdd, error: RequestError | None) -> RowOutcome:
        """Let the outbox settle a row that may have been added."""
        self.arrivals.known.add(add.key)
        try:
            store = await self._outbox.stores.open(add.service_id)
            add = await store.with_imports(ImportsDb.hand_over, add)
        except (StorageError, WrittenByNewer) as refused:
            log.info("the next start hands a row over: %s", refused)
        gateway, add = self.gateway, self._outbox.pending.put(add)
        is_replayed = gateway is not None and can_be_replayed(add, gateway)
        if is_replayed:
            self._outbox.reconcile()
        elif self._outbox.pending.is_current(add):
            self._outbox.search(add)
        return RowOutcome(RowEnd.IN_DOUBT, error, is_replayed=is_replayed)

    async def _note_unsent(self, rows: RowStore, add: PendingAdd) -> None:
        """Write that a row can go again; if the disk refuses, it stays among the refused ones."""
        try:
            await rows.update(msgspec.structs.replace(add, phase=Phase.PAUSED, failure=None))
        except StorageError as error:
            log.info("a row stays refused: %s", error)

    def _forget(self, add: PendingAdd) -> None:
        """Keep no record of a row: from now on, the file or the outbox says what becomes of it."""
        if self._pending.get(add.key) is not None:
            self._pending.move(add, Phase.DECIDING, Cause.PERSON)
            self._pending.move(add, Phase.DISCARDED, Cause.FILE)
