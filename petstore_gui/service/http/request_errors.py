"""The errors that a request can end with: one class for each `code` of the interface's Error."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus


class RequestError(Exception):
    """A request that fails. The client reads `str()`, which reveals nothing about the service."""

    status = HTTPStatus.BAD_REQUEST
    code: str

    def __init__(self, message: str, headers: Mapping[str, str] | None = None) -> None:
        """`headers` are sent with the error."""
        super().__init__(message)
        self.headers = headers


class Unauthorized(RequestError):
    """The API key is missing, malformed or wrong (section 5 of the interface)."""

    status, code = HTTPStatus.UNAUTHORIZED, "unauthorized"


class WebPageRefused(RequestError):
    """A web page in somebody's browser could have sent this request."""

    status, code = HTTPStatus.FORBIDDEN, "web_page_refused"


class BrokenHttp(RequestError):
    """The request is not proper HTTP."""

    code = "broken_http"


class OtherVersion(RequestError):
    """The request is in another version of HTTP."""

    status, code = HTTPStatus.HTTP_VERSION_NOT_SUPPORTED, "other_http_version"


class UnknownCoding(RequestError):
    """The body comes in a transfer coding that is not understood."""

    status, code = HTTPStatus.NOT_IMPLEMENTED, "unknown_transfer_coding"


class HeadTooLong(RequestError):
    """The request line and the headers are too long, or there are too many headers."""

    status, code = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head_too_long"


class InvalidQuery(RequestError):
    """A known name in the query has a wrong value (section 4.1)."""

    code = "invalid_query"


class InvalidPet(RequestError):
    """The body is not a NewPet (section 4.2). The message says what is wrong with each field.

    Or IT's database has rules of its own: this request has added nothing.
    """

    code = "invalid_pet"


class InvalidIdempotencyKey(RequestError):
    """The Idempotency-Key is not one structured-field string."""

    code = "invalid_idempotency_key"


class IdempotencyKeyReused(RequestError):
    """The Idempotency-Key was used before with another body."""

    status, code = HTTPStatus.UNPROCESSABLE_ENTITY, "idempotency_key_reused"


class PetNotFound(RequestError):
    """No animal has this ID (section 4.3)."""

    status, code = HTTPStatus.NOT_FOUND, "pet_not_found"


class UnknownPath(RequestError):
    """The interface describes nothing at this path."""

    status, code = HTTPStatus.NOT_FOUND, "unknown_path"


class NoShopFile(RequestError):
    """Nobody has published the shop's file yet."""

    status, code = HTTPStatus.NOT_FOUND, "shop_file_not_found"


class InvalidShopFile(RequestError):
    """The body is not a file of a shop that this version can read."""

    code = "invalid_shop_file"


class ShopFileChanged(RequestError):
    """The shop's file is not, or no longer, the one that the client has read."""

    status, code = HTTPStatus.PRECONDITION_FAILED, "shop_file_changed"


class ShopFileBusy(RequestError):
    """Others replace the shop's file: this request has changed nothing."""

    status, code = HTTPStatus.SERVICE_UNAVAILABLE, "shop_file_busy"


class ConditionRequired(RequestError):
    """The request does not say which file of the shop it replaces."""

    status, code = HTTPStatus.PRECONDITION_REQUIRED, "condition_required"


class MethodNotAllowed(RequestError):
    """The interface describes this path, but not with this method."""

    status, code = HTTPStatus.METHOD_NOT_ALLOWED, "method_not_allowed"


class HeadTooSlow(RequestError):
    """The request line and the headers did not arrive in time."""

    status, code = HTTPStatus.REQUEST_TIMEOUT, "head_too_slow"


class BodyTooSlow(RequestError):
    """The body did not arrive in time."""

    status, code = HTTPStatus.REQUEST_TIMEOUT, "body_too_slow"


class BodyTooLarge(RequestError):
    """The body has more bytes than are read."""

    status, code = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body_too_large"


class UnsupportedMediaType(RequestError):
    """The body is not declared as plain JSON (section 5)."""

    status, code = HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "unsupported_media_type"


class NotWritten(RequestError):
    """The disk is full, or a file cannot be written: this request has changed nothing."""

    status, code = HTTPStatus.INSUFFICIENT_STORAGE, "not_written"


class WriteNotAllowed(RequestError):
    """The database's server lets the service write nothing: this request has added nothing."""

    status, code = HTTPStatus.INTERNAL_SERVER_ERROR, "write_not_allowed"


class DatabaseBusy(RequestError):
    """Another program writes to the database: this request has added nothing."""

    status, code = HTTPStatus.SERVICE_UNAVAILABLE, "database_busy"


class DatabaseAway(RequestError):
    """The database's server cannot be reached or used: this request has added nothing."""

    status, code = HTTPStatus.SERVICE_UNAVAILABLE, "database_away"


class DatabaseGone(RequestError):
    """The database's file was moved or deleted while it was in use: nothing is added any more.

    No 503: a service that restarts has it again, and the window then sends the add once more.
    """

    status, code = HTTPStatus.INTERNAL_SERVER_ERROR, "database_gone"


class NotReady(RequestError):
    """A balancer asks: the database cannot be used, or the service is about to stop."""

    status, code = HTTPStatus.SERVICE_UNAVAILABLE, "not_ready"


class Stopping(RequestError):
    """The service stops, and takes no more requests: this one has added nothing."""

    status, code = HTTPStatus.SERVICE_UNAVAILABLE, "stopping"


class OutcomeNotKnown(RequestError):
    """The database failed while it committed an add: it may be there, now or after a restart."""

    status, code = HTTPStatus.INTERNAL_SERVER_ERROR, "outcome_unknown"


class OutcomeNotKnownYet(OutcomeNotKnown):
    """The same, of a server that is away or busy: once it is back, the same request tells."""

    status = HTTPStatus.SERVICE_UNAVAILABLE


class InternalError(RequestError):
    """Any other exception: a bug, or a store that cannot be read."""

    status, code = HTTPStatus.INTERNAL_SERVER_ERROR, "internal_error"
