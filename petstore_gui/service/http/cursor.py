"""Cursors: opaque strings that name positions in the list, an extension of this service."""

from __future__ import annotations

import re
import struct
import zlib

import msgspec

from petstore_gui.service.http.errors import ApiError

_CURSOR = re.compile(r"[0-9a-f]{26}")
_POSITION = struct.Struct(">qB")
_CHECKSUM = struct.Struct(">I")
_BITS_MAX = 62


class Cursor(msgspec.Struct, frozen=True):
    """A position in the list: after the ID `after`, in the order of IDs.

    Where `bits` is not 0, neither the page from here nor the pages that follow it cross a
    multiple of 2 ** `bits`, so the links of one section lead exactly to the start of the next.
    """

    after: int
    bits: int = 0

    @property
    def until(self) -> int | None:
        """The highest ID that a page from here may have, or None for any."""
        return (self.after >> self.bits) + 1 << self.bits if self.bits else None


def encode_cursor(cursor: Cursor) -> str:
    """The cursor as 26 hexadecimal digits."""
    position = _POSITION.pack(cursor.after, cursor.bits)
    return (position + _CHECKSUM.pack(zlib.crc32(position))).hex()


def decode_cursor(text: str) -> Cursor:
    """The cursor that was encoded. Raises `ApiError` for text that is not an encoded cursor.

    The checksum catches mistakes, not attacks: a cursor leads only to what its holder may read
    anyway.
    """
    if _CURSOR.fullmatch(text):
        cursor = Cursor(*_POSITION.unpack_from(bytes.fromhex(text)))
        if text == encode_cursor(cursor) and cursor.bits <= _BITS_MAX:
            return cursor
    text = "cursor: was not given out by this service; start again without it"
    raise ApiError(400, "invalid_query", text)
