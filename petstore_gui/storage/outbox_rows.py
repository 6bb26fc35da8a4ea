"""Converts pending adds and drafts to and from rows of the outbox file."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.failure import Failure
from petstore_gui.domain.pending_add import Draft, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId

log = logging.getLogger(__name__)

COLUMNS = (
    "number, key, body, deployment, origin, seen, state, attempts, created_at, changed_at,"
    " waits_for, pet_id, key_was_sent"
)

_STATES = {
    Phase.SENDING: "sending",
    Phase.ADDED: "added",
    Phase.REFUSED: "refused",
    Phase.UNKNOWN: "unknown",
}
_READY = "ready"
"""Stored for every phase before the first attempt."""

_PHASES = {state: phase for phase, state in _STATES.items()} | {_READY: Phase.PAUSED}


class _Seen(msgspec.Struct, omit_defaults=True):
    """The column `seen`: what was known before the add, and why it failed.

    Both lie in one column, so that versions that know only the first read the file.
    """

    ids: tuple[int, ...] = ()
    is_whole: bool = False
    failure: Failure | None = None


def row_of(add: PendingAdd) -> tuple[object, ...]:
    """The values of `COLUMNS`."""
    return (
        add.number,
        add.key,
        msgspec.json.encode(add.pet),
        add.service_id.deployment,
        add.service_id.origin,
        seen_of(add),
        state_of(add),
        add.attempts,
        milliseconds(add.created_at),
        milliseconds(add.changed_at),
        add.replaces,
        add.pet_id,
        add.key_was_sent,
    )


def seen_of(add: PendingAdd) -> bytes:
    """The value of `seen`."""
    return msgspec.json.encode(_Seen(add.known.ids, add.known.is_whole, add.failure))


def state_of(add: PendingAdd) -> str:
    """The value of `state` for an add's phase."""
    return _STATES.get(add.phase, _READY)


def add_of(row: tuple[Any, ...]) -> PendingAdd | None:
    """The add in a row, or None if the row is unreadable."""
    (number, key, body, deployment, origin, known, state, attempts, created, changed) = row[:10]
    replaces, pet_id, key_was_sent = row[10:]
    try:
        seen = msgspec.json.decode(known, type=_Seen)
        return PendingAdd(
            number,
            key,
            msgspec.json.decode(body, type=NewPet),
            ServiceId(Deployment(deployment), origin),
            Known(seen.ids, seen.is_whole),
            _PHASES[state],
            attempts,
            _time(created),
            _time(changed),
            replaces,
            pet_id,
            bool(key_was_sent),
            failure=seen.failure,
        )
    except (KeyError, ValueError, OverflowError, OSError) as error:  # msgspec's are ValueErrors
        log.info("add %s in the outbox is unreadable: %s", number, error)
        return None


def draft_of(fields: bytes) -> Draft | None:
    """The draft in `fields`, or None if it is unreadable."""
    try:
        return msgspec.json.decode(fields, type=Draft)
    except ValueError as error:
        log.info("a draft is unreadable: %s", error)
        return None


def text_of(content: bytes) -> str:
    """A text in the file. Invalid UTF-8 is replaced, so that it does not fail a whole query."""
    return content.decode("utf-8", "replace")


def milliseconds(time: datetime) -> int:
    """A time as stored in the file: milliseconds since 1970."""
    return int(time.timestamp() * 1_000)


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)
