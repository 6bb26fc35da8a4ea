"""The most of a request that is read, apart from its body's bytes."""

from __future__ import annotations

from petstore_gui.service.http.request_errors import BodyTooLarge, BrokenHttp, HeadTooLong

HEAD_BYTES_MAX = 16 * 1024
"""The longest head that is read, in bytes."""

EMPTY_BYTES_MAX = 16
"""The most bytes of empty lines that are skipped before a request."""

HEADERS_MAX = 100
"""The most headers that are read: each takes much more memory than its bytes."""

CHUNKS_MAX = 256
"""The most chunks of a body that are read, the empty last one included: parsing 16 KiB in chunks
of one byte takes 2 ms, during which nobody else gets a turn."""

_EMPTY_LINE = b"\r\n"


class RequestLimits:
    """Counts what has come of one request. Every method but `begin` raises a `RequestError`."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Count from nothing: a request begins."""
        self._head_bytes = self._headers = self._chunks = self._empty_bytes = 0

    def without_empty_lines(self, data: bytes) -> bytes:
        """The data after the few empty lines that may precede a request (RFC 9112, section 2.2)."""
        rest = data.lstrip(_EMPTY_LINE)
        self._empty_bytes += len(data) - len(rest)
        if self._empty_bytes > EMPTY_BYTES_MAX:
            raise BrokenHttp("There are too many empty lines before the request.")
        return rest

    def count_head(self, data: bytes) -> None:
        """Count a part of the head."""
        self._head_bytes += len(data)
        if self._head_bytes > HEAD_BYTES_MAX:
            raise HeadTooLong("The head of the request is too long.")

    def count_header(self) -> None:
        """Count a header."""
        self._headers += 1
        if self._headers > HEADERS_MAX:
            raise HeadTooLong(f"The request has more than {HEADERS_MAX} headers.")

    def count_chunk(self) -> None:
        """Count a chunk of the body."""
        self._chunks += 1
        if self._chunks > CHUNKS_MAX:
            raise BodyTooLarge(f"The body comes in more than {CHUNKS_MAX} chunks.")
