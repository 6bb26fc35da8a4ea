"""The import of the open service: begun or found, sent by the outbox, and closed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.import_job import ImportFacts, ImportJob, ImportState, LeftOut
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.sender import Sent
from petstore_gui.storage.import_table import (
    begin_import,
    failed_rows,
    find_import,
    forget_import,
    import_facts,
    set_state,
    stop_import,
)
from petstore_gui.support.tasks import Tasks

COUNT_MS = 250
"""How old the counts may be while rows are sent."""


class Importer(QObject):
    """One import at a time; all its rows are in the outbox file before the first is sent.

    What an earlier run left goes on once its service answers, unless a person paused it.

    Signals:
        changed(ImportFacts | None): how far the import of this service is.
        ended(ImportFacts): its last row has an outcome.
        failed(NotWrittenDown): the outbox file refused what a person wanted.
    """

    changed = Signal(object)
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, outbox: Outbox, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.facts: ImportFacts | None = None
        self._outbox = outbox
        self._tasks = tasks
        self._counting = single_shot(self, lambda: self._start(self._count))
        outbox.opened.connect(self._open)
        outbox.row_ended.connect(self._row_ended)
        outbox.changed.connect(self._count_soon)

    @property
    def is_unfinished(self) -> bool:
        """Whether rows may still be sent, now or at a later start."""
        return self.facts is not None and not self.facts.is_over

    @property
    def obstacle(self) -> RequestError | None:
        """Why no row is sent now, if an error is the reason."""
        return self._outbox.obstacle

    def find(self) -> None:
        """Show the import that is not over, or one of which rows failed; delete the others."""
        if self._outbox.service_id is not None:
            self._start(partial(self._find, self._outbox.service_id))

    async def begin(
        self, name: str, pets: Sequence[NewPet], left_out: Sequence[LeftOut] = ()
    ) -> None:
        """Write all rows to the file, then send them. Raises `NotWrittenDown`: none is sent."""
        service_id = self._outbox.service_id
        if service_id is None or self.is_unfinished or not self._outbox.is_allowed:
            return
        job = ImportJob(name, len(pets), datetime.now(UTC), tuple(left_out))
        facts = await self._outbox.do(lambda file: begin_import(file, service_id, job, pets))
        if service_id == self._outbox.service_id:
            self._show(facts)
            self._send()

    def pause(self) -> None:
        """Send nothing more for now."""
        self._change(lambda file, number: set_state(file, number, ImportState.PAUSED))

    def go_on(self) -> None:
        """Send the rest."""
        self._change(lambda file, number: set_state(file, number, ImportState.RUNNING))

    def stop(self) -> None:
        """Send nothing more of this import, ever, but what may have been added already."""
        self._change(stop_import)

    def note_saved(self) -> None:
        """Note that another file has the failed rows of an import that is over."""
        self._change(lambda file, number: set_state(file, number, ImportState.SAVED))

    def discard(self) -> None:
        """Delete an import that is over, with its failed rows."""
        self._change(forget_import)

    async def failed_rows(self, number: int, most: int = -1) -> list[Add]:
        """The rows of an import that were refused or not sent, or are unsure; -1: all of them.

        Raises `NotWrittenDown`.
        """
        return await self._outbox.do(lambda file: failed_rows(file, number, most))

    def _open(self) -> None:
        self._counting.stop()
        self._show(None)
        self.find()

    def _change(self, job: Callable[[sqlite3.Connection, int], None]) -> None:
        if self.facts is not None:
            self._outbox.send_rows_of(None)
            self._start(partial(self._changed, self.facts.number, job))

    async def _changed(self, number: int, job: Callable[[sqlite3.Connection, int], None]) -> None:
        try:
            await self._outbox.do(lambda file: job(file, number))
        finally:
            await self._count()
            self._send()

    async def _find(self, service_id: ServiceId) -> None:
        facts = await self._outbox.do(lambda file: find_import(file, service_id))
        if service_id == self._outbox.service_id:
            self._show(facts)
            self._send()

    def _send(self) -> None:
        facts = self.facts
        if facts is not None and not facts.is_over and not facts.is_paused:
            self._outbox.send_rows_of(facts.number)

    def _row_ended(self, sent: Sent) -> None:
        self._count_soon()
        number = sent.add.import_number
        if self._is_shown(number) and sent.now is not None and sent.now.phase is Phase.UNSURE:
            self.pause()  # the next may be lost as well, and a person has to decide about each

    def _count_soon(self) -> None:
        if self.is_unfinished and not self._counting.isActive():
            self._counting.start(COUNT_MS)

    async def _count(self) -> None:
        if self.facts is None:
            return
        number = self.facts.number
        facts = await self._outbox.do(lambda file: import_facts(file, number))
        if not self._is_shown(number):
            return
        was_unfinished = self.is_unfinished
        self._show(facts)
        if facts is None:
            self.find()
        elif facts.is_over and was_unfinished:
            self._outbox.send_rows_of(None)
            self.ended.emit(facts)
        elif facts.sending:  # the last outcome may be on its way to the file
            self._count_soon()

    def _is_shown(self, number: int | None) -> bool:
        return self.facts is not None and self.facts.number == number

    def _show(self, facts: ImportFacts | None) -> None:
        self.facts = facts
        self.changed.emit(facts)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._tasks.start("import", self._or_tell(work))

    async def _or_tell(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except NotWrittenDown as error:
            self.failed.emit(error)
