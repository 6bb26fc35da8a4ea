"""Saved views as lines of text: what is read, and what is not."""

from __future__ import annotations

from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.saved_view import (
    CATEGORIES_MAX,
    LINE_LENGTH_MAX,
    NAME_LENGTH_MAX,
    SEARCH_LENGTH_MAX,
    SavedView,
    ViewNotRead,
    ViewProblem,
    is_view_line,
    line_of,
    view_from,
    view_of,
)
from petstore_gui.domain.view import Column, Filter, View

DOGS = SavedView(
    "Available dogs",
    View(Filter.AVAILABLE, "rex & co", Column.NAME, descending=True, categories=frozenset({12, 5})),
    (Column.NAME, Column.ID),
)
LINE = (
    "Petstore view: name=Available%20dogs&filter=available&categories=5,12&search=rex%20%26%20co"
    "&sort=name,descending&columns=name,id&check=9452c9c4"
)
EVERYTHING = "filter=all&sort=id&columns=id,name,category,status"

ints = st.integers(-(2**63), 2**63 - 1)
letters = st.characters(exclude_categories=())
views = st.builds(
    View,
    st.sampled_from(Filter),
    st.text(letters, max_size=SEARCH_LENGTH_MAX),
    st.sampled_from(Column),
    st.booleans(),
    st.frozensets(ints, max_size=CATEGORIES_MAX),
)
columns = st.lists(st.sampled_from(Column), min_size=1, unique=True).map(tuple)
names = st.text(max_size=NAME_LENGTH_MAX).filter(lambda name: len(name.splitlines()) < 2)
saved_views = st.builds(SavedView, names, views, columns)


def line(body: str) -> str:
    """A line whose check is right."""
    return f"Petstore view: {body}&check={crc32(body.encode()):08x}"


def test_a_view_is_a_line_that_can_be_read_by_people() -> None:
    assert line_of(DOGS) == LINE
    assert view_from(f"\n  {LINE} \r\n") == DOGS


@given(saved_views)
def test_each_view_comes_back_from_its_line_and_from_its_parts(saved: SavedView) -> None:
    text = line_of(saved)
    assert text.isascii()
    assert len(text.splitlines()) == 1
    assert len(text) <= LINE_LENGTH_MAX
    assert view_from(text) == saved
    assert view_of(saved.parts()) == saved


def test_the_longest_view_fits_into_a_line() -> None:
    view = View(search="\U0001f415" * 1_000, categories=frozenset(range(-(2**63), 100 - 2**63)))
    longest = SavedView("\U0001f415" * NAME_LENGTH_MAX, view, tuple(Column))
    assert longest.problem is None
    assert view_from(line_of(longest)) == longest


@given(st.integers(0, len(LINE) - 1), st.characters(codec="utf-8"))
def test_a_line_with_another_letter_is_told(place: int, letter: str) -> None:
    changed = LINE[:place] + letter + LINE[place + 1 :]
    if changed.strip() != LINE and place != len("Petstore view:"):
        with pytest.raises(ViewNotRead):
            view_from(changed)


def test_a_line_that_was_cut_is_told() -> None:
    for length in range(len(LINE)):
        with pytest.raises(ViewNotRead) as told:
            view_from(LINE[:length])
        assert told.value.unknown == ""


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("", ""),
        ("Rex\t5", ""),
        (LINE.lower(), ""),
        (f"{LINE}\n{LINE}", ""),
        (LINE + " " * LINE_LENGTH_MAX, ""),
        (line("filter=all"), ""),
        (line(f"{EVERYTHING}&filter=sold"), ""),
        (line(f"{EVERYTHING}&weight=5"), "weight"),
        (line("filter=asleep&sort=id&columns=id"), "asleep"),
        (line("filter=ALL&sort=id&columns=id"), ""),
        (line("filter=all&sort=weight&columns=id"), "weight"),
        (line("filter=all&sort=id,upwards&columns=id"), ""),
        (line("filter=all&sort=id&columns=id,weight"), "weight"),
        (line("filter=all&sort=id&columns=id,id"), ""),
        (line("filter=all&sort=id&columns="), ""),
        (line(f"categories=5,5&{EVERYTHING}"), ""),
        (line(f"categories=05&{EVERYTHING}"), ""),
        (line(f"categories=5,&{EVERYTHING}"), ""),
        (line(f"categories={2**63}&{EVERYTHING}"), ""),
        (line(f"categories={'9' * 5_000}&{EVERYTHING}"), ""),
        (line(f"search=%ff&{EVERYTHING}"), ""),
        (line(f"search=a=b&{EVERYTHING}"), ""),
        (line(f"name=a%0Ab&{EVERYTHING}"), ""),
        (line(f"name={'a' * 61}&{EVERYTHING}"), ""),
        (line(f"search={'a' * 1_001}&{EVERYTHING}"), ""),
    ],
)
def test_what_is_no_view_is_told(text: str, unknown: str) -> None:
    with pytest.raises(ViewNotRead) as told:
        view_from(text)
    assert told.value.unknown == unknown


def test_a_line_is_known_by_its_beginning() -> None:
    assert is_view_line(f"\n {LINE[:20]}")
    assert not is_view_line("Rex\tPetstore view: filter=all")


@pytest.mark.parametrize(
    ("name", "view", "problem"),
    [
        ("", View(), None),
        ("a" * 61, View(), ViewProblem.NAME_TOO_LONG),
        ("a\u2028b", View(), ViewProblem.NAME_NOT_ON_ONE_LINE),
        ("", View(search="a" * 1_001), ViewProblem.SEARCH_TOO_LONG),
        ("", View(categories=frozenset(range(101))), ViewProblem.TOO_MANY_CATEGORIES),
    ],
)
def test_what_is_too_much_for_a_view(name: str, view: View, problem: ViewProblem | None) -> None:
    assert SavedView(name, view, tuple(Column)).problem is problem
