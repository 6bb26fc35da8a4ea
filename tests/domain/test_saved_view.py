"""Saved views as lines of text: what is read, and what is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.saved_view import (
    NAME_LENGTH_MAX,
    SEARCH_LENGTH_MAX,
    SavedView,
    line_of,
    view_from,
)
from petstore_gui.domain.view import Column, Filter, View

DOGS = SavedView(
    "Available dogs",
    View(Filter.AVAILABLE, "rex & co", Column.NAME, descending=True, categories=frozenset({12, 5})),
    (Column.NAME, Column.ID),
)
LINE = (
    "name=Available+dogs&filter=available&categories=5,12&search=rex+%26+co"
    "&sort=name,descending&columns=name,id"
)
OLD = f"Petstore view: {LINE.replace('+', '%20')}&check=9452c9c4"
EVERYTHING = "filter=all&sort=id&columns=id,name,category,status"

ints = st.integers(-(2**63), 2**63 - 1)
letters = st.characters(exclude_categories=())
views = st.builds(
    View,
    st.sampled_from(Filter),
    st.text(letters, max_size=SEARCH_LENGTH_MAX),
    st.sampled_from(Column),
    st.booleans(),
    st.frozensets(ints, max_size=100),
)
columns = st.lists(st.sampled_from(Column), min_size=1, unique=True).map(tuple)
names = st.text(letters, max_size=NAME_LENGTH_MAX).filter(lambda name: bool(name.strip()))
saved_views = st.builds(SavedView, names, views, columns)


def test_a_view_is_a_line_that_can_be_read_by_people() -> None:
    assert line_of(DOGS) == LINE
    assert view_from(LINE) == view_from(OLD) == DOGS


@given(saved_views)
def test_every_view_is_one_line_and_comes_back(saved: SavedView) -> None:
    line = line_of(saved)
    assert line.isascii()
    assert line.isprintable()
    assert view_from(line) == saved


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Dogs",
        EVERYTHING,
        f"name=A&{EVERYTHING.replace('all', 'lost')}",
        f"name=A&{EVERYTHING.replace('sort=id', 'sort=weight')}",
        f"name=A&{EVERYTHING.replace('status', 'weight')}",
        f"name=A&{EVERYTHING.replace('status', 'name')}",
        f"name=A&{EVERYTHING}&categories=5,x",
        f"name=A&{EVERYTHING}&categories={2**63}",
        f"name={'x' * 61}&{EVERYTHING}",
        f"name=%FF&{EVERYTHING}",
    ],
)
def test_a_line_of_another_version_is_not_read(line: str) -> None:
    assert view_from(line) is None
