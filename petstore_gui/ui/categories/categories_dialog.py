"""The names, colours and icons of the categories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from petstore_gui.domain.category import (
    Category,
    CategoryChanges,
    CategoryColour,
    CategoryIcon,
    category_problem,
    guessed,
)
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.table.cells import AT_RIGHT
from petstore_gui.ui.table.marks import mark_icon, mark_size
from petstore_gui.ui.words.category_text import category_name_sentence, colour_word, icon_word
from petstore_gui.ui.words.plain_text import WrappingLabel, visible
from petstore_gui.ui.words.words import tr


class PaletteButton(QPushButton):
    """Opens a menu of what one part of a mark can be; `chosen` gets the part, and one of these."""

    def __init__(
        self,
        text: str,
        part: str,
        words: Mapping[object, str],
        chosen: Callable[[str, object], object],
    ) -> None:
        super().__init__(text)
        self._part = part
        side = mark_size(self.fontMetrics())
        self.setIconSize(QSize(side, side))
        menu = QMenu(self)
        menu.setAccessibleName(text)
        self._choices = {one: menu.addAction(word) for one, word in words.items()}
        for one, action in self._choices.items():
            action.triggered.connect(partial(chosen, part, one))
        self.setMenu(menu)

    def show_mark(self, mark: Category) -> None:
        """Show what the mark is, and what it can become."""
        side = self.iconSize().width()
        self.setIcon(mark_icon(mark, side))
        for one, action in self._choices.items():
            action.setIcon(mark_icon(msgspec.structs.replace(mark, **{self._part: one}), side))


_SIZE = 30, 28
"""In heights of a line of text."""
_NAME, _ANIMALS = range(2)


@dataclass
class _Row:
    """A category as it was, None without a name, and as it is marked now; a new one has no number.

    `shown`: the text of its `item` before it is edited. `proposed`: what a new one is called in a
    file.
    """

    item: QTableWidgetItem
    mark: Category
    number: int | None = None
    before: Category | None = None
    shown: str = ""
    is_guessed: bool = True
    proposed: str = ""


class CategoriesDialog(Dialog):
    """Edits names in place, and marks by two buttons.

    Signals:
        changes_chosen(CategoryChanges): these are to be saved; `end_saving` or `accept` follows.
    """

    changes_chosen = Signal(object)

    def __init__(
        self,
        categories: Iterable[tuple[int, Category | None, str]],
        parent: QWidget,
        new: Sequence[Category] = (),
    ) -> None:
        """`categories`: the number of each, its name if it has one, its animals in words."""
        super().__init__(tr("Categories"), parent, size=_SIZE)
        self._rows: list[_Row] = []
        self._table = self._new_table()
        self._problem = WrappingLabel(name="categoryProblem")
        new_one = push_button(tr("New category"), self._add_new)
        colours: dict[object, str] = {one: colour_word(one) for one in CategoryColour}
        icons: dict[object, str] = {one: icon_word(one) for one in CategoryIcon}
        self._colour = PaletteButton(tr("Colour"), "colour", colours, self._mark)
        self._icon = PaletteButton(tr("Icon"), "icon", icons, self._mark)
        self._save = push_button(tr("Save"), self._save_all)
        cancel = push_button(tr("Cancel"), self.reject)
        marks = button_row(self._colour, self._icon, left=(new_one,))
        buttons = button_row(cancel, self._save, default=self._save)
        column_of(self, self._table, marks, self._problem, buttons)
        for number, named, animals in categories:
            words = tr("Category {number}").format(number=number)
            shown, mark = visible(named.name) if named else words, named or Category(number, "")
            row = _Row(QTableWidgetItem(shown), mark, number, named, shown, is_guessed=not named)
            self._add_row(row, animals)
        for one in new:
            item = QTableWidgetItem(visible(one.name))
            self._add_row(_Row(item, one, proposed=one.name))
        self._table.itemChanged.connect(self._edited)
        self._table.currentCellChanged.connect(self._show_current)
        self._table.setCurrentCell(len(self._rows) - len(new) if new else 0, _NAME)
        self._show_current()

    def edit_name(self, number: int) -> None:
        """Edit the name of a category, if it has a row."""
        for line, row in enumerate(self._rows):
            if row.number == number:
                self._edit_line(line)

    def end_saving(self, problem: str) -> None:
        """Show why nothing was saved."""
        self._save.setEnabled(True)
        self._say(problem)

    def _new_table(self) -> QTableWidget:
        table = QTableWidget(0, 2)
        table.setAccessibleName(tr("Categories"))
        table.setHorizontalHeaderLabels([tr("Name"), tr("Animals")])
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_ANIMALS, QHeaderView.ResizeMode.ResizeToContents)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(~table.EditTrigger.CurrentChanged)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        side = mark_size(self.fontMetrics())
        table.setIconSize(QSize(side, side))
        return table

    def _add_row(self, row: _Row, animals: str = "") -> None:
        line = self._table.rowCount()
        self._rows.append(row)
        with QSignalBlocker(self._table):
            self._table.insertRow(line)
            self._table.setItem(line, _NAME, row.item)
            counted = QTableWidgetItem(animals)
            counted.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            counted.setTextAlignment(AT_RIGHT)
            self._table.setItem(line, _ANIMALS, counted)
        self._show_mark(line)

    def _add_new(self) -> None:
        self._add_row(_Row(QTableWidgetItem(), Category(0, "")))
        self._edit_line(len(self._rows) - 1)

    def _edit_line(self, line: int) -> None:
        self._table.setCurrentCell(line, _NAME)
        self._table.editItem(self._rows[line].item)

    def _category(self, line: int) -> Category | None:
        """The category of a line as it is named and marked now; None without a name."""
        row = self._rows[line]
        typed = row.item.text().strip()
        is_edited = typed != row.shown
        name = typed if is_edited else row.before and row.before.name
        return msgspec.structs.replace(row.mark, name=name) if name else None

    def _edited(self, item: QTableWidgetItem) -> None:
        row = self._rows[item.row()]
        if row.is_guessed:
            like = guessed(item.text())
            row.mark = msgspec.structs.replace(row.mark, colour=like.colour, icon=like.icon)
        self._show_mark(item.row())
        self._show_current()

    def _mark(self, part: str, one: object, *_checked: bool) -> None:
        line = self._table.currentRow()
        row = self._rows[line]
        row.mark, row.is_guessed = msgspec.structs.replace(row.mark, **{part: one}), False
        self._show_mark(line)
        self._show_current()

    def _show_mark(self, line: int) -> None:
        row, side = self._rows[line], self._table.iconSize().width()
        with QSignalBlocker(self._table):
            row.item.setIcon(mark_icon(row.mark, side))

    def _show_current(self) -> None:
        line = self._table.currentRow()
        named = self._category(line) if line >= 0 else None
        for button in (self._colour, self._icon):
            button.setEnabled(named is not None)
            button.show_mark(named or Category(0, ""))

    def _say(self, text: str, kind: str = "problem") -> None:
        self._problem.say(text, kind)
        self._table.setAccessibleDescription(text)

    def _save_all(self) -> None:
        """Save, unless a name is wrong: then edit it."""
        self._save.setFocus()  # so that a name that is being edited is taken
        now = [self._category(line) for line in range(len(self._rows))]
        for line, category in enumerate(now):
            others = [one for one in (*now[:line], *now[line + 1 :]) if one]
            if category and (problem := category_problem(category, others)):
                self._say(category_name_sentence(problem))
                self._edit_line(line)
                return
        pairs = list(zip(self._rows, now, strict=True))
        named = {
            row.number: category
            for row, category in pairs
            if row.number is not None and category != row.before
        }
        new = tuple(one for row, one in pairs if row.number is None and one is not None)
        if not (named or new):
            self.accept()
            return
        self._save.setEnabled(False)
        self._say(tr("Saving…"), "quiet")
        renamed = {
            row.proposed: one.name
            for row, one in pairs
            if row.proposed and one is not None and one.name != row.proposed
        }
        self.changes_chosen.emit(CategoryChanges(named, new, renamed))
