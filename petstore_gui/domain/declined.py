"""The responses with a status of 400 or above: the service declined the request."""

from __future__ import annotations

from http import HTTPStatus

from petstore_gui.domain.errors import KeyMissing, RequestError, ServiceError

NOT_WRITTEN = HTTPStatus.INSUFFICIENT_STORAGE
"""Of an add: the service says that it could not write it, so nothing was added."""


class Declined(RequestError):
    """The service responded with `status`, 400 or above."""

    def __init__(
        self, status: int, said: ServiceError | None = None, wait: float | None = None
    ) -> None:
        super().__init__(f"HTTP {status}")
        self.status = status
        self.said = said or ServiceError()
        self.wait = wait


class KeyNotAccepted(Declined):
    """401: the API key is missing, malformed or unknown to the service (section 5).

    429 if the service says that too many such keys came.
    """


class NotFound(Declined):
    """404: there is no such animal or path."""


class OperationGone(Declined):
    """410, or the deprecated operation after its sunset (section 9)."""


class TooBusy(Declined):
    """408, 429 or 503: may be sent again later, after the `wait` if there is one."""


def needs_another_key(error: RequestError) -> bool:
    """Whether nothing helps but another API key: this one is missing, unknown, or not enough."""
    is_forbidden = isinstance(error, Declined) and error.status == HTTPStatus.FORBIDDEN
    return is_forbidden or isinstance(error, KeyMissing | KeyNotAccepted)
