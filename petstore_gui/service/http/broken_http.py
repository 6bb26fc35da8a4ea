"""Requests that never reach the application, because they are no proper HTTP."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from petstore_gui.service.http.request_errors import BrokenHttp, RequestError
from petstore_gui.service.http.response_headers import ALWAYS, CLOSE
from petstore_gui.service.http.responses import Error

Headers = Iterable[tuple[bytes, bytes]]

_WITHOUT_HOST = ("1.0", "0.9")


def check_host(version: str, headers: Sequence[tuple[bytes, bytes]]) -> None:
    """A request names its host once (RFC 9112, section 3.2). Raises `BrokenHttp`."""
    count = len([name for name, _ in headers if name == b"host"])
    if count != 1 and (count or version not in _WITHOUT_HOST):
        raise BrokenHttp("The request must have one Host header.")


def on_the_wire(error: RequestError, headers: Headers) -> bytes:
    """A whole response with an error, after which the connection is closed."""
    body = msgspec.json.encode(Error(error.code, str(error), error.status))
    about = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    lines = [b"%b: %b\r\n" % each for each in (*headers, *about, *ALWAYS, CLOSE)]
    return b"".join((STATUS_LINE[error.status], *lines, b"\r\n", body))
