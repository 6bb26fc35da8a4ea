"""Reporting a problem: shows the report and saves it."""

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
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.diagnostics.problem_report import ReportSources
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.dialogs.file_dialog import save_file_dialog
from petstore_gui.ui.dialogs.report_dialog import ReportDialog
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic


class ReportFlow(QObject):
    """Shows a report and writes it to a file on request. It sends nothing."""

    def __init__(
        self,
        sources: ReportSources,
        catalogue: Catalogue,
        tasks: Tasks,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._sources = sources
        self._catalogue = catalogue
        self._tasks = tasks
        self._log = log
        self._window = window

    def open(self, deployment: Deployment) -> None:
        """Show a report of the program's current state, with this deployment open."""
        fields = _report_fields(self._catalogue.facts, deployment)
        messages = [f"{one.at:%Y-%m-%d %H:%M:%S} {one.text}" for one in self._log.messages]
        self._tasks.start("report", self._show(fields, messages))

    async def _show(self, fields: list[tuple[str, str]], messages: list[str]) -> None:
        text = await asyncio.to_thread(self._sources.report, fields, messages)
        dialog = ReportDialog("\n".join(map(visible, text.split("\n"))), self._window)
        dialog.save_chosen.connect(self._choose_file)
        dialog.open()

    def _choose_file(self, text: str) -> None:
        now = local_now()
        name = tr("Petstore report {date}.txt").format(date=f"{now:%Y-%m-%d %H%M}")
        dialog = save_file_dialog(tr("Save the report"), name, self._window)
        dialog.fileSelected.connect(
            lambda path: self._tasks.start("save report", self._save(Path(path), text))
        )
        dialog.open()

    async def _save(self, path: Path, text: str) -> None:
        try:
            await write_text(path, text)
        except NotWritten as error:
            sentence = tr(
                "The report was not saved: {path} cannot be written ({reason})."
                " Choose another folder or name."
            )
            self._log.report_problem(Topic.REPORT, sentence.format(path=path, reason=error))
        else:
            self._log.report(
                Topic.REPORT, tr("The report is saved as {path}. Give it to IT.").format(path=path)
            )


def _report_fields(facts: Facts, deployment: Deployment) -> list[tuple[str, str]]:
    versions = (
        f"Petstore {__version__}, Python {platform.python_version()}, Qt {qVersion()},"
        f" SQLite {sqlite3.sqlite_version}"
    )
    return [
        ("Made", f"{local_now():%Y-%m-%d %H:%M %z}"),
        ("Versions", versions),
        ("System", f"{platform.platform()}, {QGuiApplication.platformName()}"),
        ("Language", QLocale().name()),
        ("Open", deployment.value),
        ("List", f"{facts.state.value}; {facts.counts.known} animals known"),
        ("As of", _as_of(facts)),
        ("Listed", _listed(facts)),
        ("Complete", _complete(facts)),
        ("Odd rows", _odd(facts)),
    ]


def _as_of(facts: Facts) -> str:
    if facts.as_of is None:
        return "no list has ended yet"
    notes = (" from an earlier run," * facts.is_earlier, " offline," * facts.is_offline)
    return f"{facts.as_of:%Y-%m-%d %H:%M:%S %z},{''.join(notes)}".rstrip(",")


def _listed(facts: Facts) -> str:
    counts = facts.counts
    by_status = [f"{count} {status}" for status, count in counts.by_status]
    by_status.append(f"{counts.not_stated} without a status")
    others = f"{counts.earlier} only from earlier lists, {counts.found} found by ID"
    return ", ".join([f"{counts.listed} in all", *by_status, f"{others}"])


def _complete(facts: Facts) -> str:
    """How much of each list is known, in the words of `Extent`."""
    known = facts.completeness
    parts = [f"whole list {known.whole.name}"]
    parts += [f"{status} {known.of(status).name}" for status in PetStatus]
    if known.unstated_may_hide:
        parts.append("animals without a status may be missing")
    return ", ".join(parts)


def _odd(facts: Facts) -> str:
    counts = [(name, getattr(facts.oddities, name)) for name in facts.oddities.__struct_fields__]
    return ", ".join(f"{name} {count}" for name, count in counts if count) or "none"
