"""Opens, fills in and reads the add dialog, as a user does."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QWidget

from tests.support.widgets import by_name, dialog, fill, label, press


async def open_add_form(window: QWidget) -> QDialog:
    """Press the window's button, and wait for the dialog."""
    press(window, "Add animal")
    return await dialog(window, "Add animal")


async def add_by_form(
    window: QWidget, name: str, category: str, status: str = "Not stated"
) -> QDialog:
    """Open the dialog, fill it in and press Add, without waiting for the disk."""
    form = await open_add_form(window)
    fill_in(form, name, category, status)
    press(form, "Add")
    return form


def name_field(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "Name")


def category_box(form: QDialog) -> QComboBox:
    return by_name(form, QComboBox, "Category")


def status_box(form: QDialog) -> QComboBox:
    return by_name(form, QComboBox, "Status")


def fill_in(form: QDialog, name: str, category: str, status: str = "Not stated") -> None:
    """Type into the fields, and choose a status; with an empty one, leave its box alone."""
    fill(name_field(form), name)
    edit = category_box(form).lineEdit()
    assert edit is not None
    fill(edit, category)
    if status:
        status_box(form).setCurrentText(status)


def typed(form: QDialog) -> tuple[str, str, str]:
    """The contents of the fields: name, category and status."""
    boxes = category_box(form), status_box(form)
    category, status = (box.currentText() for box in boxes)
    return name_field(form).text(), category, status


def answer(form: QDialog) -> str:
    """Why the animal was not written down, or ""."""
    return label(form, "answer")
