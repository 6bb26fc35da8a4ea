"""What the status bar tells staff."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import datetime
from enum import Enum, auto

import msgspec

DRAFT = "draft"
"""The subject of a message about what was typed and not added."""


class Topic(Enum):
    """What a message is about."""

    CATALOGUE = "catalogue"
    LIST = "list"
    ADD = "add"
    OUTBOX = "outbox"
    FIND = "find"
    SETTINGS = "settings"
    CONNECTION = "connection"
    STORE = "store"
    HISTORY = "history"
    PROGRAM = "program"
    EXPORT = "export"
    IMPORT = "import"
    REPORT = "report"
    VIEW = "view"


class Sort(Enum):
    """What a message says: that something worked, that it did not, or what is going on."""

    SUCCESS = auto()
    PROBLEM = auto()
    STATE = auto()


class MessageButton(msgspec.Struct, frozen=True):
    """A button beside a message: its text, and what a press does."""

    text: str
    press: Callable[[], object]


class Message(msgspec.Struct, frozen=True):
    """A sentence for staff, in plain text, with buttons for what to do about it.

    Messages of one topic with different subjects are independent of each other. `details` is shown
    only in the list of messages. `ends_with` is a topic whose success also ends this message.
    `is_outcome`: it says why one attempt failed, and comes back after other news until it is read.
    `is_calm`: it stands as a problem does, but nothing went wrong.
    `is_partial`: it says that something worked but for a part, and is over once it is replaced,
    having been shown.
    `is_offer`: it offers to add an animal after all, and comes back after other news until it is
    read; what only goes on meanwhile waits for it.
    `comes_first`: an earlier run left it, and it stands until it is settled; a failed list is
    reported only once it has been read.
    """

    topic: Topic
    text: str
    sort: Sort
    at: datetime
    subject: Hashable = None
    buttons: tuple[MessageButton, ...] = ()
    details: str = ""
    ends_with: Topic | None = None
    comes_first: bool = False
    is_outcome: bool = False
    is_calm: bool = False
    is_partial: bool = False
    is_offer: bool = False

    @property
    def is_problem(self) -> bool:
        """Whether it says that something did not work, or asks for a decision."""
        return self.sort is Sort.PROBLEM

    @property
    def is_alarming(self) -> bool:
        """Whether it is shown as something that went wrong."""
        return self.is_problem and not self.is_calm

    @property
    def is_of_saving(self) -> bool:
        """Whether it says what became of saved settings."""
        return self.topic in (Topic.SETTINGS, Topic.CONNECTION)

    @property
    def answers_a_choice(self) -> bool:
        """Whether it says what became of settings, or of a store, that somebody changed."""
        is_of_store = self.topic is Topic.STORE and self.sort is not Sort.STATE
        return self.is_of_saving or is_of_store

    @property
    def is_urgent(self) -> bool:
        """Whether it is a problem that an earlier run left."""
        return self.comes_first and self.is_problem

    @property
    def is_kept_draft(self) -> bool:
        """Whether it says only that what was typed is kept."""
        return self.sort is Sort.SUCCESS and self.subject == DRAFT

    @property
    def is_unadded_draft(self) -> bool:
        """Whether it offers to go on with an animal that somebody wanted to add."""
        return self.is_problem and self.subject == DRAFT

    @property
    def is_of_going_on(self) -> bool:
        """Whether it says how an add goes on that nobody had to decide about."""
        is_news = self.topic is Topic.ADD and self.subject != DRAFT
        return is_news and not (self.is_problem or self.is_offer)

    @property
    def is_answer(self) -> bool:
        """Whether it says that what somebody has just done worked."""
        return self.sort is Sort.SUCCESS and not self.comes_first

    @property
    def is_passing(self) -> bool:
        """Whether it is news, which gets old; else it stands until it is settled or dismissed."""
        return self.is_answer or (self.is_problem and self.topic not in _LASTING)

    def is_about(self, topic: Topic, subject: Hashable) -> bool:
        """Whether it is about this."""
        return (self.topic, self.subject) == (topic, subject)


_LASTING = frozenset(
    {
        Topic.CATALOGUE,  # until a list ends: nothing can be done without one
        Topic.LIST,  # until a list ends, or another service is opened
        Topic.CONNECTION,  # until a list ends, or the settings are saved again
        Topic.ADD,  # until that add is settled
        Topic.OUTBOX,  # until its file can be used again
        Topic.HISTORY,  # until it is dismissed: nothing says that the disk is well
        Topic.PROGRAM,  # until it is dismissed: only a new start helps
    }
)
"""Topics whose problems last. Those of the others are news about what was asked for once."""
