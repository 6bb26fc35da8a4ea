"""The status bar: messages on the left, facts on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStatusBar, QWidget

from petstore_gui.catalogue.facts import Facts
from petstore_gui.ui.text.list_text import (
    arranging_sentence,
    as_of_words,
    completeness_sentence,
    oddities_sentence,
)
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel, clip, plain_tip
from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.message_life import Message, MessageButton

MESSAGE_MAX = 600
"""How many characters of a message the bar shows; the list of messages has all of it."""

WHERE_MAX = 32
"""How many characters of a host the bar shows."""

_LINES_MAX = 6

_ROUNDING = 4
"""Pixels. A laid-out text is slightly wider than its horizontal advance."""

_MESSAGE_SHARE, _MESSAGE_LEFTOVER, _FACTS_SHARE = 3_000, 1, 2_000
"""How message and facts share the width; without a message, the facts get all they need."""

_Widget = TypeVar("_Widget", bound=QWidget)


class StatusBar(QStatusBar):
    """Shows the current message and what is known about the list.

    Signals:
        dismissed(): the user dismissed the current message.
    """

    dismissed = Signal()

    def __init__(self, actions: WindowActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setSizeGripEnabled(False)
        self._message = WrappingLabel(max_lines=_LINES_MAX)
        self._message.setObjectName("message")
        self._close = self._make_close_button()
        self._buttons: list[QPushButton] = []
        self._button_row = QHBoxLayout()
        self._last_press = QElapsedTimer()
        self._undo = _action_button("undo", self.tr("Undo"), actions.undo)
        self._adds = _action_button("adds", "", actions.outbox)
        self._stop = _action_button("stop", self.tr("Stop"), actions.stop)
        self._changes = _action_button("changes-count", "", actions.changes)
        self._completeness = _quiet(WrappingLabel(max_lines=_LINES_MAX), "completeness")
        self._completeness.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._as_of = _quiet(PlainLabel(), "as-of")
        self._where = _quiet(PlainLabel(), "where")
        for label in (self._as_of, self._where):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._presses: tuple[Callable[[], object], ...] = ()
        self._lay_out()
        self.show_message(None)

    def show_message(self, message: Message | None) -> None:
        """Show the current message, if any."""
        text = message.text if message else ""
        self._message.setText(clip(text, MESSAGE_MAX))
        # An empty label takes the remaining width, which keeps the facts at the right.
        self._row.setStretchFactor(self._message, _MESSAGE_SHARE if text else _MESSAGE_LEFTOVER)
        self._message.setToolTip(plain_tip(text) if len(text) > MESSAGE_MAX else "")
        self._message.setProperty("kind", "problem" if message and message.is_problem else "")
        self._message.style().polish(self._message)
        self._close.setVisible(bool(message))
        self._show_buttons(message.buttons if message else ())
        self.setAccessibleName(text)

    def _show_buttons(self, buttons: tuple[MessageButton, ...]) -> None:
        """Show a message's buttons, in widgets that stay where a message only counts."""
        self._presses = tuple(button.press for button in buttons)
        while len(self._buttons) < len(buttons):
            widget = _quiet(QPushButton(), f"message-button-{len(self._buttons)}")
            widget.clicked.connect(partial(self._press, len(self._buttons)))
            self._button_row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
            self._buttons.append(widget)
        for place, widget in enumerate(self._buttons):
            if place < len(buttons):
                widget.setText(buttons[place].text)
            widget.setVisible(place < len(buttons))

    def _press(self, place: int) -> None:
        """Do what a button says, but not for the second press of a double click."""
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        if not (self._last_press.isValid() and self._last_press.elapsed() < interval):
            self._last_press.start()
            self._presses[place]()

    def show_facts(self, facts: Facts) -> None:
        """Show how complete the list is, when it is from, and how much of it changed."""
        sentences = (
            "" if self._stop.isHidden() else arranging_sentence(facts),
            completeness_sentence(facts),
            oddities_sentence(facts.oddities),
        )
        words = " · ".join(filter(None, sentences))
        advance = self._completeness.fontMetrics().horizontalAdvance(words)
        self._completeness.setMaximumWidth(advance + _ROUNDING)
        self._completeness.setText(words)
        self._as_of.setText(as_of_words(facts))
        self._as_of.setVisible(bool(self._as_of.text()))
        changes = facts.counts.changes
        self._changes.setText(self.tr("%Ln change(s)", "", changes))
        self._changes.setVisible(changes > 0)

    def show_busy(self, shown: bool) -> None:
        """Show or hide the Stop button."""
        self._stop.setVisible(shown)

    def show_adds(self, count: int) -> None:
        """Show how many adds are not confirmed, if any."""
        self._adds.setText(self.tr("%Ln add(s) not confirmed", "", count))
        self._adds.setVisible(count > 0)

    def show_undo(self, shown: bool) -> None:
        """Show or hide the Undo button."""
        self._undo.setVisible(shown)

    def show_where(self, text: str) -> None:
        """Show where the list is from."""
        self._where.setText(clip(text, WHERE_MAX))
        self._where.setToolTip(plain_tip(text) if len(text) > WHERE_MAX else "")

    def _make_close_button(self) -> QPushButton:
        button = _quiet(QPushButton("✕"), "dismiss")
        button.setAccessibleName(self.tr("Dismiss"))
        button.setToolTip(self.tr("Dismiss this message"))
        button.clicked.connect(self.dismissed)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # else the page grows and shrinks by its height
        button.setSizePolicy(policy)
        return button

    def _lay_out(self) -> None:
        whole = QWidget()
        layout = self._row = QHBoxLayout(whole)
        layout.setContentsMargins(12, 2, 12, 2)
        layout.addWidget(self._message)
        layout.addLayout(self._button_row)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        for button in (self._undo, self._adds, self._stop, self._changes):
            layout.addWidget(button)
        layout.addWidget(self._completeness, _FACTS_SHARE)
        layout.addSpacing(12)
        layout.addWidget(self._as_of)
        layout.addSpacing(12)
        layout.addWidget(self._where)
        self.addWidget(whole, 1)


def _action_button(name: str, text: str, action: QAction) -> QPushButton:
    """A button for an action, hidden until the bar has a reason to show it."""
    button = _quiet(QPushButton(text), name)
    button.clicked.connect(action.trigger)
    button.hide()
    return button


def _quiet(widget: _Widget, name: str) -> _Widget:
    widget.setObjectName(name)
    widget.setProperty("kind", "quiet")
    return widget
