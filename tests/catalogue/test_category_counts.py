"""How many animals the categories have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from petstore_gui.catalogue.category_counts import CategoryCounts, count_categories
from petstore_gui.catalogue.row_filter import NamedCategories, RowFilter
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.domain.view import View

MANY = range(3 * SLICE)
OTHERS = len(MANY) - 3


@pytest.mark.parametrize(
    ("categories", "wanted", "expected"),
    [
        ([], [], CategoryCounts()),
        ([7, 5, 5, 7, 7, 1], [], CategoryCounts(((7, 3), (5, 2)), 1, 1)),
        ([7, 5, 5, 7, 7, 1], [1, 9], CategoryCounts(((7, 3), (5, 2), (1, 1), (9, 0)))),
        (
            [*MANY, *MANY, 3],
            [4],
            CategoryCounts(((3, 3), (0, 2), (4, 2)), OTHERS, 2 * OTHERS),
        ),
    ],
)
async def test_the_largest_categories_and_how_many_others_there_are(
    categories: Sequence[int],
    wanted: list[int],
    expected: CategoryCounts,
) -> None:
    rows = Rows()
    if categories:
        rows.load([(number, "Rex", one, None) for number, one in enumerate(categories)])
    assert (
        await count_categories(rows, RowFilter(rows, View(), NamedCategories({})), 2, wanted)
        == expected
    )
