"""A banner above the table: one sentence, and buttons that act on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.widgets.flow_layout import FlowLayout


class _Sentence(PlainLabel):
    """As wide as its text on one line; wraps if there is less room."""

    def sizeHint(self) -> QSize:
        return QSize(
            self.fontMetrics().horizontalAdvance(self.text()) + 2, super().sizeHint().height()
        )


class Banner(QFrame):
    """A frame that is visible while it has a text."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "banner")
        self._words = self._short = ""
        self._is_dense = False
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
        margin = 1 if dense else 8
        self._layout.setContentsMargins(14, margin, margin, margin)
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

    def _show(self) -> None:
        self._text.setText(self._short if self._is_dense and self._short else self._words)

    def add_button(self, text: str, pressed: Callable[[], object]) -> QPushButton:
        """Add a button."""
        button = QPushButton(text, self)
        button.clicked.connect(lambda _checked=False: pressed())
        self._buttons.addWidget(button)
        return button

    def add_close_button(self, pressed: Callable[[], object]) -> None:
        """Add a button that closes the banner."""
        button = self.add_button("✕", pressed)
        button.setProperty("kind", "quiet")
        button.setAccessibleName(self.tr("Close this notice"))
        button.setToolTip(self.tr("Close this notice"))
