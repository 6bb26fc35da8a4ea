from __future__ import annotations

from datetime import UTC, datetime

import pytest

from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    OperationGone,
    TooBusy,
)
from petstore_gui.domain.errors import Moved, NotUnderstood, RequestError, ServiceError
from petstore_gui.gateway.error_responses import error_of_response, service_error

NOW = datetime(2026, 3, 1, tzinfo=UTC)
JSON, PROBLEM = "application/json", "application/problem+json"


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (200, NotUnderstood),
        (202, NotUnderstood),
        (204, NotUnderstood),
        (206, NotUnderstood),
        *((status, Moved) for status in (300, 301, 302, 303, 307, 308)),
        (304, NotUnderstood),
        (400, Declined),
        (401, KeyNotAccepted),
        (403, Declined),
        (404, NotFound),
        (405, Declined),
        (407, Declined),
        (408, TooBusy),
        (409, Declined),
        (410, OperationGone),
        (413, Declined),
        (415, Declined),
        (418, Declined),
        (422, Declined),
        (429, TooBusy),
        (500, Declined),
        (501, Declined),
        (502, Declined),
        (503, TooBusy),
        (504, Declined),
        (507, Declined),
        (599, Declined),
    ],
)
def test_the_http_status_decides_the_error(status: int, kind: type[RequestError]) -> None:
    error = error_of_response(status, {}, b'{"code": "x", "message": "y", "status": 200}', NOW)
    assert type(error) is kind
    assert str(status) in str(error)


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (429, "too_many_wrong_keys", KeyNotAccepted),
        (429, "too_many_requests", TooBusy),
        (503, "too_many_wrong_keys", TooBusy),
    ],
)
def test_a_key_that_is_slowed_as_a_wrong_one_is_not_accepted(
    status: int, code: str, kind: type[RequestError]
) -> None:
    assert type(error_of_response(status, {}, b'{"code": "%s"}' % code.encode(), NOW)) is kind


@pytest.mark.parametrize(
    ("content_type", "body", "said"),
    [
        (JSON, b'{"code": "bad-key", "message": "No.", "status": 401}', ("bad-key", "No.")),
        (JSON, b'{"code": "bad-key"}', ("bad-key", None)),
        (JSON, b'{"message": "No."}', (None, "No.")),
        (JSON, b'{"code": 5, "message": ["No."]}', (None, None)),
        (JSON, b'{"code": "' + b"x" * 41 + b'", "message": "No."}', (None, "No.")),
        (JSON, b'{"code": "a\\u0000b", "message": " "}', (None, None)),
        (JSON, b'{"code": "a\\u202eb"}', (None, None)),
        (PROBLEM, b'{"title": "Out", "detail": "Out of fish"}', (None, "Out of fish")),
        (PROBLEM, b'{"type": "about:blank", "title": "Out"}', (None, "Out")),
        ("text/html", b"<html><title>502 Bad &amp; Co</title>", (None, "502 Bad & Co")),
        ("text/html; charset=utf-8", b"<html><b>Sorry</b>", (None, None)),
        ("text/plain", b"<html><TITLE>Login</TITLE>", (None, "Login")),
        ("text/plain", b"upstream is away\n", (None, "upstream is away")),
        ("text/plain", b"\xff", (None, "\ufffd")),
        ("text/plain", b"x" * 60_000, (None, "x" * 2000)),
        (JSON, b"not json", (None, None)),
        ("", b"", (None, None)),
        (JSON, b"[1]", (None, None)),
        (JSON, b"[" * 60_000, (None, None)),
        (JSON, b'{"message": "\\ud800"}', (None, None)),
    ],
)
def test_the_services_message_is_found_in_any_body(
    content_type: str, body: bytes, said: tuple[str | None, str | None]
) -> None:
    assert service_error(content_type, body) == ServiceError(*said)
