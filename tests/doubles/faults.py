"""The faults that a `FaultService` can be switched to, by name."""

from __future__ import annotations

import asyncio
import codecs
import gzip
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import trustme

from petstore_gui.gateway.request_response import BODY_MAX
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
YESTERDAY, TOMORROW = (datetime.now(UTC) + timedelta(days=days) for days in (-1, 1))
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
REDIRECTS = (301, 302, 303, 307, 308)


def answering(answer: Answer) -> Fault:
    """A fault that shows in the answers."""
    return lambda service: service.answer_by(answer)


def always(move: Move) -> Fault:
    """The same answer to each request, which is not acted on."""
    return answering(lambda _: move)


def after_all(change: Callable[[bytes], Move]) -> Fault:
    """The request is acted on, but its good answer is changed."""
    return answering(lambda asked: change(asked.good()))


def _body(change: Callable[[bytes], bytes | object], *, status: int | None = None) -> Fault:
    def spoil(good: bytes) -> Move:
        body = good.partition(b"\r\n\r\n")[2]
        return reply(status or int(good[9:12]), change(body))

    return after_all(spoil)


def _pet(**fields: object) -> Fault:
    """An additional animal in a list has these fields, or the added animal has them."""

    def change(body: bytes) -> object:
        good: Any = json.loads(body)
        if isinstance(good, list):
            return [*good, good[0] | {"id": 99} | fields]
        return good | fields

    return _body(change)


def _rows(change: Callable[[list[Any]], object]) -> Fault:
    return _body(lambda body: change(json.loads(body)))


def _many(rows: list[Any]) -> list[Any]:
    return [rows[0] | {"id": number} for number in range(1, 151)]


def _busy(**retry_after: str) -> Fault:
    headers = {name.replace("_", "-"): value for name, value in retry_after.items()}
    return always(error(429, headers={"Date": format_datetime(NOW, usegmt=True)} | headers))


def _date(**after: float) -> str:
    return format_datetime(NOW + timedelta(**after), usegmt=True)


def _to(status: int, address: Callable[[Asked], str]) -> Fault:
    return answering(lambda asked: reply(status, headers={"Location": address(asked)}))


def _certificate(issue: Callable[[trustme.CA], trustme.LeafCert]) -> Fault:
    return lambda service: service.prove_by(issue(service.authority))


def _stale(asked: Asked) -> Move:
    return close if asked.is_kept_alive else asked.good()


async def _slow_headers(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"X: y\r\n")
        await writer.drain()
        await asyncio.sleep(EVERY)


def _too_long(good: bytes) -> Move:
    """The stated length is ten bytes too long."""

    async def move(writer: asyncio.StreamWriter) -> None:
        head, _, body = good.partition(b"\r\n\r\n")
        length = f"Content-Length: {len(body)}"
        writer.write(
            head.replace(length.encode(), f"Content-Length: {len(body) + 10}".encode())
            + b"\r\n\r\n"
            + body
        )
        await writer.drain()
        writer.close()

    return move


def _too_short(good: bytes) -> Move:
    """The stated length is ten bytes too short."""
    head, _, body = good.partition(b"\r\n\r\n")
    shortened = head.replace(b"Length: %d" % len(body), b"Length: %d" % (len(body) - 10))
    return shortened + b"\r\n\r\n" + body


CONNECTION: dict[str, Fault] = {
    "refused": FaultService.leave,
    "black hole": FaultService.swallow,
    "silence in the handshake": FaultService.stare,
    "reset before the request": FaultService.hang_up,
    "reset in the request": FaultService.break_off,
    "reset after the request": always(reset),
    "closed without an answer": always(close),
    "stale keep-alive": answering(_stale),
    "silence": always(silence),
}

CERTIFICATE: dict[str, Fault] = {
    "expired certificate": _certificate(
        lambda authority: authority.issue_cert("127.0.0.1", not_after=YESTERDAY)
    ),
    "certificate of days to come": _certificate(
        lambda authority: authority.issue_cert("127.0.0.1", not_before=TOMORROW)
    ),
    "self-signed certificate": _certificate(lambda _: trustme.CA().issue_cert("127.0.0.1")),
    "certificate of another host": _certificate(
        lambda authority: authority.issue_cert("shop.example")
    ),
}

WIRE: dict[str, Fault] = {
    "slow headers": always(_slow_headers),
    "one byte at a time": always(drip(reply(200, b" " * MEBIBYTE), EVERY)),
    "cut body": after_all(cut),
    "length too long": after_all(_too_long),
    "length too short": after_all(_too_short),
    "garbage status line": always(b"HTTP/1.1 ok fine\r\n\r\n"),
    "endless headers": always(endless(b"X: y\r\n" * 999, b"HTTP/1.1 200 OK\r\n")),
    "endless body": always(endless(b"10000\r\n" + b" " * 0x10000 + b"\r\n", CHUNKED)),
    "bad chunks": always(CHUNKED + b"\xff\xff\r\n" * 99),
    "gzip bomb": always(
        reply(200, gzip.compress(bytes(8 * BODY_MAX)), {"Content-Encoding": "gzip"})
    ),
    "unknown coding": after_all(
        lambda good: good.replace(b"\r\n\r\n", b"\r\nContent-Encoding: br\r\n\r\n", 1)
    ),
}

REDIRECT: dict[str, Fault] = {
    **{f"{status} to the same host": _to(status, lambda _: "/v1/animals") for status in REDIRECTS},
    **{f"{status} to another host": _to(status, lambda one: one.elsewhere) for status in REDIRECTS},
    **{f"{status} in a circle": _to(status, lambda one: one.here) for status in REDIRECTS},
}

STATUS: dict[str, Fault] = {
    "400 with an Error": always(error(400, "name: <b>no</b>")),
    "400 without an Error": always(reply(400)),
    "401": always(error(401)),
    "403 with a web page": always(reply(403, WEB_PAGE, content_type="text/html")),
    "404": always(error(404)),
    "408": always(error(408)),
    "409": always(error(409)),
    "413": always(error(413)),
    "422": always(error(422)),
    "429 with seconds": _busy(Retry_After="3600"),
    "429 with a date": _busy(Retry_After=_date(hours=1)),
    "429 with a past date": _busy(Retry_After=_date(hours=-1)),
    "429 with nonsense": _busy(Retry_After="soon, or 5"),
    "500": always(error(500)),
    "502 with a web page": always(reply(502, WEB_PAGE, content_type="text/html")),
    "503": always(error(503)),
    "504": always(error(504)),
    "507, its disk is full": always(error(507)),
    "200 with a web page": always(reply(200, WEB_PAGE, content_type="text/html")),
    "200 with nothing": always(reply(200)),
    "200 with an object": always(reply(200, {"pets": []})),
    "201 with nothing": _body(lambda _: b""),
    "201 with another name": _pet(name="REX"),
    "204": always(reply(204)),
    "answer lost after it was committed": after_all(lambda _: close),
}

CONTENT: dict[str, Fault] = {
    "more rows than asked": _rows(_many),
    "ids twice": _rows(lambda rows: [*rows, *rows]),
    "unknown status": _pet(status="reserved"),
    "null status": _pet(status=None),
    "unknown fields": _pet(tags=[{"id": 1}], owner=None),
    "id as text": _pet(id="99"),
    "id as a fraction": _pet(id=1.5),
    "id true": _pet(id=True),
    "id 2^63": _pet(id=2**63),
    "id 2^64": _pet(id=2**64),
    "a name of 1 MiB": _pet(name="Ab" * (MEBIBYTE // 2)),
    "markup": _pet(name="<table><tr><td>" * 20 + "<img src='file:///etc/passwd'>"),
    "bidi": _pet(name="\u202exeR\u2066"),
    "NUL": _pet(name="Re\0x"),
    "lone surrogate": _pet(name="Re\ud800x"),
    "NaN": _pet(categoryId=float("nan")),
    "byte-order mark": _body(lambda body: codecs.BOM_UTF8 + body),
    "nested 100,000 deep": _body(lambda _: b"[" * NESTED + b"]" * NESTED),
}

FAULTS: dict[str, Fault] = CONNECTION | CERTIFICATE | WIRE | REDIRECT | STATUS | CONTENT
