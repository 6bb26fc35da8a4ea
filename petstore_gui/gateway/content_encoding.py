"""Content codings, with a bound on the decoded size: gzip can shrink a gigabyte to a megabyte."""

from __future__ import annotations

import zlib

from petstore_gui.domain.errors import NotAnswered, NotUnderstood

_ANY_HEADER = 47
"""The `wbits` with which zlib accepts the header of gzip as well as its own."""

_IDENTITY = ("", "identity")
_DEFLATED = ("gzip", "x-gzip", "deflate")


class BodyDecoder:
    """Decodes a body in a `Content-Encoding`. `decoded` is never longer than `bound` + 1 bytes.

    Raises `NotUnderstood` if the coding is unknown.
    """

    def __init__(self, coding: str, bound: int) -> None:
        coding = coding.strip().lower()
        if coding not in (*_IDENTITY, *_DEFLATED):
            raise NotUnderstood("a content coding that was not asked for")
        self._inflate = zlib.decompressobj(_ANY_HEADER) if coding in _DEFLATED else None
        self._bound = bound
        self.decoded = bytearray()

    def feed(self, chunk: bytes) -> None:
        """Decode bytes. Raises `NotUnderstood` if they are invalid in the coding."""
        room = self._bound + 1 - len(self.decoded)
        if self._inflate is None:
            self.decoded += chunk[:room]
            return
        try:
            self.decoded += self._inflate.decompress(chunk, room)
        except zlib.error as error:
            raise NotUnderstood(f"an invalid content coding ({error})") from error

    def end(self) -> None:
        """Check that the coded body is complete. Raises `NotAnswered` if it is not."""
        if self._inflate is not None and not self._inflate.eof:
            raise NotAnswered("the coded body ended too early")
