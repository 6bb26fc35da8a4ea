"""Log records as lines of JSON, which say what request they are about."""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ID = re.compile(rb"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_TRACEPARENT = re.compile(
    rb"(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
)
"""Its form in https://www.w3.org/TR/trace-context/."""

_ID_BYTES = 8
_REQUEST_ID = b"x-request-id"

_current: ContextVar[dict[str, str] | None] = ContextVar("request", default=None)


class RequestLog:
    """Lets log records name their request, by the client's `X-Request-ID` or one of our own.

    A response bears the ID if the client sent one, or something was logged.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about: dict[str, str] = {}
        for name, value in scope["headers"]:
            if name == _REQUEST_ID and _ID.fullmatch(value):
                about["request_id"] = value.decode()
            elif name == b"traceparent" and _TRACEPARENT.fullmatch(value):
                about["traceparent"] = value.decode()

        async def send_with_id(message: Message) -> None:
            if "request_id" in about and message["type"] == "http.response.start":
                request_id = (_REQUEST_ID, about["request_id"].encode())
                message["headers"] = [*message["headers"], request_id]
            await send(message)

        _current.set(about)
        await self._app(scope, receive, send_with_id)


class JsonLines(logging.Formatter):
    """One line of JSON for each record, with a traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "message": record.getMessage(),
        }
        about = _current.get()
        if about is not None:
            about.setdefault("request_id", secrets.token_hex(_ID_BYTES))
            line |= about
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)
