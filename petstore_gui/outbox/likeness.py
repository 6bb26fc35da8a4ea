"""When one animal may be another: both have the same name, as far as people tell names apart."""

from __future__ import annotations

from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.pets import NewPet

Likeness = tuple[str, int]
"""What two animals have in common if one of them may be the other: name and category."""


def likeness(name: str, category_id: int) -> Likeness:
    """The same value for animals that may be one: their status may have been mistyped."""
    return alike(name), category_id


def likeness_of(pet: NewPet) -> Likeness:
    """The same of an animal that is added."""
    return likeness(pet.name, pet.category_id)


def alike(name: str) -> str:
    """The same text for names that differ only in case, accents, blanks or what cannot be seen."""
    folded = "".join(fold(name).split())
    return folded if folded.isascii() else "".join(filter(str.isprintable, folded))
