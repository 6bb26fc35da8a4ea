"""How many animals a history file saw at the end of each week, and how many came and went."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from petstore_gui.domain.place import Place
from petstore_gui.storage.cached_rows import found

DAY_SECONDS = 86_400


class StockWeek(msgspec.Struct, frozen=True):
    """The week that ends at `end`, in seconds since 1970.

    `there`: animals seen before its end, and last seen after it or still listed. `came`: those
    first seen in it, None if nobody knows which were new. `went`: those last seen in it.
    """

    end: int
    there: int
    came: int | None
    went: int


class StockWeeks(msgspec.Struct, frozen=True):
    """`began`: when this computer first saw an animal of this list, in seconds since 1970."""

    began: int
    weeks: tuple[StockWeek, ...]


_LISTED = f"place NOT IN ({Place.ADDED:d}, {Place.FOUND:d}, {Place.NEVER_LISTED:d})"
"""Not an animal that was added or found by its id, and that no list has shown."""

_COUNTS = (
    "count(*) FILTER (WHERE first_seen < :end AND (last_seen IS NULL OR last_seen >= :end)),"
    " count(*) FILTER (WHERE first_seen >= max(:start, :known_from) AND first_seen < :end),"
    " count(*) FILTER (WHERE last_seen >= :start AND last_seen < :end)"
)
_WEEK = f"SELECT {_COUNTS} FROM pets WHERE {_LISTED}"  # noqa: S608 - a constant


def stock_weeks(file: Path, ends: Sequence[int]) -> StockWeeks | None:
    """The weeks between these times, in order; None if the file cannot be read or has no animal.

    Weeks before the first sight are left out. All animals were new to this computer then: whatever
    it first saw within a day is not counted as having come.
    """
    [(began,)] = found(file, "SELECT min(first_seen) FROM pets", {}) or [(None,)]
    if began is None:
        return None
    known_from = began + DAY_SECONDS
    weeks = [
        StockWeek(end, there, came if came or start >= known_from else None, went)
        for start, end in pairwise(ends)
        if end > began
        for there, came, went in found(
            file, _WEEK, {"start": start, "end": end, "known_from": known_from}
        )
    ]
    return StockWeeks(began, tuple(weeks))
