"""The shortcuts of the window's actions, which a person can change, and their dialog."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize
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
from petstore_gui.ui.table.cells import AT_BEGINNING, Index
from petstore_gui.ui.table.pet_delegate import CELL_MARGIN
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.words.plain_text import WrappingLabel, isolated
from petstore_gui.ui.words.words import entry_word, tr

_NATIVE = QKeySequence.SequenceFormat.NativeText

_FREE = re.compile(r"|(Shift\+)?F(?!10)\d+|Ctrl\+(Shift\+)?[^\s1-9]|Alt\+[\W\d]")
"""None, function keys, Ctrl with a character, and Alt with one that is no letter of a menu."""

_OF_FIELDS = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.DeleteCompleteLine,
    QKeySequence.StandardKey.DeleteEndOfLine,
)


def is_reserved(keys: QKeySequence) -> bool:
    """Whether fields, lists, menus, saved views or the desktop need these keys."""
    return not _FREE.fullmatch(keys.toString()) or any(
        keys in QKeySequence.keyBindings(one) for one in _OF_FIELDS
    )


class Shortcuts:
    """Changes the first shortcut of an action, here and in the settings.

    A second one stays: it is for a scanner, or for a key that keyboards have elsewhere. `defaults`
    are those of each action unless they are changed.
    """

    def __init__(
        self, actions: WindowActions, table: PetTable, preferences: Preferences, window: QWidget
    ) -> None:
        fixed = actions.read_only, actions.enter_key, actions.select_all
        own = (one for one in window.actions() if one not in fixed)
        self.actions = *own, *table.row_actions, *table.copy_actions
        self._preferences, self._window = preferences, window
        self.defaults = {one: one.shortcuts() for one in self.actions}
        kept = dict(
            one.partition("=")[::2] for one in preferences.get(schema.SHORTCUTS).splitlines()
        )
        for action in self.actions:
            if action.objectName() in kept:
                self._use(action, QKeySequence(kept[action.objectName()]))

    def open(self) -> None:
        """Show all shortcuts."""
        ShortcutsDialog(self, self._window).open()

    def problem(self, action: QAction, keys: QKeySequence) -> str:
        """Why an action cannot have this shortcut; empty if it can."""
        shown, words = keys.toString(_NATIVE), tr("{keys} belongs to {action}.")
        if is_reserved(keys) and keys not in self.defaults[action]:
            sentence = tr("{keys} is reserved for fields, lists, menus and saved views.")
            return sentence.format(keys=shown)
        others = (one for one in self.actions if one is not action and keys in one.shortcuts())
        owners = (entry_word(one.text()) for one in others)
        return next((words.format(keys=shown, action=one) for one in owners), "")

    def change(self, action: QAction, keys: QKeySequence) -> None:
        """Give an action this shortcut, or none, from now on."""
        self._use(action, keys)
        kept = (
            f"{one.objectName()}={one.shortcut().toString()}"
            for one, default in self.defaults.items()
            if one.shortcuts() != default
        )
        self._preferences.keep(schema.SHORTCUTS.to("\n".join(kept)))

    def _use(self, action: QAction, keys: QKeySequence) -> None:
        every = keys, *self.defaults[action][1:]
        action.setShortcuts([one for one in every if not one.isEmpty()])


class _KeysDelegate(QStyledItemDelegate):
    """Edits a shortcut of one combination of keys; Enter, Tab and Esc leave it as everywhere."""

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        edit = QKeySequenceEdit(parent)
        edit.setMaximumSequenceLength(1)
        edit.setAccessibleName(index.sibling(index.row(), 0).data())
        edit.editingFinished.connect(parent.setFocus)  # which takes the keys, and ends editing
        return edit

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Wrap within the margins of the style sheet, which Qt forgets here."""
        inner = QStyleOptionViewItem(option)
        inner.rect.adjust(CELL_MARGIN, 0, -CELL_MARGIN, 0)
        return super().sizeHint(inner, index)


_SIZE = 34, 34
"""In heights of a line of text."""


class ShortcutsDialog(Dialog):
    """Lists the actions with their shortcuts, which Enter on a row or a button changes."""

    def __init__(self, shortcuts: Shortcuts, parent: QWidget) -> None:
        super().__init__(tr("Shortcuts"), parent, size=_SIZE)
        self._shortcuts, defaults, none = shortcuts, shortcuts.defaults, QKeySequence()
        self._model = QStandardItemModel(0, 2, self)
        self._model.setHorizontalHeaderLabels([tr("Action"), tr("Shortcut")])
        for action in shortcuts.actions:
            texts = entry_word(action.text()), action.shortcut().toString(_NATIVE)
            self._model.appendRow([QStandardItem(one) for one in texts])
            self._model.item(self._model.rowCount() - 1).setEditable(False)
        self._table, delegate = RowTable(self), _KeysDelegate(self)
        self._table.setModel(self._model)
        self._table.setItemDelegate(delegate)
        self._table.become_list(tr("Shortcuts"), least_rows=3)
        self._table.setWordWrap(True)
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().setDefaultAlignment(AT_BEGINNING)
        self._problem, fixed = WrappingLabel(kind="problem"), WrappingLabel(_fixed_keys(), "quiet")
        left = (
            push_button(tr("New shortcut"), self._edit),
            push_button(tr("Remove"), lambda: self._put(none)),
            push_button(tr("Reset"), lambda: self._put(next(iter(defaults[self._action]), none))),
        )
        buttons = button_row(push_button(tr("Close"), self.accept), left=left)
        column_of(self, self._table, self._problem, fixed, buttons)
        self._table.activated.connect(self._edit)
        # After the table's own slot, which shows the keys even if they cannot be taken.
        delegate.commitData.connect(lambda edit: self._put(edit.keySequence()))
        self._table.setCurrentIndex(self._model.index(0, 0))

    @property
    def _action(self) -> QAction:
        return self._shortcuts.actions[self._table.currentIndex().row()]

    def _edit(self) -> None:
        self._table.edit(self._table.currentIndex().siblingAtColumn(1))

    def _put(self, keys: QKeySequence) -> None:
        """Give the current action these keys, or say why it keeps those that it has."""
        action, problem = self._action, self._shortcuts.problem(self._action, keys)
        if not problem:
            self._shortcuts.change(action, keys)
        self._problem.setText(problem)
        self._table.setAccessibleDescription(problem)
        shown = self._model.item(self._table.currentIndex().row(), 1)
        shown.setText(action.shortcut().toString(_NATIVE))


def _fixed_keys() -> str:
    """What keys do that belong to no action, a line each."""
    known = (
        ("Down", "", tr("In the search: go to the animals")),
        ("Enter", "", tr("In the search: go to the first match. In the list: show the animal")),
        ("Ctrl+A", "", tr("Select all")),
        ("Ctrl+1", " … 9", tr("Show a saved view")),
    )
    return "\n".join(
        f"{isolated(QKeySequence(keys).toString(_NATIVE) + more)}: {does}"
        for keys, more, does in known
    )
