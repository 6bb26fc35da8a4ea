"""When a list that could not be loaded is requested again without anybody asking for it."""

from __future__ import annotations

from datetime import timedelta

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import (
    BusyFor,
    Conflict,
    Declined,
    NotFound,
    NotValid,
    OperationGone,
    TooBusy,
    TooMuch,
)
from petstore_gui.domain.errors import NotUnderstood, RequestError
from petstore_gui.support.clock import local_now
from petstore_gui.ui.text.error_text import short_sentence
from petstore_gui.ui.text.words import moment_words, second_words, tr

_ABOUT_ENTRIES = (NotValid, Conflict, TooMuch)
_ABOUT_ADDRESS = (NotFound, OperationGone)
"""What their own sentences blame: nobody enters anything for a list, and an address is right that
has sent a part of it."""


def list_failure_sentence(error: RequestError, facts: Facts) -> str:
    """Why a list failed just now, as `failure_sentence` says it of any request."""
    is_part = facts.arrived and isinstance(error, _ABOUT_ADDRESS)
    if isinstance(error, Declined) and (is_part or isinstance(error, _ABOUT_ENTRIES)):
        return tr("The service did not send the whole list. Try again.")
    return failure_sentence(error, facts)


def failure_sentence(error: RequestError, facts: Facts) -> str:
    """Why a request failed just now, at a service of whose list this is known.

    It says until when the service is busy, as a length would get old; but not beside the time of
    the next attempt.
    """
    is_right_address = facts.arrived or not facts.is_first_list
    if type(error) is NotUnderstood and is_right_address:
        return tr("The answer of the service could not be understood. Try again.")
    if not isinstance(error, BusyFor):
        return short_sentence(error)
    if _time(facts):
        return tr("The service is busy and asks you to wait.")
    until = moment_words(local_now() + timedelta(seconds=error.wait or 0))
    return tr("The service is busy: it asks you to wait until {time}.").format(time=until)


def waiting_words(facts: Facts) -> str:
    """What the list under way waits for, and until when at the latest; may be empty."""
    if facts.waiting is None:
        return ""
    words = tr("Trying again at {time}")
    if facts.waiting.error is None:
        words = tr("Waiting for the service until {time}")
    if isinstance(facts.waiting.error, TooBusy):
        words = tr("The service is busy: trying again at {time}")
    return words.format(time=second_words(facts.waiting.until))


def next_try_words(facts: Facts) -> str:
    """The same in a few words, or that there will be none; empty if no walk has failed."""
    if facts.state is LoadState.KEY_NOT_ACCEPTED:
        return tr("Not being refreshed")
    return tr("Trying again at {time}").format(time=_time(facts)) if _time(facts) else ""


def next_try_sentence(facts: Facts) -> str:
    """The same as a sentence."""
    words = tr("Petstore tries again by itself at {time}.")
    return words.format(time=_time(facts)) if _time(facts) else ""


def _time(facts: Facts) -> str:
    has_failed = facts.state is LoadState.FAILED
    return moment_words(facts.next_try) if has_failed and facts.next_try else ""
