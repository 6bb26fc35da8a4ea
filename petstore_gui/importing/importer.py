"""Sends the rows of an import, which are all in the outbox file before the first is sent."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.declined import BusyFor
from petstore_gui.domain.errors import NewerWroteAdds, NotWrittenDown, RequestError
from petstore_gui.domain.import_job import ImportCounts, ImportJob, InvalidRow
from petstore_gui.domain.pending_add import PUT_OFF_MAX
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.importing.arrivals import Sign
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why
from petstore_gui.importing.import_records import ImportRecords
from petstore_gui.importing.progress import Progress
from petstore_gui.importing.row_sender import RowEnd, RowOutcome, RowSender
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.likeness import Likeness
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.outbox.timing import DEFAULT_TIMING, Timing
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks

LOOK_AGAIN_SECONDS = (2.0, 5.0, 10.0, 20.0, 60.0)
"""When the list is asked for while a service does not answer: if it comes, rows are sent again."""

S = ImportState

_COUNTED = {RowEnd.ADDED: "added", RowEnd.REFUSED: "refused", RowEnd.IN_DOUBT: "left"}


class Importer(QObject):
    """One import at a time, for the open service.

    Rows are sent by the outbox's `Sender`, so an outcome means what it means there. A row that may
    have been added becomes an ordinary add of the outbox, which settles it. What an earlier run
    left goes on only if a person asks for it. `records` has the rows.

    Signals:
        changed(ImportFacts): the import, or how far it is, has changed.
        not_begun(RequestError): the rows could not be written down, so nothing was sent.
        left_behind(ImportFacts): another service was opened before it was over; this is how far
            it was.
    """

    changed = Signal(object)
    not_begun = Signal(object)
    left_behind = Signal(object)

    def __init__(
        self,
        outbox: Outbox,
        catalogue: KnownPets,
        tasks: Tasks,
        parent: QObject | None = None,
        *,
        timing: Timing = DEFAULT_TIMING,
    ) -> None:
        super().__init__(parent)
        self.records = ImportRecords(outbox.stores)
        self._outbox = outbox
        self._catalogue = catalogue
        self._tasks = tasks
        self._progress = Progress(lambda: self._rows.wait, self)
        self._progress.changed.connect(self.changed)
        tell = self._progress.tell_soon
        self._rows = RowSender(outbox, catalogue, tasks, tell, timing.connect)
        self._visit = 0  # makes what was begun for a service that was left stale
        self._running: asyncio.Task[None] | None = None
        self._failures = 0
        self._is_told_when = False  # by a busy service
        self._look_again = QTimer(self)
        self._look_again.setSingleShot(True)
        self._look_again.timeout.connect(catalogue.refresh)
        outbox.added.connect(lambda _add, _added: self._add_ended())
        outbox.decisions.ended.connect(lambda _add: self._add_ended())
        outbox.new_adds.replaced.connect(lambda _add: self._add_ended())
        catalogue.list_ended.connect(self._service_answers)
        catalogue.list_failed.connect(self._not_looked)
        catalogue.list_stopped.connect(self._not_looked)
        outbox.is_brought_in = self.has_like

    @property
    def facts(self) -> ImportFacts:
        """What is known of the import now."""
        return self._progress.facts

    def open(self, service_id: ServiceId | None) -> None:
        """Send to this service from now on: show what an earlier run left for it."""
        before = self.facts
        self._visit += 1
        self._look_again.stop()
        self._rows.open(service_id)
        self._running = None
        self.records.open(service_id)
        self._progress.show(ImportFacts())
        if service_id is not None:
            self._tasks.start("find import", self._find(service_id, self._visit))
            if before.unsent and before.job and before.job.service_id != service_id:
                self.left_behind.emit(before)

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send through this gateway from now on; None: through none for now."""
        self._rows.connect_to(gateway)

    def give_up(self) -> None:
        """Wait for no gateway until `connect_to`: the service could not be opened."""
        self._rows.give_up()

    async def wait_closed(self) -> None:
        """The outbox closes its files, and this has none besides."""

    def begin(
        self,
        name: str,
        digest: str,
        pets: Sequence[NewPet],
        invalid: Sequence[InvalidRow] = (),
        unticked: int = 0,
        known: Iterable[int] = (),
    ) -> None:
        """Write down all rows, then send them. Does nothing while another import is not over.

        `invalid` and `unticked` rows of the file are not sent: they are kept for the outcome.
        `known`: the IDs of the listed animals that staff know to be like rows.
        """
        service_id, is_allowed = self.records.service_id, self._outbox.pending.is_allowed
        if service_id is None or self.facts.is_unfinished or not (pets and is_allowed):
            return
        now = datetime.now(UTC)
        key, about = str(uuid.uuid4()), (tuple(invalid), unticked)
        job = ImportJob(key, service_id, name, digest, len(pets), now, *about)
        self._progress.show(ImportFacts(S.SAVING, job, ImportCounts(ready=len(pets))))
        told: list[Sign] = [*known, *(add.key for add in self._outbox.pending.here)]
        self._tasks.start("begin import", self._begin(job, pets, told, self._visit))

    def pause(self) -> None:
        """Send nothing more for now: a person asked for it."""
        if self.facts.may_pause:
            self._stand(S.PAUSED, Why.PERSON)

    def go_on(self) -> None:
        """Send the rest: a person asked for it. The list is read first, unless it cannot be."""
        facts = self.facts
        if not (facts.may_go_on and self._outbox.pending.is_allowed):
            return
        self._failures = 0
        if facts.why is Why.ALIKE:
            self._rows.let_pass()
        if facts.why is Why.NOT_LOOKED or self._rows.gateway is None:
            self._run()
        else:
            self._stand(S.WAITING, Why.LOOKING)
            self._catalogue.refresh()

    def has_like(self, animal: Likeness) -> bool:
        """Whether a row of an import that is not over is like an animal."""
        return self.facts.is_unfinished and self._rows.arrivals.wants(animal)

    def stop(self) -> None:
        """Send nothing more of this import, ever."""
        if self.facts.may_stop:
            self._stand(S.STOPPING)
            self._tasks.start("stop import", self._stop(self._visit))

    def forget(self) -> None:
        """Show nothing more of an import that is over, but an earlier one that nobody closed."""
        job = self.facts.job
        if self.facts.state is S.OVER and job is not None:
            self._progress.show(ImportFacts())
            self._tasks.start("close import", self._forget(job, self._visit))

    def note_saved(self) -> None:
        """Note that a file has the failed rows: the next start has nothing more to say of them."""
        if self.facts.state is S.OVER and self.facts.job is not None:
            self._tasks.start("close import", self.records.let_go(self.facts.job))

    async def _forget(self, job: ImportJob, visit: int) -> None:
        if await self.records.let_go(job) and visit == self._visit:
            await self._find(job.service_id, visit)

    async def _find(self, service_id: ServiceId, visit: int) -> None:
        job, counts = await self.records.find(service_id)
        if visit == self._visit and job is not None and self.facts.state is S.NONE:
            state = S.OVER if job.is_kept else S.PAUSED
            self._progress.show(ImportFacts(state, job, counts, Why.EARLIER))
            if self.records.store is not None:
                with suppress(StorageError):
                    await self._rows.read(self.records.store, job)

    async def _begin(
        self, job: ImportJob, pets: Sequence[NewPet], known: Iterable[Sign], visit: int
    ) -> None:
        try:
            rows = await self.records.create(job, pets)
        except (StorageError, WrittenByNewer) as error:
            if visit == self._visit:
                self._progress.show(ImportFacts())
                is_newer = isinstance(error, WrittenByNewer)
                self.not_begun.emit((NewerWroteAdds if is_newer else NotWrittenDown)(str(error)))
            return
        if visit == self._visit:
            self._rows.begin(known)
            await self._rows.take(job, rows)
        if visit == self._visit and self.facts.state is S.SAVING:
            self._run()

    def _run(self) -> None:
        """Send rows until none is left, or something stands in the way."""
        store, job = self.records.store, self.facts.job
        if store is None or job is None:
            return
        if self._rows.gateway is None:
            self._await_service(None, None)
            return
        self._stand(S.RUNNING)
        if self._running is None or self._running.done():
            self._running = self._tasks.start("import", self._send_all(store, job, self._visit))

    async def _send_all(self, store: OutboxStore, job: ImportJob, visit: int) -> None:
        def may_send() -> bool:
            return visit == self._visit and self.facts.state is S.RUNNING

        def on_end(outcome: RowOutcome) -> None:
            if visit == self._visit:
                self._row_ended(outcome)

        while may_send():  # it may have been paused, and asked to go on, in between
            try:
                await self._rows.read(store, job)
                is_done = await self._rows.send(store, job, may_send, on_end)
            except StorageError as error:
                is_done = False
                if visit == self._visit:
                    self._stand(S.PAUSED, Why.ERROR, NotWrittenDown(str(error)))
            if is_done and may_send():
                if self._rows.held:
                    self._stand(S.PAUSED, Why.ALIKE)
                else:
                    await self._end(store, job, visit)

    def _row_ended(self, outcome: RowOutcome) -> None:
        end, error, is_running = outcome.end, outcome.error, self.facts.state is S.RUNNING
        if end in _COUNTED:
            self._progress.count(**{_COUNTED[end]: 1})
        if end is RowEnd.ADDED:
            self._failures = 0
        elif end is RowEnd.AWAY and is_running:
            self._await_service(None, error)
        elif end is RowEnd.UNSENT and is_running:
            self._stand(S.PAUSED, Why.ERROR, error)
        elif end is RowEnd.IN_DOUBT and outcome.is_replayed and is_running:
            self._await_service(Why.IN_DOUBT, error)
        elif end is RowEnd.IN_DOUBT and is_running:
            self._stand(S.PAUSED, Why.IN_DOUBT, error)

    def _await_service(self, why: Why | None, error: RequestError | None) -> None:
        """Go on once the list ends; ask for it now and then, or when a busy service said."""
        self._stand(S.WAITING, why, error)
        seconds = LOOK_AGAIN_SECONDS[min(self._failures, len(LOOK_AGAIN_SECONDS) - 1)]
        self._failures += 1
        if isinstance(error, BusyFor) and error.wait is not None:
            seconds, self._is_told_when = min(error.wait, PUT_OFF_MAX), True
        self._look_again.start(round(seconds * 1_000))

    def _not_looked(self, error: RequestError | None = None) -> None:
        """The list was not read to its end before the rest is sent, or may be cut off there."""
        if self.facts.why is Why.LOOKING:
            self._stand(S.PAUSED, Why.NOT_LOOKED, error)

    def _service_answers(self) -> None:
        """The list ended: the service is there again, but perhaps still busy."""
        if self._is_told_when and self._look_again.isActive():
            return
        self._look_again.stop()
        is_read = self._catalogue.facts.is_read_through
        if self.facts.why is Why.LOOKING and not is_read:
            self._not_looked()
        elif self.facts.state is S.WAITING:
            self._run()
        elif self.facts.why is Why.NOT_LOOKED and is_read:
            self._stand(S.PAUSED, Why.SETTLED)

    def _add_ended(self) -> None:
        """An add was added, discarded or brought back; it may have been a row."""
        facts, store = self.facts, self.records.store
        is_row = facts.counts.left or facts.counts.discarded
        if is_row and store is not None and facts.job is not None:
            self._tasks.start("count rows", self._count_again(store, facts.job, self._visit))

    async def _count_again(self, store: OutboxStore, job: ImportJob, visit: int) -> None:
        try:
            counts = await store.with_imports(ImportsDb.counts, job)
        except StorageError:
            return
        if visit == self._visit and job == self.facts.job and self.facts.state is not S.RUNNING:
            self._progress.recount(counts)

    async def _stop(self, visit: int) -> None:
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        if self.records.store is not None and self.facts.job is not None and visit == self._visit:
            await self._end(self.records.store, self.facts.job, visit)

    async def _end(self, store: OutboxStore, job: ImportJob, visit: int) -> None:
        """Nothing more is sent: every row has an outcome, or a person stopped the import."""
        try:
            await store.with_imports(ImportsDb.end, job)
            counts = await store.with_imports(ImportsDb.counts, job)
        except StorageError as error:
            if visit == self._visit:
                self._stand(S.PAUSED, Why.ERROR, NotWrittenDown(str(error)))
            return
        if visit == self._visit:
            self._progress.show(ImportFacts(S.OVER, job, counts))
            self._catalogue.refresh()

    def _stand(
        self, state: ImportState, why: Why | None = None, error: RequestError | None = None
    ) -> None:
        self._look_again.stop()
        self._is_told_when = False
        self._progress.stand(state, why, error)
