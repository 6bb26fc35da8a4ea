"""Rows found by id, whatever order the ids come in."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.catalogue.row_index import RowIndex
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN

ids = st.one_of(st.integers(-40, 40), st.sampled_from([INT64_MIN, INT64_MAX]))
pages = st.lists(st.one_of(st.lists(ids, max_size=6), st.lists(ids, max_size=30).map(sorted)))


def filled(pages: list[list[int]]) -> tuple[RowIndex, dict[int, int]]:
    """An index filled page by page, and a plain dictionary; repeated ids are left out."""
    column = array("q")
    found, model = RowIndex(column), dict[int, int]()
    for page in pages:
        new = [pet_id for pet_id in dict.fromkeys(page) if pet_id not in model]
        model.update({pet_id: row for row, pet_id in enumerate(new, len(column))})
        start = len(column)
        column.extend(new)
        found.add(start)
    return found, model


@given(pages)
def test_every_known_id_is_found_in_its_row(pages: list[list[int]]) -> None:
    found, model = filled(pages)
    for pet_id in {*range(-45, 45), INT64_MIN, INT64_MAX}:
        assert found.get(pet_id) == model.get(pet_id)


@given(pages, st.lists(ids, min_size=1))
def test_has_any_is_true_if_one_of_the_ids_is_known(
    pages: list[list[int]], asked: list[int]
) -> None:
    found, model = filled(pages)
    assert found.has_any(asked) == any(pet_id in model for pet_id in asked)


@pytest.mark.parametrize("step", [1, -1, 7_919])
def test_many_unordered_ids_are_found(step: int) -> None:
    count = 10_000
    ordered = [number * step % count for number in range(count)]
    found, model = filled([ordered[start : start + 3] for start in range(0, count, 3)])
    assert all(found.get(pet_id) == row for pet_id, row in model.items())
    assert found.get(count) is None
