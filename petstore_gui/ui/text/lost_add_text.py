"""Sentences about a lost add: nobody knows whether the service added the animal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import AnsweredAnother, KeyMissing
from petstore_gui.domain.failure import Failure, error_of
from petstore_gui.domain.list_errors import ListedNothing
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.pending import Block
from petstore_gui.outbox.search import Search, SearchResult, Unread
from petstore_gui.ui.text.pet_text import quoted, quoted_name
from petstore_gui.ui.text.waiting_text import NOTICED_SECONDS, retry_sentence
from petstore_gui.ui.text.words import moment_words, second_words, tr

_NAMED_MAX = 3
"""How many lost adds are named in one sentence, unless two have the same name."""


def lost_sentence(
    add: PendingAdd,
    search: Search | None = None,
    *,
    rests_until: datetime | None = None,
    block: Block | None = None,
) -> str:
    """What can be said about it, how far the search of the list has come, and what to do.

    `rests_until`: it cannot be sent again before that. `block`: why it cannot be sent at all.
    """
    known = known_sentence(add, search)
    if search is None or search.is_running:
        return known
    return " ".join((known, *_before_sending(add, search, rests_until, block)))


def known_sentence(add: PendingAdd, search: Search | None) -> str:
    """The same without what to know before it is sent again."""
    if search is None:
        return _unknown_sentence(add)
    if search.is_running:
        return f"{_unknown_sentence(add)} {_looking_words(search)}"
    unread = search.unread
    is_asked = unread is not None and _was_asked(unread) and not search.is_found
    parts = [_verdict(add, None if is_asked else search.result)]
    if unread is not None:
        parts.append(_unread_sentence(unread))
        parts += [] if search.is_found else _advice(unread)
    return " ".join(parts)


def _before_sending(
    add: PendingAdd, search: Search, rests_until: datetime | None, block: Block | None
) -> Iterator[str]:
    """What a person has to know before it, or another animal in its place, is sent."""
    is_recognised = add.key_was_sent  # by its key, the service adds it once
    if search.is_added and not is_recognised:
        if block is None:
            yield tr(
                "If yours is another animal, discard this one in Unfinished adds, then add yours."
            )
        elif block is Block.NOT_ALLOWED:
            yield tr("If yours is another animal, discard this one in Unfinished adds.")
    elif block is None and rests_until is not None:
        yield rest_sentence(add, rests_until)
    elif block is None and not (search.ids or is_recognised):
        if search.unread is not None:
            yield risk_sentence()
        elif search.result is not None:
            yield tr("If you send it again, there may be two.")


def risk_sentence() -> str:
    """What happens if an add is sent again although the list could not be read."""
    return tr("If you send it again before that, there may be two.")


def lost_adds_sentence(adds: Sequence[PendingAdd]) -> str:
    """The same of two or more, none of which the list shows as new."""
    if len(adds) > _NAMED_MAX or len({add.pet.name for add in adds}) < len(adds):
        words = tr("We can't tell whether %Ln animal(s) were added.", "", len(adds))
    else:
        *names, last = (quoted(add.pet) for add in adds)
        words = tr("We can't tell whether {names} and {last} were added.")
        words = words.format(names=", ".join(names), last=last)
    look = tr("Unfinished adds says what is known, and what you can do.")
    return f"{words} {look}"


def search_sentence(search: Search) -> str:
    """How far the search of the list has come, and what it found; empty without a search."""
    if search.is_running:
        return _looking_words(search)
    parts = []
    is_newest = search.unread is None or not _was_asked(search.unread)
    if search.result is not None and (search.is_found or is_newest):
        parts.append(_found_sentence(search.result))
    if search.unread is not None:
        parts += [_unread_sentence(search.unread), *_advice(search.unread)]
    return " ".join(parts)


def _looking_words(search: Search) -> str:
    """That the list is being searched; if that has to wait, why and how long."""
    looking, wait = tr("Looking in the list…"), search.wait
    if wait is None or wait.seconds < NOTICED_SECONDS:
        return looking
    return f"{looking} {retry_sentence(wait)}"


def _verdict(add: PendingAdd, result: SearchResult | None) -> str:
    if result is None:
        return _unknown_sentence(add)
    found = _found_sentence(result)
    return found if result.is_added else f"{_unknown_sentence(add)} {found}"


def rest_sentence(add: PendingAdd, until: datetime | None) -> str:
    """Until when an add cannot be sent again, and why; empty if it can be now."""
    if until is None:
        return ""
    words = tr("The service may still be adding it, so it cannot be sent again before {time}.")
    if until == add.put_off_until(add.changed_at):
        words = tr("The service asks you to wait: it cannot be sent again before {time}.")
    return words.format(time=second_words(until))


def _was_asked(unread: Unread) -> bool:
    """Whether the service was asked for the list; without a key or a connection it is not."""
    return not (unread.error is None or isinstance(unread.error, KeyMissing))


def _unread_sentence(unread: Unread) -> str:
    if unread.error is None:
        return tr("The list could not be checked: Petstore is not connected to the service.")
    if isinstance(unread.error, KeyMissing):
        return tr("The API key is missing: enter it in Settings, then check the list again.")
    if isinstance(unread.error, KeyNotAccepted):
        words = tr("Checked at {time}: the API key was not accepted.")
    elif isinstance(unread.error, ListedNothing):
        words = tr("Checked at {time}: the service listed no animals at all, which is no help.")
    else:
        words = tr("Checked at {time}: the list could not be read.")
    return words.format(time=moment_words(unread.at))


def _advice(unread: Unread) -> Iterator[str]:
    """What to do so that the list can be read, unless that has been said."""
    if isinstance(unread.error, KeyNotAccepted):
        yield tr("Check the key in Settings, then check the list again.")
    elif not isinstance(unread.error, KeyMissing):
        yield tr("Check it again in a moment.")


def _unknown_sentence(add: PendingAdd) -> str:
    failure = add.failure or Failure("")
    error = error_of(failure)
    words = tr("We can't tell whether {name} was added.")
    if isinstance(error, AnsweredAnother):
        words = tr(
            "We can't tell whether {name} was added: the service answered with {other}, ID {id}, an"
            " animal that was there before."
        )
    other = quoted_name(failure.name) or tr("(no name)")
    return words.format(name=quoted(add.pet), other=other, id=failure.pet_id)


def _nearly_sentence(result: SearchResult) -> str:
    """The new animals that the service may have made of it."""
    one = tr("{name}, ID {id}")
    animals = [one.format(name=quoted(pet), id=pet.id) for pet in result.nearly]
    words = tr("Checked at {time}: this one is new in the list, and may be it: {animals}.")
    if len(animals) > 1:
        words = tr("Checked at {time}: these are new in the list, and may be it: {animals}.")
    return words.format(time=moment_words(result.at), animals="; ".join(animals))


def _found_sentence(result: SearchResult) -> str:
    if result.nearly:
        return _nearly_sentence(result)
    ids = ", ".join(map(str, result.ids))
    if result.ids and result.are_new and not result.is_added:
        words = tr(
            "New in the list and just like it: {ids}. You have more unfinished adds of {name} than"
            " that."
        )
        return words.format(ids=ids, name=quoted(result.add.pet))
    match len(result.ids), result.are_new:
        case 0, _:
            words = tr("Checked at {time}: no new animal just like {name} is in the list.")
        case 1, True:
            words = tr("Very likely {name} was added as {ids}: that one is new in the list.")
        case 1, False:
            words = tr(
                "An animal just like it is in the list: {ids}. It may have been there before."
            )
        case _, True:
            words = tr("These are new in the list and just like {name}: {ids}.")
        case _:
            words = tr(
                "These in the list are just like it: {ids}. They may have been there before."
            )
    name, time = quoted(result.add.pet), moment_words(result.at)
    return words.format(ids=ids, name=name, time=time)
