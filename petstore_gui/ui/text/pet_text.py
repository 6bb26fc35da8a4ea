"""What is known of one animal, in words."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.catalogue.history import PetFacts
from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.place import Place
from petstore_gui.ui.text.change_text import change_sentence, change_words
from petstore_gui.ui.text.plain_text import clip, isolated, visible
from petstore_gui.ui.text.words import category_with_number, status_sentence, time_words, tr

NAME_MAX = 60
"""How many characters of a name are quoted in a sentence."""


def quoted(pet: NewPet | Pet) -> str:
    """The name of an animal, for use in a sentence."""
    return quoted_name(pet.name) or tr("(no name)")


def quoted_name(name: str) -> str:
    """A name, for use in a sentence; if it is cut, in quotation marks, or it could end in "…."."""
    is_cut = len(visible(name)) > NAME_MAX
    return tr('"{name}"').format(name=short_name(name)) if is_cut else short_name(name)


def short_name(name: str) -> str:
    """A name in at most `NAME_MAX` characters."""
    return isolated(clip(visible(name), NAME_MAX))


def found_sentence(pet: Pet) -> str:
    """Which animal was found by its ID."""
    return tr("Found {name}, ID {id}.").format(name=quoted(pet), id=pet.id)


def pet_lines(facts: PetFacts, categories: Mapping[int, Category]) -> list[tuple[str, str]]:
    """What is known of an animal: lines of a label and a text; `categories` have these names."""
    pet = facts.pet
    lines = [
        (tr("ID"), str(pet.id)),
        (tr("Category"), category_with_number(pet.category_id, categories)),
        (tr("Status"), status_sentence(pet.status)),
    ]
    if where := _whereabouts(facts):
        lines.append((tr("List"), where))
    if facts.last_seen is not None:
        lines.append((tr("Last seen"), time_words(facts.last_seen)))
    if facts.change is not None:
        changes = [change_sentence(one) for one in change_words(facts.change, categories)]
        lines.append((tr("What changed"), "; ".join(changes)))
    return lines


def _whereabouts(facts: PetFacts) -> str:
    if facts.place <= Place.BY_STATUS:
        return tr("In the last list that was loaded") if facts.is_from_earlier_run else ""
    found = tr("Found by its ID. The list does not show it.")
    return {
        Place.ADDED: tr("Added here. No list has shown it since."),
        Place.FOUND: found,
        Place.FOUND_AGAIN: found,
        Place.NEVER_LISTED: tr("Added here or found by its ID. No list has shown it."),
    }.get(facts.place, tr("No longer listed"))
