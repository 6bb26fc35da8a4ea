"""Filter, search and order, against the simplest implementation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
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

letters = st.text(alphabet="abZë Ł12", max_size=4)
pets = st.builds(
    Pet,
    id=st.integers(-30, 30),
    name=letters,
    category_id=st.integers(-3, 3),
    status=st.sampled_from([None, "available", "pending", "sold", "reserved", "gone"]),
)
stocks = st.lists(pets, unique_by=lambda pet: pet.id, max_size=30)
views = st.builds(
    View,
    filter=st.sampled_from(Filter),
    search=letters,
    column=st.sampled_from(Column),
    descending=st.booleans(),
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


def padded(text: str) -> str:
    """The text with numbers of one length, so that they sort as numbers."""
    return re.sub("[0-9]+", lambda number: number[0].lstrip("0").rjust(40, "0"), text)


def naive(stock: list[Pet], view: View) -> list[Pet]:
    """The same rows by one comprehension and one sort."""
    seen: list[str | None] = [None, *PetStatus]
    for pet in stock:
        if pet.status not in seen:
            seen.append(pet.status)

    def is_shown(pet: Pet) -> bool:
        if view.filter is Filter.NOT_STATED:
            is_wanted = pet.status is None
        else:
            is_wanted = view.filter is Filter.ALL or pet.status == view.filter.value
        fields = (fold(pet.name), str(pet.id), str(pet.category_id))
        words = fold(view.search).split()
        return is_wanted and all(any(word in field for field in fields) for word in words)

    keys: dict[Column, Callable[[Pet], Any]] = {
        Column.ID: lambda pet: pet.id,
        Column.NAME: lambda pet: (padded(fold(pet.name)), padded(str(pet.id))),
        Column.CATEGORY: lambda pet: pet.category_id,
        Column.STATUS: lambda pet: seen.index(pet.status),
    }
    found = sorted(filter(is_shown, stock), key=keys[view.column])
    return found[::-1] if view.descending else found


@given(stocks, views)
def test_arranged_rows_match_a_plain_sort(stock: list[Pet], view: View) -> None:
    rows = rows_of(stock)
    assert [rows.pet(row) for row in arrange(rows, view)] == naive(stock, view)


@given(stocks, views, st.data())
def test_a_pinned_animal_is_shown_in_its_place_and_once(
    stock: list[Pet], view: View, data: st.DataObject
) -> None:
    rows = rows_of(stock)
    if not stock:
        return
    pinned = data.draw(st.sampled_from(range(len(stock))))
    with_it, without = arrange(rows, view, pinned), arrange(rows, view)
    assert sorted(with_it) == sorted({*without, pinned})
    assert [row for row in with_it if row != pinned] == [row for row in without if row != pinned]


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
