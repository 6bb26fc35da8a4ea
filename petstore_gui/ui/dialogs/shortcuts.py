"""The shortcuts of the window's actions, which a person can change, and their dialog."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QHeaderView,
    QKeySequenceEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.table.animal_table import RowTable
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.words.plain_text import WrappingLabel, isolated
from petstore_gui.ui.words.words import entry_word, tr

_FREE = re.compile(r"|(Shift\+)?F(?!10)\d+|Ctrl\+(Shift\+)?[^\s1-9]|Alt\+[\W\d]")
"""None, function keys, Ctrl with a character, and Alt with one that is no letter of a menu."""

_STANDARD = QKeySequence.StandardKey
_OF_FIELDS = (
    *(_STANDARD.Copy, _STANDARD.Cut, _STANDARD.Paste, _STANDARD.Undo, _STANDARD.Redo),
    *(_STANDARD.SelectAll, _STANDARD.DeleteCompleteLine, _STANDARD.DeleteEndOfLine),
)


def is_reserved(keys: QKeySequence) -> bool:
    """Whether fields, lists, menus, saved views or the desktop need these keys."""
    is_of_field = any(keys in QKeySequence.keyBindings(one) for one in _OF_FIELDS)
    return is_of_field or not _FREE.fullmatch(keys.toString())


class Shortcuts:
    """Changes the first shortcut of an action, here and in the settings.

    A second one stays: it is for a scanner, or for a key that keyboards have elsewhere.
    """

    def __init__(
        self, actions: WindowActions, table: PetTable, preferences: Preferences, window: QWidget
    ) -> None:
        self.actions = *actions.changeable(), *table.row_actions, *table.copy_actions
        self._preferences = preferences
        self._window = window
        self._defaults = {one: one.shortcuts() for one in self.actions}
        lines = preferences.get(schema.SHORTCUTS).splitlines()
        kept = {name: QKeySequence(keys) for name, _, keys in (one.partition("=") for one in lines)}
        for action in self.actions:
            own = kept.get(action.objectName(), self.default(action))
            # A newer version may give keys to an action that a person gave to another.
            is_taken = action.objectName() not in kept and own in kept.values()
            self._use(action, QKeySequence() if is_taken else own)

    def open(self) -> None:
        """Show all shortcuts."""
        ShortcutsDialog(self, self._window).open()

    def default(self, action: QAction) -> QKeySequence:
        """The shortcut that an action has unless it is changed."""
        return next(iter(self._defaults[action]), QKeySequence())

    def problem(self, action: QAction, keys: QKeySequence) -> str:
        """Why an action cannot have this shortcut; empty if it can."""
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        if is_reserved(keys) and keys not in self._defaults[action]:
            words = tr("{keys} is reserved for fields, lists, menus and saved views.")
            return words.format(keys=shown)
        owners = [one for one in self.actions if one is not action and keys in one.shortcuts()]
        words = tr("{keys} belongs to {action}.")
        return words.format(keys=shown, action=entry_word(owners[0].text())) if owners else ""

    def change(self, action: QAction, keys: QKeySequence) -> None:
        """Give an action this shortcut, or none, from now on."""
        self._use(action, keys)
        kept = (
            f"{one.objectName()}={one.shortcut().toString()}"
            for one, default in self._defaults.items()
            if one.shortcuts() != default
        )
        self._preferences.set(schema.SHORTCUTS, "\n".join(kept))
        self._preferences.save()

    def _use(self, action: QAction, keys: QKeySequence) -> None:
        others = self._defaults[action][1:]
        action.setShortcuts([one for one in (keys, *others) if not one.isEmpty()])


class _KeysDelegate(QStyledItemDelegate):
    """Edits a shortcut of one combination of keys; Enter, Tab and Esc leave it as everywhere."""

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        edit = QKeySequenceEdit(parent)
        edit.setMaximumSequenceLength(1)
        edit.setAccessibleName(index.sibling(index.row(), 0).data())
        edit.editingFinished.connect(parent.setFocus)  # which takes the keys, and ends editing
        return edit


_SIZE = 34, 34
"""In heights of a line of text."""

_ROLE = Qt.ItemDataRole.EditRole


class ShortcutsDialog(Dialog):
    """Lists the actions with their shortcuts, which Enter on a row or a button changes."""

    def __init__(self, shortcuts: Shortcuts, parent: QWidget) -> None:
        super().__init__(tr("Shortcuts"), parent, size=_SIZE)
        self._shortcuts = shortcuts
        self._model = QStandardItemModel(0, 2, self)
        self._model.setHorizontalHeaderLabels([tr("Action"), tr("Shortcut")])
        for action in shortcuts.actions:
            name, keys = QStandardItem(entry_word(action.text())), QStandardItem()
            name.setEditable(False)
            keys.setData(action.shortcut(), _ROLE)
            self._model.appendRow([name, keys])
        self._table = RowTable(self)
        self._table.setModel(self._model)
        self._table.setItemDelegate(_KeysDelegate(self))
        self._table.become_list(tr("Shortcuts"), least_rows=3)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._problem, fixed = WrappingLabel(kind="problem"), WrappingLabel(_fixed_keys(), "quiet")
        self.setAccessibleDescription(fixed.text())
        close = push_button(tr("Close"), self.accept)
        left = (
            push_button(tr("New shortcut"), self._edit),
            push_button(tr("Remove"), lambda: self._keys.setData(QKeySequence(), _ROLE)),
            push_button(tr("Reset"), lambda: self._keys.setData(self._default, _ROLE)),
        )
        column_of(self, self._table, self._problem, fixed, button_row(close, left=left))
        self._table.activated.connect(self._edit)
        self._model.itemChanged.connect(self._check)
        self._table.setCurrentIndex(self._model.index(0, 0))
        self._table.setFocus()

    @property
    def _keys(self) -> QStandardItem:
        return self._model.item(self._table.currentIndex().row(), 1)

    @property
    def _default(self) -> QKeySequence:
        return self._shortcuts.default(self._shortcuts.actions[self._keys.row()])

    def _edit(self) -> None:
        self._table.edit(self._keys.index())

    def _check(self, item: QStandardItem) -> None:
        """Use the keys of a row, or put back what it had and say why."""
        action, keys = self._shortcuts.actions[item.row()], item.data(_ROLE)
        if keys == action.shortcut():
            return
        problem = self._shortcuts.problem(action, keys)
        self._problem.setText(problem)
        self._table.setAccessibleDescription(problem)
        if problem:
            item.setData(action.shortcut(), _ROLE)
        else:
            self._shortcuts.change(action, keys)


def _fixed_keys() -> str:
    """What keys do that belong to no action, a line each."""
    pairs = (
        ("Down", tr("In the search: go to the animals")),
        ("Enter", tr("In the search: go to the first match. In the list: show the animal")),
        ("Ctrl+A", tr("Select all")),
        ("Ctrl+1", tr("Show a saved view")),
    )
    native = QKeySequence.SequenceFormat.NativeText
    shown = [(QKeySequence(keys).toString(native), does) for keys, does in pairs]
    shown[-1] = (f"{shown[-1][0]} … 9", shown[-1][1])
    return "\n".join(f"{isolated(keys)}: {does}" for keys, does in shown)
