"""The shop's file, for windows on other computers: read and replaced as a whole.

Not a part of the interface, and therefore outside of its path.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from petstore_gui.domain.shop import BYTES_MAX, ShopFileError, shop_from
from petstore_gui.service.http.list_etag import matches
from petstore_gui.service.http.request_body import only, read_json_body
from petstore_gui.service.http.request_errors import (
    ConditionRequired,
    InternalError,
    InvalidShopFile,
    NoShopFile,
    NotWritten,
    ShopFileBusy,
    ShopFileChanged,
)
from petstore_gui.support.shared_file import OtherContent, read_file, replace_if, sweep_parts

WRITE_SECONDS = 15.0
"""How long a replacement may wait, for its turn and for another program: less than windows wait for
an answer, and long enough for a lock that a crash left."""

WAITING_MAX = 32
"""Replacements at once. Each may take some megabytes."""

_LATER = {"Retry-After": "2"}

_log = logging.getLogger(__name__)


class ShopFileRoute:
    """Answers with the file at `path` as it is: windows tell a damaged or newer one.

    A file is replaced only by one that can be read, and only if it is the one that the client says
    it has read (RFC 9110, section 13.1). One at a time, and none whose client has left: it may have
    said that nothing was saved.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._turn = asyncio.Lock()
        self._waiting = 0
        sweep_parts(path)

    async def get(self, request: Request) -> Response:
        """The file, or 304 if the client has it. Raises `NoShopFile`."""
        content, tag = await self._read()
        if content is None:
            raise NoShopFile("Nobody has published the shop's file yet.")
        headers = {"ETag": tag}
        if matches(tag.encode(), request.scope["headers"]):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        return Response(content, headers=headers, media_type="application/json")

    async def put(self, request: Request) -> Response:
        """Replace the file that has the tag in `If-Match`; none yet, for `If-None-Match: *`.

        Raises a `RequestError`; the file is then as it was.
        """
        wanted = only(request, "if-match") if "if-match" in request.headers else None
        if wanted is None and request.headers.get("if-none-match") != "*":
            raise ConditionRequired("Send If-Match with the ETag of the file that was read.")
        if self._waiting >= WAITING_MAX:
            raise ShopFileBusy("Too many clients replace the shop's file at once.", _LATER)
        self._waiting += 1
        try:
            content = await read_json_body(request, BYTES_MAX)  # the slow keep nobody waiting
            try:
                await asyncio.to_thread(shop_from, content)
            except ShopFileError as error:
                raise InvalidShopFile(f"body: {error}") from error
            await self._replace_for(request, wanted, content)
        finally:
            self._waiting -= 1
        return Response(status_code=HTTPStatus.NO_CONTENT, headers={"ETag": _tag(content)})

    async def _replace_for(self, request: Request, wanted: str | None, content: bytes) -> None:
        give_up, has_left = time.monotonic() + WRITE_SECONDS, threading.Event()
        watching = asyncio.create_task(_note_leaving(request, has_left))
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._turn.acquire()
            try:
                before, tag = await self._read()
                if wanted != (tag or None):
                    raise ShopFileChanged("The file is another one than the request says.")
                await self._replace(
                    before,
                    content,
                    lambda: not has_left.is_set() and time.monotonic() < give_up,
                )
            finally:
                self._turn.release()
        except TimeoutError as error:
            raise ShopFileBusy("Another program uses the shop's file.", _LATER) from error
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    async def _read(self) -> tuple[bytes | None, str]:
        """The file and its tag; None and "" if there is none."""
        try:
            content, tag = await asyncio.to_thread(_tagged, self._path)
        except OSError as error:
            _log.error("the shop's file cannot be read: %s", error)
            raise InternalError("The service cannot read the shop's file.") from error
        if content is not None and len(content) > BYTES_MAX:
            _log.error("the shop's file is larger than %d bytes", BYTES_MAX)
            raise InternalError("The service cannot read the shop's file.")
        return content, tag

    async def _replace(
        self, before: bytes | None, content: bytes, is_wanted: Callable[[], bool]
    ) -> None:
        try:
            await asyncio.to_thread(
                replace_if, self._path, before, content, is_private=False, is_wanted=is_wanted
            )
        except OtherContent as error:
            raise ShopFileChanged("The file was changed at this moment.") from error
        except TimeoutError:
            raise
        except OSError as error:
            _log.error("the shop's file cannot be written: %s", error)
            raise NotWritten("The service cannot write the shop's file.") from error


async def _note_leaving(request: Request, has_left: threading.Event) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    has_left.set()


def _tagged(path: Path) -> tuple[bytes | None, str]:
    content = read_file(path, BYTES_MAX + 1)
    return content, "" if content is None else _tag(content)


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()}"'
