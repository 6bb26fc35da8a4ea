"""Finds and uses widgets as a user does, by their names."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAction, QInputMethodEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)

from petstore_gui.domain.view import Column
from tests.support.waiting import eventually

W = TypeVar("W", bound=QWidget)

PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def name_of(widget: QWidget) -> str:
    """The name that a screen reader speaks; for a combo box on Linux, that of its label."""
    if isinstance(widget, QComboBox):
        labels = widget.window().findChildren(QLabel)
        return next((one.text() for one in labels if one.buddy() is widget), "")
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


def all_by_name(root: QWidget, kind: type[W], name: str) -> list[W]:
    """The visible widgets of a kind with this name, which a count may follow."""
    seen = [widget for widget in root.findChildren(kind) if widget.isVisible()]
    return [widget for widget in seen if name_of(widget).partition("  ")[0] == name]


def by_name(root: QWidget, kind: type[W], name: str) -> W:
    """The only visible widget of a kind with this name."""
    found = all_by_name(root, kind, name)
    if len(found) != 1:
        seen = [name_of(widget) for widget in root.findChildren(kind) if widget.isVisible()]
        msg = f"{len(found)} of {kind.__name__} {name!r} among {seen}"
        raise AssertionError(msg)
    return found[0]


def is_there(root: QWidget, kind: type[W], name: str) -> bool:
    """Whether such a widget is visible."""
    return bool(all_by_name(root, kind, name))


def click(widget: QWidget) -> None:
    """Press and release the left button on the middle of a widget."""
    assert widget.isVisible(), f"{name_of(widget)!r} is not visible"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(root: QWidget, name: str) -> None:
    """Click the button of that name."""
    click(by_name(root, QAbstractButton, name))


def fill(widget: QWidget, text: str) -> None:
    """Replace the contents of a field, key by key."""
    widget.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(widget, Qt.Key.Key_A, CTRL)
    QTest.keyClick(widget, Qt.Key.Key_Delete)
    if text.isascii():
        QTest.keyClicks(widget, text)
    else:  # other characters come from an input method
        composed = QInputMethodEvent()
        composed.setCommitString(text)
        QApplication.sendEvent(widget, composed)


def paste(field: QLineEdit, text: str, *, replace: bool = False) -> None:
    """Paste a text after the contents of a field, or replace them with it."""
    QApplication.clipboard().setText(text)
    field.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(field, Qt.Key.Key_A if replace else Qt.Key.Key_End, CTRL)
    QTest.keyClick(field, Qt.Key.Key_V, CTRL)


def turn_wheel(widget: QWidget) -> None:
    """Turn the mouse wheel by one notch down, over the middle of a widget."""
    place = QPointF(widget.rect().center())
    turned = QWheelEvent(
        place,
        QPointF(widget.mapToGlobal(place)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turned)


def key(widget: QWidget, code: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Press and release a key on a widget."""
    QTest.keyClick(widget, code, modifiers)


def _focused(window: QWidget) -> QWidget:
    focused: QWidget | None = window.focusWidget()
    return window if focused is None else focused


def press_key(window: QWidget, code: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Press and release a key on the focused widget of a window."""
    QTest.keyClick(_focused(window), code, modifiers)


def type_keys(window: QWidget, text: str) -> None:
    """Type into the focused widget of a window."""
    QTest.keyClicks(_focused(window), text)


async def dialog(parent: QWidget, name: str) -> QDialog:
    """The dialog of that name, once it is visible and active."""
    found = await eventually(lambda: all_by_name(parent, QDialog, name))
    await eventually(found[0].isActiveWindow)
    return found[0]


def no_dialog(parent: QWidget) -> bool:
    """Whether no dialog is visible."""
    return not any(one.isVisible() for one in parent.findChildren(QDialog))


def label(root: QWidget, name: str) -> str:
    """The text of the label with this object name; "" if it is not visible."""
    found = root.findChild(QLabel, name)
    assert isinstance(found, QLabel), name
    return found.text() if found.isVisible() else ""


def texts(root: QWidget) -> list[str]:
    """The texts of all visible labels."""
    return [one.text() for one in root.findChildren(QLabel) if one.isVisible() and one.text()]


def line_about(control: QWidget) -> str:
    """The line shown below a field, which is also its description for a screen reader."""
    description = control.accessibleDescription()
    assert not description or description in texts(control.window()), "no visible label shows it"
    return description


def action(window: QWidget, text: str) -> QAction:
    """The only action with this text."""
    found = [one for one in window.findChildren(QAction) if one.text().replace("&", "") == text]
    assert len(found) == 1, f"{len(found)} of {text!r}"
    return found[0]


async def chosen(window: QWidget, entry: str) -> QDialog:
    """Choose an entry of a menu; returns the dialog of that name."""
    action(window, entry).trigger()
    return await dialog(window, entry)


def column(table: QTableView, which: Column) -> list[str]:
    """The texts of a column, from top to bottom."""
    model = table.model()
    return [model.index(line, which).data() for line in range(model.rowCount())]


def rows_of(table: QAbstractItemView) -> list[list[str]]:
    """The texts of a table's cells, row by row."""
    model = table.model()
    columns = range(model.columnCount())
    return [[model.index(row, one).data() for one in columns] for row in range(model.rowCount())]


def sentences(rows: QAbstractItemView) -> list[str]:
    """The texts of a list, row by row."""
    model = rows.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def selected(table: QTableView) -> list[str]:
    """The IDs of the selected animals, from top to bottom."""
    lines = sorted(index.row() for index in table.selectionModel().selectedRows(Column.ID))
    return [table.model().index(line, Column.ID).data() for line in lines]


def click_line(table: QTableView, line: int, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Click an animal's name."""
    index = table.model().index(line, Column.NAME)
    table.scrollTo(index)
    centre = table.visualRect(index).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifiers, centre)


def file_name(asks: QDialog) -> QLineEdit:
    """The field for the name in a file dialog."""
    name = asks.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(name, QLineEdit)
    return name


def click_heading(table: QTableView, which: Column) -> None:
    """Click the heading of a column."""
    header = table.horizontalHeader()
    middle = header.sectionViewportPosition(which) + header.sectionSize(which) // 2
    place = QPoint(middle, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)


def clipboard() -> str:
    return QApplication.clipboard().text()


def bury() -> None:
    """Run Qt's deferred deletions now."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
