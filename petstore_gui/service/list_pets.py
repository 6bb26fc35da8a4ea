"""listPets (section 4.1), with what this service adds to it: links, sections and a validator."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.types import Receive, Scope, Send

from petstore_gui.service.cursor import Cursor
from petstore_gui.service.list_etag import COVERS_LIST, is_known, list_tag
from petstore_gui.service.list_query import ListQuery, parse_list_query
from petstore_gui.service.sections import section_bits, section_starts
from petstore_gui.service.store import Store

Headers = list[tuple[bytes, bytes]]


class Lists:
    """Pages of the list, from a store.

    An ASGI application: for a page of 20 animals, requests and responses as objects would take as
    long as its rows do.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """A page, or a 304 to who has the whole list as it is."""
        query = parse_list_query(scope["query_string"])
        if query.cursor is not None:
            await self._page(query, query.cursor, send)
            return
        # It is asked for before the page: what is added in between makes another edition.
        state, highest_id = await self._store.edition()
        tag = list_tag(query, state)
        headers = [(b"etag", tag), COVERS_LIST]
        if is_known(tag, scope["headers"]):
            await _send(send, HTTPStatus.NOT_MODIFIED, b"", headers)
            return
        found = await self._store.list(query.limit, None, query.status)
        if found.next is not None:
            headers.append((b"link", _links(query, found.next, highest_id).encode()))
        await _send_page(send, msgspec.json.encode(found.pets), headers)

    async def _page(self, query: ListQuery, cursor: Cursor, send: Send) -> None:
        found = await self._store.list(query.limit, cursor.after, query.status, cursor.until)
        headers: Headers = []
        if found.next is not None:
            link = query.link(Cursor(found.next, cursor.bits), "next")
            headers.append((b"link", link.encode()))
        await _send_page(send, msgspec.json.encode(found.pets), headers)


def _links(query: ListQuery, end: int, highest_id: int) -> str:
    """To what follows the first page; in the list of all, to its sections as well."""
    bits = 0 if query.status else section_bits(end, highest_id)
    link = query.link(Cursor(end, bits), "next")
    if not bits:
        return link
    starts = section_starts(end, highest_id, bits)
    return ", ".join((link, *(query.link(Cursor(start, bits), "section") for start in starts)))


async def _send_page(send: Send, body: bytes, headers: Headers) -> None:
    about = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await _send(send, HTTPStatus.OK, body, about + headers)


async def _send(send: Send, status: HTTPStatus, body: bytes, headers: Headers) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
