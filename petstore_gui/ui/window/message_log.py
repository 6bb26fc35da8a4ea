"""The messages to staff, and which of them still apply."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.support.clock import local_now
from petstore_gui.ui.window.message import Message, MessageButton, Sort, Topic
from petstore_gui.ui.window.message_rules import (
    is_ended_by,
    is_news,
    is_to_be_read,
    outlives_newer,
    reading_ms,
    reads_like,
    waits_for,
)

KEPT_MAX = 200
"""How many past messages can be read again."""


class MessageLog(QObject):
    """The past messages, and the current one: the newest that still applies.

    A message that only has to be seen gets old while `set_watched(True)` holds.

    Signals:
        current_changed(Message | None): the current message changed.
        message_added(Message): a message was added to the past ones.
        count_down_began(Message): a count-down is shown that was not shown before.
    """

    current_changed = Signal(object)
    message_added = Signal(object)
    count_down_began = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, reading_ms: Callable[[Message], int] = reading_ms
    ) -> None:
        super().__init__(parent)
        self._reading_ms = reading_ms
        self._messages: deque[Message] = deque(maxlen=KEPT_MAX)
        self._active: list[Message] = []
        self._seen: list[Message] = []  # of the active ones
        self._is_watched = False
        self._said_elsewhere = ""
        self._under_way: Topic | None = None
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._was_read)

    @property
    def messages(self) -> tuple[Message, ...]:
        """The past messages, oldest first; at most `KEPT_MAX`."""
        return tuple(self._messages)

    @property
    def current(self) -> Message | None:
        """The message to show now."""
        now = [one for one in self._active if not is_news(one, self._under_way)]
        return next((one for one in reversed(now) if not self._is_elsewhere(one)), None)

    def is_read(self, message: Message) -> bool:
        """Whether a message has gone, or was seen for long enough to be read."""
        return message not in self._active or message in self._seen

    def stands(self, topic: Topic, subject: Hashable) -> bool:
        """Whether a message of this topic and subject still applies."""
        return any(one.is_about(topic, subject) for one in self._active)

    def set_watched(self, watched: bool) -> None:
        """Tell whether somebody can see the current message."""
        if watched is not self._is_watched:
            self._is_watched = watched
            self._start_reading()

    def say_elsewhere(self, text: str) -> None:
        """Set which problem another part of the window shows: it is not the current message."""
        before, self._said_elsewhere = self.current, text
        self._show_current(before)

    def set_under_way(self, topic: Topic | None) -> None:
        """Tell of which topic an attempt is under way, if any: how the last one ended is hidden."""
        before, self._under_way = self.current, topic
        self._show_current(before)

    def let_news_pass(self) -> None:
        """Somebody has asked for a list: what it would have to wait for counts as read."""
        first = [one for one in self._active if one.comes_first or one.is_of_saving]
        self._seen += [one for one in first if one not in self._seen]

    def report(
        self,
        topic: Topic,
        text: str,
        subject: Hashable = None,
        *buttons: MessageButton,
        comes_first: bool = False,
        is_offer: bool = False,
    ) -> None:
        """Report a success: it ends what was said of its topic with its subject or with none.

        It goes once it has been seen, or something newer is said. With buttons, it comes back if it
        was covered before it was seen.
        """
        message = Message(
            topic,
            text,
            Sort.SUCCESS,
            local_now(),
            subject,
            buttons,
            comes_first=comes_first,
            is_offer=is_offer,
        )
        others = self._others(message)
        kept = [one for one in others if not is_ended_by(one, topic, None)]
        self._show(message, kept, is_new=True)

    def report_problem(
        self,
        topic: Topic,
        text: str,
        subject: Hashable = None,
        *buttons: MessageButton,
        details: str = "",
        ends_with: Topic | None = None,
        comes_first: bool = False,
    ) -> None:
        """Report a problem. If the same one is active already, it becomes current again."""
        problem, now = Sort.PROBLEM, local_now()
        self._report_problem(
            Message(topic, text, problem, now, subject, buttons, details, ends_with, comes_first)
        )

    def report_outcome(
        self,
        topic: Topic,
        text: str,
        subject: Hashable,
        *,
        details: str = "",
        ends_with: Topic | None = None,
    ) -> None:
        """Report why one thing failed: once it was read, the next news of its topic ends it."""
        problem, now = Sort.PROBLEM, local_now()
        self._report_problem(
            Message(topic, text, problem, now, subject, (), details, ends_with, is_outcome=True)
        )

    def report_partial(self, topic: Topic, text: str) -> None:
        """Report a success of which a part failed: a problem, but over once it is replaced."""
        message = Message(topic, text, Sort.PROBLEM, local_now(), is_partial=True)
        self._report_problem(message)

    def report_question(self, topic: Topic, text: str, subject: Hashable) -> None:
        """Report what a person has to decide: it stands as a problem does, but nothing is wrong."""
        message = Message(topic, text, Sort.PROBLEM, local_now(), subject, is_calm=True)
        self._report_problem(message)

    def _report_problem(self, message: Message) -> None:
        same = next((one for one in self._about(message) if reads_like(one, message)), None)
        if same is None or same != self.current:
            self._show(same or message, self._others(message), is_new=same is None)

    def count_down(
        self, topic: Topic, text: str, subject: Hashable, *buttons: MessageButton
    ) -> None:
        """Show what is going on, or replace the text of the active count-down of this subject.

        It stands until `end`, or until anything else is said of its subject. It is only true while
        it stands: the past messages do not have it.
        """
        message = Message(topic, text, Sort.STATE, local_now(), subject, buttons)
        shown = [one for one in self._about(message) if one.sort is Sort.STATE]
        if shown:
            self._set_active([message if one is shown[0] else one for one in self._active])
        else:
            self._show(message, self._others(message), is_new=False)
            self.count_down_began.emit(message)

    def end(self, topic: Topic, subject: Hashable) -> None:
        """End every message of a topic and subject: it is no longer so."""
        self._set_active([one for one in self._active if not one.is_about(topic, subject)])

    def settle(self, topic: Topic, subject: Hashable = None) -> None:
        """End the problems and states of a topic and subject without a message."""
        self._set_active([one for one in self._active if not is_ended_by(one, topic, subject)])

    def end_news(self, topic: Topic) -> None:
        """End the messages about the last outcome of a topic, as the next attempt begins.

        Why one failed stands until it has been read.
        """
        unread = [one for one in self._active if one.is_outcome and one not in self._seen]
        kept = [one for one in self._active if one in unread or not is_news(one, topic)]
        self._set_active(kept)

    def revise(self, left_of: Callable[[Message], Message | None]) -> None:
        """Replace each active message by what is left of it, if anything."""
        left = [(one in self._seen, left_of(one)) for one in self._active]
        self._seen = [one for is_seen, one in left if is_seen and one is not None]
        self._set_active([one for _, one in left if one is not None])

    def dismiss(self) -> None:
        """End the current message: the user has read it."""
        self._set_active([one for one in self._active if one is not self.current])

    def _about(self, message: Message) -> list[Message]:
        return [one for one in self._active if one.is_about(message.topic, message.subject)]

    def _others(self, message: Message) -> list[Message]:
        return [one for one in self._active if not one.is_about(message.topic, message.subject)]

    def _show(self, message: Message, others: list[Message], *, is_new: bool) -> None:
        above = [one for one in others if self._waits_for(message, one)]
        below = [one for one in others if one not in above]
        kept = [one for one in below if self._outlives(one, message)]
        self._set_active([*kept, message, *above])
        if is_new:
            self._messages.append(message)
            self.message_added.emit(message)

    def _waits_for(self, newer: Message, message: Message) -> bool:
        """Whether a new message goes below one, which has not been covered by another since."""
        is_up = message.comes_first or message is self.current
        is_unread = waits_for(newer, message, is_seen=message in self._seen)
        return self._is_elsewhere(newer) or (is_up and is_unread)

    def _outlives(self, message: Message, newer: Message) -> bool:
        has_waited = message.is_partial and message is not self.current
        return has_waited or outlives_newer(message, newer, is_seen=message in self._seen)

    def _is_elsewhere(self, message: Message) -> bool:
        return message.is_problem and not message.buttons and message.text == self._said_elsewhere

    def _set_active(self, active: list[Message]) -> None:
        before = self.current
        self._active = active
        self._seen = [one for one in self._seen if one in active]
        self._show_current(before)

    def _show_current(self, before: Message | None) -> None:
        if self.current is not before:
            self._start_reading()
            self.current_changed.emit(self.current)

    def _start_reading(self) -> None:
        current = self.current
        if self._is_watched and current and self._is_to_be_read(current):
            self._reading.start(self._reading_ms(current))
        else:
            self._reading.stop()

    def _is_to_be_read(self, message: Message) -> bool:
        return is_to_be_read(message) and message not in self._seen

    def _was_read(self) -> None:
        current = self.current
        if current is None:
            return
        self._seen.append(current)
        has_kept_waiting = any(waits_for(one, current, is_seen=False) for one in self._active)
        if current.is_passing and (current.sort is Sort.SUCCESS or has_kept_waiting):
            self.dismiss()
        elif has_kept_waiting:  # it is still true, but the message that waited says why
            self._set_active([current, *(one for one in self._active if one is not current)])
