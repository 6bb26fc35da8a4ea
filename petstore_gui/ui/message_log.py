"""What was said to staff, and which of it still stands."""

from __future__ import annotations

from collections import deque
from datetime import datetime
from enum import Enum

import msgspec
from PySide6.QtCore import QObject, Signal

KEPT_MOST = 200
"""How many messages can be read again."""


class Topic(Enum):
    """What a message is about: a problem stands until the same topic goes well again."""

    LIST = "list"
    ADD = "add"
    FIND = "find"
    SETTINGS = "settings"
    STORE = "store"
    PROGRAM = "program"


class Message(msgspec.Struct, frozen=True):
    """A sentence for staff, in plain text."""

    topic: Topic
    text: str
    is_problem: bool
    at: datetime


class MessageLog(QObject):
    """The last messages, and the one to show now: the newest problem that stands, else the newest.

    Signals:
        current_changed(Message | None): another message is to be shown.
        told(Message): a message was added to the list.
    """

    current_changed = Signal(object)
    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: deque[Message] = deque(maxlen=KEPT_MOST)
        self._problems: dict[Topic, Message] = {}
        self._note: Message | None = None

    @property
    def messages(self) -> tuple[Message, ...]:
        """The last messages, oldest first; at most `KEPT_MOST`."""
        return tuple(self._kept)

    @property
    def current(self) -> Message | None:
        """The message to show now."""
        if self._problems:
            return max(self._problems.values(), key=lambda message: message.at)
        return self._note

    def tell(self, topic: Topic, text: str) -> None:
        """Something went well: a problem of the same topic is settled."""
        self._problems.pop(topic, None)
        self._note = self._keep(topic, text, is_problem=False)
        self.current_changed.emit(self.current)

    def tell_problem(self, topic: Topic, text: str) -> None:
        """Something went wrong. The same words again are one message."""
        standing = self._problems.get(topic)
        if standing is not None and standing.text == text:
            return
        self._problems[topic] = self._keep(topic, text, is_problem=True)
        self.current_changed.emit(self.current)

    def settle(self, topic: Topic) -> None:
        """The topic is well again, and there is nothing to say about it."""
        if self._problems.pop(topic, None) is not None:
            self.current_changed.emit(self.current)

    def dismiss(self) -> None:
        """The current message was read."""
        current = self.current
        if current is None:
            return
        if current.is_problem:
            self._problems.pop(current.topic)
        else:
            self._note = None
        self.current_changed.emit(self.current)

    def _keep(self, topic: Topic, text: str, *, is_problem: bool) -> Message:
        message = Message(topic, text, is_problem, datetime.now().astimezone())
        self._kept.append(message)
        self.told.emit(message)
        return message
