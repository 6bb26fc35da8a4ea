"""The responses with a status of 400 or above: the service declined the request."""

from __future__ import annotations

from petstore_gui.domain.errors import RequestError, ServiceError


class Declined(RequestError):
    """The service responded with `status`, 400 or above."""

    def __init__(
        self, status: int, said: ServiceError | None = None, wait: float | None = None
    ) -> None:
        super().__init__(f"HTTP {status}")
        self.status = status
        self.said = said or ServiceError()
        self.wait = wait


class ServiceFailed(Declined):
    """A status of 500 or above."""


class StorageFull(ServiceFailed):
    """The service says that it could not write, so nothing was added."""


class NotValid(Declined):
    """400 or 422: the service does not accept a value (section 7)."""


class KeyNotAccepted(Declined):
    """401: the API key is missing, malformed or unknown to the service (section 5)."""


class Forbidden(Declined):
    """403: the service, or a gateway in front of it, does not allow this request."""


class NotFound(Declined):
    """404: there is no such animal or path."""


class Conflict(Declined):
    """409: what was sent conflicts with what the service has."""


class OperationGone(Declined):
    """410, or the deprecated operation after its sunset (section 9)."""


class TooMuch(Declined):
    """413: the request body is larger than the service accepts."""


class TooBusy(Declined):
    """408, 429 or 503: may be sent again later."""


class BusyFor(TooBusy):
    """The same, with a `wait` that is longer than 0."""
