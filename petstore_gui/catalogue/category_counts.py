"""How many animals of each category match a filter and search, counted in small steps."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection, Iterator

import msgspec

from petstore_gui.catalogue.row_filter import RowFilter
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.support.time_slices import run_in_slices

COUNTED_TOGETHER = 150_000
"""Categories of one dict: a larger one takes long to grow."""


class CategoryCounts(msgspec.Struct, frozen=True):
    """`largest`: categories, each with how many animals it has, the largest first.

    `other_categories`, `other_animals`: how many more there are.
    """

    largest: tuple[tuple[int, int], ...] = ()
    other_categories: int = 0
    other_animals: int = 0


async def count_categories(
    rows: Rows, row_filter: RowFilter, most: int, wanted: Collection[int]
) -> CategoryCounts:
    """Count in slices of the event loop; keep the `most` largest, and those that are wanted."""
    counts, largest = [Counter[int]()], _Largest(most)
    await run_in_slices(_count(rows, row_filter, counts))
    kept = [(one, sum(each.pop(one, 0) for each in counts)) for one in wanted]
    await run_in_slices(map(largest.take, _totals(counts)))
    found = sorted((*largest.found, *kept), key=_rank)
    return CategoryCounts(tuple(found), largest.other_categories, largest.other_animals)


class _Largest:
    """The `most` largest categories of those taken, and how many others there were."""

    def __init__(self, most: int) -> None:
        self.found: list[tuple[int, int]] = []
        self.other_categories = self.other_animals = 0
        self._most = most

    def take(self, some: Collection[tuple[int, int]]) -> None:
        known = (*self.found, *some)
        self.found = heapq.nsmallest(self._most, known, key=_rank)
        self.other_categories += len(known) - len(self.found)
        self.other_animals += sum(count for _, count in known)
        self.other_animals -= sum(count for _, count in self.found)


def _count(rows: Rows, row_filter: RowFilter, counts: list[Counter[int]]) -> Iterator[None]:
    """There may be as many categories as animals."""
    category_of = rows.categories.__getitem__
    for piece in row_filter.pieces(0, len(rows)):
        if len(counts[-1]) > COUNTED_TOGETHER:
            counts.append(Counter())
        if row_filter.matches_all:
            counts[-1].update(rows.categories[piece.start : piece.stop])
        else:
            counts[-1].update(map(category_of, row_filter.matching(piece.start, piece.stop)))
        yield


def _totals(counts: list[Counter[int]]) -> Iterator[list[tuple[int, int]]]:
    """The count of each category, some at a time; empties `counts`."""
    while counts:
        most, last = SLICE // len(counts), counts.pop()
        while last:
            some = [last.popitem() for _ in range(min(most, len(last)))]
            yield [(one, sum((each.pop(one, 0) for each in counts), count)) for one, count in some]


def _rank(one: tuple[int, int]) -> tuple[int, int]:
    category, count = one
    return -count, category
