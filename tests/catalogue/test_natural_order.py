"""The order of names: as people count, without case and accents."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from string import digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.catalogue.row_filter import NamedCategories
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.text_folding import use_letters_of
from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, View
from petstore_gui.support.tasks import run_slice
from tests.catalogue.arranged import shown_pets


def in_order(pets: Iterable[Pet]) -> list[Pet]:
    """The animals as the table lists them by name."""
    return shown_pets(pets, View(column=Column.NAME))


def named_in_order(names: list[str]) -> list[str]:
    return [pet.name for pet in in_order(Pet(at, name, 7) for at, name in enumerate(names, 1))]


@pytest.mark.parametrize(
    "names",
    [
        ["Pet 2", "Pet 10"],
        ["Pet 9", "Pet 10", "Pet 99", "Pet 100"],
        ["Pet", "Pet 1", "Pet a"],
        ["Pet 007", "pet 8", "PET 10"],
        ["Box 2 cat 10", "Box 10 cat 2"],
        ["2 birds", "10 birds", "Ada"],
        ["Zoe 3", "Zoé 20", "zoë 100"],
        ["Rex 123456789", "Rex 1234567890", "Rex 12345678901234567890"],
        ["Rex-9", "Rex-10"],
        ["小白2", "小白10"],
        ["Hund", "Hund (2)", "Hund (10)", "Hund 1"],
    ],
)
def test_numbers_in_names_count_as_numbers(names: list[str]) -> None:
    assert named_in_order(names) == names
    assert named_in_order(names[::-1]) == names


@pytest.fixture
def own_letters() -> Iterator[None]:
    yield
    use_letters_of("")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("de", "Adam Äffchen Anton Öse Otto Zoe"),
        ("en", "Adam Äffchen Anton Öse Otto Zoe"),
        ("es", "Nacho Nuria Nzo Ñandú ñu Oso"),
        ("es", "n\u0303andu\u0301 Ñu Oso"),
        ("pl", "Azor Ąka Bury Lzy Łata Mruk Zzz Źrebak Żuk 東"),
        ("cs", "Cyril Čert Dan Řek Sam Šum"),
        ("sv", "Adam Zebra Ål Älg Ödla"),
        ("da", "Adam Zebra Ærlig Østen Ånd"),
        ("tr", "Hz Ilgaz İnci İpek"),
        ("pl", "Łata Łata2 Łata10 Ława"),
    ],
)
@pytest.mark.usefixtures("own_letters")
def test_letters_sort_where_the_language_has_them(language: str, names: str) -> None:
    use_letters_of(language)
    listed = names.split()
    assert named_in_order(listed[::-1]) == listed
    merged = SortFilter()
    merged.set_view(View(column=Column.NAME))
    for first in (0, 1):  # the second half is merged into the first
        merged.put([Pet(at, listed[at], 7) for at in range(first, len(listed), 2)], 1)
        run_slice(merged.arrange(), seconds=60)
    assert [merged.rows.names[row] for row in merged.shown().order] == listed


@pytest.mark.usefixtures("own_letters")
def test_names_of_categories_sort_as_names_do() -> None:
    names = {number: Category(number, name) for number, name in enumerate(("Ñandú", "Nzo", "Oso"))}
    use_letters_of("es")
    ranks = NamedCategories(names).ranks
    assert sorted(ranks, key=ranks.__getitem__) == [1, 0, 2]
    assert NamedCategories(names).with_word("nandu") == {0}


def test_animals_of_one_name_follow_their_ids() -> None:
    found = in_order(Pet(pet_id, "Bella", 7) for pet_id in (1000, 20, 101))
    assert [pet.id for pet in found] == [20, 101, 1000]


@given(st.lists(st.text("ab 019:/", max_size=12), max_size=12))
def test_any_names_are_in_the_plain_order(names: list[str]) -> None:
    assert named_in_order(names) == sorted(names, key=plain_key)


def plain_key(name: str) -> list[tuple[int, int]]:
    """A name as its other characters and numbers, each number in place of a digit."""
    parts = re.findall("[0-9]+|[^0-9]", name)
    return [(ord("0"), int(part)) if part[0] in digits else (ord(part), 0) for part in parts]
