"""The dialogs that name a view, and that rename, reorder and remove views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from petstore_gui.domain.saved_view import SavedView
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.words.overview_text import view_problem_sentence
from petstore_gui.ui.words.plain_text import WrappingLabel
from petstore_gui.ui.words.words import tr

_WIDTH = 380
"""Pixels."""


def view_name_dialog(
    name: str, problem_of: Callable[[str], str], keep: Callable[[str], object], parent: QWidget
) -> Dialog:
    """Asks for a name. `problem_of`: what is wrong with one, or ""; `keep` gets one without."""
    dialog = Dialog(tr("Save view"), parent, width=_WIDTH)
    edit = QLineEdit(name)
    edit.selectAll()
    field = FormField(tr("Name"), edit)

    def save_it() -> None:
        typed = edit.text().strip()
        if problem := problem_of(typed):
            field.show_text(problem, is_problem=True)
        else:
            dialog.accept()
            keep(typed)

    save, cancel = push_button(tr("Save"), save_it), push_button(tr("Cancel"), dialog.reject)
    column_of(dialog, field, button_row(cancel, save, default=save))
    return dialog


_SIZE = 24, 20
"""In heights of a line of text."""
_VIEW = Qt.ItemDataRole.UserRole


class ViewsDialog(Dialog):
    """Lists views: a name is edited in place, and moved or dragged to another row.

    `at_start` is the name of the one that each start shows, or "".

    Signals:
        saved(list[SavedView], str): all views, and the name of the one at the start.
    """

    saved = Signal(object, str)

    def __init__(self, views: Sequence[SavedView], at_start: str, parent: QWidget) -> None:
        super().__init__(tr("Manage views"), parent, size=_SIZE)
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Views"))
        self._list.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        for view in views:
            item = QListWidgetItem(view.name, self._list)
            item.setData(_VIEW, view)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        names = [view.name for view in views]
        self._first = self._list.item(names.index(at_start)) if at_start in names else None
        self._start = QCheckBox(tr("Show this view at each start"))
        self._changes = (
            push_button(tr("Rename"), lambda: self._list.editItem(self._list.currentItem())),
            push_button(tr("Remove"), lambda: self._list.takeItem(self._list.currentRow())),
            push_button(tr("Move up"), lambda: self._move(-1)),
            push_button(tr("Move down"), lambda: self._move(1)),
        )
        self._problem = WrappingLabel(kind="problem")
        save, cancel = push_button(tr("Save"), self._save), push_button(tr("Cancel"), self.reject)
        changes, buttons = button_row(left=self._changes), button_row(cancel, save, default=save)
        column_of(self, self._list, changes, self._start, self._problem, buttons)
        self._list.currentItemChanged.connect(self._show_current)
        self._start.clicked.connect(self._choose_start)
        self._list.setCurrentRow(0)
        self._show_current()

    def _show_current(self) -> None:
        current: QListWidgetItem | None = self._list.currentItem()
        for widget in (self._start, *self._changes):
            widget.setEnabled(current is not None)
        self._start.setChecked(current is not None and current is self._first)

    def _move(self, lines: int) -> None:
        row = self._list.currentRow()
        item = self._list.takeItem(row)
        self._list.insertItem(row + lines, item)
        self._list.setCurrentItem(item)

    def _choose_start(self, is_wanted: bool) -> None:
        self._first = self._list.currentItem() if is_wanted else None

    def _save(self) -> None:
        views, at_start = [], ""
        for row in range(self._list.count()):
            item = self._list.item(row)
            view = replace(item.data(_VIEW), name=item.text().strip())
            if problem := view_problem_sentence(view):
                self._problem.setText(problem)
                self._list.setCurrentRow(row)
                return
            views.append(view)
            at_start = view.name if item is self._first else at_start
        self.accept()
        self.saved.emit(views, at_start)
