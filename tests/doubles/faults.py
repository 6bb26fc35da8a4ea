"""The faults that a `FaultService` can be switched to, by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.doubles.fault_service import Answer, Asked, FaultService
from tests.doubles.scripted_service import (
    Move,
    close,
    cut,
    drip,
    endless,
    error,
    reply,
    reset,
    silence,
)

Fault = Callable[[FaultService], None]

EVERY = 0.02
"""Seconds between the bytes of a service that never finishes."""

MEBIBYTE = 1024 * 1024
NESTED = 100_000
WEB_PAGE = b"<html><head><title>Access denied</title></head><body>"
YESTERDAY = datetime.now(UTC) - timedelta(days=1)
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


def answering(answer: Answer) -> Fault:
    """A fault that shows in the answers."""
    return lambda service: service.answer_by(answer)


def always(move: Move) -> Fault:
    """The same answer to each request, which is not acted on."""
    return answering(lambda _: move)


def after_all(change: Callable[[bytes], Move]) -> Fault:
    """The request is acted on, but its good answer is changed."""
    return answering(lambda asked: change(asked.good()))


def _body(change: Callable[[bytes], bytes | object]) -> Fault:
    def spoil(good: bytes) -> Move:
        body = good.partition(b"\r\n\r\n")[2]
        return reply(int(good[9:12]), change(body))

    return after_all(spoil)


def _pet(**fields: object) -> Fault:
    """An additional animal in a list has these fields, or the added animal has them."""

    def change(body: bytes) -> object:
        good: Any = json.loads(body)
        if isinstance(good, list):
            return [*good, good[0] | {"id": 99} | fields]
        return good | fields

    return _body(change)


def _elsewhere(asked: Asked) -> Move:
    return reply(307, headers={"Location": asked.elsewhere})


def _stale(asked: Asked) -> Move:
    return close if asked.is_kept_alive else asked.good()


CONNECTION: dict[str, Fault] = {
    "refused": FaultService.leave,
    "black hole": FaultService.swallow,
    "silence in the handshake": FaultService.stare,
    "reset before the request": FaultService.hang_up,
    "reset after the request": always(reset),
    "stale keep-alive": answering(_stale),
    "silence": always(silence),
}

CERTIFICATE: dict[str, Fault] = {
    "expired certificate": lambda service: service.prove_by(
        service.authority.issue_cert("127.0.0.1", not_after=YESTERDAY)
    ),
}

WIRE: dict[str, Fault] = {
    "one byte at a time": always(drip(reply(200, b" " * MEBIBYTE), EVERY)),
    "cut body": after_all(cut),
    "endless body": always(endless(b"10000\r\n" + b" " * 0x10000 + b"\r\n", CHUNKED)),
}

REDIRECT: dict[str, Fault] = {"307 to another host": answering(_elsewhere)}

STATUS: dict[str, Fault] = {
    "400 with an Error": always(error(400, "name: <b>no</b>")),
    "401": always(error(401)),
    "403 with a web page": always(reply(403, WEB_PAGE, content_type="text/html")),
    "429 with seconds": always(error(429, headers={"Retry-After": "3600"})),
    "500": always(error(500)),
    "503": always(error(503)),
    "200 with a web page": always(reply(200, WEB_PAGE, content_type="text/html")),
    "201 with nothing": _body(lambda _: b""),
    "201 with another name": _pet(name="REX"),
    "answer lost after it was committed": after_all(lambda _: close),
}

CONTENT: dict[str, Fault] = {
    "unknown status": _pet(status="reserved"),
    "null status": _pet(status=None),
    "unknown fields": _pet(tags=[{"id": 1}], owner=None),
    "id as text": _pet(id="99"),
    "a name of 1 MiB": _pet(name="Ab" * (MEBIBYTE // 2)),
    "markup": _pet(name="<table><tr><td>" * 20 + "<img src='file:///etc/passwd'>"),
    "nested 100,000 deep": _body(lambda _: b"[" * NESTED + b"]" * NESTED),
}

FAULTS: dict[str, Fault] = CONNECTION | CERTIFICATE | WIRE | REDIRECT | STATUS | CONTENT
