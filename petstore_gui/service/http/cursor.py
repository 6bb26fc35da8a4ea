"""Cursors: opaque strings that name positions in the list, an extension of this service."""

from __future__ import annotations

import re
import struct
import zlib

from petstore_gui.service.http.errors import ApiError

_CURSOR = re.compile(r"[0-9a-f]{24}")
_POSITION = struct.Struct(">q")
_CHECKSUM = struct.Struct(">I")


def encode_cursor(after: int) -> str:
    """The position behind an ID as 24 hexadecimal digits."""
    position = _POSITION.pack(after)
    return (position + _CHECKSUM.pack(zlib.crc32(position))).hex()


def decode_cursor(text: str) -> int:
    """The ID that was encoded. Raises `ApiError` for text that is not an encoded cursor.

    The checksum catches mistakes, not attacks: a cursor leads only to what its holder may read
    anyway.
    """
    if _CURSOR.fullmatch(text):
        [after] = _POSITION.unpack_from(bytes.fromhex(text))
        if text == encode_cursor(after):
            return int(after)
    text = "cursor: was not given out by this service; start again without it"
    raise ApiError(400, "invalid_query", text)
