"""The name, colour and icon that a shop gives to a category; the service knows only its number."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from petstore_gui.domain.pets import IntegerProblem, parse_int64

NAME_LENGTH_MAX = 60
"""Characters of the name of a category."""

_NOT_ON_ONE_LINE = ("Cc", "Cs", "Zl", "Zp")


class CategoryColour(StrEnum):
    """The colours to choose from."""

    GREY = "grey"
    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    TEAL = "teal"
    BLUE = "blue"
    PURPLE = "purple"


class CategoryIcon(StrEnum):
    """The icons to choose from."""

    PAW = "paw"
    DOG = "dog"
    CAT = "cat"
    BIRD = "bird"
    FISH = "fish"
    RABBIT = "rabbit"
    RODENT = "rodent"
    REPTILE = "reptile"
    HORSE = "horse"
    INSECT = "insect"


class Category(msgspec.Struct, frozen=True):
    """A category that has a name. `id` is the `categoryId` of its animals."""

    id: int
    name: str
    colour: CategoryColour = CategoryColour.GREY
    icon: CategoryIcon = CategoryIcon.PAW


class CategoryProblem(StrEnum):
    """Why a category cannot have a name."""

    BLANK = "blank"
    TOO_LONG = "too long"
    NOT_ON_ONE_LINE = "not on one line"
    A_NUMBER = "a number"
    TAKEN = "taken"


def category_problem(category: Category, others: Iterable[Category]) -> CategoryProblem | None:
    """What is wrong with the name of a category beside `others`, or None.

    The caller strips surrounding whitespace. A bare number would be taken for another category's.
    """
    name = category.name
    if not name.strip():
        return CategoryProblem.BLANK
    if len(name) > NAME_LENGTH_MAX:
        return CategoryProblem.TOO_LONG
    if any(unicodedata.category(letter) in _NOT_ON_ONE_LINE for letter in name):
        return CategoryProblem.NOT_ON_ONE_LINE
    if parse_int64(name) is not IntegerProblem.NOT_A_NUMBER:
        return CategoryProblem.A_NUMBER
    wanted = same_name(name)
    is_taken = any(same_name(one.name) == wanted for one in others if one.id != category.id)
    return CategoryProblem.TAKEN if is_taken else None


def category_id(text: str, names: Mapping[int, Category]) -> int | None:
    """The number that a text is, or that of the category with this name; None for neither."""
    number = parse_int64(text)
    if not isinstance(number, IntegerProblem):
        return number
    wanted = same_name(text)
    return next((one.id for one in names.values() if same_name(one.name) == wanted), None)


def same_name(name: str) -> str:
    """Equal for names that differ only in case, in surrounding blanks, or in their encoding."""
    return unicodedata.normalize("NFC", name.strip()).casefold()
