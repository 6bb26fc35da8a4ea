"""What every answer carries, whatever happened."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

DISCARDED_MOST = 1024 * 1024
"""Bytes of a body that nobody wants which are read and dropped, so that the client reads on."""

_ALWAYS = [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
_CLOSE = (b"connection", b"close")


class Envelope:
    """Adds the headers of every answer, and gives up a connection whose rest is not worth reading.

    A body that says no length, or a large one, would have to be read to its end for the next
    request on the same connection: so there is none.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = [*_ALWAYS, _CLOSE] if _has_long_body(scope) else _ALWAYS

        async def send_in_envelope(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, send_in_envelope)


def _has_long_body(scope: Scope) -> bool:
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return True
        if name == b"content-length":
            return not value.isdigit() or int(value) > DISCARDED_MOST
    return False
