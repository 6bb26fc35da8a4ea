"""The operations of the interface (section 4) as routes."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import sha256
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.limits import GET_PET_SUNSET, INT64_MAX, INT64_MIN
from petstore_gui.service.idempotency import idempotency_key
from petstore_gui.service.list_pets import Lists
from petstore_gui.service.new_pet import parse_new_pet
from petstore_gui.service.request_body import read_json_body
from petstore_gui.service.request_errors import NoSuchPath, NoSuchPet, WrongMethod
from petstore_gui.service.responses import answer_refusal, json_answer
from petstore_gui.service.store import Store

Handler = Callable[[Request], Awaitable[Response]]

_DEPRECATED_SINCE = datetime(2025, 12, 5, tzinfo=UTC)
"""The interface names no day: five years before the end, as this service takes it."""

DEPRECATED = {
    "Deprecation": f"@{int(_DEPRECATED_SINCE.timestamp())}",
    "Sunset": format_datetime(GET_PET_SUNSET, usegmt=True),
    "Link": '<../pets>; rel="successor-version"',
}
"""What every answer of the deprecated operation carries (section 9; RFC 9745, 8594, 5829)."""

_PETS = "/v1/pets"
_INT64 = re.compile(r"0|-?[1-9][0-9]{0,18}")


class Operations:
    """createPet and getPet over a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create_pet(self, request: Request) -> Response:
        """Section 4.2."""
        body = await read_json_body(request)
        key = idempotency_key(request.headers)
        pet = await self._store.add(parse_new_pet(body), key, sha256(body).digest())
        return json_answer(pet, HTTPStatus.CREATED)

    async def get_pet(self, request: Request) -> Response:
        """Section 4.3, deprecated."""
        pet_id = _int64(request.path_params["pet_id"])
        pet = None if pet_id is None else await self._store.get(pet_id)
        if pet is None:
            response = answer_refusal(NoSuchPet("No animal has this id."))
        else:
            response = json_answer(pet)
        response.headers.update(DEPRECATED)
        return response


class Resource:
    """One path: what answers each method that the interface gives it."""

    def __init__(self, **apps: ASGIApp) -> None:
        self._apps = apps

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._apps.get(scope["method"])
        if app is None:
            raise WrongMethod("The interface has no such method here.", tuple(self._apps))
        await app(scope, receive, send)


class Paths:
    """The paths of the interface; any other is a `NoSuchPath`."""

    def __init__(self, store: Store) -> None:
        operations = Operations(store)
        self._pets = Resource(GET=Lists(store), POST=_answered_by(operations.create_pet))
        self._pet = Resource(GET=_answered_by(operations.get_pet))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == _PETS:
            await self._pets(scope, receive, send)
            return
        above, _, pet_id = path.rpartition("/")
        if above != _PETS or not pet_id:
            raise NoSuchPath("The interface describes nothing at this path.")
        await self._pet({**scope, "path_params": {"pet_id": pet_id}}, receive, send)


def _answered_by(handler: Handler) -> ASGIApp:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        response = await handler(Request(scope, receive))
        await response(scope, receive, send)

    return app


def _int64(text: str) -> int | None:
    number = int(text) if _INT64.fullmatch(text) else None
    return number if number is not None and INT64_MIN <= number <= INT64_MAX else None
