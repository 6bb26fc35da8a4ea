"""What changed about an animal, and when it was last seen, in words."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple

from petstore_gui.catalogue.changes import Before, Change, Kind
from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import category_with_number, category_word, status_word, tr

_NAME_MAX = 80
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def mark_word(before: Before) -> str:
    """The word for an animal that is new or changed since staff last looked."""
    return tr("new") if before.pet is None else tr("changed")


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


class ChangeWords(NamedTuple):
    """One change in words: what has changed, and from what to what, if it had a value before."""

    kind: Kind
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
    known = [short_name(pet), category_word(pet.category_id, categories), status_word(pet.status)]
    if change.before:
        words = tr("from {before} to {now}")
        known = [short_name(pet), words.format(before=change.before, now=change.now)]
    return f"{change.what}: {', '.join(known)}"


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
    if kind is Kind.STATUS:
        return ChangeWords(kind, what, status_word(was.status), status_word(pet.status))
    if kind is Kind.NAME:
        return ChangeWords(kind, what, short_name(was), short_name(pet))
    if kind is Kind.CATEGORY:
        ids = was.category_id, pet.category_id
        before, now = (category_with_number(one, categories) for one in ids)
        return ChangeWords(kind, what, before, now)
    return ChangeWords(kind, what)


def short_name(pet: NewPet | Pet) -> str:
    """The name of an animal, for the list of changes."""
    return clip(visible(pet.name), _NAME_MAX)
