"""Answers: animals as JSON, and each refusal as the interface's Error (sections 2 and 7)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service import request_errors as refusals
from petstore_gui.service.store import StoreFailed

_log = logging.getLogger(__name__)

_ANSWERS: Mapping[type[refusals.Refusal], tuple[HTTPStatus, str]] = {
    refusals.KeyRefused: (HTTPStatus.UNAUTHORIZED, "unauthorized"),
    refusals.WebPageRefused: (HTTPStatus.FORBIDDEN, "web_page_refused"),
    refusals.QueryRefused: (HTTPStatus.BAD_REQUEST, "invalid_query"),
    refusals.BodyRefused: (HTTPStatus.BAD_REQUEST, "invalid_pet"),
    refusals.IdempotencyKeyRefused: (HTTPStatus.BAD_REQUEST, "invalid_idempotency_key"),
    refusals.NoSuchPet: (HTTPStatus.NOT_FOUND, "pet_not_found"),
    refusals.NoSuchPath: (HTTPStatus.NOT_FOUND, "unknown_path"),
    refusals.WrongMethod: (HTTPStatus.METHOD_NOT_ALLOWED, "method_not_allowed"),
    refusals.BodyTooSlow: (HTTPStatus.REQUEST_TIMEOUT, "body_too_slow"),
    refusals.BodyTooLarge: (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body_too_large"),
    refusals.NotJson: (HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "unsupported_media_type"),
    refusals.IdempotencyKeyReused: (HTTPStatus.UNPROCESSABLE_ENTITY, "idempotency_key_reused"),
}


class Error(msgspec.Struct, frozen=True):
    """The interface's Error (section 2)."""

    code: str
    message: str
    status: int


def json_answer(
    content: Pet | Error,
    status: HTTPStatus = HTTPStatus.OK,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """An answer with a JSON body."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def answer_refusal(refusal: refusals.Refusal) -> Response:
    """The Error that tells a client why its request was not acted on."""
    status, code = _ANSWERS[type(refusal)]
    error = Error(code, str(refusal), status)
    return json_answer(error, status, _headers(refusal))


def answer_store_failed(failure: StoreFailed) -> Response:
    """The Error for a disk that takes nothing; any other failure of the store is unforeseen."""
    if failure.reason is not StartFailure.CANNOT_WRITE:
        raise failure
    _log.error("cannot write: %s", failure)
    status = HTTPStatus.INSUFFICIENT_STORAGE
    return json_answer(
        Error("cannot_write", "The service cannot write to its disk.", status), status
    )


async def answer_unforeseen(_request: Request, _error: Exception) -> Response:
    """The Error for what nobody foresaw; the log has the rest."""
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    return json_answer(
        Error("internal_error", "The service has a fault of its own.", status), status
    )


class Answering:
    """Answers for an application that refuses a request, or whose store fails.

    Either happens before the application has answered anything itself.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except refusals.Refusal as refusal:
            await answer_refusal(refusal)(scope, receive, send)
        except StoreFailed as failure:
            await answer_store_failed(failure)(scope, receive, send)


def _headers(refusal: refusals.Refusal) -> Mapping[str, str] | None:
    if isinstance(refusal, refusals.WrongMethod):
        return {"Allow": ", ".join(refusal.allowed)}
    if isinstance(refusal, refusals.KeyRefused):
        return {"WWW-Authenticate": 'Bearer realm="petstore"'}
    if isinstance(refusal, refusals.BodyTooSlow):
        return {"Connection": "close"}
    return None
