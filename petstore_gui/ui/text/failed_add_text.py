"""Sentences about why an animal was not added."""

from __future__ import annotations

from datetime import UTC, datetime

from petstore_gui.domain.declined import BusyFor, NotValid, TooBusy
from petstore_gui.domain.errors import (
    MayBeThere,
    OutcomeUnknown,
    RefusedAgain,
    RequestError,
)
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.refusal import PetField, Refusal, refusal_of
from petstore_gui.outbox.refused_adds import Refused
from petstore_gui.outbox.search import Search, SearchResult
from petstore_gui.ui.text.error_text import (
    error_sentence,
    said_sentence,
    said_sentences,
    said_words,
)
from petstore_gui.ui.text.lost_add_text import lost_sentence, search_sentence
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.words import second_words, tr


def failed_sentence(add: PendingAdd, error: RequestError) -> str:
    """Whether the animal was added, and what went wrong."""
    if add.phase is not Phase.UNKNOWN:
        return not_added_sentence(error, add=add)
    return f"{lost_sentence(add)} {cause_sentence(error)}".strip()


def cause_sentence(error: RequestError) -> str:
    """What went wrong; for a lost answer, only what the service said, if anything.

    To try again, as others advise, could add a second animal.
    """
    if isinstance(error, OutcomeUnknown) and not isinstance(error, RefusedAgain):
        return " ".join(said_sentences(error))
    return error_sentence(error)


def not_added_sentence(error: RequestError, name: str = "", add: PendingAdd | None = None) -> str:
    """Why an animal was not added; what is wrong with it, in the words of the service.

    `name` is the animal's, for a place that does not show it. `add` got this answer: it knows until
    when a busy service asked to wait, as a length would get old.
    """
    if (refusal := refusal_of(error)) is not None:
        return f"{refused_field_sentence(refusal, name)} {refusal_sentence(refusal)}"
    if isinstance(error, MayBeThere) and name:
        words = tr(
            "{name} was not sent: the first may have been added already. Decide in Unfinished adds."
        )
        return words.format(name=name)
    if isinstance(error, NotValid) and error.said.message:
        words = tr('{name} was not added: "{words}"') if name else tr('Not added: "{words}"')
        return words.format(name=name, words=said_words(error.said.message))
    words = tr("{name} was not added. {why}") if name else tr("Not added. {why}")
    if isinstance(error, BusyFor) and add is not None:
        return words.format(name=name, why=_busy_sentence(add, error))
    return words.format(name=name, why=error_sentence(error))


def refused_field_sentence(refusal: Refusal, name: str = "") -> str:
    """Which field the service did not accept."""
    if name:
        words = {
            PetField.NAME: tr("{name} was not added: the service did not accept the name."),
            PetField.CATEGORY: tr("{name} was not added: the service did not accept the category."),
            PetField.STATUS: tr("{name} was not added: the service did not accept the status."),
        }[refusal.field]
        return words.format(name=name)
    return {
        PetField.NAME: tr("Not added: the service did not accept the name."),
        PetField.CATEGORY: tr("Not added: the service did not accept the category."),
        PetField.STATUS: tr("Not added: the service did not accept the status."),
    }[refusal.field]


def listed_sentence(result: SearchResult) -> str:
    """That the list has one just like an animal that was refused."""
    if result.are_new:
        words = tr("The list has a {name} that is new: ID {ids}.")
    else:
        words = tr("The list has a {name} that may be new: ID {ids}.")
    return words.format(name=quoted(result.add.pet), ids=", ".join(map(str, result.ids)))


def listed_advice(*, is_sent: bool) -> str:
    """What to do then in Unfinished adds."""
    if is_sent:
        return tr(
            'If it is yours, press "It is there". If it is another animal, press "Send again".'
        )
    return tr('If it is yours, press "It is there". If it is another animal, press "Send".')


def left_sentence(refused: Refused) -> str:
    """Why an animal was not added that is typed again, in words that still hold."""
    if isinstance(refused.error, TooBusy) and _put_off_until(refused.add) is None:
        return tr("Not added: the service was busy. Press Add to try again.")
    return not_added_sentence(refused.error, add=refused.add)


def withheld_sentence(add: PendingAdd, search: Search) -> str:
    """Why one that the service refused was not sent again, though a person asked for it."""
    if search.result is not None and search.is_found:
        return f"{listed_sentence(search.result)} {tr('Decide in Unfinished adds.')}"
    words = tr("{name} was not sent again.") if add.attempts else tr("{name} was not sent.")
    return f"{words.format(name=quoted(add.pet))} {search_sentence(search)}".strip()


def _busy_sentence(add: PendingAdd, error: RequestError) -> str:
    until = _put_off_until(add)
    words = tr("The service was busy. Try again.")
    if until is not None:
        words = tr("The service is busy: it asks you to wait until {time}.")
        words = words.format(time=second_words(until))
    return " ".join((words, *said_sentences(error)))


def _put_off_until(add: PendingAdd) -> datetime | None:
    return add.put_off_until(datetime.now(UTC))


def refusal_sentence(refusal: Refusal) -> str:
    """What the service said about a field."""
    if not refusal.reason:
        return tr("It gave no reason.")
    return said_sentence(refusal.reason)
