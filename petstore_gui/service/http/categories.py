"""The names of categories, for every window: read and replaced as a whole.

An extension of this service: the interface knows a category only by its number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from petstore_gui.domain.category import (
    NAMES_BYTES_MAX,
    Category,
    NamesDamaged,
    bytes_of,
    names_from,
)
from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.list_query import matches
from petstore_gui.service.http.request_body import only, read_json_body
from petstore_gui.service.store.store import Store


class Categories:
    """Answers requests with the names in a store. Raises `ApiError` and `StoreError`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, request: Request) -> Response:
        """All names, or 304 if the client has them."""
        names = await self._store.categories()
        headers = {"ETag": _tag(names)}
        if matches(headers["ETag"], request.headers):
            return Response(status_code=304, headers=headers)
        return Response(bytes_of(names), headers=headers, media_type="application/json")

    async def put(self, request: Request) -> Response:
        """Replace the names that have the tag in `If-Match` (RFC 9110, section 13.1.1)."""
        if not (wanted := only(request, "if-match")):
            text = "Send If-Match with the ETag of the names that were read."
            raise ApiError(428, "condition_required", text)
        body = await read_json_body(request, NAMES_BYTES_MAX)
        try:
            names = names_from(body)
        except NamesDamaged as error:
            raise ApiError(400, "invalid_categories", f"body: {error}") from error
        if not await self._store.replace_categories(
            names.values(), lambda stored: wanted == _tag(stored)
        ):
            raise ApiError(412, "categories_changed", "Somebody else has changed the names.")
        return Response(status_code=204, headers={"ETag": _tag(names)})


def _tag(names: Mapping[int, Category]) -> str:
    return f'"{hashlib.sha256(bytes_of(names)).hexdigest()}"'
