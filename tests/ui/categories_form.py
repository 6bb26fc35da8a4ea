"""Opens, fills in and reads the dialog of the names of categories, as a user does."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLineEdit, QTableView

from tests.support.widgets import action, by_name, click_line, dialog, fill, press
from tests.ui.conftest import Shop


async def open_categories(shop: Shop) -> QDialog:
    action(shop.window, "Categories").trigger()
    return await dialog(shop.window, "Categories")


def table_of(form: QDialog) -> QTableView:
    return by_name(form, QTableView, "Categories")


def name_of_chosen(form: QDialog) -> QLineEdit:
    """The name of the category that the table has chosen."""
    return by_name(form, QLineEdit, "Name")


def type_name(form: QDialog, line: int, text: str) -> None:
    """Choose a row and type its name."""
    click_line(table_of(form), line)
    fill(name_of_chosen(form), text)


def enter_name(form: QDialog, line: int, text: str) -> None:
    """Choose a row, type its name, and save it."""
    type_name(form, line, text)
    press(form, "Save")
