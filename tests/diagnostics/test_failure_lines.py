"""What `petstore-gui check` tells IT about each way in which a request can fail."""

from __future__ import annotations

import pytest

from petstore_gui.diagnostics.failure_lines import failure_line, wait_words
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    TooBusy,
)
from petstore_gui.domain.errors import (
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
    ServiceError,
)
from tests.support.request_errors import WHERE, error_kinds, made


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (
            NotReached("[Errno -2]", Why.NAME_NOT_FOUND, "shop.example"),
            "The name shop.example was not found. Ch",
        ),
        (
            NotReached("[Errno 111]", Why.NOTHING_LISTENS, WHERE),
            f"{WHERE} refuses the connection: no service is",
        ),
        (
            NotReached("ConnectTimeout: ", Why.TIMED_OUT, WHERE),
            f"{WHERE} does not answer. It may be off",
        ),
        (NotReached("Network is unreachable"), "No connection: Network is unreachable."),
        (
            NotReached("a line break", Why.NOT_SENT),
            "The request could not be made, and nothing was sent: a line",
        ),
        (
            NotReached("self-signed", Why.NOT_TRUSTED),
            "The certificate is not accepted: self-signed.",
        ),
        (NotAnswered("RemoteProtocolError"), "Connected, but no whole answer came: RemoteProtoco"),
        (Moved("HTTP 302", "/login"), "HTTP 302: The service sends the request on to /login. Re"),
        (Moved("HTTP 301"), "HTTP 301: The service sends the request on. Redirects are not fo"),
        (NotUnderstood("HTTP 304"), "HTTP 304: This is no answer to the request."),
        (NotUnderstood("a JSON object"), "HTTP 200 with a JSON object: this is not the list of a"),
        (KeyNotAccepted(401), "HTTP 401: The service does not accept the API key."),
        (Declined(405), "HTTP 405: The service declined the request."),
        (Declined(500), "HTTP 500: The service has a problem. Look in its log."),
        (TooBusy(503), "HTTP 503: The service is busy, or not running."),
        (
            TooBusy(429, None, 600.0),
            "HTTP 429: The service had too many requests. It asks you to wait 10 minutes.",
        ),
        (
            Declined(400, ServiceError("code-7", "no")),
            'HTTP 400: The service declined the request. The service says: "no" (Code: code-7).',
        ),
    ],
)
def test_a_failure_is_reported_in_plain_words(error: RequestError, line: str) -> None:
    assert failure_line(error).startswith(line)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (ServiceError("code-7", "no"), ' The service says: "no" (Code: code-7).'),
        (ServiceError("code-7", None), " Code: code-7."),
        (ServiceError(None, "no"), ' The service says: "no".'),
        (ServiceError(None, "Not so fast!"), ' The service says: "Not so fast!"'),
        (ServiceError(), ""),
    ],
)
def test_what_a_service_says_ends_as_a_sentence_does(said: ServiceError, words: str) -> None:
    line = failure_line(Declined(400, said))
    assert line == f"HTTP 400: The service declined the request.{words}"


@pytest.mark.parametrize("kind", error_kinds(), ids=lambda kind: kind.__name__)
def test_every_kind_of_failure_has_a_line_for_it_staff(kind: type[RequestError]) -> None:
    line = failure_line(made(kind))
    assert line
    for words in ("Ask IT", "Tell IT", "tell IT", "in Settings", "{", "Errno", "None"):
        assert words not in line
    assert line.count("HTTP 418") == issubclass(kind, Declined)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (1, "1 second"),
        (7, "7 seconds"),
        (119, "119 seconds"),
        (120, "2 minutes"),
        (601, "11 minutes"),
    ],
)
def test_a_wait_is_given_in_seconds_or_minutes(seconds: float, words: str) -> None:
    assert wait_words(seconds) == words
