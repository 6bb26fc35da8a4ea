"""Content codings, with a bound on what comes out: half a megabyte of gzip can hold a gigabyte."""

from __future__ import annotations

import zlib
from typing import Protocol

from petstore_gui.domain.errors import NotAnswered, NotUnderstood

_ANY_HEADER = 47
"""The `wbits` of zlib that take the header of gzip as well as that of zlib."""


class Body(Protocol):
    """A body that is put together from the bytes on the wire."""

    decoded: bytearray

    def feed(self, chunk: bytes) -> None:
        """Take bytes. `decoded` grows by one byte more than the bound at most."""
        ...

    def end(self) -> None:
        """Take the end. Raises `NotAnswered` where it came too early."""
        ...


class IdentityBody:
    """A body without a coding."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self.decoded = bytearray()

    def feed(self, chunk: bytes) -> None:
        """Take bytes."""
        self.decoded += chunk[: self._bound + 1 - len(self.decoded)]

    def end(self) -> None:
        """The end of a plain body is told by HTTP itself."""


class DeflatedBody:
    """A body in gzip or deflate."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._inflate = zlib.decompressobj(_ANY_HEADER)
        self.decoded = bytearray()

    def feed(self, chunk: bytes) -> None:
        """Take bytes. Raises `NotUnderstood` where they are not coded as was said."""
        room = self._bound + 1 - len(self.decoded)
        try:
            self.decoded += self._inflate.decompress(chunk, room)
        except zlib.error as error:
            raise NotUnderstood(f"a coding that is broken: {error}") from error

    def end(self) -> None:
        """Take the end."""
        if not self._inflate.eof:
            raise NotAnswered("the coded body ended too early")


def body_in(coding: str, bound: int) -> Body:
    """An empty body in a `Content-Encoding`. Raises `NotUnderstood` where that is unknown."""
    coding = coding.strip().lower()
    if coding in ("", "identity"):
        return IdentityBody(bound)
    if coding in ("gzip", "x-gzip", "deflate"):
        return DeflatedBody(bound)
    raise NotUnderstood("an unknown content coding")
