"""The dialog that asks which animals to export, and how."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QRadioButton, QVBoxLayout, QWidget

from petstore_gui.catalogue.export.choice import Encoding, ExportChoice, FileFormat, Separator
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.base.form import ChoiceField, ScrollingForm
from petstore_gui.ui.words.export_text import (
    animals_words,
    encoding_note,
    format_note,
)
from petstore_gui.ui.words.plain_text import WrappingLabel
from petstore_gui.ui.words.words import tr

_WIDTH = 460
"""Pixels."""


class ExportDialog(Dialog):
    """Asks for a choice; `problem_of` says why one cannot be written, or "".

    Signals:
        chosen(ExportChoice): Save was pressed, and the choice can be written.
    """

    chosen = Signal(object)

    def __init__(
        self, choice: ExportChoice, problem_of: Callable[[ExportChoice], str], parent: QWidget
    ) -> None:
        super().__init__(tr("Export list"), parent, width=_WIDTH)
        self._problem_of = problem_of
        self._as_shown, self._all = QRadioButton(tr("As shown")), QRadioButton(tr("Everything"))
        self._notes = {
            one: WrappingLabel(kind="quiet", name="hint") for one in (self._as_shown, self._all)
        }
        formats = {
            FileFormat.CSV: tr("CSV"),
            FileFormat.EXCEL: tr("Excel"),
            FileFormat.JSON: tr("JSON"),
        }
        separators = {
            Separator.COMMA: tr("Comma"),
            Separator.SEMICOLON: tr("Semicolon"),
            Separator.TAB: tr("Tab"),
        }
        encodings = {
            Encoding.UTF_8_BOM: tr("UTF-8 with BOM"),
            Encoding.UTF_8: tr("UTF-8"),
            Encoding.WINDOWS_1252: tr("Windows-1252"),
        }
        self._format = ChoiceField(tr("Format"), formats, choice.file_format, lines=2)
        self._separator = ChoiceField(tr("Separator"), separators, choice.separator, lines=0)
        self._encoding = ChoiceField(tr("Encoding"), encodings, choice.encoding, lines=2)
        self.ranges = QWidget()
        notes = filled(QVBoxLayout(self.ranges), *chain(*self._notes.items()))
        for button in self._notes:
            notes.setAlignment(button, Qt.AlignmentFlag.AlignLeading)  # it is pressed on its words
        fields = self._format, self._separator, self._encoding
        save = push_button(tr("Save…"), self._press_save, tr("Save"))
        buttons = button_row(push_button(tr("Cancel"), self.reject), save, default=save)
        column_of(self, ScrollingForm((self.ranges, *fields)), buttons)
        (self._all if choice.everything else self._as_shown).setChecked(True)
        for field in fields:
            field.control.currentIndexChanged.connect(self._show_choice)
        self._all.toggled.connect(self._show_choice)
        self._show_choice()

    @property
    def choice(self) -> ExportChoice:
        """What is chosen now."""
        return ExportChoice(
            self._format.choice,
            self._all.isChecked(),
            self._separator.choice,
            self._encoding.choice,
        )

    def show_counts(self, shown: int, known: int) -> None:
        """Show how many animals the table shows, and how many are known."""
        shown_words = tr("{animals}, in the order and columns of the table")
        all_words = tr("{animals} known, in the order of their IDs")
        for button, pattern, count in (
            (self._as_shown, shown_words, shown),
            (self._all, all_words, known),
        ):
            words = pattern.format(animals=animals_words(count))
            button.setAccessibleDescription(words)
            self._notes[button].setText(words)

    def _show_choice(self) -> None:
        choice, problem = self.choice, self._problem_of(self.choice)
        for field in (self._separator, self._encoding):
            field.setVisible(choice.file_format is FileFormat.CSV)
        note = problem or format_note(choice.file_format)
        self._format.show_text(note, is_problem=bool(problem))
        self._encoding.show_text(encoding_note(choice.encoding))

    def _press_save(self) -> None:
        if self._problem_of(self.choice):
            self._format.control.setFocus()
        else:
            self.chosen.emit(self.choice)
