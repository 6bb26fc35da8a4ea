"""Sorting and merging in small steps, against sorting in one step."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import chain
from random import Random

import pytest

from petstore_gui.catalogue.sliced_sort import SLICE, merge, sort

COUNT = 5 * SLICE + 17
KEYS: dict[str, Callable[[int], int]] = {
    "up": lambda row: row,
    "down": lambda row: -row,
    "any": lambda row: row * 7_919 % COUNT,
    "few": lambda row: row * 7_919 % 5,
    "one": lambda _row: 0,
    "mostly one": lambda row: row % 100 and 7,
}


@pytest.mark.parametrize("name", KEYS)
def test_long_lists_are_sorted_as_by_one_sort(name: str) -> None:
    pieces = sort(range(COUNT), lambda some: list(map(KEYS[name], some)))
    assert list(chain.from_iterable(pieces)) == sorted(range(COUNT), key=KEYS[name])


def test_the_work_has_many_steps_and_the_lowest_come_first() -> None:
    pieces = list(sort(range(COUNT), lambda some: [row * 7_919 % COUNT for row in some]))
    assert max(map(len, pieces)) < 3 * SLICE
    first = next(filter(None, pieces))
    assert len(first) < COUNT / 2


@pytest.mark.parametrize("name", KEYS)
@pytest.mark.parametrize("share", [0.0, 0.001, 0.5, 1.0])
def test_a_merge_adds_rows_in_place_and_removes_others(name: str, share: float) -> None:
    rows, draw = list(range(COUNT)), Random(7)
    added = {row for row in rows if draw.random() < share}
    gone = {row for row in rows if row not in added and draw.random() < 0.1}

    def key(row: int) -> tuple[int, int]:
        return KEYS[name](row), row

    kept = array("I", sorted(set(rows) - added, key=key))
    new = array("I", sorted(added, key=key))
    pieces = list(merge(kept, new, key, gone))
    assert list(chain.from_iterable(pieces)) == sorted(set(rows) - gone, key=key)


def test_merging_many_behind_few_has_many_steps() -> None:
    order, added = array("I", [0, COUNT]), array("I", range(1, COUNT))
    pieces = list(merge(order, added, lambda row: row, ()))
    assert list(chain.from_iterable(pieces)) == list(range(COUNT + 1))
    assert max(map(len, pieces)) <= SLICE + 2
