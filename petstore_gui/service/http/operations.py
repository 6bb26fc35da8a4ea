"""The operations of the interface (section 4)."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from petstore_gui.domain.interface_limits import GET_PET_SUNSET, INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.list_query import LIST_HEADERS, list_tag, matches, parse_list_query
from petstore_gui.service.http.request_body import idempotency_key, parse_new_pet, read_json_body
from petstore_gui.service.http.request_log import note
from petstore_gui.service.store.store import Store

_DEPRECATED_SINCE = datetime(2025, 12, 5, tzinfo=UTC)
"""The interface names no day. This service uses the one five years before the sunset."""

_DEPRECATION_HEADERS = {
    "Deprecation": f"@{int(_DEPRECATED_SINCE.timestamp())}",
    "Sunset": format_datetime(GET_PET_SUNSET, usegmt=True),
    "Link": '<../pets>; rel="successor-version"',
}
"""Sent with every response of the deprecated operation (section 9; RFC 9745, 8594, 5829)."""

_INT64 = re.compile(r"0|-?[1-9][0-9]{0,18}")


class Operations:
    """Answers requests with the animals of a store.

    Every method raises `ApiError`, `StoreError` or `KeyReused`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get_pet(self, request: Request) -> Response:
        """Section 4.3, deprecated."""
        pet_id = _int64(request.path_params["pet_id"])
        pet = None if pet_id is None else await self._store.get(pet_id)
        if pet is None:
            raise ApiError(404, "pet_not_found", "No animal has this id.", _DEPRECATION_HEADERS)
        return _json(pet, headers=_DEPRECATION_HEADERS)

    async def create_pet(self, request: Request) -> Response:
        """Section 4.2."""
        body = await read_json_body(request)
        key = idempotency_key(request)
        pet = await self._store.add(parse_new_pet(body), key, sha256(body).digest())
        note(pet_id=pet.id)
        return _json(pet, 201)

    async def list_pets(self, request: Request) -> Response:
        """Section 4.1: a page, or 304 if the client has the current list."""
        query = parse_list_query(request.scope["query_string"])
        headers: dict[str, str] = {}
        if query.after is None:
            # Read before the page: an add in between makes the tag too old, never too new.
            tag = list_tag(query, await self._store.edition())
            headers = {"ETag": tag, **LIST_HEADERS}
            if matches(tag, request.headers):
                return Response(status_code=304, headers=headers)
        page = await self._store.list(query.limit, query.after, query.status)
        if page.next is not None:
            headers["Link"] = query.link_to_next(page.next)
        return _json(page.pets, headers=headers)


def _json(
    content: Pet | list[Pet], status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def _int64(text: str) -> int | None:
    number = int(text) if _INT64.fullmatch(text) else None
    return number if number is not None and INT64_MIN <= number <= INT64_MAX else None
