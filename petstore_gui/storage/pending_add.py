"""One add as the outbox knows it, and how it stands in a row of its file."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import msgspec

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import NewPet, parse_int64
from petstore_gui.domain.service_id import ServiceId

log = logging.getLogger(__name__)

COLUMNS = (
    "number, key, body, deployment, origin, seen, state, attempts, created_at, changed_at,"
    " waits_for, pet_id, key_was_sent"
)


class AddState(StrEnum):
    """How far an add has come."""

    READY = "ready"
    SENDING = "sending"
    ADDED = "added"
    REFUSED = "refused"
    UNKNOWN = "unknown"


class Known(msgspec.Struct, frozen=True):
    """The ids of animals like the one to be added that were seen before it was sent.

    `is_whole`: every animal of its status was known then, so that others like it are new.
    """

    ids: tuple[int, ...] = ()
    is_whole: bool = False


class PendingAdd(msgspec.Struct, frozen=True):
    """One add. `key` is its Idempotency-Key; `attempts` counts the times that it was sent.

    `waits_for` is the number of an add that must be settled before this one may be sent; `pet_id`
    is the id that the service gave, where it is known. `key_was_sent`: its key went along each
    time, to a service that honours it.
    """

    number: int
    key: str
    pet: NewPet
    service_id: ServiceId
    known: Known
    state: AddState
    attempts: int
    created_at: datetime
    changed_at: datetime
    waits_for: int | None = None
    pet_id: int | None = None
    key_was_sent: bool = False


class Draft(msgspec.Struct, frozen=True):
    """What a person has typed and not sent: texts as they stand in the fields.

    `after` is the key of an add of unknown outcome that it is to replace.
    """

    name: str = ""
    category: str = ""
    status: str = ""
    wants_another: bool = False
    after: str = ""

    def is_of(self, entry: PendingAdd) -> bool:
        """Whether an add took this as it stands: once it was added, nothing is left to send."""
        pet, category = entry.pet, parse_int64(self.category)
        typed = (self.after, self.name.strip(), category, self.status)
        return typed == (entry.key, pet.name, pet.category_id, pet.status or "")


def row_of(entry: PendingAdd) -> tuple[object, ...]:
    """The values of `COLUMNS`."""
    return (
        entry.number,
        entry.key,
        msgspec.json.encode(entry.pet),
        entry.service_id.deployment,
        entry.service_id.origin,
        msgspec.json.encode(entry.known),
        entry.state,
        entry.attempts,
        milliseconds(entry.created_at),
        milliseconds(entry.changed_at),
        entry.waits_for,
        entry.pet_id,
        entry.key_was_sent,
    )


def entry_of(row: tuple[Any, ...]) -> PendingAdd | None:
    """The add in a row, or None where the row makes no sense; it stays in the file then."""
    (number, key, body, deployment, origin, known, state, attempts, created, changed) = row[:10]
    waits_for, pet_id, key_was_sent = row[10:]
    try:
        return PendingAdd(
            number,
            key,
            msgspec.json.decode(body, type=NewPet),
            ServiceId(Deployment(deployment), origin),
            msgspec.json.decode(known, type=Known),
            AddState(state),
            attempts,
            _time(created),
            _time(changed),
            waits_for,
            pet_id,
            bool(key_was_sent),
        )
    except (ValueError, OverflowError, OSError) as error:  # msgspec's are ValueErrors
        log.info("add %s in the outbox is not understood: %s", number, error)
        return None


def draft_of(fields: bytes) -> Draft | None:
    """What was typed, or None where it makes no sense."""
    try:
        return msgspec.json.decode(fields, type=Draft)
    except ValueError as error:
        log.info("a draft is not understood: %s", error)
        return None


def text_of(content: bytes) -> str:
    """A text of the file, whatever became of it: one spoiled value costs that value."""
    return content.decode("utf-8", "replace")


def milliseconds(time: datetime) -> int:
    """As times stand in the file: since 1970."""
    return int(time.timestamp() * 1_000)


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)
