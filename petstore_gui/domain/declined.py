"""The responses with a status of 400 or above: the service declined the request."""

from __future__ import annotations

from math import ceil

from petstore_gui.domain.errors import QT_TRANSLATE_NOOP, RequestError, ServiceError


class Declined(RequestError):
    """The service responded with `status`, 400 or above. `is_cut`: the body was too large."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service declined the request (HTTP {status}). Tell IT."
    )

    def __init__(self, status: int, said: ServiceError | None = None) -> None:
        super().__init__(f"HTTP {status}")
        self.status = status
        self.is_cut = False
        self.said = said or ServiceError()

    def fields(self) -> dict[str, object]:
        return {"status": self.status}


class ServiceFailed(Declined):
    """A status of 500 or above."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service has a problem (HTTP {status}). Try again in a few minutes.",
    )


class StorageFull(ServiceFailed):
    """507, and the service says that it could not write, so nothing was added."""

    sentence = QT_TRANSLATE_NOOP("errors", "The service could not write to its disk. Tell IT.")


class WriteNotAllowed(StorageFull):
    """500, and the service says that its database let it write nothing, so nothing was added."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service is not allowed to write to its database. Tell IT."
    )


class NotValid(Declined):
    """400 or 422: the service does not accept a value (section 7)."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service did not accept what was sent (HTTP {status}). Check what you entered.",
    )


class KeyNotAccepted(Declined):
    """401: the API key is missing, malformed or unknown to the service (section 5)."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The API key was not accepted. Enter the right one in Settings."
    )


class Forbidden(Declined):
    """403: the service, or a gateway in front of it, does not allow this request."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service does not allow this with the API key in use (HTTP 403). Ask IT."
    )


class NotFound(Declined):
    """404: there is no such animal or path."""

    sentence = QT_TRANSLATE_NOOP("errors", "The service did not find what was asked for. Tell IT.")


class Conflict(Declined):
    """409: what was sent conflicts with what the service has."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "This conflicts with something the service already has (HTTP 409). Check whether the animal"
        " is in the list; if not, tell IT.",
    )


class OperationGone(Declined):
    """410, or the deprecated operation after its sunset (section 9)."""

    sentence = QT_TRANSLATE_NOOP("errors", "The service no longer offers this. Tell IT.")


class TooMuch(Declined):
    """413: the request body is larger than the service accepts."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service does not accept that much at once (HTTP 413). Shorten the name."
    )


class TooBusy(Declined):
    """408, 429 or 503. `wait` is how many seconds the service asked to wait, if it did."""

    sentence = QT_TRANSLATE_NOOP("errors", "The service is busy. Try again in a moment.")

    def __init__(
        self, status: int, said: ServiceError | None = None, wait: float | None = None
    ) -> None:
        super().__init__(status, said)
        self.wait = wait


class BusyFor(TooBusy):
    """408, 429 or 503 with a wait that is longer than 0."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service is busy: it asks you to wait {wait}. Try again then."
    )

    def fields(self) -> dict[str, object]:
        return super().fields() | {"wait": ceil(self.wait or 0)}


class DatabaseBusy(TooBusy):
    """503, and the service says that its database was in use, so nothing was added."""

    sentence = QT_TRANSLATE_NOOP("errors", "The service's database is busy. Try again in a moment.")


class DatabaseAway(DatabaseBusy):
    """503, and the service says that it did not reach its database, so nothing was added."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service cannot reach its database. Try again in a few minutes."
    )


_NOT_ACTED_ON = (KeyNotAccepted, TooBusy, StorageFull)
"""HTTP says of 401, 408 and 429 that nothing was done; so do the service's own words."""


def may_have_added(error: RequestError) -> bool:
    """Whether a service that declined to add an animal may have stored it all the same."""
    return isinstance(error, Declined) and not isinstance(error, _NOT_ACTED_ON)
