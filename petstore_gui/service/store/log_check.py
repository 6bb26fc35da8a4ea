"""Whether the write-ahead log of a database has lost commits (sqlite.org/fileformat2.html, 4).

SQLite treats the first frame with a wrong checksum as the end of the log, as after a power cut, and
silently drops the rest.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
"""With the lowest bit set, checksums read the words of a page as big-endian."""

_SUMMED = 24, 8
"""How many bytes of the log's header, and of each frame's header, the checksum covers."""


_CHECKED_BYTES = 16 * 2**20
"""A longer log is not checked: that takes 0.05 s per MiB, and SQLite keeps the log to 4 MiB."""


class _Frame(NamedTuple):
    is_commit: bool
    salts: tuple[int, int]
    sums: tuple[int, int]
    summed: bytes


def has_lost_commits(log: Path) -> bool:
    """Whether two commits follow damage, one on the other. Raises `OSError`.

    A power cut can tear only the last commit: each is on the disk before the next one begins. After
    it may be the ends of longer commits whose sync failed; none of these continues another one.
    """
    if not _HEADER.size < log.stat().st_size < _CHECKED_BYTES:
        return False
    content = log.read_bytes()
    magic, _version, page, _number, *salts, first, second = _HEADER.unpack_from(content)
    order = ">" if magic & 1 else "<"
    sums = _sums(content[: _SUMMED[0]], (0, 0), order)
    if magic & ~1 != _MAGIC or sums != (first, second):
        return True
    frames = _frames(content, page)
    for whole, frame in enumerate(frames):
        sums = _sums(frame.summed, sums, order)
        if frame.salts != tuple(salts) or frame.sums != sums:
            rest = islice(frames, whole, None)
            return _has_two_in_a_row(rest, (salts[0], salts[1]), sums, order)
    return False


def _has_two_in_a_row(
    frames: Iterable[_Frame], salts: tuple[int, int], right: tuple[int, int], order: str
) -> bool:
    """Whether some of these frames continue one another and end two commits of this log.

    `right` is what the checksum of the first one should be: what is wrong may be that alone.
    """
    commits, before = 0, right
    for frame in frames:
        if not any(_sums(frame.summed, end, order) == frame.sums for end in (before, right)):
            commits = 0
        commits += frame.is_commit and frame.salts == salts
        if commits > 1:
            return True
        before = frame.sums
    return False


def _frames(content: bytes, page: int) -> list[_Frame]:
    frames = []
    size = _FRAME.size + page
    for start in range(_HEADER.size, len(content) - size + 1, size):
        _number, pages, *salts, first, second = _FRAME.unpack_from(content, start)
        summed = content[start : start + _SUMMED[1]]
        summed += content[start + _FRAME.size : start + size]
        frames.append(_Frame(pages > 0, (salts[0], salts[1]), (first, second), summed))
    return frames


def _sums(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    one, two = sums
    for first, second in struct.iter_unpack(f"{order}2I", data):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
