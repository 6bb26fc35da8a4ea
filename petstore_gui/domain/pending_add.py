"""An add that has been asked for: the animal, and the phase that the add is in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum

import msgspec
from msgspec import structs

from petstore_gui.domain.failure import Failure
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.domain.pets import IntegerProblem, NewPet, Pet, parse_int64
from petstore_gui.domain.service_id import ServiceId

PUT_OFF_MAX = 3_600.0
"""Seconds: a service that asks for a longer wait is asked again all the same."""


class Phase(Enum):
    """Where an add is between the Add button and its outcome."""

    SAVING = "it is being written to the outbox file"
    HELD = "it is sent when its undo time is over"
    WAITING = "it is sent once the outcome of the add that it replaces is known"
    AWAY = "it is sent once its service can be reached again: staff asked for that"
    PAUSED = "it is sent only if staff ask for it"
    QUEUED = "it is sent when its turn comes and its service is open"
    SENDING = "it is being sent; the service may have it"
    UNKNOWN = "it was sent; the service may have it"
    REFUSED = "the service did not add it"
    DECIDING = "staff's decision about it is being written to the file"
    ADDED = "the service has it"
    DISCARDED = "staff discarded it"

    @property
    def is_on_its_way(self) -> bool:
        """Whether its outcome comes without staff, who can decide nothing until then."""
        return self in (Phase.SAVING, Phase.QUEUED, Phase.SENDING)


class Cause(Enum):
    """Why an add moves from one phase to the next."""

    PERSON = "staff decided"
    FILE = "it was written to the outbox file, or could not be"
    TIME = "its undo time is over"
    ORIGINAL = "the outcome of the add that it replaces is known"
    BACK = "its service has answered"
    TURN = "its turn came, or its service is not open"
    ANSWER = "the service answered, or the answer was lost"
    KEY = "the service honours its Idempotency-Key: sending it again adds it once"
    LEFT = "another service was opened"


class Known(msgspec.Struct, frozen=True):
    """The ids of animals like the new one that were listed before it was sent.

    `is_whole`: the list of its status was complete, so any others like it are new.
    """

    ids: tuple[int, ...] = ()
    is_whole: bool = False


class PendingAdd(msgspec.Struct, frozen=True):
    """One add. `key` is its Idempotency-Key; `attempts` counts how often it was sent.

    `number` is its number in the outbox file, 0 until it is saved. `replaces` is the number of an
    add whose outcome must be known before this one is sent. `pet_id` is the id that the service
    gave it, if known. `key_was_sent`: every attempt included its key, and the service honours keys;
    not once it has refused a replay. `is_read_only`: a newer version of the program wrote it, and
    only that version may send it. `failure`: why the service refused it, or why it was not sent.
    `generation` counts how often the outbox was closed in this run: older records are stale.
    """

    number: int
    key: str
    pet: NewPet
    service_id: ServiceId
    known: Known
    phase: Phase
    attempts: int
    created_at: datetime
    changed_at: datetime
    replaces: int | None = None
    pet_id: int | None = None
    key_was_sent: bool = False
    is_read_only: bool = False
    failure: Failure | None = None
    generation: int = 0

    def put_off_until(self, now: datetime) -> datetime | None:
        """Until when the service asked to wait in its last answer; None if that is over."""
        asked = (self.failure.wait if self.failure is not None else None) or 0
        until = self.changed_at + timedelta(seconds=min(asked, PUT_OFF_MAX))
        return until if self.changed_at <= now < until else None  # the clock may be set back


class Draft(msgspec.Struct, frozen=True):
    """The fields of the Add animal dialog as typed.

    `status` is "" until one is chosen, and `NOT_STATED` for none. `after` is the key of the add
    with an unknown outcome that it would replace. `older` are the drafts kept before this one: the
    file has room for one draft, which contains them.
    """

    name: str = ""
    category: str = ""
    status: str = ""
    wants_another: bool = False
    after: str = ""
    older: tuple[Draft, ...] = ()

    @classmethod
    def of(cls, pet: Pet | NewPet) -> Draft:
        """The fields of an animal, to add it or another one like it."""
        return cls(pet.name, str(pet.category_id), pet.status or NOT_STATED)

    @classmethod
    def newest_of(cls, drafts: Sequence[Draft]) -> Draft | None:
        """The last of these drafts, with the others."""
        return structs.replace(drafts[-1], older=tuple(drafts[:-1])) if drafts else None

    @property
    def each(self) -> tuple[Draft, ...]:
        """The kept drafts and this one, oldest first."""
        return (*self.older, structs.replace(self, older=()))

    @property
    def pet(self) -> NewPet | None:
        """The animal in the fields, or None without a category."""
        category = parse_int64(self.category)
        if isinstance(category, IntegerProblem):
            return None
        status = PetStatus(self.status) if self.status in list(PetStatus) else None
        return NewPet(self.name.strip(), category, status)

    def is_of(self, add: PendingAdd) -> bool:
        """Whether `add` was made from this draft, unchanged. It is removed once `add` is added."""
        pet, category = add.pet, parse_int64(self.category)
        status = "" if self.status == NOT_STATED else self.status
        typed = (self.after, self.name.strip(), category, status)
        return typed == (add.key, pet.name, pet.category_id, pet.status or "")
