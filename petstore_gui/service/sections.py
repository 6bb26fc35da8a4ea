"""Sections of a long list: places in it that a client may walk from at the same time."""

from __future__ import annotations

SECTIONS_MOST = 32
"""Named at once: about 2 KB of a head, of which some proxies take 4 KB."""

SECTIONED_FROM = 4_000
"""Ids after the first page, from which on a list has sections."""

_BITS_LEAST = 10


def section_bits(first_page_end: int, highest_id: int) -> int:
    """The size of a section as a power of two of ids, 0 where the list is too short for any.

    A power of two stays the same while animals are added, so that the sections do.
    """
    ids = highest_id - first_page_end
    if ids < SECTIONED_FROM:
        return 0
    return max(_BITS_LEAST, (ids // SECTIONS_MOST).bit_length())


def section_starts(first_page_end: int, highest_id: int, bits: int) -> list[int]:
    """The ids that sections begin after, in order, but for what follows the first page itself."""
    first = (first_page_end >> bits) + 1
    return [start << bits for start in range(first, (highest_id - 1 >> bits) + 1)]
