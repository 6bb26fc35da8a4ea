"""The name, colour and icon that a shop gives to a category; the service knows only its number."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from itertools import count
from typing import Annotated

import msgspec

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import IntegerProblem, parse_int64

NAME_LENGTH_MAX = 60
"""Characters of the name of a category."""

NAMES_BYTES_MAX = 2**20
"""Bytes of all names together, as JSON."""

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

    @classmethod
    def _missing_(cls, _value: object) -> CategoryColour:
        return cls.GREY  # for one that only a newer version knows


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

    @classmethod
    def _missing_(cls, _value: object) -> CategoryIcon:
        return cls.PAW


class Category(msgspec.Struct, frozen=True):
    """A category that has a name. `id` is the `categoryId` of its animals."""

    id: Annotated[int, msgspec.Meta(ge=INT64_MIN, le=INT64_MAX)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH_MAX)]
    colour: CategoryColour = CategoryColour.GREY
    icon: CategoryIcon = CategoryIcon.PAW


class NamesDamaged(Exception):
    """Bytes are not the names of categories. `str()` is the reason, for the log."""


class CategoryChanges(msgspec.Struct, frozen=True):
    """What a person changed. `named`: by number; None takes a name away.

    `new` categories get their numbers when the change is made. `renamed`: what a new one was to be
    called before.
    """

    named: Mapping[int, Category | None] = {}
    new: tuple[Category, ...] = ()
    renamed: Mapping[str, str] = {}

    def made_in(self, names: Mapping[int, Category], used: Iterable[int]) -> dict[int, Category]:
        """All names after the change. No new category gets one of the `used` numbers."""
        after = dict(names)
        for number, category in self.named.items():
            after.pop(number, None)
            if category is not None:
                after[number] = category
        taken = {*used, *names, *self.named}
        for category in self.new:
            if category_id(category.name, after) is None:
                taken.add(number := free_number(taken))
                after[number] = msgspec.structs.replace(category, id=number)
        return after


def names_from(data: bytes) -> dict[int, Category]:
    """The names in a file or a body. Raises `NamesDamaged`."""
    try:
        read = msgspec.json.decode(data, type=list[Category])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise NamesDamaged(str(error)) from error
    if wrong := next((one for one in read if category_problem(one, ())), None):
        raise NamesDamaged(f"the name of category {wrong.id}")
    return {one.id: one for one in read}


def bytes_of(names: Mapping[int, Category]) -> bytes:
    """The names as JSON. The same names are the same bytes."""
    return msgspec.json.encode([names[number] for number in sorted(names)])


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


def free_number(taken: Collection[int]) -> int:
    """A number that is not taken: the next higher one, if there is one."""
    highest = max(0, max(taken, default=0))
    return highest + 1 if highest < INT64_MAX else next(one for one in count(1) if one not in taken)


_COLOUR, _ICON = CategoryColour, CategoryIcon

# English, German, French, Spanish, Italian, Dutch, Portuguese, Polish.
_KINDS = (
    (_ICON.BIRD, _COLOUR.GREEN, "parrot papag papeg papug perroquet loro pappagall"),
    (_ICON.DOG, _COLOUR.ORANGE, "dog hund chien perr cane cani hond cachorr cães pies psy pupp"),
    (_ICON.CAT, _COLOUR.PURPLE, "cat katz kater chat gato gatt kat katten kot koty kitten"),
    (_ICON.BIRD, _COLOUR.YELLOW, "canar kanar sittich budgie parakeet perruche periquit"),
    (_ICON.BIRD, _COLOUR.GREEN, "bird vögel vogel oiseau ave pájar uccell pássar ptak"),
    (_ICON.FISH, _COLOUR.BLUE, "fish fisch poisson pez peces pesc vis vissen peix ryb ryby"),
    (_ICON.RABBIT, _COLOUR.GREY, "rabbit bunn kaninchen hase lapin conej conigl konijn królik"),
    (_ICON.RODENT, _COLOUR.YELLOW, "hamster chomik rodent nage rongeur roedor roditor knaag"),
    (_ICON.RODENT, _COLOUR.RED, "mouse mice maus mäuse souris ratón muis rat ratte ratten"),
    (_ICON.RODENT, _COLOUR.RED, "guinea meerschwein cobaye cavia śwink"),
    (_ICON.REPTILE, _COLOUR.TEAL, "turtle tortoise schildkröt tortu tartarug schildpad żółw"),
    (_ICON.REPTILE, _COLOUR.GREEN, "reptil rettil lizard echse lézard lagart lucertol gady"),
    (_ICON.REPTILE, _COLOUR.GREEN, "snake schlange serp slang wąż węże"),
    (_ICON.HORSE, _COLOUR.RED, "horse pferd cheval chevaux caball cavall cavalo paard konie pony"),
    (_ICON.INSECT, _COLOUR.TEAL, "insect insekt insett inset owad beetle käfer spider spinne"),
)  # fmt: skip
_SHORT = 3
"""Letters; a stem as short as this has to be the whole word, but for an s at the end."""


def guessed(name: str) -> Category:
    """A new category with this name; a paw on grey if no known animal is in it."""
    words = same_name(name).replace("-", " ").split()
    for icon, colour, stems in _KINDS:
        if any(_is_of(word, stem) for word in words for stem in stems.split()):
            return Category(0, name, colour, icon)
    return Category(0, name)


def _is_of(word: str, stem: str) -> bool:
    return stem in word if len(stem) > _SHORT else word.removesuffix("s") == stem
