"""The icon and the colour of a category, guessed from its name in eight languages."""

from __future__ import annotations

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon, same_name

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
