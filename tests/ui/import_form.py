"""Opens, fills in and reads the dialog that brings animals in from a file, as a user does."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    all_by_name,
    by_name,
    click,
    file_name,
    fill,
    key,
    paste,
    press,
)


async def choose_file(window: QWidget, path: Path) -> QDialog:
    """Choose a file to bring in, and wait until the dialog shows it."""
    if not all_by_name(window, QDialog, "Import"):
        action(window, "Import").trigger()
    form = by_name(window, QDialog, "Import")
    before = words(form)
    press(form, "Choose file")
    asks = by_name(form, QDialog, "Choose file")
    name = file_name(asks)
    paste(name, str(path), replace=True)
    completer = name.completer().popup()
    assert completer is not None

    def is_taken() -> bool:
        """Close the completer's list, which would take the click, and press again."""
        if asks.isVisible():
            completer.hide()
            press(asks, "Open")
        return not asks.isVisible()

    await eventually(is_taken)
    await eventually(lambda: words(form) != before and "Reading" not in words(form))
    return form


def singular(text: str) -> str:
    """A sentence that is the same whether or not the plurals of English are known."""
    return re.sub(
        r"(animal|row)(s|\(s\))", r"\1", re.sub(r"categor(ies|y\(ies\))", "category", text)
    )


def add(form: QDialog, count: str) -> None:
    """Press the button, which says how many animals it adds."""
    assert adds(form) == count
    click(import_button(form))


def preview(form: QDialog) -> QTableView:
    return by_name(form, QTableView, "Preview")


def words(form: QDialog) -> str:
    return singular(by_name(form, QLabel, "Summary").text())


def adds(form: QDialog) -> str:
    """How many animals the button adds."""
    words = singular(import_button(form).text())
    return words.removeprefix("Import").removesuffix("animal").strip() or "0"


def import_button(form: QDialog) -> QPushButton:
    return by_name(form, QPushButton, "Import")


def import_line(status: QWidget) -> str:
    """What the status bar shows of an import."""
    line = status.findChild(QPushButton, "import")
    assert isinstance(line, QPushButton)
    return "" if line.isHidden() else line.text()


async def pick(form: QDialog, name: str, text: str) -> None:
    """Choose from a combo box once it is there, as a screen reader does: it activates nothing."""
    [box] = await eventually(lambda: all_by_name(form, QComboBox, name))
    box.setCurrentIndex(box.findText(text, Qt.MatchFlag.MatchStartsWith))


def cell(form: QDialog, row: int, column: int) -> QModelIndex:
    return preview(form).model().index(row, column)


def enter(form: QDialog, row: int, column: int, text: str) -> None:
    """Edit a cell with the keyboard."""
    table = preview(form)
    table.setFocus()
    table.setCurrentIndex(cell(form, row, column))
    key(table, Qt.Key.Key_F2)
    [editor] = [one for one in table.findChildren(QLineEdit) if one.isVisible()]
    fill(editor, text)
    key(editor, Qt.Key.Key_Return)
