"""Cursors: opaque names of places in the list, which this service adds to the interface."""

from __future__ import annotations

import re
import zlib

import msgspec

from petstore_gui.service.request_errors import InvalidQuery

_CURSOR = re.compile(r"[0-9a-f]{26}")
_ID_BYTES = 8
_CHECK_BYTES = 4
_BITS_MAX = 62


class Cursor(msgspec.Struct, frozen=True):
    """What follows the id `after`, in the order of ids.

    A page from here goes past no multiple of 2 ** `bits`, where `bits` is not 0, and neither do the
    pages that follow: so the links of one section lead exactly to where the next one begins.
    """

    after: int
    bits: int = 0

    @property
    def until(self) -> int | None:
        """The highest id that a page from here may have, or None for any."""
        return (self.after >> self.bits) + 1 << self.bits if self.bits else None


def encode_cursor(cursor: Cursor) -> str:
    """The cursor as 26 digits and letters."""
    place = cursor.after.to_bytes(_ID_BYTES, "big", signed=True) + bytes((cursor.bits,))
    return (place + _check(place)).hex()


def decode_cursor(text: str) -> Cursor:
    """The cursor that was encoded. Raises `InvalidQuery` for one that was not made here.

    The check finds what was cut, mixed up or made up; it keeps nobody out, and has no need to:
    a cursor leads to nothing that its holder may not read anyway.
    """
    if _CURSOR.fullmatch(text):
        decoded = bytes.fromhex(text)
        place, check = decoded[:-_CHECK_BYTES], decoded[-_CHECK_BYTES:]
        if check == _check(place) and place[_ID_BYTES] <= _BITS_MAX:
            return Cursor(int.from_bytes(place[:_ID_BYTES], "big", signed=True), place[_ID_BYTES])
    raise InvalidQuery("cursor: was not given out by this service; start again without it")


def _check(place: bytes) -> bytes:
    return zlib.crc32(place).to_bytes(_CHECK_BYTES, "big")
