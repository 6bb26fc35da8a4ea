"""What is known of one animal, what changed about it, and what stands on its card, in words."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from petstore_gui.catalogue.changes import Before, Change, Kind
from petstore_gui.catalogue.history import PetFacts
from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.place import Place
from petstore_gui.ui.words.category_text import category_label
from petstore_gui.ui.words.plain_text import clip, isolated, visible
from petstore_gui.ui.words.words import (
    category_word,
    day_words,
    status_sentence,
    status_word,
    time_words,
    tr,
)

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


def pet_lines(facts: PetFacts, categories: Mapping[int, Category]) -> list[tuple[str, str]]:
    """What is known of an animal: lines of a label and a text; `categories` have these names."""
    pet = facts.pet
    changes = [] if facts.change is None else change_words(facts.change, categories)
    lines = [
        (tr("ID"), str(pet.id)),
        (tr("Category"), category_word(pet.category_id, categories)),
        (tr("Status"), status_sentence(pet.status)),
        (tr("List"), _whereabouts(facts)),
        (tr("Last seen"), "" if facts.last_seen is None else time_words(facts.last_seen)),
        (tr("What changed"), tr("; ").join(map(change_sentence, changes))),
    ]
    return [(label, text) for label, text in lines if text]


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


_LISTED_NAME_MAX, _CARD_NAME_MAX = 80, 300
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def last_seen_words(last_seen: int) -> str:
    """When an animal was last listed; `last_seen` is in seconds since 1970."""
    ago = max(0, int(time.time()) - last_seen)
    if ago < _MINUTE:
        return tr("last seen just now")
    if ago < _HOUR:
        return tr("last seen %Ln minute(s) ago", "", ago // _MINUTE)
    if ago < _DAY:
        return tr("last seen %Ln hour(s) ago", "", ago // _HOUR)
    return tr("last seen %Ln day(s) ago", "", ago // _DAY)


def mark_word(before: Before) -> str:
    """The word for an animal that is new or changed since staff last looked."""
    return tr("new") if before.pet is None else tr("changed")


class ChangeWords(NamedTuple):
    """One change in words: what has changed, and from what to what, if it had a value before."""

    what: str
    before: str = ""
    now: str = ""


def change_words(change: Change, categories: Mapping[int, Category]) -> list[ChangeWords]:
    """How an animal has changed, one kind of change each; `categories` have these names."""
    return [_words(kind, change, categories) for kind in change.kinds]


def change_sentence(change: ChangeWords) -> str:
    """A change as a screen reader says it."""
    if not change.before:
        return change.what
    return tr("{what}: from {before} to {now}").format(
        what=change.what, before=change.before, now=change.now
    )


def change_line(pet: Pet, change: ChangeWords, categories: Mapping[int, Category]) -> str:
    """A change in the list of changes: "New: Bella, Dogs, Available"."""
    known = [_listed_name(pet), category_word(pet.category_id, categories), status_word(pet.status)]
    if change.before:
        words = tr("from {before} to {now}")
        known = [_listed_name(pet), words.format(before=change.before, now=change.now)]
    return f"{change.what}: {tr(', ').join(known)}"


def _words(kind: Kind, change: Change, categories: Mapping[int, Category]) -> ChangeWords:
    pet, was = change.pet, change.before.pet or change.pet
    what = {
        Kind.ADDED: tr("New"),
        Kind.FIRST_SEEN: tr("Seen for the first time"),
        Kind.BACK: tr("Listed again"),
        Kind.STATUS: tr("Status"),
        Kind.NAME: tr("Name"),
        Kind.CATEGORY: tr("Category"),
        Kind.UNLISTED: tr("No longer listed"),
        Kind.GONE: tr("Gone"),
    }[kind]
    values: dict[Kind, Callable[[Pet], str]] = {
        Kind.STATUS: lambda one: status_word(one.status),
        Kind.NAME: _listed_name,
        Kind.CATEGORY: lambda one: category_word(one.category_id, categories),
    }
    return ChangeWords(what, *map(values[kind], (was, pet)) if kind in values else ())


def _listed_name(pet: NewPet | Pet) -> str:
    """The name of an animal, for the list of changes."""
    return clip(visible(pet.name), _LISTED_NAME_MAX)


class CardText(NamedTuple):
    """The lines of a card, and the category whose mark it has.

    `as_of` says when this was so, or is empty.
    """

    mark: Category
    name: str
    category: str
    status: str
    id: str
    as_of: str


def card_text(pet: Pet, names: Mapping[int, Category], seen: int | None) -> CardText:
    """The lines for an animal that was last `seen` so, in seconds since 1970."""
    return CardText(
        names.get(pet.category_id) or Category(pet.category_id, ""),
        clip(visible(pet.name), _CARD_NAME_MAX),
        category_label(pet.category_id, names),
        clip(status_word(pet.status), _CARD_NAME_MAX),
        tr("ID {id}").format(id=pet.id),
        "" if seen is None else tr("As of {time}").format(time=day_words(seen)),
    )
