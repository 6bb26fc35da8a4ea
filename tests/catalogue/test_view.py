"""Search and order, against the simplest implementation."""

from __future__ import annotations

import pytest

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, View
from tests.catalogue.arranged import shown_pets

STOCK = (
    Pet(12, "Rex", 3, "available"),
    Pet(4, "Zoë", 12, "sold"),
    Pet(INT64_MAX, "Łucja", -7, None),
    Pet(INT64_MIN, "rex the second", 3, "pending"),
    Pet(5, "Bella", INT64_MAX, "reserved"),
)


def ids(view: View) -> list[int]:
    return [pet.id for pet in shown_pets(STOCK, view)]


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
    assert sorted(ids(View(search=search))) == sorted(found)


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        (Column.ID, [INT64_MIN, 4, 5, 12, INT64_MAX]),
        (Column.NAME, [5, INT64_MAX, 12, INT64_MIN, 4]),
        (Column.CATEGORY, [INT64_MAX, 12, INT64_MIN, 4, 5]),
        (Column.STATUS, [INT64_MAX, 12, INT64_MIN, 4, 5]),
    ],
)
def test_each_column_sorts_both_ways(column: Column, expected: list[int]) -> None:
    assert ids(View(column=column)) == expected
    assert ids(View(column=column, descending=True)) == expected[::-1]
