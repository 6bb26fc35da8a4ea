"""The status bar: the newest event on the left, and how complete the list is on the right."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStatusBar, QToolTip, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.messages import Message, Messages
from petstore_gui.ui.look.direction import set_margins
from petstore_gui.ui.words.error_text import next_try_words
from petstore_gui.ui.words.list_text import (
    as_of_words,
    busy_sentence,
    list_sentence,
    pinned_words,
    stopped_sentence,
)
from petstore_gui.ui.words.plain_text import (
    PlainLabel,
    dotted,
    plain_tip,
    set_plain_tip,
    visible,
)
from petstore_gui.ui.words.words import number, tr

_LEAST = 4
"""How many characters' width it can be squeezed to."""

_ROUNDING = 4
"""Pixels. A painted text is slightly wider than its horizontal advance."""


class ElidedLabel(PlainLabel):
    """Its `text()`, and what a screen reader says, is the whole text; so is its tip if it is cut.

    `details` are in the tip in any case. With `setToolTip`, the tip would be read aloud as the
    label's description, with its markup.
    """

    def __init__(self) -> None:
        super().__init__()
        self.details = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def full_width(self) -> int:
        """The width that shows all of the text, in pixels."""
        return self.fontMetrics().horizontalAdvance(self.text()) + _ROUNDING if self.text() else 0

    def sizeHint(self) -> QSize:
        return QSize(self.full_width, self.fontMetrics().lineSpacing() + 2)

    def minimumSizeHint(self) -> QSize:
        least = _LEAST * self.fontMetrics().averageCharWidth()
        return QSize(min(self.full_width, least), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            is_cut = self.contentsRect().width() < self.full_width - _ROUNDING
            tip = "\n".join(filter(None, (self.text(), self.details)))
            shown = plain_tip(tip) if is_cut or self.details else ""
            QToolTip.showText(event.globalPos(), shown, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.contentsRect()
        mode = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self.text(), mode, room.width())
        with QPainter(self) as painter:
            flags = int(self.alignment() | Qt.TextFlag.TextSingleLine)
            self.style().drawItemText(
                painter, room, flags, self.palette(), self.isEnabled(), shown, self.foregroundRole()
            )


_MESSAGE_SHARE, _LIST_SHARE = 3, 2
"""How the width beside the buttons is shared while there is a message."""

_Widget = TypeVar("_Widget", bound=QWidget)


class StatusBar(QStatusBar):
    """Its accessible name is the message; what is cut, and details, are in the tool tips."""

    def __init__(self, actions: WindowActions, messages: Messages) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setSizeGripEnabled(False)
        # It does not keep the window from being narrow.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._messages = messages
        self._facts = Facts()
        self._where = ""
        self._text = ElidedLabel()
        self._text.setObjectName("message")
        self._text.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._button = _quiet(QPushButton(), "message-button")
        self._button.clicked.connect(self._press)
        self._dismiss = _quiet(QPushButton("✕"), "dismiss")
        self._dismiss.setAccessibleName(tr("Dismiss"))
        self._dismiss.setToolTip(tr("Dismiss this message"))
        self._dismiss.clicked.connect(messages.dismiss)
        self._undo = _button("undo", tr("Undo"), actions.undo)
        self._adds = _button("adds", "", actions.outbox)
        self._adds.setAccessibleName(tr("Unfinished adds"))
        self._import = _button("import", "", actions.import_animals)
        self._stop = _button("stop", tr("Stop"), actions.stop)
        self._changes = _button("changes-count", "", actions.changes)
        self._list = _quiet(ElidedLabel(), "completeness")
        self._list.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._line = self._lay_out()
        messages.shown_changed.connect(self._show_message)
        self._show_message(None)

    def _show_message(self, message: Message | None) -> None:
        self._line.setVisible(message is not None)
        self.setAccessibleName(message.text if message else "")
        if message is None:
            return
        self._text.say(message.text, "problem" if message.is_problem else "")
        self._text.details = message.details
        button = message.button
        if button is None or button.text != self._button.text():
            self._button.hide()  # a key that is meant for it does not press the next
        self._button.setText(button.text if button else "")
        self._button.setVisible(button is not None)

    def show_facts(self, facts: Facts) -> None:
        """Show how complete the list is, when it is from, and how much of it changed."""
        self._facts = facts
        under_way = "" if self._stop.isHidden() else busy_sentence(facts)
        known = dotted(
            under_way, stopped_sentence(facts), list_sentence(facts), pinned_words(facts)
        )
        times = dotted(as_of_words(facts), next_try_words(facts), self._where)
        self._list.setText(dotted(known, times))
        self._list.setAccessibleName(known)
        self._list.setAccessibleDescription(times)
        changes = facts.counts.changes
        _show_text(self._changes, tr("%Ln animal(s) changed", "", changes) if changes else "")

    def show_where(self, text: str) -> None:
        """Show where the list is from."""
        self._where = visible(text)
        self.show_facts(self._facts)

    def show_busy(self, shown: bool) -> None:
        """Show or hide the Stop button."""
        self._stop.setVisible(shown)
        self.show_facts(self._facts)

    def show_adds(self, count: int) -> None:
        """Show how many adds are not finished, if any."""
        words = tr("Unfinished adds")
        _show_text(self._adds, f"{words}  {number(count)}" if count else "")
        self._adds.setAccessibleDescription(tr("%Ln add(s) not finished", "", count))

    def show_undo(self, name: str) -> None:
        """Show the button that takes back this animal, or hide it."""
        self._undo.setVisible(bool(name))
        set_plain_tip(self._undo, tr("Undo adding {name}").format(name=name) if name else "")

    def show_import(self, text: str) -> None:
        """Show how far an import is, or hide it."""
        _show_text(self._import, text)

    def _press(self) -> None:
        if (message := self._messages.shown) is not None and message.button is not None:
            message.button.press()

    def _lay_out(self) -> QWidget:
        line = QWidget()
        message = self._text, self._button, self._dismiss
        filled(QHBoxLayout(line), *message, 0, margins=(8, 0, 0, 0))
        self.addWidget(line, _MESSAGE_SHARE)
        for button in (self._undo, self._adds, self._import, self._stop, self._changes):
            self.addPermanentWidget(button)
        self.addPermanentWidget(self._list, _LIST_SHARE)
        set_margins(self, 0, 0, 8, 0)
        return line


def _button(name: str, text: str, action: QAction) -> QPushButton:
    """A button for an action, hidden until there is a reason to show it."""
    button = _quiet(QPushButton(text), name)
    button.clicked.connect(action.trigger)
    button.hide()
    return button


def _show_text(button: QPushButton, text: str) -> None:
    button.setText(text.replace("&", "&&"))
    button.setVisible(bool(text))


def _quiet(widget: _Widget, name: str) -> _Widget:
    """Names a widget and gives it the style of unimportant text."""
    widget.setObjectName(name)
    widget.setProperty("kind", "quiet")
    return widget
