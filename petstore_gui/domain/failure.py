"""Why an add failed, in a form that a file can hold, and the field that was refused (section 7)."""

from __future__ import annotations

import re
from enum import Enum, auto
from http import HTTPStatus

import msgspec

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import Declined
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
        kind=error.kind,
        status=error.status,
        wait=error.wait,
        code=error.said.code,
        message=error.said.message,
        where=error.where,
    )


def error_of(failure: Failure) -> RequestError:
    """The error again; the plainest that fits a kind that only another version knows."""
    if failure.kind in list(Why):
        return NotReached("", Why(failure.kind), failure.where)
    plain = Declined if failure.status else RequestError
    kind = next((one for one in _kinds(RequestError) if one.__name__ == failure.kind), plain)
    error = kind.__new__(kind)
    RequestError.__init__(error, f"HTTP {failure.status}" if failure.status else "")
    error.status, error.wait = failure.status, failure.wait
    error.said = ServiceError(failure.code, failure.message)
    return error


def _kinds(kind: type[RequestError]) -> list[type[RequestError]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _kinds(below))]


class PetField(Enum):
    """A field of the interface's NewPet."""

    NAME = auto()
    CATEGORY = auto()
    STATUS = auto()


class Refusal(msgspec.Struct, frozen=True):
    """A field that the service did not accept, and what it said: untrusted.

    `reason` is the whole message, as it is quoted; empty if it only names the field.
    """

    field: PetField
    reason: str


_NOT_VALID = (HTTPStatus.BAD_REQUEST, HTTPStatus.UNPROCESSABLE_ENTITY)
"""The service does not accept a value (section 7)."""

_FIELDS = {
    "name": PetField.NAME,
    "categoryid": PetField.CATEGORY,
    "category.id": PetField.CATEGORY,
    "category": PetField.CATEGORY,
    "status": PetField.STATUS,
}

# The field; then a colon and the reason, or nothing, or a phrase such as "is too long".
_ABOUT_FIELD = re.compile(
    r"""\s*["'`]?(name|category(?:\.?id)?|status)["'`]?"""
    r"""(?:\s*:\s*|\s*\.?$|\s+(?=(?:is|must|may|has|can|cannot|should|not|too)\b))(.*)""",
    re.IGNORECASE | re.DOTALL,
)


def refusal_of(error: RequestError | None) -> Refusal | None:
    """The field that the service's message begins with, if it did not accept a value."""
    if not (isinstance(error, Declined) and error.status in _NOT_VALID and error.said.message):
        return None
    found = _ABOUT_FIELD.match(error.said.message)
    if found is None:
        return None
    reason = error.said.message.strip() if found[2].strip() else ""
    return Refusal(_FIELDS[found[1].lower()], reason)
