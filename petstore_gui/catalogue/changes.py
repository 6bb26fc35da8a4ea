"""What has changed about an animal since staff last looked at it."""

from __future__ import annotations

from enum import Enum, StrEnum

import msgspec

from petstore_gui.domain.pets import Pet


class Presence(StrEnum):
    """Whether an animal was there when staff last looked. The history file stores these values."""

    KNOWN = "known"
    ABSENT = "absent"
    """It was not there: the whole list did not show it."""
    UNSEEN = "unseen"
    """Nobody had seen it, in a list that may not have been whole."""
    AWAY = "away"
    """It had been known, and had left the list."""


class Before(msgspec.Struct, frozen=True):
    """An animal as it was when staff last looked; `pet` is None unless it was known."""

    presence: Presence
    pet: Pet | None = None


class Kind(Enum):
    """One kind of change."""

    ADDED = "it was not there before"
    FIRST_SEEN = "it is seen for the first time, and may have been there"
    BACK = "it is listed again"
    STATUS = "its status"
    NAME = "its name"
    CATEGORY = "its category"
    UNLISTED = "the list no longer shows it, which proves nothing"
    GONE = "a list that was walked to its end no longer has it"


class Change(msgspec.Struct, frozen=True):
    """What has changed about one animal. `pet` is its current or last known state."""

    pet: Pet
    before: Before
    kinds: tuple[Kind, ...]


_ARRIVED = {
    Presence.ABSENT: Kind.ADDED,
    Presence.UNSEEN: Kind.FIRST_SEEN,
    Presence.AWAY: Kind.BACK,
}


def change(before: Before, now: Pet, *, is_gone: bool, is_listed: bool) -> Change | None:
    """What has changed about an animal, which is `now` or was last so, or None."""
    if is_gone:
        return None if before.pet is None else Change(now, before, (Kind.GONE,))
    if before.pet is None:
        return Change(now, before, (_ARRIVED[before.presence],))
    differs = {
        Kind.STATUS: before.pet.status != now.status,
        Kind.NAME: before.pet.name != now.name,
        Kind.CATEGORY: before.pet.category_id != now.category_id,
        Kind.UNLISTED: not is_listed,
    }
    kinds = tuple(kind for kind, has_changed in differs.items() if has_changed)
    return Change(now, before, kinds) if kinds else None
