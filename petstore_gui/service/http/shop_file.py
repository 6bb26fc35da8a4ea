"""The shop's file, for windows on other computers: read and replaced as a whole.

Not a part of the interface, and therefore outside of its path.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import threading
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from petstore_gui.domain.shop import BYTES_MAX, ShopFileError, shop_from
from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.list_etag import matches
from petstore_gui.service.http.request_body import only, read_json_body

_log = logging.getLogger(__name__)


class ShopFile:
    """Answers with the file at `path` as it is: windows tell a damaged or newer one.

    A file is replaced only by one that can be read, and only if it is the one that the client says
    it has read (RFC 9110, section 13.1). No other program may write it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()  # a link stays one
        self._turn = threading.Lock()

    async def get(self, request: Request) -> Response:
        """The file, or 304 if the client has it. Raises `ApiError`."""
        content = await asyncio.to_thread(self._read)
        if content is None:
            raise ApiError(404, "shop_file_not_found", "Nobody has published the shop's file yet.")
        headers = {"ETag": _tag(content)}
        if matches(headers["ETag"], request.headers):
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers, media_type="application/json")

    async def put(self, request: Request) -> Response:
        """Replace the file that has the tag in `If-Match`; none yet, for `If-None-Match: *`.

        Raises `ApiError`; the file is then as it was.
        """
        wanted = only(request, "if-match") if "if-match" in request.headers else None
        if wanted is None and request.headers.get("if-none-match") != "*":
            text = "Send If-Match with the ETag of the file that was read."
            raise ApiError(428, "condition_required", text)
        content = await read_json_body(request, BYTES_MAX)
        await asyncio.to_thread(self._replace, wanted, content)
        return Response(status_code=204, headers={"ETag": _tag(content)})

    def _replace(self, wanted: str | None, content: bytes) -> None:
        try:
            shop_from(content)
        except ShopFileError as error:
            raise ApiError(400, "invalid_shop_file", f"body: {error}") from error
        with self._turn:
            before = self._read()
            if wanted != (None if before is None else _tag(before)):
                text = "The file is another one than the request says."
                raise ApiError(412, "shop_file_changed", text)
            try:
                _write(self._path, content)
            except OSError as error:
                _log.error("the shop's file cannot be written: %s", error)
                raise ApiError(507, "not_written", "The shop's file cannot be written.") from error

    def _read(self) -> bytes | None:
        try:
            return self._path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            _log.error("the shop's file cannot be read: %s", error)
            raise ApiError(500, "internal_error", "The shop's file cannot be read.") from error


def _write(path: Path, content: bytes) -> None:
    """Replace a file in one step. A crash leaves the old one or the new one."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()}"'
