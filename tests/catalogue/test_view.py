"""Filter, search and order, against the simplest implementation."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.support.tasks import run_slice

STOCK = (
    Pet(12, "Rex", 3, "available"),
    Pet(4, "Zoë", 12, "sold"),
    Pet(INT64_MAX, "Łucja", -7, None),
    Pet(INT64_MIN, "rex the second", 3, "pending"),
    Pet(5, "Bella", INT64_MAX, "reserved"),
)


def rows_of(stock: tuple[Pet, ...] | list[Pet]) -> Rows:
    rows = Rows()
    for pet in stock:
        rows.put([pet], 1)
    return rows


def arrange(rows: Rows, view: View, pinned: int | None = None) -> list[int]:
    """The rows in the order shown."""
    sort_filter = SortFilter()
    sort_filter.put([rows.pet(row) for row in range(len(rows))], 1)
    sort_filter.set_view(view)
    if pinned is not None:
        sort_filter.pin(rows.ids[pinned])
    run_slice(sort_filter.arrange(), seconds=60)
    return list(sort_filter.shown().order)


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("", [12, 4, INT64_MAX, INT64_MIN, 5]),
        ("  \t ", [12, 4, INT64_MAX, INT64_MIN, 5]),
        ("rex", [12, INT64_MIN]),
        ("REX", [12, INT64_MIN]),
        ("second rex", [INT64_MIN]),
        ("zoe", [4]),
        ("zoë", [4]),
        ("lucja", [INT64_MAX]),
        ("ŁUCJA", [INT64_MAX]),
        ("12", [12, 4]),
        ("-7", [INT64_MAX]),
        ("rex 3", [12, INT64_MIN]),
        ("775807", [INT64_MAX, 5]),
        (str(INT64_MIN), [INT64_MIN]),
        ("sold", []),
        ("123", []),
        ("x" * 10_000, []),
    ],
)
def test_search_matches_name_id_and_category(search: str, found: list[int]) -> None:
    rows = rows_of(STOCK)
    shown = [rows.ids[row] for row in sorted(arrange(rows, View(search=search)))]
    assert shown == found


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        (Filter.ALL, [12, 4, INT64_MAX, INT64_MIN, 5]),
        (Filter.AVAILABLE, [12]),
        (Filter.PENDING, [INT64_MIN]),
        (Filter.SOLD, [4]),
        (Filter.NOT_STATED, [INT64_MAX]),
    ],
)
def test_a_filter_shows_only_its_status(shown: Filter, found: list[int]) -> None:
    rows = rows_of(STOCK)
    assert [rows.ids[row] for row in sorted(arrange(rows, View(filter=shown)))] == found


@pytest.mark.parametrize(
    ("column", "ids"),
    [
        (Column.ID, [INT64_MIN, 4, 5, 12, INT64_MAX]),
        (Column.NAME, [5, INT64_MAX, 12, INT64_MIN, 4]),
        (Column.CATEGORY, [INT64_MAX, 12, INT64_MIN, 4, 5]),
        (Column.STATUS, [INT64_MAX, 12, INT64_MIN, 4, 5]),
    ],
)
def test_each_column_sorts_both_ways(column: Column, ids: list[int]) -> None:
    rows = rows_of(STOCK)
    up = [rows.ids[row] for row in arrange(rows, View(column=column))]
    down = [rows.ids[row] for row in arrange(rows, View(column=column, descending=True))]
    assert up == ids
    assert down == ids[::-1]
