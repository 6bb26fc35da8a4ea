"""The odd rows of lists, by what identifies them, so that each counts only once."""

from __future__ import annotations

from collections.abc import Collection, Hashable

import msgspec

FIELDS = ("not_understood", "past_limit", "seen_twice", "other_status", "in_two_versions")


class Oddities(msgspec.Struct, frozen=True):
    """How many animals, or rows that were not understood, were odd in each way.

    `in_two_versions`: two rows with one id differed; the later one counts.
    """

    not_understood: int = 0
    past_limit: int = 0
    seen_twice: int = 0
    other_status: int = 0
    in_two_versions: int = 0


class OddRows(msgspec.Struct, frozen=True):
    """The odd rows of a page, or of a walk: ids, or the keys of rows that were not understood."""

    not_understood: set[Hashable] = set()
    past_limit: set[int] = set()
    seen_twice: set[int] = set()
    other_status: set[int] = set()
    in_two_versions: set[int] = set()

    def add(self, page: OddRows) -> None:
        """Note the odd rows of one more page of this walk."""
        for field in FIELDS:
            getattr(self, field).update(getattr(page, field))


def count(walks: Collection[OddRows]) -> Oddities:
    """How many rows were odd in any of these walks; one that was in two of them counts once."""
    return Oddities(*(_count([getattr(odd, field) for odd in walks]) for field in FIELDS))


def _count(sets: list[set[Hashable]]) -> int:
    filled = [one for one in sets if one]
    return len(filled[0]) if len(filled) == 1 else len(set().union(*filled))
