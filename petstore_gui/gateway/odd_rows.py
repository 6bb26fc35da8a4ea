"""The odd rows of lists, by what identifies them, so that each counts only once."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable

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

    def __bool__(self) -> bool:
        return any(getattr(self, field) for field in FIELDS)


class OddRows(msgspec.Struct, frozen=True):
    """The odd rows of one page: ids, or the keys of rows that were not understood."""

    not_understood: Collection[Hashable] = ()
    past_limit: Collection[int] = ()
    seen_twice: Collection[int] = ()
    other_status: Collection[int] = ()
    in_two_versions: Collection[int] = ()

    def __bool__(self) -> bool:
        return any(getattr(self, field) for field in FIELDS)


class OddTally:
    """The odd rows of one walk."""

    def __init__(self) -> None:
        self.rows: dict[str, set[Hashable]] = {field: set() for field in FIELDS}

    def add(self, odd: OddRows) -> None:
        """Note the odd rows of a page."""
        if odd:
            for field in FIELDS:
                self.rows[field].update(getattr(odd, field))


def count(tallies: Iterable[OddTally]) -> Oddities:
    """How many rows were odd in any of these walks; one that was in two of them counts once."""
    all_rows = [tally.rows for tally in tallies]
    return Oddities(*(_count([rows[field] for rows in all_rows]) for field in FIELDS))


def _count(sets: list[set[Hashable]]) -> int:
    filled = [one for one in sets if one]
    return len(filled[0]) if len(filled) == 1 else len(set().union(*filled))
