"""When the rows of an import are sent, and what stands in the way."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.declined import BusyFor
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.import_job import ImportJob
from petstore_gui.domain.pending_add import PUT_OFF_MAX
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why
from petstore_gui.importing.import_records import ImportRecords
from petstore_gui.importing.progress import Progress
from petstore_gui.importing.row_sender import RowEnd, RowOutcome, RowSender
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks

LOOK_AGAIN_SECONDS = (2.0, 5.0, 10.0, 20.0, 60.0)
"""When the list is asked for while a service does not answer: if it comes, rows are sent again."""

S = ImportState

_COUNTED = {RowEnd.ADDED: "added", RowEnd.REFUSED: "refused", RowEnd.IN_DOUBT: "left"}


class ImportSending(QObject):
    """Begins, pauses, continues and ends to send the rows of the import that `progress` tells of.

    `rows` sends them, `records` has the file that they are in.
    """

    def __init__(
        self,
        rows: RowSender,
        records: ImportRecords,
        progress: Progress,
        catalogue: KnownPets,
        tasks: Tasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._rows = rows
        self._records = records
        self._progress = progress
        self._catalogue = catalogue
        self._tasks = tasks
        self._visit = 0  # makes what was begun for a service that was left stale
        self._running: asyncio.Task[None] | None = None
        self._failures = 0
        self._is_told_when = False  # by a busy service
        self._must_look = False  # once the service is there: a person asked to go on before
        self._look_again = QTimer(self)
        self._look_again.setSingleShot(True)
        self._look_again.timeout.connect(catalogue.refresh)
        catalogue.list_ended.connect(self._service_answers)
        catalogue.list_failed.connect(self._not_looked)
        catalogue.list_stopped.connect(self._not_looked)

    @property
    def _facts(self) -> ImportFacts:
        return self._progress.facts

    def leave(self) -> None:
        """Send nothing more to this service: another one is opened."""
        self._visit += 1
        self._look_again.stop()
        self._must_look = False
        self._running = None

    def send(self) -> None:
        """Send rows until none is left, or something stands in the way."""
        store, job = self._records.store, self._facts.job
        if store is None or job is None:
            return
        if self._rows.gateway is None:
            self._await_service(None, None)
            return
        self._stand(S.RUNNING)
        if self._running is None or self._running.done():
            self._running = self._tasks.start("import", self._send_all(store, job, self._visit))

    def pause(self) -> None:
        """Send nothing more for now: a person asked for it."""
        if self._facts.may_pause:
            self._stand(S.PAUSED, Why.PERSON)

    def go_on(self) -> None:
        """Send the rest: a person asked for it. The list is read first, unless it cannot be."""
        facts = self._facts
        if not facts.may_go_on:
            return
        self._failures = 0
        if facts.why is Why.ALIKE:
            self._rows.let_pass()
        if facts.why is Why.NOT_LOOKED or not facts.unsent:
            self.send()
        elif self._rows.gateway is None:
            self._await_service(None, None)
            self._must_look = True
        else:
            self._stand(S.WAITING, Why.LOOKING)
            self._catalogue.refresh()

    def stop(self) -> None:
        """Send nothing more of this import, ever."""
        if self._facts.may_stop:
            self._stand(S.STOPPING)
            self._tasks.start("stop import", self._stop(self._visit))

    async def _send_all(self, store: OutboxStore, job: ImportJob, visit: int) -> None:
        def may_send() -> bool:
            return visit == self._visit and self._facts.state is S.RUNNING

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
        has_rest = self._facts.why is not Why.PERSON or self._facts.unsent
        if visit == self._visit and self._facts.state is S.PAUSED and not has_rest:
            await self._end(store, job, visit)

    def _row_ended(self, outcome: RowOutcome) -> None:
        end, error, is_running = outcome.end, outcome.error, self._facts.state is S.RUNNING
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
        """The list could not be read before the rest is sent, or a person stopped that."""
        if self._facts.why is Why.LOOKING:
            self._stand(S.PAUSED, Why.NOT_LOOKED, error)

    def _service_answers(self) -> None:
        """The list ended: the service is there again, but perhaps still busy."""
        if self._is_told_when and self._look_again.isActive():
            return
        self._look_again.stop()
        is_read = self._catalogue.is_read_through
        if (self._must_look or self._facts.why is Why.LOOKING) and not is_read:
            self._stand(S.PAUSED, Why.NOT_LOOKED)
        elif self._facts.state is S.WAITING:
            self.send()
        elif self._facts.why is Why.NOT_LOOKED and is_read:
            self._stand(S.PAUSED, Why.SETTLED)

    async def _stop(self, visit: int) -> None:
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        if self._records.store is not None and self._facts.job is not None and visit == self._visit:
            await self._end(self._records.store, self._facts.job, visit)

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
        self._is_told_when = self._must_look = False
        self._progress.stand(state, why, error)
