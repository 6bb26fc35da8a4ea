"""Checks that every widget shows text from outside as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import QAction, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QGroupBox,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)

WORD = "canary9"
MARKUP = f"<b>{WORD}</b><img src='file:///etc/passwd'><a href='x'>&amp;</a>\u202e\u2069"
"""A text that a widget with rich text shows as a bold word, an image and a link."""

_TURNS = re.compile("[\u202e\u2069]")  # the second would end what holds a name together
_LINES_MAX = 50


def shown_remote_texts() -> dict[str, str]:
    """All texts with `MARKUP` that the program shows now, by the kind of widget and of text."""
    return {kind: text for kind, text in _all_texts() if WORD in text}


def obeyed_remote_texts() -> list[str]:
    """The texts that do not show all of the markup literally."""
    return [
        f"{kind}: {text}"
        for kind, text in _all_texts()
        if _TURNS.search(text) or text.count(WORD) != text.count(f"<b>{WORD}")
    ]


def widgets_that_obey() -> list[str]:
    """The widgets that would interpret markup, whatever they show now, outside Qt's own dialogs."""
    return [f"{type(one).__name__} {one.objectName()}" for one in _all_widgets() if _obeys(one)]


def _obeys(widget: QWidget) -> bool:
    if isinstance(widget.window(), QFileDialog) or isinstance(widget.parent(), QMessageBox):
        return False
    if isinstance(widget, QLabel | QMessageBox):
        return widget.textFormat() is not Qt.TextFormat.PlainText
    return isinstance(widget, QTextEdit)


def _all_widgets() -> list[QWidget]:
    roots = QApplication.topLevelWidgets()
    return [one for root in roots for one in (root, *root.findChildren(QWidget))]


def _all_texts() -> Iterator[tuple[str, str]]:
    for widget in _all_widgets():
        for kind, text in _texts_of(widget):
            yield f"{type(widget).__name__} {kind}", text
        for action in widget.findChildren(QAction):
            yield "QAction text", action.text()
            yield "QAction tip", _rendered(action.toolTip())
            yield "QAction status tip", action.statusTip()


def _texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "title", widget.windowTitle()
    yield "tool tip", _rendered(widget.toolTip())
    yield "status tip", widget.statusTip()
    yield "what's this", _rendered(widget.whatsThis())
    yield "accessible name", widget.accessibleName()
    yield "accessible description", widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QGroupBox):
        yield "text", widget.title()
    elif isinstance(widget, QTabWidget):
        for tab in range(widget.count()):
            yield "tab", widget.tabText(tab)
    elif isinstance(widget, QPlainTextEdit):
        yield "text", widget.toPlainText()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _texts_of_items(widget.model())


def _texts_of_items(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    role = Qt.ItemDataRole
    # A list has one column, but does not offer `columnCount` to Python.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for line in range(min(model.rowCount(QModelIndex()), _LINES_MAX)):
        for column in range(columns):
            index = model.index(line, column)
            yield "item", str(index.data(role.DisplayRole) or "")
            yield "item's tip", _rendered(str(index.data(role.ToolTipRole) or ""))
            yield "item's status tip", str(index.data(role.StatusTipRole) or "")
            yield "item's accessible text", str(index.data(role.AccessibleTextRole) or "")
            yield "item's description", str(index.data(role.AccessibleDescriptionRole) or "")


def _rendered(tip: str) -> str:
    """A tip as the screen shows it: Qt guesses whether it is rich text."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()
