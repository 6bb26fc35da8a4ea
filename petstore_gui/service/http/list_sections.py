"""Sections of a long list, which a client can read at the same time."""

from __future__ import annotations

SECTIONS_MAX = 32
"""Linked at once: about 2 KB of headers, and some proxies accept only 4 KB."""

SECTIONED_FROM = 4_000
"""A list has sections if at least this many IDs follow the first page."""

_BITS_MIN = 10


def section_bits(first_page_end: int, highest_id: int) -> int:
    """The size of a section, 2 to this power; 0 if the list is too short for sections.

    A power of two stays the same while animals are added, so the sections stay the same.
    """
    ids = highest_id - first_page_end
    if ids < SECTIONED_FROM:
        return 0
    return max(_BITS_MIN, (ids // SECTIONS_MAX).bit_length())


def section_starts(first_page_end: int, highest_id: int, bits: int) -> list[int]:
    """The ID before each section, in order. The first section is what follows the first page."""
    first = (first_page_end >> bits) + 1
    return [start << bits for start in range(first, (highest_id - 1 >> bits) + 1)]
