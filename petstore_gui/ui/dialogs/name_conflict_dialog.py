"""Two names for one category, side by side: a person chooses."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from petstore_gui.domain.category import Category, category_problem
from petstore_gui.domain.shop import NameChange
from petstore_gui.ui.text.category_text import category_name_sentence, colour_word, icon_word
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel, visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import Rest, make_default
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_WIDTH = 460


class NameConflictDialog(Dialog):
    """Shows what was entered here beside what the file has by now, among `names`.

    Signals:
        overrule_chosen(): what was entered here is to be saved.
    """

    overrule_chosen = Signal()

    def __init__(self, change: NameChange, names: Mapping[int, Category], parent: QWidget) -> None:
        super().__init__(tr("Which name is right?"), parent)
        self._keep = QPushButton(tr("Keep the name in the file"))
        self._overrule = QPushButton(tr("Save the name from here"))
        wanted = change.wanted
        problem = category_problem(wanted, names.values()) if wanted else None
        self._can_overrule = problem is None
        fields: list[QWidget] = [_label(self._words(change)), _comparison(change)]
        if problem is not None:
            fields.append(_label(category_name_sentence(problem), "problem"))
        buttons = self._keep, self._overrule
        layout = column_of(self)
        layout.addWidget(ScrollingForm(fields), 1)
        layout.addLayout(button_row(*buttons))
        make_default(self._keep, buttons)
        self._keep.clicked.connect(self.reject)
        self._overrule.clicked.connect(self.overrule_chosen)
        self._overrule.clicked.connect(self.accept)
        for button in buttons:
            button.setEnabled(False)
        self._rest = Rest(self, buttons)  # a press that was meant for the table decides nothing
        self._rest.ended.connect(self._allow)
        self._rest.begin()
        self.setMinimumWidth(_WIDTH)

    def _allow(self) -> None:
        self._keep.setEnabled(True)
        self._overrule.setEnabled(self._can_overrule)
        self._keep.setFocus()

    def _words(self, change: NameChange) -> str:
        words = tr(
            "The names of the categories were changed before the name of category {number} was"
            " saved here. Nothing was saved yet. Choose which is right."
        ).format(number=change.number)
        self.setAccessibleDescription(words)
        return words


def _comparison(change: NameChange) -> QWidget:
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(18)
    for row, word in enumerate((tr("Name"), tr("Colour"), tr("Icon")), 1):
        heading = PlainLabel(word)
        heading.setProperty("kind", "quiet")
        grid.addWidget(heading, row, 0, Qt.AlignmentFlag.AlignTop)
    columns = (tr("Entered here"), change.wanted), (tr("In the file now"), change.seen)
    for column, (heading_text, category) in enumerate(columns, 1):
        grid.setColumnStretch(column, 1)
        for row, text in enumerate((heading_text, *_parts(category))):
            label = _label(text, "" if row else "quiet")
            grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
    return holder


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
