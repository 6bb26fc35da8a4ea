"""What an error of adding an animal says about the animal."""

from __future__ import annotations

from http import HTTPStatus

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import NOT_WRITTEN, Declined
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown, RequestError

_BUSY = ((503, "database_busy"), (503, "database_away"))
_FULL = ((507, "not_written"), (500, "write_not_allowed"))
"""What services that honour keys say of their database if nothing was added. A status of 500 or
above alone proves nothing: it may be from a proxy, or from a commit."""


def error_of_add(error: RequestError, *, is_keyed: bool) -> RequestError:
    """What an error says about the animal: `OutcomeUnknown` unless it was certainly not added."""
    told = error.status, error.said.code
    if is_keyed and told in _FULL:
        return Declined(NOT_WRITTEN, error.said)
    is_under_way = is_keyed and error.status == HTTPStatus.CONFLICT
    is_declined = isinstance(error, Declined) and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
    is_not_sent = isinstance(error, NotReached | KeyMissing)
    if is_not_sent or (is_declined and not is_under_way) or (is_keyed and told in _BUSY):
        return error
    unknown = OutcomeUnknown(str(error), error.wait)
    unknown.said = error.said
    return unknown
