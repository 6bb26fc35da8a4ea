"""The headers of every response."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

DISCARDED_BYTES_MAX = 1024 * 1024
"""How much of an unwanted body is read and discarded to keep the connection."""

ALWAYS = [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
CLOSE = (b"connection", b"close")


class ResponseHeadersMiddleware:
    """Adds the headers of every response, and closes connections with a long request body.

    The service would have to read a long body to its end before the next request on the same
    connection. A body of unknown length counts as long.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [*ALWAYS, CLOSE] if _has_long_body(scope) else ALWAYS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _has_long_body(scope: Scope) -> bool:
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return True
        if name == b"content-length":
            return not value.isdigit() or int(value) > DISCARDED_BYTES_MAX
    return False
