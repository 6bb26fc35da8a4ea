"""Two names for one category, side by side: a person chooses."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from petstore_gui.domain.category import Category, category_problem
from petstore_gui.domain.shop import NameChange
from petstore_gui.ui.text.category_text import category_name_sentence, colour_word, icon_word
from petstore_gui.ui.text.plain_text import WrappingLabel, visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of


class NameConflictDialog(Dialog):
    """Shows what was entered here beside what the file has by now, among `names`.

    Signals:
        overrule_chosen(): what was entered here is to be saved.
    """

    overrule_chosen = Signal()

    def __init__(self, change: NameChange, names: Mapping[int, Category], parent: QWidget) -> None:
        super().__init__(tr("Which name is right?"), parent)
        self._keep = QPushButton(tr("Keep the name in the file"))
        self._keep.setProperty("kind", "primary")
        self._keep.setDefault(True)
        self._overrule = QPushButton(tr("Save the name from here"))
        self._overrule.setAutoDefault(False)
        layout = column_of(self)
        layout.addWidget(_label(self._words(change)))
        layout.addLayout(_grid(change))
        layout.addStretch(1)
        if problem := change.wanted and category_problem(change.wanted, names.values()):
            self._overrule.setEnabled(False)
            layout.addWidget(_label(category_name_sentence(problem), "problem"))
        layout.addLayout(button_row(self._overrule, self._keep))
        self._keep.clicked.connect(self.reject)
        self._overrule.clicked.connect(self.overrule_chosen)
        self._overrule.clicked.connect(self.accept)

    def _words(self, change: NameChange) -> str:
        words = tr(
            "The names of the categories were changed before the name of category {number} was"
            " saved here. Nothing was saved yet. Choose which is right."
        ).format(number=change.number)
        self.setAccessibleDescription(words)
        return words


def _grid(change: NameChange) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    heads = "", tr("Entered here"), tr("In the file now")
    parts = "", tr("Name"), tr("Colour"), tr("Icon")
    columns = parts, (heads[1], *_parts(change.wanted)), (heads[2], *_parts(change.seen))
    for column, texts in enumerate(columns):
        for row, text in enumerate(texts):
            kind = "quiet" if 0 in (row, column) else ""
            grid.addWidget(_label(text, kind), row, column)
    grid.setColumnStretch(1, 1)
    grid.setColumnStretch(2, 1)
    return grid


def _parts(category: Category | None) -> tuple[str, str, str]:
    if category is None:
        return tr("No name"), "", ""
    return visible(category.name), colour_word(category.colour), icon_word(category.icon)


def _label(text: str, kind: str = "") -> WrappingLabel:
    label = WrappingLabel()
    label.setText(text)
    if kind:
        label.setProperty("kind", kind)
    return label
