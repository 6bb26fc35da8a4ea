"""Showing what became of the rows of an import, also while they are sent."""

from __future__ import annotations

import logging
from itertools import chain
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from petstore_gui.catalogue.categories import Categories
from petstore_gui.importing.import_facts import ImportFacts
from petstore_gui.importing.importer import Importer
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.importing.import_dialog import ImportDialog
from petstore_gui.ui.importing.outcome_table import Outcome, outcome_of, outcome_of_invalid

READ_AGAIN_MS = 2_000
"""How long what is shown may be old while rows are sent, at least."""

_REST = 20
"""How many times as long as a reading took is waited before the next: sending needs the file."""

log = logging.getLogger(__name__)


class RowsFlow(QObject):
    """Reads the rows from the file, and again after they have changed."""

    def __init__(
        self, importer: Importer, names: Categories, tasks: Tasks, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._importer = importer
        self._category_names = names
        self._tasks = tasks
        self._dialog: ImportDialog | None = None
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._rest_ms = READ_AGAIN_MS
        self._turn = 0  # makes what was begun before stale
        self._reading.timeout.connect(self._read)
        importer.changed.connect(self._read_soon)

    def show_in(self, dialog: ImportDialog | None) -> None:
        """Show the rows in this dialog from now on; None: in none."""
        self._reading.stop()
        self._turn += 1
        self._dialog = dialog
        if dialog is not None:
            self._read()

    def _read_soon(self, facts: ImportFacts) -> None:
        is_read_soon = facts.may_pause and self._reading.isActive()
        if self._dialog is not None and not is_read_soon:
            self._reading.start(self._rest_ms if facts.may_pause else 0)

    def _read(self) -> None:
        self._turn += 1
        self._tasks.start("read rows of import", self._show_rows(self._turn))

    async def _show_rows(self, turn: int) -> None:
        facts, began, outcomes = self._importer.facts, monotonic(), list[Outcome]()
        is_over, names = not facts.is_unfinished, self._category_names.by_id
        try:
            rows = await self._importer.records.rows(facts.job)
        except StorageError as error:
            log.info("the rows of an import cannot be read: %s", error)
            return
        each = (outcome_of(row, names, is_over=is_over) for row in rows)
        invalid = map(outcome_of_invalid, facts.job.invalid if facts.job is not None else ())
        await run_in_slices(map(outcomes.append, chain(each, invalid)))
        took = round(1_000 * (monotonic() - began))
        self._rest_ms = max(READ_AGAIN_MS, _REST * took)
        if self._dialog is not None and turn == self._turn:
            self._dialog.show_outcomes(outcomes, is_over=is_over)
