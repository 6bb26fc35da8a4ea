"""All that is known of one animal."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Change
from petstore_gui.domain.pets import Pet
from petstore_gui.support.clock import seconds_of


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


def pet_facts(state: CatalogueState, pet: Pet, change: Change | None) -> PetFacts:
    """All that is known of an animal in the rows."""
    history, facts = state.history, state.facts
    last_seen = history.unlisted.last_seen.get(pet.id)
    where = Whereabouts.EARLIER if facts.is_earlier else Whereabouts.LISTED
    if pet.id in history.unlisted.added:
        where = Whereabouts.ADDED
    elif pet.id in history.unlisted.found:
        where = Whereabouts.FOUND
    elif not history.was_listed(pet.id):
        where = Whereabouts.NEVER_LISTED
    elif last_seen is not None:
        where = Whereabouts.UNLISTED
    elif facts.as_of is not None:
        last_seen = seconds_of(facts.as_of)
    return PetFacts(pet, where, last_seen, change)
