"""Short help texts: shortcuts, why a status cannot change, and about the program.

The texts of the shortcuts are in `ui/window/actions.py`.
"""

from __future__ import annotations

import platform
import sqlite3
from collections.abc import Sequence

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui import __version__
from petstore_gui.ui.style.icons import program_icon
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_WORDS_WIDTH = 340
"""Pixels of a line of text; more words take more lines."""


class TextDialog(Dialog):
    """A widget to read, and a button that closes the dialog."""

    def __init__(self, title: str, body: QWidget, parent: QWidget) -> None:
        super().__init__(title, parent)
        close = QPushButton(tr("Close"))
        make_default(close, (close,))
        close.clicked.connect(self.accept)
        layout = column_of(self)
        text = ScrollingForm([body])
        text.setAccessibleName(title)
        text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that the keyboard can scroll it
        layout.addWidget(text, 1)
        layout.addLayout(button_row(close))
        close.setFocus()


def shortcuts_dialog(pairs: Sequence[tuple[str, str]], parent: QWidget) -> TextDialog:
    """The shortcuts, each with what it does."""
    body = QWidget()
    grid = QGridLayout(body)
    grid.setHorizontalSpacing(28)
    grid.setVerticalSpacing(1)
    for row, (keys, does) in enumerate(pairs):
        label = PlainLabel(keys)
        label.setProperty("kind", "label")
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        words = WrappingLabel()
        words.setText(does)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
    grid.setColumnStretch(1, 1)
    grid.setColumnMinimumWidth(1, _WORDS_WIDTH)
    body.setAccessibleDescription("; ".join(f"{keys}: {does}" for keys, does in pairs))
    return TextDialog(tr("Shortcuts"), body, parent)


def statuses_dialog(parent: QWidget) -> TextDialog:
    """Why a status cannot be changed here."""
    text = PlainLabel(
        tr(
            "A status is chosen when an animal is added. The service offers no way to change it"
            " later, so it cannot be changed here. If the service's list shows another status,"
            " you see it here after the next refresh."
        )
    )
    text.setWordWrap(True)
    text.setMinimumWidth(380)
    return TextDialog(tr("Why can't I change the status?"), text, parent)


def about_dialog(parent: QWidget) -> TextDialog:
    """What the program is, its version, and those of its foundations."""
    body = QWidget()
    row = QHBoxLayout(body)
    picture = PlainLabel()
    picture.setPixmap(program_icon().pixmap(64, 64))
    lines = (
        tr("A catalogue of the animals in a petstore."),
        tr("Version {version}, for petstore interface 1.0.0").format(version=__version__),
        f"Python {platform.python_version()} · Qt {qVersion()} · SQLite {sqlite3.sqlite_version}",
        tr("Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1."),
    )
    words = QVBoxLayout()
    title = PlainLabel("Petstore")
    title.setProperty("kind", "title")
    words.addWidget(title)
    for line in lines:
        label = WrappingLabel()
        label.setText(line)
        label.setMinimumWidth(_WORDS_WIDTH)
        words.addWidget(label)
    row.addWidget(picture)
    row.addSpacing(14)
    row.addLayout(words)
    return TextDialog(tr("About Petstore"), body, parent)
