"""The messages to staff, and which of them still hold."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from datetime import datetime
from enum import Enum

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.support.clock import local_now

KEPT_MOST = 200
"""How many messages are kept to be read again."""


class Topic(Enum):
    """What a message is about. A problem stands until something of its topic goes well."""

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


class Message(msgspec.Struct, frozen=True):
    """A sentence for staff, in plain text.

    Problems of one topic with different subjects stand beside each other.
    """

    topic: Topic
    text: str
    is_problem: bool
    at: datetime
    subject: Hashable = None


class MessageLog(QObject):
    """The last messages, and the current one: the newest that stands, problem or last note.

    Signals:
        current_changed(Message | None): the message to show changed.
        told(Message): a message was added to the list.
    """

    current_changed = Signal(object)
    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: deque[Message] = deque(maxlen=KEPT_MOST)
        self._standing: list[Message] = []

    @property
    def messages(self) -> tuple[Message, ...]:
        """The last messages, oldest first; at most `KEPT_MOST`."""
        return tuple(self._kept)

    @property
    def current(self) -> Message | None:
        """The message to show now."""
        return self._standing[-1] if self._standing else None

    def tell(self, topic: Topic, text: str, subject: Hashable = None) -> None:
        """Say that something went well: problems of its topic and subject, or of none, end."""
        settled = [*self._problems(topic, subject), *self._problems(topic, None)]
        notes = [message for message in self._standing if not message.is_problem]
        self._replace(
            [*settled, *notes], self._keep(Message(topic, text, False, local_now(), subject))
        )

    def tell_problem(self, topic: Topic, text: str, subject: Hashable = None) -> None:
        """Say that something went wrong. The same words again are one message, shown again."""
        standing = self._problems(topic, subject)
        same = next((message for message in standing if message.text == text), None)
        if same is None:
            self._replace(standing, self._keep(Message(topic, text, True, local_now(), subject)))
        elif same != self.current:
            self._replace(standing, same)

    def settle(self, topic: Topic, subject: Hashable = None) -> None:
        """End the problems of a topic and subject without saying anything."""
        if settled := self._problems(topic, subject):
            self._replace(settled, None)

    def dismiss(self) -> None:
        """Remove the current message: a person has read it."""
        if self._standing:
            self._replace(self._standing[-1:], None)

    def _problems(self, topic: Topic, subject: Hashable) -> list[Message]:
        about = (True, topic, subject)
        return [one for one in self._standing if (one.is_problem, one.topic, one.subject) == about]

    def _replace(self, over: list[Message], new: Message | None) -> None:
        self._standing = [message for message in self._standing if message not in over]
        if new is not None:
            self._standing.append(new)
        self.current_changed.emit(self.current)

    def _keep(self, message: Message) -> Message:
        self._kept.append(message)
        self.told.emit(message)
        return message
