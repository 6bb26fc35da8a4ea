"""The buttons beside the message in the status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from petstore_gui.ui.window.message import MessageButton
from petstore_gui.ui.window.status_parts import quiet

_MOST = 2
"""How many buttons a message can have."""


class MessageButtons(QHBoxLayout):
    """The buttons of one message at a time, in widgets that stay where a message only counts."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets = [self._make(place) for place in range(_MOST)]
        self._presses: tuple[Callable[[], object], ...] = ()
        self._last_press = QElapsedTimer()

    def show_buttons(self, buttons: tuple[MessageButton, ...]) -> None:
        """Show the buttons of a message."""
        self._presses = tuple(button.press for button in buttons)
        texts = [button.text for button in buttons]
        if texts != [widget.text() for widget in self.widgets if not widget.isHidden()]:
            for widget in self.widgets:  # so that no key meant for one presses another
                widget.hide()
        for widget, text in zip(self.widgets, texts, strict=False):
            widget.setText(text)
            widget.show()

    def _make(self, place: int) -> QPushButton:
        button = quiet(QPushButton(), f"message-button-{place}")
        button.clicked.connect(partial(self._press, place))
        button.hide()
        self.addWidget(button)
        return button

    def _press(self, place: int) -> None:
        """Do what a button says, but not for the second press of a double click."""
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        if not (self._last_press.isValid() and self._last_press.elapsed() < interval):
            self._last_press.start()
            self._presses[place]()
