"""The log of a shared service: lines of JSON about its requests, and what went wrong in them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from http import HTTPStatus

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ID = re.compile(rb"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_TRACEPARENT = re.compile(
    rb"(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
)
"""Its form in https://www.w3.org/TR/trace-context/."""

_ID_BYTES = 8
_REQUEST_ID = b"x-request-id"

_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"})
_PROBES = frozenset({"/healthz", "/readyz"})
_PATH = re.compile(r"/v1/pets(/-?[0-9]{1,19})?|/v1/categories|/healthz|/readyz")
"""Others are not written down: whoever asks for them may have put anything there."""

_REFUSED = frozenset({HTTPStatus.UNAUTHORIZED, HTTPStatus.TOO_MANY_REQUESTS})
TOGETHER_SECONDS = 0.05
"""In which lines are gathered, to be written at once."""

WRONG_KEYS_SECONDS = 1.0
"""How often wrong keys get a line, at most."""

Facts = Mapping[str, str | float | None]
Count = Callable[[str, str, int, float], object]
"""Counts a request: its method and path, as in a line, its status, and how many seconds it took."""

_current: ContextVar[dict[str, str | float | None] | None] = ContextVar("request", default=None)


def note(**facts: str | int) -> None:
    """Let each line about the current request have these facts, too."""
    if (about := _current.get()) is not None:
        about.update(facts)


class RequestLog:
    """Writes one line a request, and lets other log records name theirs.

    Its ID is the client's `X-Request-ID` or one of our own, and the response bears it. A line has
    no key, no query, no path but the interface's, and nothing of a body. Probes of a balancer get
    no line, and wrong keys one a second.
    """

    def __init__(
        self, app: ASGIApp, write: Callable[[str], object], count: Count = lambda *_: None
    ) -> None:
        """`write` is called with some lines; `count` with each request."""
        self._app = app
        self._write = write
        self._count = count
        self._lines: list[str] = []
        self._wrong, self._wrong_from, self._is_silent = 0, "", False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), int(HTTPStatus.INTERNAL_SERVER_ERROR)
        about: dict[str, str | float | None] = {"request_id": secrets.token_hex(_ID_BYTES)}
        for name, value in scope["headers"]:
            if name == _REQUEST_ID and _ID.fullmatch(value):
                about["request_id"] = value.decode()
            elif name == b"traceparent" and _TRACEPARENT.fullmatch(value):
                about["traceparent"] = value.decode()
        request_id = (_REQUEST_ID, str(about["request_id"]).encode())

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                message["headers"] = [*message["headers"], request_id]
            await send(message)

        _current.set(about)
        try:
            await self._app(scope, receive, send_with_id)
        finally:
            self._end(scope, about, status, time.perf_counter() - began)

    def _end(self, scope: Scope, about: Facts, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "_OTHER"
        path = scope["path"] if _PATH.fullmatch(scope["path"]) else "other"
        self._count(method, path, status, seconds)
        if status in _REFUSED:
            self._wrong, self._wrong_from = self._wrong + 1, (scope["client"] or ("",))[0]
            if not self._is_silent:
                self._say_wrong()
        elif path not in _PROBES:
            ms = round(seconds * 1_000, 1)
            self._say({**about, "method": method, "path": path, "status": status, "ms": ms})

    def _say_wrong(self) -> None:
        self._is_silent = self._wrong > 0
        if self._is_silent:
            self._say({"wrong_keys": self._wrong, "last_from": self._wrong_from})
            self._wrong = 0
            asyncio.get_running_loop().call_later(WRONG_KEYS_SECONDS, self._say_wrong)

    def _say(self, facts: Facts) -> None:
        # Not by `logging`, which takes four times as long.
        if not self._lines:
            asyncio.get_running_loop().call_later(TOGETHER_SECONDS, self.flush)
        self._lines.append(msgspec.json.encode({"time": _time(time.time()), **facts}).decode())

    def flush(self) -> None:
        """Write the lines that are gathered."""
        if self._lines:
            self._write("\n".join((*self._lines, "")))
            self._lines = []


class JsonLines(logging.Formatter):
    """One line of JSON for each record, with a traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _time(record.created),
            "level": record.levelname,
            "message": record.getMessage(),
            **(_current.get() or {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
