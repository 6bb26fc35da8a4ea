"""The status bar: it speaks on the left and states facts on the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStatusBar, QWidget

from petstore_gui.catalogue.facts import Facts
from petstore_gui.ui.text.list_text import (
    arranging_sentence,
    as_of_words,
    completeness_sentence,
    oddities_sentence,
)
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel, clip, plain_tip
from petstore_gui.ui.window.message_log import Message

MESSAGE_MOST = 600
"""How many characters of a message the bar shows; the list of messages has all of it."""

WHERE_MOST = 32
"""How many characters of a host the bar shows."""

STOP_AFTER_MS = 300
"""What takes long shows a Stop button; one that flickers is no calm page."""

_LINES_MOST = 6

_ROUNDING = 4
"""Pixels. A text that is laid out is a little wider than the sum of its letters."""

_MESSAGE_SHARE, _MESSAGE_LEFTOVER, _FACTS_SHARE = 3_000, 1, 2_000
"""How message and facts share the width; with nothing to say, the facts have all they need."""


class StatusBar(QStatusBar):
    """Shows the current message and what is known of the list.

    Signals:
        dismissed(): the current message was read.
        stop_chosen(): the walk under way is to end.
        changes_chosen(): what changed is to be shown.
        undo_chosen(): the add that is not sent yet is to be taken back.
        adds_chosen(): the adds that are not confirmed are to be shown.
    """

    dismissed = Signal()
    stop_chosen = Signal()
    changes_chosen = Signal()
    undo_chosen = Signal()
    adds_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setSizeGripEnabled(False)
        self._message = WrappingLabel(most=_LINES_MOST)
        self._message.setObjectName("message")
        self._close = _quiet_button(self.tr("Dismiss"), "✕")
        self._close.setToolTip(self.tr("Dismiss this message"))
        self._close.clicked.connect(self.dismissed)
        keeps_its_place = self._close.sizePolicy()
        keeps_its_place.setRetainSizeWhenHidden(True)  # else the page grows and shrinks by it
        self._close.setSizePolicy(keeps_its_place)
        self._stop = _quiet_button(self.tr("Stop"), self.tr("Stop"))
        self._stop.setObjectName("stop")
        self._stop.clicked.connect(self.stop_chosen)
        self._undo = _quiet_button(self.tr("Undo"), self.tr("Undo"))
        self._undo.setObjectName("undo")
        self._undo.clicked.connect(self.undo_chosen)
        self._adds = _quiet_button("", "")
        self._adds.setObjectName("adds")
        self._adds.clicked.connect(self.adds_chosen)
        self._changes = _quiet_button("", "")
        self._changes.setObjectName("changes-count")
        self._changes.clicked.connect(self.changes_chosen)
        self._stop_timer = QTimer(self, singleShot=True, interval=STOP_AFTER_MS)
        self._stop_timer.timeout.connect(self._stop.show)
        self._completeness = WrappingLabel(most=_LINES_MOST)
        self._completeness.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._as_of = PlainLabel()
        self._where = PlainLabel()
        self._lay_out()
        self.show_message(None)
        self.show_adds(0)
        for button in (self._stop, self._undo):
            button.hide()

    def show_message(self, message: Message | None) -> None:
        """Show what is to be said now."""
        text = message.text if message else ""
        self._message.setText(clip(text, MESSAGE_MOST))
        # Without words it takes what the facts leave, which keeps them at the right.
        self._row.setStretchFactor(self._message, _MESSAGE_SHARE if text else _MESSAGE_LEFTOVER)
        self._message.setToolTip(plain_tip(text) if len(text) > MESSAGE_MOST else "")
        self._message.setProperty("kind", "problem" if message and message.is_problem else "")
        self._message.style().polish(self._message)
        self._close.setVisible(bool(message))
        self.setAccessibleName(text)

    def show_facts(self, facts: Facts) -> None:
        """Show how complete the list is and when it is from."""
        self._show_stop(facts.is_busy)
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
        self._show_changes(facts.counts.changes)

    def _show_stop(self, is_busy: bool) -> None:
        if not is_busy:
            self._stop_timer.stop()
            self._stop.hide()
        elif self._stop.isHidden() and not self._stop_timer.isActive():
            self._stop_timer.start()

    def show_adds(self, count: int) -> None:
        """Show how many adds wait for a person; nothing where none does."""
        words = self.tr("%Ln add(s) not confirmed", "", count)
        self._adds.setText(words)
        self._adds.setAccessibleName(words)
        self._adds.setVisible(count > 0)

    def show_undo(self, shown: bool) -> None:
        """Offer to take an add back, or no longer."""
        self._undo.setVisible(shown)

    def _show_changes(self, count: int) -> None:
        words = self.tr("%Ln change(s)", "", count)
        self._changes.setText(words)
        self._changes.setAccessibleName(words)
        self._changes.setVisible(count > 0)

    def show_where(self, text: str) -> None:
        """Show where the list is from."""
        self._where.setText(clip(text, WHERE_MOST))
        self._where.setToolTip(plain_tip(text) if len(text) > WHERE_MOST else "")

    def _lay_out(self) -> None:
        whole = QWidget()
        layout = self._row = QHBoxLayout(whole)
        layout.setContentsMargins(12, 2, 12, 2)
        layout.addWidget(self._message)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._undo)
        layout.addWidget(self._adds)
        layout.addWidget(self._stop)
        layout.addWidget(self._changes)
        layout.addWidget(self._completeness, _FACTS_SHARE)
        layout.addSpacing(12)
        layout.addWidget(self._as_of)
        layout.addSpacing(12)
        layout.addWidget(self._where)
        self.addWidget(whole, 1)
        labels = {"completeness": self._completeness, "as-of": self._as_of, "where": self._where}
        for name, label in labels.items():
            label.setObjectName(name)
            label.setProperty("kind", "quiet")
        for label in (self._as_of, self._where):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)


def _quiet_button(name: str, text: str) -> QPushButton:
    button = QPushButton(text)
    button.setAccessibleName(name)
    button.setProperty("kind", "quiet")
    return button
