"""Opens, fills in and reads the dialog of the names of categories, as a user does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QTableView

from tests.support.waiting import eventually
from tests.support.widgets import action, by_name, fill, key


def table_of(form: QDialog) -> QTableView:
    return by_name(form, QTableView, "Categories")


async def type_name(form: QDialog, line: int, text: str) -> None:
    """Edit a name in its row."""
    table = table_of(form)
    table.setCurrentIndex(table.model().index(line, 0))
    key(table, Qt.Key.Key_F2)
    await finish_name(form, text)


async def finish_name(form: QDialog, text: str) -> None:
    """Type into the name that is being edited."""
    [editor] = table_of(form).findChildren(QLineEdit)
    fill(editor, text)
    key(editor, Qt.Key.Key_Return)
    await eventually(lambda: not table_of(form).findChildren(QLineEdit))


def choose(form: QDialog, button: str, words: str) -> None:
    """Take an entry of the menu of a button."""
    menu = by_name(form, QPushButton, button).menu()
    assert menu is not None
    action(menu, words).trigger()
