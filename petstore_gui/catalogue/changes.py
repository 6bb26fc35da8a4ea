"""What is other about an animal since staff looked at it last."""

from __future__ import annotations

from enum import Enum, StrEnum

import msgspec

from petstore_gui.domain.pets import Pet


class Was(StrEnum):
    """How an animal stood when staff looked last."""

    KNOWN = "known"
    ABSENT = "absent"
    """It was not there: the whole list did not show it."""
    UNSEEN = "unseen"
    """Nobody had seen it, in a list that may not have been whole."""
    AWAY = "away"
    """It had been known, and had left the list."""


class Before(msgspec.Struct, frozen=True):
    """How an animal stood when staff looked last; `pet` where it was known."""

    was: Was
    pet: Pet | None = None


class Kind(Enum):
    """One thing that is other."""

    ADDED = "it was not there before"
    FIRST_SEEN = "it is seen for the first time, and may have been there"
    BACK = "it is listed again"
    STATUS = "its status"
    NAME = "its name"
    CATEGORY = "its category"
    UNLISTED = "the list no longer shows it, which proves nothing"
    GONE = "a list that was walked to its end no longer has it"


class Change(msgspec.Struct, frozen=True):
    """What is other about one animal. `pet` is as it is known now, or was last."""

    pet: Pet
    before: Before
    kinds: tuple[Kind, ...]


_ARRIVED = {Was.ABSENT: Kind.ADDED, Was.UNSEEN: Kind.FIRST_SEEN, Was.AWAY: Kind.BACK}


def change(before: Before, now: Pet | None, *, is_listed: bool) -> Change | None:
    """What is other about an animal, or None. `now` is None where it is gone."""
    if now is None:
        return None if before.pet is None else Change(before.pet, before, (Kind.GONE,))
    if before.pet is None:
        return Change(now, before, (_ARRIVED[before.was],))
    differs = {
        Kind.STATUS: before.pet.status != now.status,
        Kind.NAME: before.pet.name != now.name,
        Kind.CATEGORY: before.pet.category_id != now.category_id,
        Kind.UNLISTED: not is_listed,
    }
    kinds = tuple(kind for kind, is_other in differs.items() if is_other)
    return Change(now, before, kinds) if kinds else None
