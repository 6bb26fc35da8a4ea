"""Reporting a problem: shows the report and saves it."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.new_file import NotWritten, write_text
from petstore_gui.diagnostics.problem_report import ReportSources
from petstore_gui.domain.deployment import Deployment
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.dialogs.file_dialog import ask_for_file
from petstore_gui.ui.dialogs.report_dialog import ReportDialog
from petstore_gui.ui.text.export_text import why_not_written
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.report_text import report_fields
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages


class ReportFlow(QObject):
    """Shows a report and writes it to a file on request. It sends nothing."""

    def __init__(
        self,
        sources: ReportSources,
        catalogue: Catalogue,
        tasks: Tasks,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._sources = sources
        self._catalogue = catalogue
        self._tasks = tasks
        self._messages = messages
        self._window = window

    def open(self, deployment: Deployment) -> None:
        """Show a report of the program's current state, with this deployment open."""
        self._tasks.start("report", self._show(deployment))

    async def _show(self, deployment: Deployment) -> None:
        fields = report_fields(self._catalogue.facts, deployment)
        messages = [
            " ".join(filter(None, (f"{one.at:%Y-%m-%d %H:%M:%S}", one.text, one.details)))
            for one in self._messages.past
        ]
        text = await asyncio.to_thread(self._sources.report, fields, messages)
        dialog = ReportDialog("\n".join(map(visible, text.split("\n"))), self._window)
        dialog.save_chosen.connect(lambda text: self._tasks.start("save report", self._save(text)))
        dialog.open()

    async def _save(self, text: str) -> None:
        now = local_now()
        name = tr("Petstore report {date}.txt").format(date=f"{now:%Y-%m-%d %H%M}")
        path = await ask_for_file(tr("Save the report"), name, self._window)
        if path is None:
            return
        try:
            await write_text(path, text)
        except NotWritten as error:
            sentence = tr(
                "The report was not saved: {path} cannot be written ({reason})."
                " Choose another folder or name."
            )
            words = sentence.format(path=path, reason=why_not_written(error))
            self._messages.report_problem(words)
        else:
            words = tr("The report is saved as {path}. Give it to IT.")
            self._messages.report(words.format(path=path))
