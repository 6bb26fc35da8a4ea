"""Sentences about failed requests, and when a list is requested again by itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from http import HTTPStatus
from math import ceil

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain import declined, errors
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    NOT_WRITTEN,
    Declined,
    NotFound,
    OperationGone,
    TooBusy,
)
from petstore_gui.domain.errors import (
    QT_TR_NOOP,
    SENTENCE_ENDS,
    KeyMissing,
    KeyNotKept,
    NotUnderstood,
    RequestError,
)
from petstore_gui.support.clock import local_now
from petstore_gui.ui.words.plain_text import clip, visible
from petstore_gui.ui.words.words import in_a_row, moment_words, second_words, tr

_MESSAGE_MAX = 200
"""How many characters of a service's own message are shown."""

_MINUTES_FROM = 120
"""Seconds from which a wait is told in minutes."""

SENTENCES_NOT_REACHED: Mapping[Why, str] = {
    Why.UNKNOWN: QT_TR_NOOP("The service cannot be reached. Check the network, or tell IT."),
    Why.NAME_NOT_FOUND: QT_TR_NOOP(
        "No computer named {where} was found. Check the network, or tell IT."
    ),
    Why.NOTHING_LISTENS: QT_TR_NOOP(
        "No service is running at {where}. Try again later, or tell IT."
    ),
    Why.TIMED_OUT: QT_TR_NOOP("{where} does not answer. Check the network, or ask IT."),
    Why.NOT_TRUSTED: QT_TR_NOOP(
        "The service's certificate is not valid here. Nothing was sent. Tell IT."
    ),
    Why.NOT_SECURED: QT_TR_NOOP("No secure connection could be made. Nothing was sent. Tell IT."),
    Why.PROXY_NOT_USABLE: QT_TR_NOOP("This computer's proxy settings cannot be used. Ask IT."),
    Why.NOT_SENT: QT_TR_NOOP("Petstore could not make this request. Nothing was sent. Tell IT."),
    Why.NOT_CONNECTED: QT_TR_NOOP("Petstore is not connected to a service. The window says why."),
    Why.NOT_STARTED: QT_TR_NOOP(
        "The catalogue on this computer did not start. Start Petstore again."
    ),
}
"""What happened and what to do, in at most 12 words."""

SENTENCES: Mapping[type[RequestError], str] = {
    RequestError: QT_TR_NOOP("Something went wrong with the request. Try again."),
    errors.NotAnswered: QT_TR_NOOP("The service did not send a whole answer. Try again."),
    errors.Moved: QT_TR_NOOP("The service has moved to another address. Tell IT."),
    errors.NotUnderstood: QT_TR_NOOP(
        "What answered does not look like a petstore service. Tell IT."
    ),
    errors.OutcomeUnknown: QT_TR_NOOP(
        "We can't tell whether the animal was added. Look in the list."
    ),
    errors.NotWrittenDown: QT_TR_NOOP(
        "This computer's disk could not save the animal. It was not sent."
    ),
    errors.NewerWroteAdds: QT_TR_NOOP(
        "A newer Petstore saved the unfinished adds. Start that version."
    ),
    KeyMissing: QT_TR_NOOP("The API key is missing. Enter it in Settings."),
    KeyNotKept: QT_TR_NOOP("This computer could not keep the API key. Enter it again."),
    declined.Declined: QT_TR_NOOP("The service declined the request. Tell IT."),
    declined.KeyNotAccepted: QT_TR_NOOP(
        "The API key was not accepted. Enter the right one in Settings."
    ),
    declined.NotFound: QT_TR_NOOP("The service did not find what was asked for. Tell IT."),
    declined.OperationGone: QT_TR_NOOP("The service no longer offers this. Tell IT."),
    declined.TooBusy: QT_TR_NOOP("The service is busy. Try again in a moment."),
}
"""The same. A class without one has its base's."""

_NOT_VALID = QT_TR_NOOP("The service did not accept what was sent. Check your entries.")
SENTENCES_OF_STATUS: Mapping[int, str] = {
    400: _NOT_VALID,
    422: _NOT_VALID,
    403: QT_TR_NOOP("The service does not allow this with this API key. Ask IT."),
    409: QT_TR_NOOP("This conflicts with something the service has. Look in the list."),
    413: QT_TR_NOOP("The service does not accept that much. Shorten the name."),
    500: QT_TR_NOOP("The service has a problem. Try again in a few minutes."),
    NOT_WRITTEN: QT_TR_NOOP("The service could not save it. Tell IT."),
}
"""The same for a status without a class of its own. A status above 500 has that of 500 as well."""

_BUSY_FOR = QT_TR_NOOP("The service is busy. Try again in {wait}.")


def short_sentence(error: RequestError) -> str:
    """What happened and what to do."""
    return filled(tr(_template(error)), error)


def _template(error: RequestError) -> str:
    if isinstance(error, TooBusy) and error.wait:
        return _BUSY_FOR
    if isinstance(error, NotReached):
        return SENTENCES_NOT_REACHED[error.why]
    if type(error) is Declined:
        has_failed = error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
        others = SENTENCES_OF_STATUS[500] if has_failed else SENTENCES[Declined]
        return SENTENCES_OF_STATUS.get(error.status, others)
    return next(SENTENCES[kind] for kind in type(error).__mro__ if kind in SENTENCES)


def error_details(error: RequestError) -> str:
    """What IT asks for: the HTTP status, and what the service said. May be empty."""
    status = tr("HTTP {status}.").format(status=error.status) if error.status else ""
    return in_a_row(status, _said(error))


def error_sentence(error: RequestError) -> str:
    """Sentence and details in one."""
    return in_a_row(short_sentence(error), error_details(error))


def offline_sentence(since: datetime, waiting: int) -> str:
    """What happens while the service is away; `waiting`: the animals that it is to add."""
    words = tr("Offline since {time}. Petstore tries again by itself.")
    then = tr("%Ln animal(s) will be added then.", "", waiting) if waiting else ""
    return in_a_row(words.format(time=moment_words(since)), then)


def key_sentence(error: RequestError) -> str:
    """Why the service does nothing until another API key is entered."""
    if error.status == HTTPStatus.FORBIDDEN:
        return tr("This API key may not add animals.")
    if isinstance(error, KeyNotKept):
        return tr("This computer could not keep the API key: enter it again.")
    if isinstance(error, KeyMissing):
        return tr("The API key is missing.")
    return tr("The API key was not accepted.")


def filled(template: str, error: RequestError) -> str:
    """A translated sentence about an error, with its values."""
    wait = wait_words(error.wait) if error.wait else ""
    return template.format(where=error.where, detail=visible(str(error)), wait=wait)


def wait_words(seconds: float) -> str:
    """A wait, in seconds if it is short."""
    if seconds < _MINUTES_FROM:
        return tr("%Ln second(s)", "", ceil(seconds))
    return tr("%Ln minute(s)", "", ceil(seconds / 60))


def _said(error: RequestError) -> str:
    """The service's message and error code, if it gave them."""
    message, code = error.said.message, visible(error.said.code or "")
    if not message:
        return tr("Code: {code}.").format(code=code) if code else ""
    if not code:
        return said_sentence(message)
    return tr('The service says: "{words}" (Code: {code}).').format(
        words=clip(visible(message), _MESSAGE_MAX), code=code
    )


def said_sentence(message: str) -> str:
    """The service's own message, as a sentence that says whose it is."""
    words = clip(visible(message), _MESSAGE_MAX)
    is_ended = words.endswith(SENTENCE_ENDS)
    pattern = tr('The service says: "{words}"') if is_ended else tr('The service says: "{words}".')
    return pattern.format(words=words)


_ABOUT_ENTRIES = (400, 409, 413, 422)
_ABOUT_ADDRESS = (NotFound, OperationGone)
"""What their own sentences blame: nobody enters anything for a list, and an address is right that
has sent a part of it."""


def list_failure_sentence(error: RequestError, facts: Facts) -> str:
    """Why a list failed just now, as `failure_sentence` says it of any request."""
    is_part = facts.arrived and isinstance(error, _ABOUT_ADDRESS)
    if isinstance(error, Declined) and (is_part or error.status in _ABOUT_ENTRIES):
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
    if not (isinstance(error, TooBusy) and error.wait):
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
