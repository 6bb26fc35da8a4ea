"""listPets (section 4.1), with what this service adds to it: links, sections and a validator."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from petstore_gui.service.answers import json_answer
from petstore_gui.service.cursor import Cursor
from petstore_gui.service.query import ListQuery, parse_list_query
from petstore_gui.service.sections import section_bits, section_starts
from petstore_gui.service.store import Edition, Store
from petstore_gui.service.validators import COVERS_LIST, is_known, list_tag


class Lists:
    """Pages of the list, from a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, request: Request) -> Response:
        """A page, or a 304 to who has the whole list as it is."""
        query = parse_list_query(request.scope["query_string"])
        if query.cursor is not None:
            return await self._page(query, query.cursor)
        # It is read before the page: what is added in between makes another edition.
        edition = await self._store.edition()
        tag = list_tag(query, edition.state)
        headers = {"ETag": tag, **COVERS_LIST}
        if is_known(tag, request.headers.getlist("if-none-match")):
            return Response(None, HTTPStatus.NOT_MODIFIED, headers)
        return await self._first_page(query, edition, headers)

    async def _page(self, query: ListQuery, cursor: Cursor) -> Response:
        found = await self._store.list(query.limit, cursor.after, query.status, cursor.until)
        if found.next is None:
            return json_answer(found.pets)
        link = query.link(Cursor(found.next, cursor.bits), "next")
        return json_answer(found.pets, headers={"Link": link})

    async def _first_page(
        self, query: ListQuery, edition: Edition, headers: Mapping[str, str]
    ) -> Response:
        found = await self._store.list(query.limit, None, query.status)
        if found.next is not None:
            headers = {**headers, "Link": _links(query, found.next, edition.highest_id)}
        return json_answer(found.pets, headers=headers)


def _links(query: ListQuery, end: int, highest_id: int) -> str:
    """To what follows the first page; in the list of all, to its sections as well."""
    bits = 0 if query.status else section_bits(end, highest_id)
    links = [query.link(Cursor(end, bits), "next")]
    if bits:
        starts = section_starts(end, highest_id, bits)
        links += [query.link(Cursor(start, bits), "section") for start in starts]
    return ", ".join(links)
