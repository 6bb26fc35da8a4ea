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
    counts, largest = Counter[int](), list[tuple[int, int]]()
    await run_in_slices(_count(rows, row_filter, counts))
    kept = {one: counts.pop(one, 0) for one in wanted}
    categories, animals = len(counts), counts.total()
    await run_in_slices(_keep_largest(counts, most, largest))
    others = categories - len(largest), animals - sum(count for _, count in largest)
    return CategoryCounts(tuple(sorted((*largest, *kept.items()), key=_rank)), *others)


def _count(rows: Rows, row_filter: RowFilter, counts: Counter[int]) -> Iterator[None]:
    category_of = rows.categories.__getitem__
    for piece in row_filter.pieces(0, len(rows)):
        if row_filter.matches_all:
            counts.update(rows.categories[piece.start : piece.stop])
        else:
            counts.update(map(category_of, row_filter.matching(piece.start, piece.stop)))
        yield


def _keep_largest(
    counts: Counter[int], most: int, largest: list[tuple[int, int]]
) -> Iterator[None]:
    """Empties `counts` as it goes: there may be as many categories as animals."""
    while counts:
        some = [counts.popitem() for _ in range(min(SLICE, len(counts)))]
        largest[:] = heapq.nsmallest(most, (*largest, *some), key=_rank)
        yield


def _rank(one: tuple[int, int]) -> tuple[int, int]:
    category, count = one
    return -count, category
