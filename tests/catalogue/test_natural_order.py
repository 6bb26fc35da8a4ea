"""The order of names: as people count, without case and accents."""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, View
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
