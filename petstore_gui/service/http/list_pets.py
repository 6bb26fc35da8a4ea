"""listPets (section 4.1), with this service's extensions: links, sections and an `ETag`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from http import HTTPStatus

import msgspec
from starlette.types import Receive, Scope, Send

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.cursor import Cursor
from petstore_gui.service.http.list_etag import COVERS_LIST, list_tag, matches
from petstore_gui.service.http.list_query import ListQuery, parse_list_query
from petstore_gui.service.http.list_sections import section_bits, section_starts
from petstore_gui.service.store.database import ANSWER_SECONDS, StoreError
from petstore_gui.service.store.store import Page, Store

Headers = list[tuple[bytes, bytes]]
Answer = tuple[HTTPStatus, Headers, bytes]


class ListPets:
    """Answers with a page of the list, or with 304 if the client has the current list.

    An ASGI application: Starlette's `Request` and `Response` would take as long as the rows of a
    page of 20 animals.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        answer = self._answer(parse_list_query(scope["query_string"]), scope["headers"])
        status, headers, body = await (_in_time(answer) if self._store.is_shared else answer)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _answer(self, query: ListQuery, given: Headers) -> Answer:
        if query.cursor is not None:
            return await self._later_page(query, query.cursor)
        # Read before the page: an add in between makes the tag too old, never too new.
        state, highest_id = await self._store.edition()
        tag = list_tag(query, state)
        headers = [(b"etag", tag), COVERS_LIST]
        if matches(tag, given):
            return HTTPStatus.NOT_MODIFIED, headers, b""
        page = await self._store.list(query.limit, None, query.status)
        if page.next is not None:
            headers.append((b"link", _links(query, page.next, highest_id).encode()))
        return _answer_of(page, headers)

    async def _later_page(self, query: ListQuery, cursor: Cursor) -> Answer:
        page = await self._store.list(query.limit, cursor.after, query.status, cursor.until)
        headers: Headers = []
        if page.next is not None:
            link = query.link(Cursor(page.next, cursor.bits), "next")
            headers.append((b"link", link.encode()))
        return _answer_of(page, headers)


async def _in_time(answer: Coroutine[None, None, Answer]) -> Answer:
    """An answer that may take several ways to a server. Raises `StoreError`."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await answer
    except TimeoutError as error:
        detail = f"the list was not read within {ANSWER_SECONDS:g} s"
        raise StoreError(StartFailure.AWAY, detail) from error


def _links(query: ListQuery, end: int, highest_id: int) -> str:
    """Links to the second page and, in the list of all animals, to its sections."""
    bits = 0 if query.status else section_bits(end, highest_id)
    link = query.link(Cursor(end, bits), "next")
    if not bits:
        return link
    starts = section_starts(end, highest_id, bits)
    return ", ".join((link, *(query.link(Cursor(start, bits), "section") for start in starts)))


def _answer_of(page: Page, headers: Headers) -> Answer:
    body = msgspec.json.encode(page.pets)
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    return HTTPStatus.OK, headers, body
