"""Showing the rows of an import, also while they are sent."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from petstore_gui.importing.importer import Importer
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.importing.rows_dialog import RowsDialog
from petstore_gui.ui.style.theme import Theme

READ_AGAIN_MS = 2_000
"""How long what is shown may be old while rows are sent."""

log = logging.getLogger(__name__)


class RowsFlow(QObject):
    """Reads the rows from the file, and again after they have changed."""

    def __init__(self, importer: Importer, tasks: Tasks, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._importer = importer
        self._tasks = tasks
        self._theme = theme
        self._window = window
        self._dialog: RowsDialog | None = None
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READ_AGAIN_MS)
        self._reading.timeout.connect(self._read)
        importer.changed.connect(self._read_soon)

    def open(self) -> None:
        """Show the rows."""
        if self._dialog is None:
            self._dialog = RowsDialog(self._theme, self._window)
            self._dialog.finished.connect(self._forget)
            self._dialog.open()
            self._read()

    def _forget(self) -> None:
        self._dialog = None
        self._reading.stop()

    def _read_soon(self) -> None:
        if self._dialog is not None and not self._reading.isActive():
            self._reading.start()

    def _read(self) -> None:
        self._tasks.start("read rows of import", self._show_rows())

    async def _show_rows(self) -> None:
        dialog, is_over = self._dialog, not self._importer.facts.is_unfinished
        try:
            rows = await self._importer.records.rows(self._importer.facts.job)
        except StorageError as error:
            log.info("the rows of an import cannot be read: %s", error)
            return
        if dialog is not None and dialog is self._dialog:
            dialog.show_rows(rows, is_over=is_over)
