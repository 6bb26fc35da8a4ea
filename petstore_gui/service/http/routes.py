"""The operations of the interface (section 4), each on its path and method."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import sha256
from http import HTTPStatus
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import request_response
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.interface_limits import GET_PET_SUNSET, INT64_MAX, INT64_MIN
from petstore_gui.service.http.idempotency import idempotency_key
from petstore_gui.service.http.list_pets import ListPets
from petstore_gui.service.http.new_pet import parse_new_pet
from petstore_gui.service.http.request_body import read_json_body
from petstore_gui.service.http.request_errors import MethodNotAllowed, PetNotFound, UnknownPath
from petstore_gui.service.http.responses import json_response
from petstore_gui.service.store.store import Store

if TYPE_CHECKING:
    from petstore_gui.service.http.shop_file import ShopFileRoute

_DEPRECATED_SINCE = datetime(2025, 12, 5, tzinfo=UTC)
"""The interface names no day. This service uses the one five years before the sunset."""

_DEPRECATION_HEADERS = {
    "Deprecation": f"@{int(_DEPRECATED_SINCE.timestamp())}",
    "Sunset": format_datetime(GET_PET_SUNSET, usegmt=True),
    "Link": '<../pets>; rel="successor-version"',
}
"""Sent with every response of the deprecated operation (section 9; RFC 9745, 8594, 5829)."""

_PETS = "/v1/pets"
_SHOP_FILE = "/shop.json"
_INT64 = re.compile(r"0|-?[1-9][0-9]{0,18}")


class Routes:
    """The ASGI application of each path and method.

    Not Starlette's `Router`, which costs a measurable part of a list (docs/decisions/07-lists.md),
    answers HEAD wherever it answers GET, and takes `/v1/pets%0A` for `/v1/pets`. Without
    `shop_file`, there is none.
    """

    def __init__(self, store: Store, shop_file: ShopFileRoute | None = None) -> None:
        self._store = store
        self._pets: Mapping[str, ASGIApp] = {
            "GET": ListPets(store),
            "POST": request_response(self._create_pet),
        }
        self._pet: Mapping[str, ASGIApp] = {"GET": request_response(self._get_pet)}
        self._shop: Mapping[str, ASGIApp] = {}
        if shop_file is not None:
            self._shop = {
                "GET": request_response(shop_file.get),
                "PUT": request_response(shop_file.put),
            }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `UnknownPath` or `MethodNotAllowed`."""
        if b"%2f" in scope.get("raw_path", b"").lower():  # no slash, though `path` has one
            raise UnknownPath("The interface describes nothing at this path.")
        above, _, last = scope["path"].rpartition("/")
        if scope["path"] == _PETS:
            methods = self._pets
        elif above == _PETS and last:
            methods = self._pet
            scope["path_params"] = {"pet_id": last}
        elif scope["path"] == _SHOP_FILE and self._shop:
            methods = self._shop
        else:
            raise UnknownPath("The interface describes nothing at this path.")
        app = methods.get(scope["method"])
        if app is None:
            allowed = {"Allow": ", ".join(methods)}
            raise MethodNotAllowed("The interface has no such method here.", allowed)
        await app(scope, receive, send)

    async def _create_pet(self, request: Request) -> Response:
        """Section 4.2."""
        body = await read_json_body(request)
        key = idempotency_key(request.headers)
        pet = await self._store.add(parse_new_pet(body), key, sha256(body).digest())
        return json_response(pet, HTTPStatus.CREATED)

    async def _get_pet(self, request: Request) -> Response:
        """Section 4.3, deprecated."""
        pet_id = _int64(request.path_params["pet_id"])
        pet = None if pet_id is None else await self._store.get(pet_id)
        if pet is None:
            raise PetNotFound("No animal has this id.", _DEPRECATION_HEADERS)
        return json_response(pet, headers=_DEPRECATION_HEADERS)


def _int64(text: str) -> int | None:
    number = int(text) if _INT64.fullmatch(text) else None
    return number if number is not None and INT64_MIN <= number <= INT64_MAX else None
