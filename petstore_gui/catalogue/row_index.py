"""Finds the row of an id. Ids that came in order are found in their column, without extra memory.

A dictionary takes over 100 bytes an animal, and blocks the event loop when it grows.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence

_SHARDS = 64
"""Dictionaries that share the ids that came out of order: growing one must not take long."""

_STRETCH_MIN = 16
_STRETCHES_MAX = 1_000
"""A stretch shorter than the first is kept only while there are fewer than the second."""


class RowIndex:
    """Ids in stretches: consecutive rows whose ids ascend, with no id of another stretch between.

    `ids` is their column; call `add` when it has grown. `strays` has the rows of all other ids.
    """

    def __init__(self, ids: array[int]) -> None:
        self._ids = ids
        self._firsts: list[int] = []
        self._starts: list[int] = []
        self._ends: list[int] = []
        self.strays: list[dict[int, int]] = [{} for _ in range(_SHARDS)]
        self._has_strays = False

    def get(self, pet_id: int) -> int | None:
        """The row of an id, or None."""
        place = bisect_right(self._firsts, pet_id) - 1
        if place >= 0:
            end = self._ends[place]
            row = bisect_left(self._ids, pet_id, self._starts[place], end)
            if row < end and self._ids[row] == pet_id:
                return row
        return self.strays[pet_id % _SHARDS].get(pet_id)

    def has_any(self, pet_ids: Sequence[int]) -> bool:
        """Whether any of these ids has a row."""
        if not self._has_strays and not self._reaches(min(pet_ids), max(pet_ids)):
            return False
        return any(self.get(pet_id) is not None for pet_id in pet_ids)

    def add(self, start: int) -> None:
        """Index the rows from `start` to the end of the column. Their ids are new."""
        new = self._ids[start:].tolist()
        if not new:
            return
        if new != sorted(new):
            self._stray(new, start)
            return
        place = bisect_right(self._firsts, new[0]) - 1
        if self._reaches(new[0], new[-1]):
            self._stray(new, start)
        elif place >= 0 and self._ends[place] == start:
            self._ends[place] += len(new)
        elif len(new) >= _STRETCH_MIN or len(self._firsts) < _STRETCHES_MAX:
            self._firsts.insert(place + 1, new[0])
            self._starts.insert(place + 1, start)
            self._ends.insert(place + 1, start + len(new))
        else:
            self._stray(new, start)

    def _reaches(self, lowest: int, highest: int) -> bool:
        """Whether any stretch may have an id within these bounds."""
        place = bisect_right(self._firsts, highest) - 1
        return place >= 0 and self._ids[self._ends[place] - 1] >= lowest

    def _stray(self, new: Sequence[int], start: int) -> None:
        self._has_strays = True
        for row, pet_id in enumerate(new, start):
            self.strays[pet_id % _SHARDS][pet_id] = row
