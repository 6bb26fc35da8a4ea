"""Requests that never reach the application, because they are not proper HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from petstore_gui.service.http.request_errors import (
    BrokenHttp,
    OtherVersion,
    RequestError,
    UnknownCoding,
)
from petstore_gui.service.http.response_headers import ALWAYS, CLOSE
from petstore_gui.service.http.responses import Error

Headers = Iterable[tuple[bytes, bytes]]

_HOST = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|([A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(:[0-9]*)?")
"""A name or an address, and a port (RFC 9110, section 7.2)."""

_LENGTH_DIGITS = 20
"""Those of the longest length that the parser takes. It takes any number of leading zeros, but
Python reads no number of more than 4,300 digits."""


def check_head(version: str, headers: Sequence[tuple[bytes, bytes]]) -> None:
    """Check what the parser lets pass. Raises `BrokenHttp`, `OtherVersion` or `UnknownCoding`."""
    if version not in ("1.1", "1.0"):
        raise OtherVersion("This service speaks HTTP/1.1.")
    hosts, codings = list[bytes](), list[bytes]()
    for name, value in headers:
        if name == b"host":
            hosts.append(value)
        elif name == b"transfer-encoding":
            codings.append(value)
        elif name == b"content-length" and len(value) > _LENGTH_DIGITS:
            raise BrokenHttp("The Content-Length has too many digits.")
    if len(hosts) != 1 and (hosts or version == "1.1"):
        raise BrokenHttp("The request must have one Host header.")
    if hosts and not _is_host(hosts[0]):
        raise BrokenHttp("The Host header must be a name or an address, and a port.")
    if codings:
        _check_codings(version, b",".join(codings))


def with_host_of(url: bytes, headers: Headers) -> list[tuple[bytes, bytes]]:
    """Headers with the host of an absolute URL in place of `Host` (RFC 9112, section 3.2.2)."""
    host = re.split(rb"[/?#]", url.partition(b"://")[2], maxsplit=1)[0]
    return [(name, host if name == b"host" else value) for name, value in headers]


@lru_cache(64)  # a client sends the same in each request
def _is_host(value: bytes) -> bool:
    return _HOST.fullmatch(value) is not None


def _check_codings(version: str, codings: bytes) -> None:
    """Without `chunked` at the end nobody knows how long the body is (RFC 9112, section 6)."""
    each = [coding.strip().lower() for coding in codings.split(b",")]
    if version == "1.0" or each[-1] != b"chunked":
        raise BrokenHttp("The length of the body is not known: see Transfer-Encoding.")
    if len(each) > 1:
        raise UnknownCoding("This service understands no Transfer-Encoding but chunked.")


def on_the_wire(error: RequestError, headers: Headers) -> bytes:
    """A whole response with an error, after which the connection is closed."""
    body = msgspec.json.encode(Error(error.code, str(error), error.status))
    about = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    lines = [b"%b: %b\r\n" % each for each in (*headers, *about, *ALWAYS, CLOSE)]
    return b"".join((STATUS_LINE[error.status], *lines, b"\r\n", body))
