"""What changed about an animal, and when it was last seen, in words."""

from __future__ import annotations

import time

from petstore_gui.catalogue.changes import Before, Change, Kind
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import status_word, tr

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


def change_sentence(change: Change) -> str:
    """Which animal changed, and how."""
    what = ", ".join(_words(kind, change) for kind in change.kinds)
    name = clip(visible(change.pet.name), _NAME_MAX)
    return tr("{name} ({id}): {what}").format(name=name, id=change.pet.id, what=what)


def _words(kind: Kind, change: Change) -> str:
    pet, was = change.pet, change.before.pet or change.pet
    words = {
        Kind.ADDED: tr("added"),
        Kind.FIRST_SEEN: tr("seen for the first time"),
        Kind.BACK: tr("listed again"),
        Kind.STATUS: tr("status changed from {before} to {now}").format(
            before=status_word(was.status), now=status_word(pet.status)
        ),
        Kind.NAME: tr("renamed from {before}").format(before=clip(visible(was.name), _NAME_MAX)),
        Kind.CATEGORY: tr("moved from category {before} to {now}").format(
            before=was.category_id, now=pet.category_id
        ),
        Kind.UNLISTED: tr("no longer listed"),
        Kind.GONE: tr("gone"),
    }
    return words[kind]
