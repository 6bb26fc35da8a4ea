"""What ends a message: it stands in the status bar only for as long as it is true."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from petstore_gui.ui.window.message import DRAFT, Message, Sort, Topic

_READING_MS, _READING_MS_EACH = 4_000, 50
"""How long a text has to be seen: to notice it, and for each character."""

_CHOICE_MS = 20_000
"""How long a success with a button has to be seen: time to decide."""


def reading_ms(message: Message) -> int:
    """How many milliseconds a message has to be seen before it can go."""
    reading = _READING_MS + _READING_MS_EACH * len(message.text)
    return max(reading, _CHOICE_MS) if message.buttons else reading


def is_to_be_read(message: Message) -> bool:
    """Whether it counts how long a message was seen."""
    is_first = message.comes_first or message.is_of_saving or message.is_unadded_draft
    return message.is_passing or message.is_outcome or is_first


def waits_for(newer: Message, message: Message, *, is_seen: bool) -> bool:
    """Whether a newer message is shown only once an older one has been read, or has gone."""
    if any(stands_before(message, newer) for stands_before in _UNTIL_IT_HAS_GONE):
        return True
    return not is_seen and any(stands_before(message, newer) for stands_before in _UNTIL_READ)


def _undo_before_a_draft(message: Message, newer: Message) -> bool:
    """The seconds of an animal that can be undone, before an offer to go on typing another."""
    is_counting = message.topic is Topic.ADD and message.sort is Sort.STATE
    return is_counting and newer.subject == DRAFT


def _no_catalogue_before_what_waits(message: Message, newer: Message) -> bool:
    """That there is no catalogue, before what waits for one."""
    is_waiting = newer.is_kept_draft or (newer.topic is Topic.ADD and newer.sort is Sort.STATE)
    return message.is_problem and message.topic is Topic.CATALOGUE and is_waiting


def _offer_before_other_adds(message: Message, newer: Message) -> bool:
    """The offer to add an animal after all, before an earlier add that only goes on."""
    return message.is_offer and newer.is_of_going_on


def _answer_before_a_draft(message: Message, newer: Message) -> bool:
    """What became of a choice, before an offer to go on typing: unless typing has just stopped."""
    return message.answers_a_choice and newer.subject == DRAFT and not newer.is_answer


def _unsent_before_settings(message: Message, newer: Message) -> bool:
    """That an animal was not sent, before what settings could not keep.

    They may have been saved because of it.
    """
    return newer.is_partial and (message.is_outcome or message.is_unadded_draft)


def _left_or_saved_before_the_list(message: Message, newer: Message) -> bool:
    """What an earlier run left, and what became of saved settings, before a list that failed.

    It may have failed because of them. But that there is no catalogue waits for no draft.
    """
    is_list = newer.topic in (Topic.LIST, Topic.CATALOGUE, Topic.HISTORY)
    is_later = newer.comes_first or (is_list and newer.is_problem)
    is_first = (message.comes_first and not newer.is_urgent) or message.is_of_saving
    is_draft = message.is_kept_draft and newer.topic is Topic.CATALOGUE
    return is_first and is_later and not is_draft


_UNTIL_IT_HAS_GONE = _undo_before_a_draft, _no_catalogue_before_what_waits
_UNTIL_READ = (
    _offer_before_other_adds,
    _answer_before_a_draft,
    _unsent_before_settings,
    _left_or_saved_before_the_list,
)


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
