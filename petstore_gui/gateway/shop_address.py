"""The shop's file, at an address of the service of `petstore-gui serve --shop-file`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from petstore_gui.domain.declined import Declined, KeyNotAccepted, NotFound
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.shop import ShopFileError, ShopProblem
from petstore_gui.gateway.request_response import Response
from petstore_gui.gateway.retrying_client import RetryingClient

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
        except RequestError as error:
            await self.close()  # the key may be another one by the next time
            is_of_key = isinstance(error, KeyMissing | KeyNotAccepted)
            problem = ShopProblem.NO_KEY if is_of_key else ShopProblem.NOT_READ
            raise ShopFileError(problem, error) from error
        else:
            if response.status != HTTPStatus.NOT_MODIFIED:
                self._keep(response.body, response)
        return self._content

    async def replace(self, before: bytes | None, after: bytes) -> None:
        """Replace the file that was fetched, `before`, if it still has the same `ETag`."""
        if before != self._content or (before is not None and self._tag is None):
            raise ShopFileError(ShopProblem.NOT_WRITTEN, "it was read without a strong ETag")
        condition = {"If-None-Match": "*"} if before is None else {"If-Match": self._tag or ""}
        try:
            self._keep(after, await (await self._open()).put_once(self._path, after, condition))
        except RequestError as error:
            if isinstance(error, Declined) and error.status == HTTPStatus.PRECONDITION_FAILED:
                raise ShopFileError(ShopProblem.CHANGED, error) from error
            if not _may_be_written(error):
                raise ShopFileError(ShopProblem.NOT_WRITTEN, error) from error
            if await self.fetch() != after:
                raise ShopFileError(ShopProblem.UNSURE, error) from error
        except asyncio.CancelledError:
            await self.close()  # a request that was left may keep its connection for good
            raise

    async def close(self) -> None:
        """Close connections; the next request opens them again."""
        client, self._client = self._client, None
        if client is not None:
            await client.aclose()

    def _keep(self, content: bytes, response: Response) -> None:
        tag = response.headers.get("etag", "")
        self._content, self._tag = content, tag if _TAG.fullmatch(tag) else None

    async def _open(self) -> RetryingClient:
        if self._client is None:
            self._client = await self._connect()
        return self._client


def _may_be_written(error: RequestError) -> bool:
    """Whether a PUT that failed so may have been carried out, or may still be."""
    if isinstance(error, Declined):
        return error.status in _UNSURE_STATUSES
    return isinstance(error, NotAnswered)
