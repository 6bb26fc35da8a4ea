"""Names of any length are sorted and searched in short steps, in the order of short ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.catalogue import long_names
from petstore_gui.catalogue.long_names import SAFE, LongKey
from petstore_gui.catalogue.natural_order import natural
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, View

LETTERS = 5_000
MANY = 300
LATE = "Pet 7 " * (LETTERS // 6)

LISTS: dict[str, Callable[[Random, int], str]] = {
    "differ early": lambda draw, _at: f"Pet {draw.randrange(1_000)} {LATE}",
    "differ late": lambda draw, _at: f"{LATE}{draw.randrange(1_000)}",
    "differ late in a number": lambda draw, _at: f"{'7' * LETTERS}{draw.randrange(1_000)}",
    "are one": lambda _draw, _at: LATE,
    "are partly short": lambda draw, at: LATE[: draw.randrange(50)] if at % 2 else LATE,
}

texts = st.text(st.sampled_from("ab0019é²\u0301\u0302 -小"), max_size=14)


@given(texts, texts, st.integers(1, 4))
def test_a_key_in_parts_sorts_as_the_whole_one(one: str, two: str, long: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(long_names, "LONG", long)
        wholes = [natural(fold(name) + tail) for name, tail in ((one, "\x1f1"), (two, "\x1f2"))]
        parts = [LongKey(one, "\x1f1"), LongKey(two, "\x1f2")]
    is_less = wholes[0] < wholes[1]
    assert (parts[0] < parts[1]) is is_less
    assert (parts[0] > parts[1]) is not is_less
    for left, right in product((parts[0], wholes[0]), (parts[1], wholes[1])):
        assert (left < right) is is_less  # type: ignore[operator]


def test_a_key_is_cut_after_no_letter_that_becomes_a_digit_or_nothing() -> None:
    for code in range(0xD800):
        if SAFE.fullmatch(chr(code)):
            assert re.fullmatch(r".*[^0-9]", fold(chr(code)), re.DOTALL), hex(code)


@pytest.mark.parametrize("names", LISTS)
@pytest.mark.parametrize("descending", [False, True])
def test_long_names_are_in_order_and_in_many_steps(names: str, *, descending: bool) -> None:
    draw, sort_filter = Random(7), SortFilter()
    pets = [Pet(at, LISTS[names](draw, at), 7) for at in range(MANY)]
    sort_filter.set_view(View(column=Column.NAME, descending=descending))
    for some in (pets[:200], pets[200:]):
        sort_filter.put(some, 1)
        assert len(list(sort_filter.arrange())) > len(some) * LETTERS / 2**20, "a step is short"
    shown = sort_filter.shown()
    expected = sorted(pets, key=lambda pet: natural(shown.rows.key(pet.id)), reverse=descending)
    assert [shown.rows.ids[row] for row in shown.order] == [pet.id for pet in expected]


@pytest.mark.parametrize(
    ("text", "letters", "column", "descending"),
    [
        ("x", 2**21, Column.ID, False),
        ("Zoë Кот ", 2**17, Column.ID, False),
        ("Zoë Кот ", 2**17, Column.ID, True),
        ("Zoë Кот ", 2**17, Column.CATEGORY, False),
    ],
)
def test_long_names_are_searched_in_steps(
    text: str, letters: int, column: Column, descending: bool
) -> None:
    sort_filter, name = SortFilter(), text * (LETTERS // 2 // len(text))
    sort_filter.set_view(View(search="99", column=column, descending=descending))
    found = [99, 199, 299]
    if descending and column is Column.ID:
        found.reverse()
    for some in (range(200), range(200, MANY)):
        sort_filter.put([Pet(at, f"{name} {at}", 7) for at in some], 1)
        assert len(list(sort_filter.arrange())) > len(some) * LETTERS / 2 // letters, (
            "a step is short"
        )
    assert [*sort_filter.shown().order] == found
    sort_filter.set_view(View(search="299", column=column, descending=descending))
    assert len(list(sort_filter.arrange())) > MANY * LETTERS / 2 // letters
    assert [*sort_filter.shown().order] == [299]
