"""The dialog that asks which animals to export, and how."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from petstore_gui.catalogue.export.choice import Encoding, ExportChoice, FileFormat, Separator
from petstore_gui.ui.base.choices import choice_box
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form import FormField, ScrollingForm
from petstore_gui.ui.words.export_text import (
    encoding_note,
    encoding_words,
    everything_words,
    format_note,
    format_words,
    separator_words,
    shown_words,
)
from petstore_gui.ui.words.plain_text import WrappingLabel
from petstore_gui.ui.words.words import tr


class ExportDialog(Dialog):
    """Asks for a choice; `problem_of` says why one cannot be written, or "".

    Signals:
        chosen(ExportChoice): Save was pressed, and the choice can be written.
    """

    chosen = Signal(object)

    def __init__(
        self, choice: ExportChoice, problem_of: Callable[[ExportChoice], str], parent: QWidget
    ) -> None:
        super().__init__(tr("Export list"), parent)
        self._problem_of = problem_of
        self.setMinimumWidth(460)
        self._as_shown, self._all = QRadioButton(tr("As shown")), QRadioButton(tr("Everything"))
        self._notes = {self._as_shown: WrappingLabel(), self._all: WrappingLabel()}
        self._format = choice_box(format_words(), choice.file_format)
        self._separator = choice_box(separator_words(), choice.separator)
        self._encoding = choice_box(encoding_words(), choice.encoding)
        self._format_field = FormField(tr("Format"), self._format, lines=2)
        self._separator_field = FormField(tr("Separator"), self._separator, lines=0)
        self._encoding_field = FormField(tr("Encoding"), self._encoding, lines=2)
        fields = self._format_field, self._separator_field, self._encoding_field
        layout = column_of(self)
        self.ranges = self._ranges()
        layout.addWidget(ScrollingForm((self.ranges, *fields)))
        layout.addLayout(self._buttons())
        (self._all if choice.everything else self._as_shown).setChecked(True)
        for combo in (self._format, self._separator, self._encoding):
            combo.currentIndexChanged.connect(self._show_choice)
        self._all.toggled.connect(self._show_choice)
        self._show_choice()

    @property
    def choice(self) -> ExportChoice:
        """What is chosen now."""
        return ExportChoice(
            FileFormat(self._format.currentData()),
            self._all.isChecked(),
            Separator(self._separator.currentData()),
            Encoding(self._encoding.currentData()),
        )

    def show_counts(self, shown: int, known: int) -> None:
        """Show how many animals the table shows, and how many are known."""
        for button, words in (
            (self._as_shown, shown_words(shown)),
            (self._all, everything_words(known)),
        ):
            button.setAccessibleDescription(words)
            self._notes[button].setText(words)

    def _ranges(self) -> QWidget:
        ranges = QWidget()
        column = QVBoxLayout(ranges)
        column.setContentsMargins(0, 0, 0, 0)
        for button, note in self._notes.items():
            note.setProperty("kind", "quiet")
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)  # it is pressed on its words
            column.addWidget(note)
        return ranges

    def _buttons(self) -> QHBoxLayout:
        save, cancel = QPushButton(tr("Save…")), QPushButton(tr("Cancel"))
        save.setAccessibleName(tr("Save"))
        save.clicked.connect(self._press_save)
        make_default(save, (save, cancel))
        cancel.clicked.connect(self.reject)
        return button_row(cancel, save)

    def _show_choice(self) -> None:
        choice, problem = self.choice, self._problem_of(self.choice)
        for field in (self._separator_field, self._encoding_field):
            field.setVisible(choice.file_format is FileFormat.CSV)
        note = problem or format_note(choice.file_format)
        self._format_field.show_text(note, is_problem=bool(problem))
        self._encoding_field.show_text(encoding_note(choice.encoding))

    def _press_save(self) -> None:
        if self._problem_of(self.choice):
            self._format.setFocus()
        else:
            self.chosen.emit(self.choice)
