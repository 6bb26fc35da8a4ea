"""The shop's file, at an address of the service of `petstore-gui serve --shop-file`."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus

from petstore_gui.domain.declined import Declined, KeyNotAccepted, NotFound
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.shop import ShopFileError, ShopProblem
from petstore_gui.gateway.retrying_client import RetryingClient

SETTLED_SECONDS = 30.0
"""A service changes nothing later than so long after a request without an answer."""

_LOOK_AGAIN_SECONDS = 2.0
_UNSURE_STATUSES = (HTTPStatus.BAD_GATEWAY, HTTPStatus.GATEWAY_TIMEOUT)

_TAG = re.compile(r'"[\x21\x23-\x7e]{1,200}"')


class ShopAddress:
    """The file at `path` of a service: a `ShopPlace`.

    `connect` makes the client of the service, whenever there is none. It may raise `ShopFileError`.
    """

    is_shared = True

    def __init__(self, path: str, connect: Callable[[], Awaitable[RetryingClient]]) -> None:
        self._path = path
        self._connect = connect
        self._client: RetryingClient | None = None
        self._content: bytes | None = None
        self._tag: str | None = None

    async def fetch(self) -> bytes | None:
        """The file as it is now; it is sent only if its `ETag` is another one than before."""
        client = await self._open()
        try:
            response = await client.get(self._path, unless=self._tag)
        except NotFound:
            self._content = self._tag = None
            return None
        except RequestError as error:
            await self.close()  # the key may be another one by the next time
            is_of_key = isinstance(error, KeyMissing | KeyNotAccepted)
            problem = ShopProblem.NO_KEY if is_of_key else ShopProblem.NOT_READ
            raise ShopFileError(problem, error) from error
        if response.status != HTTPStatus.NOT_MODIFIED:
            if await asyncio.to_thread(_has_key, client, response.body):
                raise ShopFileError(ShopProblem.DAMAGED, "it has the API key in it")
            tag = response.headers.get("etag", "")
            self._content, self._tag = response.body, tag if _TAG.fullmatch(tag) else None
        return self._content

    async def replace(self, before: bytes | None, after: bytes) -> None:
        """Replace the file that was fetched, `before`, if it still has the same `ETag`."""
        if before != self._content or (before is not None and self._tag is None):
            raise ShopFileError(ShopProblem.NOT_WRITTEN, "it was read without a strong ETag")
        try:
            await self._put(before, after)
        except asyncio.CancelledError:
            await self.close()  # a request that was left may keep its connection for good
            raise

    async def _put(self, before: bytes | None, after: bytes) -> None:
        condition = {"If-None-Match": "*"} if before is None else {"If-Match": self._tag or ""}
        client = await self._open()
        try:
            response = await client.put_once(self._path, after, condition)
        except RequestError as error:
            if isinstance(error, Declined) and error.status == HTTPStatus.PRECONDITION_FAILED:
                raise ShopFileError(ShopProblem.CHANGED, error) from error
            await self._look_for(before, after, error)
        else:
            tag = response.headers.get("etag", "")
            self._content, self._tag = after, tag if _TAG.fullmatch(tag) else None

    async def close(self) -> None:
        """Close connections; the next request opens them again."""
        client, self._client = self._client, None
        if client is not None:
            await client.aclose()

    async def _open(self) -> RetryingClient:
        if self._client is None:
            self._client = await self._connect()
        return self._client

    async def _look_for(self, before: bytes | None, after: bytes, error: RequestError) -> None:
        """Raise, unless the file was replaced although the answer was lost.

        Until it is certain that the service replaces it no more, look again.
        """
        settled = time.monotonic() + (SETTLED_SECONDS if _may_be_written(error) else 0)
        while True:
            is_last, problem = time.monotonic() >= settled, ShopProblem.NOT_WRITTEN
            try:
                found = await self.fetch()
            except ShopFileError:
                if _may_be_written(error):
                    problem = ShopProblem.UNSURE
            else:
                if found == after:
                    return
                if found != before:
                    raise ShopFileError(ShopProblem.CHANGED, error) from error
            if is_last:
                raise ShopFileError(problem, error) from error
            await asyncio.sleep(_LOOK_AGAIN_SECONDS)


def _has_key(client: RetryingClient, content: bytes) -> bool:
    """Whether the key is in a file: as it is written, or in a text as it is read."""
    text = content.decode("utf-8", "replace")
    texts, values = [text], list[object]()
    with suppress(ValueError, RecursionError):
        values.append(json.loads(text))
    while values:
        value = values.pop()
        if isinstance(value, str):
            texts.append(value)
        elif isinstance(value, list):
            values += value
        elif isinstance(value, dict):
            values += [*value, *value.values()]
    return client.has_key("\n".join(texts))


def _may_be_written(error: RequestError) -> bool:
    """Whether a PUT that failed so may have been carried out, or may still be."""
    if isinstance(error, Declined):
        return error.status in _UNSURE_STATUSES
    return isinstance(error, NotAnswered)
