"""Why an add was not sent or not accepted, in a form that a file can hold."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.errors import RequestError, ServiceError


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A failed request: its error class, what the service said, and the address not reached."""

    kind: str
    status: int = 0
    wait: float | None = None
    code: str | None = None
    message: str | None = None
    where: str = ""


def failure_of(error: RequestError) -> Failure:
    """What to keep of an error."""
    return Failure(
        kind=type(error).__name__,
        status=error.status,
        wait=error.wait,
        code=error.said.code,
        message=error.said.message,
        where=error.where,
    )


def error_of(failure: Failure) -> RequestError:
    """The error again; a plain one for a kind that only another version of the program knows."""
    kind = next((one for one in _kinds(RequestError) if one.__name__ == failure.kind), RequestError)
    error = kind.__new__(kind)
    RequestError.__init__(error, f"HTTP {failure.status}" if failure.status else "")
    error.status, error.wait, error.where = failure.status, failure.wait, failure.where
    error.said = ServiceError(failure.code, failure.message)
    return error


def _kinds(kind: type[RequestError]) -> list[type[RequestError]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _kinds(below))]
