"""JSON responses: an animal, or the interface's Error (sections 2 and 7)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.request_errors import (
    DatabaseAway,
    DatabaseBusy,
    DatabaseGone,
    IdempotencyKeyReused,
    InternalError,
    InvalidPet,
    NotWritten,
    OutcomeNotKnown,
    OutcomeNotKnownYet,
    RequestError,
    WriteNotAllowed,
)
from petstore_gui.service.store.database import OutcomeUnknown, PetRefused, StoreError
from petstore_gui.service.store.insert import KeyReused

_log = logging.getLogger(__name__)

_LATER = {"Retry-After": "2"}
_UNKNOWN_FOR_NOW: Mapping[StartFailure, Callable[[str], RequestError]] = dict.fromkeys(
    (StartFailure.AWAY, StartFailure.IN_USE), partial(OutcomeNotKnownYet, headers=_LATER)
)
"""What tells more when the same request comes again."""

_TOLD: Mapping[StartFailure | None, tuple[str, Callable[[], RequestError]]] = {
    StartFailure.IN_USE: (
        "the database is busy",
        partial(DatabaseBusy, "The service's database is busy.", _LATER),
    ),
    StartFailure.AWAY: (
        "the database cannot be reached",
        partial(DatabaseAway, "The service cannot reach its database.", _LATER),
    ),
    StartFailure.MISSING: (
        "nothing is added any more",
        partial(DatabaseGone, "The service's database was moved or deleted."),
    ),
}
"""What is logged, and what the client gets."""

_TOLD_OF_ADDS: Mapping[StartFailure | None, tuple[str, Callable[[], RequestError]]] = {
    StartFailure.CANNOT_WRITE: (
        "a disk failed",
        partial(NotWritten, "The service cannot write to its disk."),
    ),
    StartFailure.NOT_ALLOWED: (
        "the database does not allow it",
        partial(WriteNotAllowed, "The service is not allowed to write to its database."),
    ),
}
"""The same; all but adds get an internal error."""


class Error(msgspec.Struct, frozen=True):
    """The interface's Error (section 2)."""

    code: str
    message: str
    status: int


def json_response(
    content: Pet | Error,
    status: HTTPStatus = HTTPStatus.OK,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A response with a JSON body."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")


async def error_response(request: Request, exception: Exception) -> Response:
    """The response to a request that ended with an exception."""
    error = (
        exception
        if isinstance(exception, RequestError)
        else _told(exception, is_add=request.method == "POST")
    )
    return json_response(Error(error.code, str(error), error.status), error.status, error.headers)


def _told(exception: Exception, *, is_add: bool) -> RequestError:
    """The error that a client gets for another exception, whose details are only logged."""
    if isinstance(exception, KeyReused):
        return IdempotencyKeyReused("Idempotency-Key: it came with another body before.")
    if isinstance(exception, OutcomeUnknown):
        _log.error("it is not known whether animals were added: %s", exception)
        told = _UNKNOWN_FOR_NOW.get(exception.reason, OutcomeNotKnown)
        return told("It is not known whether the animal was added.")
    if isinstance(exception, PetRefused):
        _log.error("the database refuses an animal: %s", exception)
        return InvalidPet("The service's database refuses this animal.")
    reason = exception.reason if isinstance(exception, StoreError) else None
    if reason in _TOLD:
        words, error = _TOLD[reason]
        _log.error("%s: %s", words, exception)
        return error()
    if reason in _TOLD_OF_ADDS:
        words, error = _TOLD_OF_ADDS[reason]
        _log.error("%s: %s", words, exception)
        if is_add:
            return error()
    else:
        _log.error("a request failed", exc_info=exception)
    return InternalError("The service has a problem.")
