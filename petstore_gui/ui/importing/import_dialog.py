"""The dialog "Import": a file and what would become of its rows, then how far the import is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QHBoxLayout,
    QProgressBar,
    QWidget,
)

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.import_job import ImportFacts
from petstore_gui.importing.preview import Preview, Verdict
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button, question
from petstore_gui.ui.base.form import ScrollingForm
from petstore_gui.ui.frame.messages import Announcer
from petstore_gui.ui.importing.reading_form import ReadingForm
from petstore_gui.ui.importing.rows_table import ROW, RowsModel, RowsTable
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.words.import_text import (
    import_button_words,
    progress_sentence,
    summary_sentence,
)
from petstore_gui.ui.words.plain_text import WrappingLabel, visible
from petstore_gui.ui.words.words import tr

_SIZE = 58, 38
"""In heights of a line of text."""

_BAR_HEIGHT = 6


class ImportDialog(Dialog):
    """Shows one of three pages: no file, a file, or an import that has begun.

    Its owner connects the buttons, which say what the user wants.
    """

    def __init__(self, theme: Theme, status: str, parent: QWidget) -> None:
        super().__init__(tr("Import"), parent, size=_SIZE)
        self.reading, self.rows = ReadingForm(status), RowsModel(theme, self)
        self.choose = push_button(tr("Choose file…"), name=tr("Choose file"))
        # A second press would begin a second import.
        self.begin = push_button(tr("Import"), self.hold, tr("Import"))
        self.begin.setProperty("kind", "primary")
        self.pause, self.go_on = push_button(tr("Pause")), push_button(tr("Continue"))
        self.stop = push_button(tr("Stop"))
        self.save = push_button(tr("Save failed rows…"), name=tr("Save failed rows"))
        self.discard = push_button(tr("Discard failed rows"))
        self.categories = push_button(tr("Categories…"))
        self._close = push_button(tr("Close"), self.reject)
        self._announcer = Announcer(self)
        self._file, self._summary = WrappingLabel(min_lines=1), WrappingLabel(min_lines=1)
        self._only_problems = QCheckBox(tr("Only rows with a problem"))
        self._only_problems.toggled.connect(self._show_rows)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Importing"))
        self._bar.setProperty("kind", "part")
        self._bar.setFixedHeight(_BAR_HEIGHT)
        self._table = RowsTable(self.rows, theme, self)
        choose, stop = self.choose, self.stop
        self._of_file = choose, self.reading, self._file, self._only_problems, self.begin
        self._of_import = self._bar, self.pause, self.go_on, stop, self.save, self.discard, choose
        self.rows.ticked.connect(self._count)
        self.rows.ticked.connect(lambda: self._announcer.tell(self.begin.text()))
        self._lay_out()
        self.show_nothing()

    def reject(self) -> None:
        """Close, after a question if that would lose what was typed. An import goes on."""
        self.leave(partial(Dialog.reject, self))

    def leave(self, then: Callable[[], object]) -> None:
        """Call `then`, after a question if what was typed or ticked would be lost by it."""
        preview = self.rows.preview
        if preview is None or not (preview.edits or preview.choices or self.reading.category):
            then()
            return
        words = tr("What you typed or ticked is not imported yet.")
        buttons = tr("Cancel"), tr("Discard changes")
        asking = question(tr("Discard changes"), words, buttons, self)
        asking.accepted.connect(then)
        asking.open()

    def show_nothing(self) -> None:
        """Ask for a file."""
        self.rows.show_rows(())
        self._show_page(self.choose, self.begin)
        self._count()
        words = tr("Choose or drop a CSV, Excel or OpenDocument file, or paste cells.")
        self.choose.setAccessibleDescription(words)
        self.say(words, is_told=False)  # it was, of the button
        self.choose.setFocus()

    def show_file(self, name: str) -> None:
        """Show that a file is being read, in place of another one or of an import."""
        self._file.setText(visible(name))
        self._show_page(*self._of_file, self._table)
        self._table.setFocus()

    def hold(self) -> None:
        """Import nothing until the rows have been checked again."""
        self.begin.setEnabled(False)

    def show_preview(self, preview: Preview) -> None:
        """Show what would become of each row; after an edit, the current one stays."""
        self.rows.preview = preview
        self._show_rows()
        if preview.lacks_status:
            self.reading.no_status.show()
        if self.focusWidget() is self.categories and not preview.new_categories:
            self._table.setFocus()
        self.categories.setVisible(bool(preview.new_categories))
        self._count()
        self.say(summary_sentence(preview))

    def show_beginning(self) -> None:
        """Hide what could begin the same import again.

        A disabled dialog would tell a screen reader of each widget in it, hundreds of times.
        """
        self._close.setFocus()
        self._show_page(self._file)

    def show_unreadable(self, sentence: str) -> None:
        """Say why there is nothing to show; nothing of what was there before stays."""
        self.rows.show_rows(())
        self.reading.show_rows(())
        self.reading.rare.show()
        self._count()
        self.say(sentence, is_problem=True)

    def show_import(self, facts: ImportFacts, obstacle: RequestError | None) -> None:
        """Show how far an import is; `obstacle`: why none of its rows is sent now."""
        is_over, is_paused, total = facts.is_over, facts.is_paused, facts.job.total
        can_fail = is_over and facts.failed > 0
        is_sent = not (is_over or is_paused)
        states = True, is_sent, is_paused, not is_over, can_fail, can_fail, is_over
        there = (
            widget for widget, is_there in zip(self._of_import, states, strict=True) if is_there
        )
        self._file.setText(visible(facts.job.name))
        self._show_page(*there, self._file, self._table)
        self._bar.setRange(0, total)
        self._bar.setValue(total - facts.waiting - facts.sending)
        focused: QWidget | None = self.focusWidget()
        if focused in (None, self) or not focused.isVisibleTo(self):
            self._close.setFocus()  # the button that had the focus has gone
        self.say(progress_sentence(facts, obstacle), is_told=False)  # the end is an event

    def say(self, sentence: str, *, is_problem: bool = False, is_told: bool = True) -> None:
        """Say something about what is shown; `is_told`: to a screen reader as well."""
        self._summary.say(sentence, "problem" if is_problem else "")
        self._summary.setAccessibleName(tr("Summary"))  # in place of the text
        for widget in (self._summary, self._table):
            widget.setAccessibleDescription(sentence)
        if is_told:
            self._announcer.tell(sentence)

    def _show_rows(self) -> None:
        if (preview := self.rows.preview) is not None:
            rows = preview.rows
            if self._only_problems.isChecked():
                rows = [row for row in rows if row.verdict is not Verdict.NEW]
            self.rows.show_rows(rows, preview)

    def _show_page(self, *widgets: QWidget) -> None:
        """Show the widgets of a page in place of another one's."""
        if self.rows.preview is not None:
            self.rows.show_rows(())
        for widget in (*self._of_file, *self._of_import, self._table, self.categories):
            widget.setVisible(widget in widgets)
        self._table.setColumnHidden(ROW, self.begin not in widgets)

    def _count(self) -> None:
        """Show how many rows would be added."""
        preview = self.rows.preview
        count = len(preview.chosen) if preview else 0
        self.begin.setText(import_button_words(count))
        self.begin.setEnabled(count > 0)

    def _lay_out(self) -> None:
        left = self.categories, self.save, self.discard
        parts = (
            _line(self.choose, self._file),
            self.reading,
            _line(self._summary, self._only_problems),
            _line(*self._of_import[:4]),
            self._table,
        )
        column_of(self, ScrollingForm(parts), button_row(self._close, self.begin, left=left))


def _line(*widgets: QWidget) -> QWidget:
    """Widgets beside each other; what is no button is wide."""
    holder = QWidget()
    row = filled(QHBoxLayout(holder), *widgets)
    for widget in widgets:
        if isinstance(widget, QAbstractButton):
            row.setAlignment(widget, Qt.AlignmentFlag.AlignLeading)
        else:
            row.setStretchFactor(widget, 1)
    return holder
