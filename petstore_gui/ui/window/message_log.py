"""The messages to staff, and which of them still apply."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from datetime import datetime
from enum import Enum

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.support.clock import local_now

KEPT_MAX = 200
"""How many past messages can be read again."""


class Topic(Enum):
    """What a message is about. A problem stays active until something of its topic succeeds."""

    LIST = "list"
    ADD = "add"
    OUTBOX = "outbox"
    FIND = "find"
    SETTINGS = "settings"
    STORE = "store"
    HISTORY = "ledger"
    PROGRAM = "program"
    EXPORT = "export"
    REPORT = "report"


class MessageButton(msgspec.Struct, frozen=True):
    """A button beside a message: its text, and what a press does."""

    text: str
    press: Callable[[], object]


class Message(msgspec.Struct, frozen=True):
    """A sentence for staff, in plain text, with buttons for what to do about it.

    Problems of one topic with different subjects are independent of each other.
    """

    topic: Topic
    text: str
    is_problem: bool
    at: datetime
    subject: Hashable = None
    buttons: tuple[MessageButton, ...] = ()


class MessageLog(QObject):
    """The past messages, and the current one: the newest active problem or note.

    Signals:
        current_changed(Message | None): the current message changed.
        message_added(Message): a message was added to the past ones.
    """

    current_changed = Signal(object)
    message_added = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._messages: deque[Message] = deque(maxlen=KEPT_MAX)
        self._active: list[Message] = []

    @property
    def messages(self) -> tuple[Message, ...]:
        """The past messages, oldest first; at most `KEPT_MAX`."""
        return tuple(self._messages)

    @property
    def current(self) -> Message | None:
        """The message to show now."""
        return self._active[-1] if self._active else None

    def report(
        self, topic: Topic, text: str, subject: Hashable = None, *buttons: MessageButton
    ) -> None:
        """Report a success, which ends the problems of its topic with its subject or with none."""
        settled = [*self._problems(topic, subject), *self._problems(topic, None)]
        notes = [message for message in self._active if not message.is_problem]
        message = Message(topic, text, False, local_now(), subject, buttons)
        self._replace([*settled, *notes], self._add(message))

    def report_problem(
        self, topic: Topic, text: str, subject: Hashable = None, *buttons: MessageButton
    ) -> None:
        """Report a problem. If the same one is active already, it becomes current again."""
        active = self._problems(topic, subject)
        same = next((message for message in active if message.text == text), None)
        if same is None:
            message = Message(topic, text, True, local_now(), subject, buttons)
            self._replace(active, self._add(message))
        elif same != self.current:
            self._replace(active, same)

    def count_down(
        self, topic: Topic, text: str, subject: Hashable, *buttons: MessageButton
    ) -> None:
        """Show a note, or replace the text of the active one of this subject.

        A note that counts is only true while it stands: the past messages do not have it.
        """
        counting = Message(topic, text, False, local_now(), subject, buttons)
        before = [one for one in self._active if (one.topic, one.subject) == (topic, subject)]
        if before and before[0] != self.current:  # something newer is shown: it stays
            self._active = [counting if one in before else one for one in self._active]
        else:
            notes = [one for one in self._active if not one.is_problem]
            self._replace(notes, counting)

    def end(self, topic: Topic, subject: Hashable) -> None:
        """End every message of a topic and subject: it is no longer so."""
        over = [one for one in self._active if (one.topic, one.subject) == (topic, subject)]
        if over:
            self._replace(over, None)

    def settle(self, topic: Topic, subject: Hashable = None) -> None:
        """End the problems of a topic and subject without a message."""
        if settled := self._problems(topic, subject):
            self._replace(settled, None)

    def dismiss(self) -> None:
        """End the current message: the user has read it."""
        if self._active:
            self._replace(self._active[-1:], None)

    def _problems(self, topic: Topic, subject: Hashable) -> list[Message]:
        about = (True, topic, subject)
        return [one for one in self._active if (one.is_problem, one.topic, one.subject) == about]

    def _replace(self, over: list[Message], new: Message | None) -> None:
        self._active = [message for message in self._active if message not in over]
        if new is not None:
            self._active.append(new)
        self.current_changed.emit(self.current)

    def _add(self, message: Message) -> Message:
        self._messages.append(message)
        self.message_added.emit(message)
        return message
