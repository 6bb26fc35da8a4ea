"""Reporting a problem: shows the whole report, then saves or copies it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from petstore_gui.catalogue.export.new_file import write_text
from petstore_gui.diagnostics.problem_report import ReportSources
from petstore_gui.support.clock import local_now
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.dialogs.saving import ask_for_file, told_if_unwritten
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.plain_text import WrappingLabel, visible, without_isolates
from petstore_gui.ui.words.program_text import report_fields
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents

_SIZE = 47, 32
"""In heights of a line of text."""


class ReportFlow(Flow):
    """Shows a report and writes it to a file on request. It sends nothing."""

    def __init__(self, contents: WindowContents, sources: ReportSources) -> None:
        super().__init__(contents)
        self._sources = sources

    def open(self) -> None:
        """Show a report of the program's current state."""
        self._tasks.start("report", self._show())

    async def _show(self) -> None:
        fields = report_fields(self._catalogue.facts, self._contents.deployment)
        messages = [
            " ".join(filter(None, (f"{one.at:%Y-%m-%d %H:%M:%S}", one.text, one.details)))
            for one in self._messages.past
        ]
        text = await asyncio.to_thread(self._sources.report, fields, messages)
        text = "\n".join(map(visible, without_isolates(text).split("\n")))
        _report_dialog(text, lambda: self._start_saving(text), self._window).open()

    def _start_saving(self, text: str) -> None:
        self._tasks.start("save report", self._save(text))

    async def _save(self, text: str) -> None:
        title = tr("Petstore report")
        name = f"{title} {local_now():%Y-%m-%d %H%M}.txt"
        path = await ask_for_file(tr("Save the report"), name, self._window)
        if path is None:
            return
        with told_if_unwritten(self._messages, path, lambda: self._start_saving(text)):
            await write_text(path, text)
            words = tr("The report is saved as {path}. Give it to IT.")
            self._messages.report(words.format(path=path))


def _report_dialog(text: str, save_it: Callable[[], object], parent: QWidget) -> Dialog:
    """The dialog that shows the text of a report."""
    dialog = Dialog(tr("Report a problem"), parent, size=_SIZE)
    report = QPlainTextEdit(text)
    report.setReadOnly(True)
    report.setTabChangesFocus(True)
    report.setAccessibleName(tr("Report"))
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    fixed.setPointSizeF(dialog.font().pointSizeF())
    report.setFont(fixed)
    note = WrappingLabel(
        tr(
            "This is the whole report. It has no API keys, home folders or paths of addresses."
            " Messages may name animals. Nothing is sent: save or copy it, and give it to IT."
        )
    )
    save = push_button(tr("Save…"), save_it)
    copy = push_button(tr("Copy"), lambda: QGuiApplication.clipboard().setText(text))
    close = push_button(tr("Close"), dialog.reject)
    column_of(dialog, note, report, button_row(close, left=(save, copy)))
    return dialog
