"""Errors as responses (section 7), and the methods of a path."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import OutcomeUnknown, PetRefused, StoreError
from petstore_gui.service.store.insert import KeyReused

_INTERNAL = (500, "internal_error", "The service has a problem.")

_OF_STORE: Mapping[StartFailure, tuple[int, str, str]] = {
    StartFailure.IN_USE: (503, "database_busy", "The service's database is busy."),
    StartFailure.AWAY: (503, "database_away", "The service cannot reach its database."),
    StartFailure.CANNOT_WRITE: (507, "not_written", "The service cannot write to its disk."),
    StartFailure.NOT_ALLOWED: (500, "write_not_allowed", "The service's database forbids it."),
    # No 503: a service that restarts has it again, and the window then sends the add once more.
    StartFailure.MISSING: (500, "database_gone", "The service's database was moved or deleted."),
}
"""Status, code and message where the store certainly did nothing."""

_OF_OTHERS: Mapping[type[Exception], tuple[int, str, str]] = {
    TimeoutError: (503, "timed_out", "It took too long. An animal that was added may be there."),
    KeyReused: (422, "idempotency_key_reused", "Idempotency-Key: it came with another body."),
}

_FOR_NOW = (StartFailure.AWAY, StartFailure.IN_USE)

_log = logging.getLogger(__name__)


class Error(msgspec.Struct, frozen=True):
    """The interface's Error (section 2)."""

    code: str
    message: str
    status: int


class ApiError(Exception):
    """A request that fails. The client reads `str()`, which reveals nothing about the service."""

    def __init__(
        self, status: int, code: str, message: str, headers: Mapping[str, str] | None = None
    ) -> None:
        """`headers` are sent with the error; `Retry-After` is with each 503."""
        super().__init__(message)
        self.status = status
        self.code = code
        self.headers = {**({"Retry-After": "2"} if status == 503 else {}), **(headers or {})}  # noqa: PLR2004


async def error_response(_request: Request, exception: Exception) -> Response:
    """The response to a request that ended with an exception: a handler for Starlette."""
    error = _told(exception)
    body = msgspec.json.encode(Error(error.code, str(error), error.status))
    return Response(body, error.status, error.headers, "application/json")


def _told(exception: Exception) -> ApiError:
    """What a client gets to know of it: the rest is only logged."""
    if isinstance(exception, ApiError):
        return exception
    if type(exception) in _OF_OTHERS:
        return ApiError(*_OF_OTHERS[type(exception)])
    if isinstance(exception, StoreError):
        error = _of_store(exception)
        _log.error("%s: %s", error.code, exception)
        return error
    _log.error("a request failed", exc_info=exception)
    return ApiError(*_INTERNAL)


def _of_store(failure: StoreError) -> ApiError:
    if isinstance(failure, OutcomeUnknown):
        status = 503 if failure.reason in _FOR_NOW else 500
        return ApiError(status, "outcome_unknown", "It is not known whether the animal was added.")
    if isinstance(failure, PetRefused):
        return ApiError(400, "invalid_pet", "The service's database refuses this animal.")
    return ApiError(*_OF_STORE.get(failure.reason, _INTERNAL))


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
