"""How many animals of each category match a filter and search, counted in small steps."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection

import msgspec

from petstore_gui.catalogue.row_filter import RowFilter
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.support.tasks import run_in_slices


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
    counts, category_of = Counter[int](), rows.categories.__getitem__
    starts = range(0, len(rows), SLICE)
    found = (row_filter.matching(start, min(start + SLICE, len(rows))) for start in starts)
    await run_in_slices(counts.update(map(category_of, some)) for some in found)
    kept = [(one, counts.pop(one, 0)) for one in wanted]
    largest = heapq.nsmallest(most, counts.items(), key=_rank)
    return CategoryCounts(
        tuple(sorted((*largest, *kept), key=_rank)),
        len(counts) - len(largest),
        counts.total() - sum(count for _, count in largest),
    )


def _rank(one: tuple[int, int]) -> tuple[int, int]:
    category, count = one
    return -count, category
