"""From a problem to a report of it that a person has read, and then saved, copied or left."""

from __future__ import annotations

import asyncio
import platform
import sqlite3
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from petstore_gui import __version__
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export import NotWritten, write_text
from petstore_gui.diagnostics.problem_report import ReportSources
from petstore_gui.domain.deployment import Deployment
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.dialogs.export_flow import file_dialog
from petstore_gui.ui.dialogs.report_dialog import ReportDialog
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic


class ReportFlow(QObject):
    """Puts a report together, shows it, and writes it where a person wants it. It sends nothing."""

    def __init__(
        self,
        evidence: ReportSources,
        catalogue: Catalogue,
        tasks: Tasks,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._evidence = evidence
        self._catalogue = catalogue
        self._tasks = tasks
        self._log = log
        self._window = window

    def open(self, deployment: Deployment) -> None:
        """Show a report of the program as it is now, with this deployment open."""
        self._tasks.start("report", self._show(self._facts(deployment)))

    async def _show(self, facts: list[tuple[str, str]]) -> None:
        text = await asyncio.to_thread(self._evidence.report, facts)
        dialog = ReportDialog("\n".join(map(visible, text.split("\n"))), self._window)
        dialog.save_chosen.connect(self._ask_where)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_where(self, text: str) -> None:
        now = local_now()
        name = tr("Petstore report {date}.txt").format(date=f"{now:%Y-%m-%d %H%M}")
        dialog = file_dialog(tr("Save the report"), name, self._window)
        dialog.fileSelected.connect(
            lambda path: self._tasks.start("save report", self._save(Path(path), text))
        )
        dialog.open()

    async def _save(self, path: Path, text: str) -> None:
        try:
            await write_text(path, text)
        except NotWritten as error:
            sentence = tr("The report was not written to {path}: {reason}.")
            self._log.tell_problem(Topic.REPORT, sentence.format(path=path, reason=error))
        else:
            self._log.tell(Topic.REPORT, tr("The report is in {path}.").format(path=path))

    def _facts(self, deployment: Deployment) -> list[tuple[str, str]]:
        facts = self._catalogue.facts
        return [
            ("Made", f"{local_now():%Y-%m-%d %H:%M %z}"),
            ("Versions", _versions()),
            ("System", f"{platform.platform()}, {QGuiApplication.platformName()}"),
            ("Language", QLocale().name()),
            ("Open", deployment.value),
            ("List", f"{facts.state.value}; {facts.counts.known} animals known"),
        ]


def _versions() -> str:
    return (
        f"Petstore {__version__}, Python {platform.python_version()}, Qt {qVersion()},"
        f" SQLite {sqlite3.sqlite_version}"
    )
