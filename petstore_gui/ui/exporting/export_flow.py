"""Exporting a list: asks what, how and where to, writes the file, and reports the outcome."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.export.choice import (
    SHEET_MAX,
    Encoding,
    ExportChoice,
    FileFormat,
    Separator,
    completed,
)
from petstore_gui.catalogue.export.writing import write_list
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.clock import local_now
from petstore_gui.ui.dialogs.saving import ask_for_file, told_if_unwritten, with_progress
from petstore_gui.ui.dialogs.shown_list import ListFlow, ListSource
from petstore_gui.ui.exporting.export_dialog import ExportDialog
from petstore_gui.ui.words.export_text import (
    animals_words,
    caveat,
    pinned_sentence,
    progress_words,
)
from petstore_gui.ui.words.plain_text import without_isolates
from petstore_gui.ui.words.words import in_a_row, tr


def last_choice(preferences: Preferences) -> ExportChoice:
    """The last choice; at first, what the spreadsheets of this locale expect."""
    # A comma within numbers leaves spreadsheets the semicolon between them.
    usual = Separator.SEMICOLON if QLocale().decimalPoint() == "," else Separator.COMMA
    return ExportChoice(
        FileFormat(preferences.get(schema.EXPORT_FORMAT)),
        preferences.get(schema.EXPORT_EVERYTHING),
        Separator(preferences.get(schema.EXPORT_SEPARATOR) or usual),
        Encoding(preferences.get(schema.EXPORT_ENCODING)),
    )


def keep_choice(choice: ExportChoice, preferences: Preferences) -> None:
    """Offer this choice the next time."""
    preferences.set_all(
        schema.EXPORT_FORMAT.to(choice.file_format.value),
        schema.EXPORT_EVERYTHING.to(choice.everything),
        schema.EXPORT_ENCODING.to(choice.encoding.value),
        schema.EXPORT_SEPARATOR.to(choice.separator.value),
    )


class ExportFlow(ListFlow):
    """Writes the rows that were shown, or all that were known, when the file was chosen."""

    def open(self) -> None:
        """Ask about the list in the window."""
        self.open_list(ListSource(self._contents), self._window)

    def open_list(self, source: ListSource, parent: QWidget) -> None:
        """Ask above another window what of a list to export, and how."""
        dialog = ExportDialog(last_choice(self._preferences), partial(_problem_of, source), parent)
        if not source.is_part_of_table:
            dialog.ranges.hide()  # there is no more than what is shown

        def count() -> None:
            dialog.show_counts(*(source.count(everything=one) for one in (False, True)))

        count()
        self._catalogue.shown_changed.connect(count)
        dialog.finished.connect(lambda: self._catalogue.shown_changed.disconnect(count))
        dialog.chosen.connect(
            lambda choice: self._tasks.start("export", self._export(source, choice, dialog))
        )
        dialog.open()

    async def _export(
        self, source: ListSource, choice: ExportChoice, asking: ExportDialog | None = None
    ) -> None:
        """Ask for a file, whose suffix may name another format, and write it."""
        name = f"{source.title} {local_now().date().isoformat()}.{choice.file_format.value}"
        typed = choice.file_format
        path = await ask_for_file(
            tr("Save the list"),
            name,
            asking or self._window,
            lambda path: completed(path, typed)[0],
        )
        if path is None:
            return
        choice = replace(choice, file_format=completed(path, typed)[1])
        if problem := _problem_of(source, choice):
            self._messages.report_problem(problem)
            return
        if asking is not None:
            asking.accept()
        keep_choice(choice, self._preferences)
        await self._write(source, path, choice)

    async def _write(self, source: ListSource, path: Path, choice: ExportChoice) -> None:
        facts = self._catalogue.facts
        with told_if_unwritten(
            self._messages,
            path,
            lambda: self._tasks.start("export", self._export(source, choice)),
        ):
            listed, about = await source.whole(everything=choice.everything)
            lines = tuple(map(without_isolates, about.lines))
            about = replace(about, lines=lines, completeness=without_isolates(about.completeness))
            words = partial(progress_words, total=len(listed))
            write = partial(write_list, path, listed, about, choice)
            stopped = tr("The export was stopped. {path} was not written.").format(path=path)
            await with_progress(self._messages, words, tr("Stop the export"), stopped, write)
            sentence = tr("%Ln animal(s) exported to {path}.", "", len(listed)).format(path=path)
            is_pinned = facts.counts.pinned is not None and not choice.everything
            pinned = pinned_sentence() if is_pinned and source.is_part_of_table else ""
            self._messages.report(in_a_row(sentence, pinned, caveat(facts)))


def _problem_of(source: ListSource, choice: ExportChoice) -> str:
    """Why a choice cannot be written; empty if it can."""
    count = source.count(everything=choice.everything)
    is_too_long = choice.file_format is FileFormat.EXCEL and count > SHEET_MAX
    problem = tr("A sheet of Excel has room for {animals}. Choose CSV or JSON.")
    return problem.format(animals=animals_words(SHEET_MAX)) if is_too_long else ""
