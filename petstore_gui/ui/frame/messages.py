"""The events that staff are told of: the newest is shown, and told to screen readers."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from datetime import datetime
from itertools import cycle

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.support.clock import local_now
from petstore_gui.ui.base.accessible_roles import Notification, install_roles
from petstore_gui.ui.words.list_text import list_sentence

_READ_LATE = 4
"""How many sentences are kept until Orca reads them."""


class Announcer(QObject):
    """Politely tells a screen reader, which finishes what it is reading first.

    Signals:
        announced(str): a sentence was told.
    """

    announced = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        install_roles()
        self._window = window
        # Not within a dialog: Orca would say its name before each sentence.
        main = window.parentWidget() or window
        # In turn: Orca reads a sentence some time after it was told, with the next one maybe.
        self._notifications = cycle(
            main.findChildren(Notification) or [Notification(main) for _ in range(_READ_LATE)]
        )

    def tell(self, sentence: str) -> None:
        """Tell a sentence at once."""
        if sys.platform == "linux":  # Orca knows announcements since version 45
            notification = next(self._notifications)
            notification.setAccessibleName(sentence)
            event = QAccessibleEvent(notification, QAccessible.Event.ObjectShow)
        else:
            event = QAccessibleAnnouncementEvent(self._window, sentence)
        QAccessible.updateAccessibility(event)
        self.announced.emit(sentence)


PAST_MAX = 200
"""How many past messages are kept."""

SUCCESS_MS = 10_000
"""How long a success is shown."""


class MessageButton(msgspec.Struct, frozen=True):
    """A button beside a message: its text, and what a press does."""

    text: str
    press: Callable[[], object]


class Message(msgspec.Struct, frozen=True):
    """One event: a sentence in plain text, with at most one button.

    `details` are shown in the tool tip and in the list of messages.
    """

    text: str
    at: datetime
    button: MessageButton | None = None
    details: str = ""
    is_problem: bool = False


class Messages(QObject):
    """Shows the newest event: a success for 10 s, a problem until the next event or its end.

    `past`: the events until now, the oldest first.

    Signals:
        shown_changed(Message | None): another message is shown, or none.
        happened(Message): a message was added to the past ones.
    """

    shown_changed = Signal(object)
    happened = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.past: deque[Message] = deque(maxlen=PAST_MAX)
        self._shown: Message | None = None
        self._progress: Message | None = None
        self._timer = single_shot(self, self.dismiss)

    @property
    def shown(self) -> Message | None:
        """The newest event, or else the progress of work that takes long."""
        return self._shown or self._progress

    def report(self, text: str, button: MessageButton | None = None, *, details: str = "") -> None:
        """Tell that something worked."""
        self._tell(Message(text, local_now(), button, details))
        self._timer.start(SUCCESS_MS)

    def report_problem(
        self, text: str, button: MessageButton | None = None, *, details: str = ""
    ) -> Message:
        """Tell that something did not work, or asks for a decision; returns what `end` takes."""
        self._timer.stop()
        return self._tell(Message(text, local_now(), button, details, is_problem=True))

    def note(self, text: str, *, details: str = "") -> Message:
        """Tell of something that the banner shows, so that the status bar need not."""
        return self._keep(Message(text, local_now(), None, details, is_problem=True))

    def end(self, message: Message | None) -> None:
        """Hide a problem that no longer holds, if it is still shown."""
        if message is not None and message is self._shown:
            self.dismiss()

    def dismiss(self) -> None:
        """Hide the event that is shown."""
        self._timer.stop()
        self._show(None, self._progress)

    def show_progress(self, text: str, button: MessageButton | None = None) -> None:
        """Show how far some work is, unless an event is shown; the past messages do not have it."""
        self._show(self._shown, Message(text, local_now(), button))

    def end_progress(self) -> None:
        """Show no progress: the work has ended."""
        self._show(self._shown, None)

    def _tell(self, message: Message) -> Message:
        self._show(message, self._progress)
        return self._keep(message)

    def _keep(self, message: Message) -> Message:
        self.past.append(message)
        self.happened.emit(message)
        return message

    def _show(self, event: Message | None, progress: Message | None) -> None:
        before = self.shown
        self._shown, self._progress = event, progress
        if self.shown is not before:
            self.shown_changed.emit(self.shown)


class Announcements(QObject):
    """Tells events; and lists, unless one ends like the last, and nobody asked for it.

    A list that fails is an event.
    """

    def __init__(
        self, catalogue: Catalogue, messages: Messages, announcer: Announcer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._announcer = announcer
        self._told = ""
        catalogue.list_ended.connect(self._tell_list)
        catalogue.list_stopped.connect(self._tell_list)
        messages.happened.connect(lambda message: announcer.tell(message.text))

    def expect_list(self) -> None:
        """Somebody asks for a list: they are told of its end in any case."""
        self._told = ""

    def _tell_list(self) -> None:
        sentence = list_sentence(self._catalogue.facts)
        if sentence and sentence != self._told:
            self._told = sentence
            self._announcer.tell(sentence)
