"""A banner above the table: one sentence, and buttons that act on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from petstore_gui.ui.text.plain_text import PlainLabel, set_plain_tip
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.flow_layout import FlowLayout

_PART = 4
"""A banner that says all takes no more than one part of so many of a low window."""


class _Sentence(PlainLabel):
    """As wide as its text on one line; wraps if there is less room."""

    def sizeHint(self) -> QSize:
        return QSize(
            self.fontMetrics().horizontalAdvance(self.text()) + 2, super().sizeHint().height()
        )


class Banner(QFrame):
    """A frame that is visible while it has a text.

    In a low window it has fewer words where that keeps it on one line. One that `says_all` does so
    while it takes no more than a part of the window. A button that is too wide for the banner has
    fewer words as well. What is left out can be heard, and read in a tip.
    """

    def __init__(self, name: str, *, says_all: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "banner")
        self._says_all = says_all
        self._words = self._short = ""
        self._is_dense = False
        self._button_words: dict[QPushButton, tuple[str, str]] = {}
        self._text = _Sentence()
        self._text.setWordWrap(True)
        self._buttons = FlowLayout()
        row = FlowLayout(last_at_end=True)
        row.addWidget(self._text)
        row.addItem(self._buttons)
        self._layout = QHBoxLayout(self)
        self._layout.addLayout(row)
        self.set_dense(False)
        self.hide()

    def set_dense(self, dense: bool) -> None:
        """Take less room, for a low window, or all."""
        margin = (3 if self._says_all else 1) if dense else 8
        self._layout.setContentsMargins(14, margin, 8, margin)
        self._is_dense = dense
        self._show()

    def show_text(self, text: str, short: str = "") -> None:
        """Show a sentence, also as accessible name; an empty one hides the banner.

        `short` is for a low window.
        """
        self._words, self._short = text, short
        self._show()
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def _show(self) -> None:
        """Show the longest text that there is room for."""
        for sentence, buttons in (False, False), (not self._says_all, self._says_all), (True, True):
            self._set_words(short_sentence=sentence, short_buttons=buttons)
            if not self._is_dense or self._fits():
                break

    def _fits(self) -> bool:
        """Whether the words fit on one line, or into the part of the window that they may take."""
        is_one_line = self._layout.sizeHint().width() <= self.width()
        high = self._layout.totalHeightForWidth(self.width())
        return is_one_line or (self._says_all and high <= self.window().height() // _PART)

    def _set_words(self, *, short_sentence: bool, short_buttons: bool) -> None:
        is_short = short_sentence and bool(self._short)
        _set_text(self._text, self._short if is_short else self._words)
        set_plain_tip(self._text, self._words if is_short else "")
        margins = self._layout.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        for button, (text, short) in self._button_words.items():
            _set_text(button, text)
            if short_buttons or button.sizeHint().width() > room:
                _set_text(button, short)
            set_plain_tip(button, text if button.text() != text else "")

    def add_button(self, text: str, pressed: Callable[[], object], short: str = "") -> QPushButton:
        """Add a button; `short` is its text if there is no room for all of it."""
        button = QPushButton(self)
        button.clicked.connect(partial(_press, pressed))
        self._buttons.addWidget(button)
        self.set_button_text(button, text, short)
        return button

    def set_button_text(self, button: QPushButton, text: str, short: str) -> None:
        """Change the text of a button."""
        button.setAccessibleName(text)
        self._button_words[button] = text, short or text
        self._show()

    def add_close_button(self, pressed: Callable[[], object]) -> None:
        """Add a button that closes the banner."""
        button = QPushButton("✕", self)
        button.setProperty("kind", "quiet")
        button.setAccessibleName(tr("Close this notice"))
        button.setToolTip(tr("Close this notice"))
        button.clicked.connect(partial(_press, pressed))
        self._buttons.addWidget(button)


def _press(pressed: Callable[[], object], _checked: bool = False) -> None:
    pressed()


def _set_text(widget: PlainLabel | QPushButton, text: str) -> None:
    if widget.text() != text:  # otherwise everything would be laid out again
        widget.setText(text)
