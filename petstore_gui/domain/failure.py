"""Why an add was not sent or not accepted, in a form that a file can hold."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.connection_errors import CertificateNotAccepted, NotReachedAt, NotTrusted
from petstore_gui.domain.declined import Declined, TooBusy
from petstore_gui.domain.errors import (
    AnsweredAnother,
    OutcomeUnknown,
    RefusedAgain,
    RequestError,
    ServiceError,
)


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A failed request: its error class, what the service said, and the address not reached.

    `name` and `pet_id`: the other animal that the service answered with.
    """

    kind: str
    status: int = 0
    wait: float | None = None
    code: str | None = None
    message: str | None = None
    where: str = ""
    name: str = ""
    pet_id: int = 0


def failure_of(error: RequestError) -> Failure:
    """What to keep of an error."""
    return Failure(
        type(error).__name__,
        error.status if isinstance(error, Declined | RefusedAgain) else 0,
        error.wait if isinstance(error, TooBusy | OutcomeUnknown) else None,
        error.said.code,
        error.said.message,
        error.where if isinstance(error, NotReachedAt) else "",
        error.name if isinstance(error, AnsweredAnother) else "",
        error.pet_id if isinstance(error, AnsweredAnother) else 0,
    )


def error_of(failure: Failure) -> RequestError:
    """The error again; a plain one for a kind that only another version of the program knows."""
    kind = next((one for one in _kinds(RequestError) if one.__name__ == failure.kind), RequestError)
    said = ServiceError(failure.code, failure.message)
    if issubclass(kind, TooBusy):
        return kind(failure.status, said, failure.wait)
    if issubclass(kind, Declined | RefusedAgain):
        return kind(failure.status, said)
    if issubclass(kind, NotReachedAt):
        return kind(failure.where)
    if issubclass(kind, AnsweredAnother):
        return kind(name=failure.name, pet_id=failure.pet_id)
    error = NotTrusted() if issubclass(kind, CertificateNotAccepted) else kind()
    error.said = said
    return error


def _kinds(kind: type[RequestError]) -> list[type[RequestError]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _kinds(below))]
