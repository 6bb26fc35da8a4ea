"""All that is known of one animal."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.catalogue.changes import Change
from petstore_gui.domain.pets import Pet


class Whereabouts(Enum):
    """How an animal is known."""

    LISTED = "the newest list has it"
    EARLIER = "the newest list is from an earlier run, and has it"
    ADDED = "it was added here since the newest list"
    FOUND = "it was found by its id, and the newest list does not have it"
    NEVER_LISTED = "it was added here or found by its id, and no list has shown it"
    UNLISTED = "an earlier list had it, and the newest does not"


class PetFacts(msgspec.Struct, frozen=True):
    """What is known of an animal. Times are in seconds since 1970, or None if not known.

    `change`: what has changed since staff looked before, if anything.
    """

    pet: Pet
    whereabouts: Whereabouts
    last_seen: int | None
    change: Change | None
