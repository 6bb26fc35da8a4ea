"""The dialog that shows what is in a file before anything is sent, and how far its import is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from petstore_gui.importing.import_facts import ImportFacts
from petstore_gui.importing.preview import Preview
from petstore_gui.ui.importing.import_progress import ImportProgress
from petstore_gui.ui.importing.import_question import changes_question
from petstore_gui.ui.importing.outcome_table import Outcome, OutcomeTable
from petstore_gui.ui.importing.preview_table import PreviewTable
from petstore_gui.ui.importing.reading_form import ReadingForm
from petstore_gui.ui.importing.row_filter import RowFilter
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.import_text import progress_sentence
from petstore_gui.ui.text.plain_text import WrappingLabel, visible
from petstore_gui.ui.text.preview_text import (
    appeared_sentence,
    import_button_words,
    summary_sentence,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_SIZE = 58, 38
"""In heights of a line of text."""

_NARROW = 34
"""The same: what is narrower has the summary and the filter on two lines."""


class Stage(Enum):
    """What the dialog is about."""

    EMPTY = "no file is chosen"
    FILE = "a file, and what would become of its rows"
    IMPORT = "an import that has begun"


class ImportDialog(Dialog):
    """Every row of a file as it would be added, above it how the file is read; then the import.

    Signals:
        file_wanted(): the user wants to choose a file.
        edited(PreviewRow, PetField, str): somebody changed a text of a row.
        categories_chosen(): a category should be named.
        adds_chosen(): the unfinished adds should be shown.
        import_chosen(): the ticked rows should be added.
    """

    file_wanted = Signal()
    edited = Signal(object, object, str)
    categories_chosen = Signal()
    adds_chosen = Signal()
    import_chosen = Signal()

    def __init__(self, theme: Theme, status: str, parent: QWidget) -> None:
        super().__init__(tr("Import"), parent)
        self.setObjectName("import")
        self.reading, self.progress = ReadingForm(status), ImportProgress()
        self._stage = Stage.EMPTY
        self._preview: Preview | None = None
        self._remark, self._remarked = "", ImportFacts()
        self._announcer = Announcer(self)
        self._choose = _button(tr("Choose file…"), self.file_wanted, tr("Choose file"))
        self._file = WrappingLabel(min_lines=1)
        self._summary = WrappingLabel(min_lines=1)
        self._filter = RowFilter()
        self._filter.chosen.connect(self._show_kind)
        self._table = PreviewTable(theme, self._filter, self)
        self._table.rows.edited.connect(self.edited)
        self._table.rows.ticked.connect(self._count)
        self._outcomes = OutcomeTable(theme, self._filter, self)
        self._categories = _button(tr("Categories…"), self.categories_chosen)
        self._adds = _button(tr("Unfinished adds…"), self.adds_chosen, tr("Unfinished adds"))
        self._close = _button(tr("Close"), self.reject)
        self._import = _button(tr("Import"), self.import_chosen, tr("Import"))
        self._import.setProperty("kind", "primary")
        self._about = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.show_nothing()
        self._choose.setFocus()

    def reject(self) -> None:
        """Close, after a question if that would lose what was typed. An import goes on."""
        self.leave(partial(Dialog.reject, self))

    def leave(self, then: Callable[[], object]) -> None:
        """Call `then`, after a question if what was typed or ticked would be lost by it."""
        self._ask_first(then, is_lost=self._is_corrected or bool(self.reading.category))

    def read_again(self, then: Callable[[], object]) -> None:
        """The same where only the corrections of the rows would be lost."""
        self._ask_first(then, is_lost=self._is_corrected)

    @property
    def _is_corrected(self) -> bool:
        """Whether somebody has edited or ticked a row."""
        return self._preview is not None and bool(self._preview.edits or self._preview.choices)

    def _ask_first(self, then: Callable[[], object], *, is_lost: bool) -> None:
        if self._stage is Stage.FILE and is_lost:
            question = changes_question(self)
            question.confirmed.connect(then)
            question.open()
        else:
            then()

    def show_nothing(self, problem: str = "") -> None:
        """Ask for a file, or say why one cannot be read."""
        self._preview = None
        self._show_stage(Stage.EMPTY)
        words = tr(
            "Choose a CSV, Excel or OpenDocument file, drop it here, or paste cells that were"
            " copied from a spreadsheet."
        )
        self._say(problem or words, is_problem=bool(problem))

    def show_file(self, name: str) -> None:
        """Show that a file is being read, in place of another one or of an import."""
        self._preview = None
        self._table.show_preview(None)
        self._file.setText(visible(name))
        self._show_stage(Stage.FILE)
        self._table.setFocus()
        self.show_reading()

    def show_reading(self) -> None:
        """Say that the file is being read."""
        self._say(tr("Reading the file…"))
        self.hold()

    def show_preview(self, preview: Preview) -> None:
        """Show what would become of each row; after an edit, the current one stays."""
        self._preview = preview
        self._table.show_preview(preview)
        if self.focusWidget() is self._categories and not preview.has_unknown_names:
            self._table.setFocus()
        self._categories.setVisible(preview.has_unknown_names)
        self._count()

    def hold(self) -> None:
        """Import nothing until the rows have been checked again."""
        self._import.setEnabled(False)

    def show_problem(self, sentence: str) -> None:
        """Say why there is nothing to show; nothing of what was there before stays."""
        self._preview = None
        self._table.show_preview(None)
        self.reading.show_rows(())
        self._import.setText(import_button_words(0))
        self._say(sentence, is_problem=True)
        self.hold()

    def show_not_begun(self, sentence: str) -> None:
        """Say why nothing was sent."""
        self._say(sentence, is_problem=True)

    def show_looking(self) -> None:
        """Say that the list is searched again before anything is added."""
        self._say(tr("Looking in the list once more…"))
        self.hold()

    def show_appeared(self, count: int) -> None:
        """Say that animals like ticked ones have come into the list since, and show those."""
        self._filter.choose(self._table.LIKE)
        self._table.setFocus()
        self._say(appeared_sentence(count))

    def show_import(self, facts: ImportFacts) -> None:
        """Show how far an import is; if it was not begun after all, the file again."""
        if facts.job is None:
            self._choose.show()
            if self._preview is None:
                self.show_nothing()
            else:
                self._show_stage(Stage.FILE)
                self.show_preview(self._preview)
            return
        self._show_stage(Stage.IMPORT)
        self._choose.setVisible(not facts.is_unfinished)
        self.progress.show_facts(facts)
        self._adds.setVisible(facts.counts.left > 0)
        focused = self.focusWidget()
        if focused in (None, self) or not focused.isVisibleTo(self):
            self._close.setFocus()  # the button that had the focus has gone
        is_same = (facts.state, facts.job) == (self._remarked.state, self._remarked.job)
        remark = self._remark if is_same else ""
        self._set_summary(f"{progress_sentence(facts)} {remark}".strip())

    def show_outcomes(self, outcomes: Sequence[Outcome], *, is_over: bool) -> None:
        """Show what became of the rows of the import."""
        if self._stage is Stage.IMPORT:
            self._outcomes.show_rows(outcomes, is_over=is_over)

    def tell(self, facts: ImportFacts, remark: str) -> None:
        """Say something more about this import, until its state changes."""
        self._remark, self._remarked = remark, facts
        self.show_import(facts)
        self._announcer.say(remark, "remark")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the filter below the summary where both have too little room beside each other."""
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW * self.fontMetrics().lineSpacing()
        direction = QBoxLayout.Direction
        self._about.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)

    def _lay_out(self) -> None:
        chosen, about = QWidget(), QWidget()
        row = QHBoxLayout(chosen)
        for layout in (row, self._about):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(8)
        row.addWidget(self._choose, 0, Qt.AlignmentFlag.AlignLeading)
        row.addWidget(self._file, 1)
        self._about.addWidget(self._summary, 1)
        self._about.addWidget(self._filter)
        about.setLayout(self._about)
        parts = chosen, self.reading, about, self.progress, self._table, self._outcomes
        column = column_of(self)
        column.addWidget(ScrollingForm(parts), 1)
        column.addLayout(button_row(self._close, self._import, left=[self._categories, self._adds]))
        self.resize_to_lines(*_SIZE)

    def _show_stage(self, stage: Stage) -> None:
        if stage is not self._stage:
            self._stage = stage
            self._filter.choose(0)
        of_file: tuple[QWidget, ...] = self.reading, self._table, self._file
        of_import: tuple[QWidget, ...] = self.progress, self._outcomes
        for widget in of_file:
            widget.setVisible(stage is Stage.FILE)
        for widget in of_import:
            widget.setVisible(stage is Stage.IMPORT)
        self._filter.setVisible(stage is not Stage.EMPTY)
        self._import.setVisible(stage is not Stage.IMPORT)
        self._import.setEnabled(False)
        self._categories.hide()
        self._adds.hide()

    def _show_kind(self) -> None:
        if self._stage is Stage.FILE:
            self._table.filter()
        elif self._stage is Stage.IMPORT:
            self._outcomes.filter()

    def _say(self, sentence: str, *, is_problem: bool = False) -> None:
        self._summary.setProperty("kind", "problem" if is_problem else "")
        self._summary.style().polish(self._summary)
        self._set_summary(sentence)
        self._table.setAccessibleDescription(sentence)
        self._announcer.say(sentence, "rows")

    def _set_summary(self, sentence: str) -> None:
        self._summary.setText(sentence)
        self._summary.setAccessibleName(tr("Summary"))  # in place of the text
        self._summary.setAccessibleDescription(sentence)

    def _count(self) -> None:
        """Show how many rows would be added."""
        if self._preview is not None:
            count = len(self._preview.chosen)
            self._import.setText(import_button_words(count))
            self._import.setEnabled(count > 0)
            self._say(summary_sentence(self._preview))


def _button(
    text: str, pressed: SignalInstance | Callable[[], object], name: str = ""
) -> QPushButton:
    """A button that Enter presses only while it has the focus."""
    button = QPushButton(text)
    button.setAccessibleName(name)
    button.setAutoDefault(False)
    button.clicked.connect(pressed)
    return button
