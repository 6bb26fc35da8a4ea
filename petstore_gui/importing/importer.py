"""The import of the open service: found or begun, sent, and closed."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.errors import NewerWroteAdds, NotWrittenDown
from petstore_gui.domain.import_job import ImportCounts, ImportJob, InvalidRow
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.importing.arrivals import Sign
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why
from petstore_gui.importing.import_records import ImportRecords
from petstore_gui.importing.import_sending import ImportSending
from petstore_gui.importing.progress import Progress
from petstore_gui.importing.row_sender import RowSender
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.likeness import Likeness
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.outbox.timing import DEFAULT_TIMING, Timing
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.tasks import Tasks

S = ImportState


class Importer(QObject):
    """One import at a time, for the open service; all rows are in its file before one is sent.

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
        self._tasks = tasks
        self._progress = Progress(lambda: self._rows.wait, self)
        self._progress.changed.connect(self.changed)
        tell = self._progress.tell_soon
        self._rows = RowSender(outbox, catalogue, tasks, tell, timing.connect)
        self._visit = 0  # makes what was begun for a service that was left stale
        self._sending = ImportSending(
            self._rows, self.records, self._progress, catalogue, tasks, self
        )
        outbox.added.connect(lambda _add, _added: self._add_ended())
        outbox.decisions.ended.connect(lambda _add: self._add_ended())
        outbox.new_adds.replaced.connect(lambda _add: self._add_ended())
        outbox.is_brought_in = self.has_like

    @property
    def facts(self) -> ImportFacts:
        """What is known of the import now."""
        return self._progress.facts

    def open(self, service_id: ServiceId | None) -> None:
        """Send to this service from now on: show what an earlier run left for it."""
        before = self.facts
        self._visit += 1
        self._sending.leave()
        self._rows.open(service_id)
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
        self._sending.pause()

    def go_on(self) -> None:
        """Send the rest: a person asked for it. The list is read first, unless it cannot be."""
        if self._outbox.pending.is_allowed:
            self._sending.go_on()

    def stop(self) -> None:
        """Send nothing more of this import, ever."""
        self._sending.stop()

    def has_like(self, animal: Likeness) -> bool:
        """Whether a row of an import that is not over is like an animal."""
        return self.facts.is_unfinished and self._rows.arrivals.wants(animal)

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
            self._sending.send()

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
