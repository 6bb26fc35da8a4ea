"""What ends a message: it stands in the status bar only for as long as it is true."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import datetime
from enum import Enum, auto

import msgspec

_READING_MS, _READING_MS_EACH = 4_000, 50
"""How long a text has to be seen: to notice it, and for each character."""

_CHOICE_MS = 20_000
"""How long a success with a button has to be seen: time to decide."""


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


def reading_ms(message: Message) -> int:
    """How many milliseconds a message has to be seen before it can go."""
    reading = _READING_MS + _READING_MS_EACH * len(message.text)
    return max(reading, _CHOICE_MS) if message.buttons else reading


def is_to_be_read(message: Message) -> bool:
    """Whether it counts how long a message was seen."""
    is_first = message.comes_first or message.is_of_saving or message.is_unadded_draft
    return message.is_passing or message.is_outcome or is_first


def waits_for(newer: Message, message: Message, *, is_seen: bool) -> bool:
    """Whether a newer message is shown only once an older one has been read.

    A failed list is no answer to somebody who saved settings: it may fail because of them. Nor is
    one that cannot be kept. An offer to go on typing is no answer to them either, nor to somebody
    who brought animals back, unless they have just stopped typing. Nor is it what staff have to
    hear first after a start, if an earlier run left something. But that there is no catalogue is
    not covered by an offer to go on typing, nor by what waits for it.
    Nor does what settings could not keep cover why an animal was not sent, or the offer to go on
    with it, as the settings may have been what it wanted. Nor does an offer to go on typing cover
    the seconds of another animal, beside which Undo stands. Nor does an earlier add that goes on
    cover the offer to add one after all.
    """
    if message.is_offer and newer.is_of_going_on:
        return not is_seen
    is_counting = message.topic is Topic.ADD and message.sort is Sort.STATE
    if newer.subject == DRAFT and is_counting:
        return True
    is_unsent = newer.is_kept_draft or (newer.topic is Topic.ADD and newer.sort is Sort.STATE)
    if message.is_problem and message.topic is Topic.CATALOGUE and is_unsent:
        return True
    if newer.topic is Topic.CATALOGUE and message.is_kept_draft:
        return False
    is_list = newer.topic in (Topic.LIST, Topic.CATALOGUE, Topic.HISTORY)
    is_later = newer.comes_first or (is_list and newer.is_problem)
    is_first = (message.comes_first and not newer.is_urgent) or message.is_of_saving
    is_offer = newer.subject == DRAFT and not newer.is_answer and message.answers_a_choice
    is_less = newer.is_partial and (message.is_outcome or message.is_unadded_draft)
    return (is_offer or is_less or (is_later and is_first)) and not is_seen


def outlives_newer(message: Message, newer: Message, *, is_seen: bool) -> bool:
    """Whether a message comes back after a newer one, about something else, has gone."""
    if message.topic is Topic.SETTINGS and newer.sort is Sort.STATE and newer.topic is Topic.STORE:
        return not is_seen
    if message.is_partial or (message.is_answer and not message.buttons):
        return False
    if is_news(message, newer.topic):
        # Otherwise it would come back for a moment, and be mistaken for the newer outcome.
        return (message.is_outcome or message.is_offer) and not is_seen
    return not (message.is_passing and is_seen)


def is_news(message: Message, topic: Topic | None) -> bool:
    """Whether a message is only about the last outcome of a topic."""
    is_newest_problem = message.is_problem and message.subject is None  # nothing could settle it
    is_one = message.is_passing or message.is_outcome or is_newest_problem
    return message.topic is topic and is_one


def is_ended_by(message: Message, topic: Topic, subject: Hashable) -> bool:
    """Whether a problem or state ends once this has worked, or is settled."""
    if message.sort is Sort.SUCCESS:
        return False
    return message.is_about(topic, subject) or (message.ends_with is topic and subject is None)


def without_catalogue(message: Message) -> Message | None:
    """What is left of a message once another catalogue is open.

    A problem with an add stays, as does what was typed: a person has to deal with them.
    """
    is_done = message.topic is Topic.ADD and message.sort is Sort.SUCCESS
    is_over = message.topic in (Topic.LIST, Topic.FIND) or (is_done and message.subject != DRAFT)
    return None if is_over else message


def reworded(before: str, after: str, message: Message) -> Message:
    """The message with another text, if its text is `before`."""
    return msgspec.structs.replace(message, text=after) if message.text == before else message


def reads_like(message: Message, other: Message) -> bool:
    """Whether two messages say the same."""
    return (message.sort, message.text, message.details) == (other.sort, other.text, other.details)
