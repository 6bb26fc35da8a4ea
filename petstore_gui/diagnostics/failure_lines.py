"""A failed request in a line for IT, in English: what happened, and where to look."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import Declined
from petstore_gui.domain.errors import (
    SENTENCE_ENDS,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
    ServiceError,
)

_SAID_MAX = 200
"""Characters of what the service says."""

_MINUTES_FROM = 120
"""A wait of at least this many seconds is given in minutes."""

_NOT_REACHED = {
    Why.NOT_TRUSTED: "The certificate is not accepted: {detail}.",
    Why.NOT_SECURED: "The server speaks no TLS at this port, or only a version that is too old.",
    Why.PROXY_NOT_USABLE: "The proxy settings of this computer cannot be used: {detail}.",
    Why.NOT_SENT: "The request could not be made, and nothing was sent: {detail}.",
    Why.NAME_NOT_FOUND: (
        "The name {where} was not found. Check it for typing errors, and check DNS."
    ),
    Why.NOTHING_LISTENS: "{where} refuses the connection: no service is running at this port.",
    Why.TIMED_OUT: "{where} does not answer. It may be off, or behind a firewall.",
}

_LINES: tuple[tuple[type[RequestError], str], ...] = (
    (NotReached, "No connection: {detail}."),
    (
        NotAnswered,
        "Connected, but no whole answer came: {detail}. Check what runs at this port.",
    ),
    (NotUnderstood, "HTTP 200 with {detail}: this is not the list of a petstore service."),
    (RequestError, "The request failed. {detail}"),
)
"""The first one that fits."""

_BY_STATUS = {
    401: "The service does not accept the API key.",
    403: "The service, or something in front of it, does not allow this with the API key.",
    404: "There is no list of animals at this address. Check its path for typing errors.",
    408: "The service is busy.",
    410: "The service no longer offers the list.",
    429: "The service had too many requests.",
    502: "What is in front of the service cannot reach it.",
    503: "The service is busy, or not running.",
    504: "What is in front of the service had no answer from it in time.",
}


def failure_line(error: RequestError) -> str:
    """What happened, with the HTTP status if there was one, and what the service says."""
    parts = [_status_line(error) or _line(error)]
    if error.wait:
        parts.append(f"It asks you to wait {wait_words(error.wait)}.")
    return " ".join((*parts, *_said(error.said)))


def _said(said: ServiceError) -> Iterator[str]:
    """The service's message and error code as a sentence, if it gave them."""
    words, code = (said.message or "")[:_SAID_MAX], said.code
    if words and code:
        yield f'The service says: "{words}" (Code: {code}).'
    elif words:
        end = "" if words.endswith(SENTENCE_ENDS) else "."
        yield f'The service says: "{words}"{end}'
    elif code:
        yield f"Code: {code}."


def wait_words(seconds: float) -> str:
    """A wait, in seconds if it is short."""
    count, unit = round(seconds), "second"
    if count >= _MINUTES_FROM:
        count, unit = -(-count // 60), "minute"
    return f"{count} {unit}{'s' * (count != 1)}"


def _status_line(error: RequestError) -> str:
    """What an unexpected HTTP status means; empty if there was none."""
    if isinstance(error, Moved):
        target = f" to {error.target}" if error.target else ""
        return f"{error}: The service sends the request on{target}. Redirects are not followed."
    if isinstance(error, NotUnderstood) and str(error).startswith("HTTP"):
        return f"{error}: This is no answer to the request."
    if not isinstance(error, Declined):
        return ""
    other = (
        "The service has a problem. Look in its log."
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
        else "The service declined the request."
    )
    return f"HTTP {error.status}: {_BY_STATUS.get(error.status, other)}"


def _line(error: RequestError) -> str:
    template = next(line for kind, line in _LINES if isinstance(error, kind))
    if isinstance(error, NotReached):
        template = _NOT_REACHED.get(error.why, template)
    return template.format(detail=str(error), where=error.where).strip()
