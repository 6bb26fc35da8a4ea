"""The operations at one path."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from petstore_gui.service.http.errors import ApiError

Operation = Callable[[Request], Awaitable[Response]]


class ByMethod:
    """An ASGI application that asks the operation of a method. `Allow` names them all."""

    def __init__(self, **operations: Operation) -> None:
        self._operations = operations

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `ApiError` for another method."""
        operation = self._operations.get(scope["method"])
        if operation is None:
            allowed = {"Allow": ", ".join(self._operations)}
            text = "The interface has no such method here."
            raise ApiError(405, "method_not_allowed", text, allowed)
        response = await operation(Request(scope, receive, send))
        await response(scope, receive, send)
