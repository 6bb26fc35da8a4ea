"""Converts pending adds and drafts to and from rows of the outbox file."""

from __future__ import annotations

import logging
import zlib
from datetime import UTC, datetime
from typing import Any

import msgspec

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.failure import Failure
from petstore_gui.domain.import_job import ImportJob
from petstore_gui.domain.pending_add import Draft, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId

log = logging.getLogger(__name__)

COLUMNS = (
    "number, key, body, deployment, origin, seen, state, attempts, created_at, changed_at,"
    " waits_for, pet_id, key_was_sent"
)

_NAMES = COLUMNS.split(", ")
_SEEN = _NAMES.index("seen")

INSERT_ADD = f"INSERT INTO adds ({COLUMNS}) VALUES ({', '.join('?' * len(_NAMES))})"  # noqa: S608
"""Inserts a row; SQLite assigns the number if it is None."""

_STATES = {
    Phase.SENDING: "sending",
    Phase.ADDED: "added",
    Phase.REFUSED: "refused",
    Phase.UNKNOWN: "unknown",
}
_READY = "ready"
"""Stored for every other phase: no attempt can have been received."""

_PHASES = {state: phase for phase, state in _STATES.items()} | {_READY: Phase.PAUSED}


class _Seen(msgspec.Struct, omit_defaults=True):
    """The column `seen`: what was known before the add, and why it failed.

    Both are in one column, so that versions that know only the first can read the file. It also has
    a checksum, as a draft does: SQLite has none, and a few wrong bytes make another name or key.
    """

    ids: tuple[int, ...] = ()
    is_whole: bool = False
    failure: Failure | None = None


def row_of(add: PendingAdd) -> tuple[Any, ...]:
    """The values of `COLUMNS`."""
    row = (
        add.number,
        add.key,
        msgspec.json.encode(add.pet),
        str(add.service_id.deployment),
        add.service_id.origin,
        b"",
        _STATES.get(add.phase, _READY),
        add.attempts,
        milliseconds(add.created_at),
        milliseconds(add.changed_at),
        add.replaces,
        add.pet_id,
        int(add.key_was_sent),
    )
    seen = _Seen(add.known.ids, add.known.is_whole, add.failure)
    checked = _with_check(msgspec.to_builtins(seen), *_content_of(row))
    return (*row[:_SEEN], checked, *row[_SEEN + 1 :])


def values_of(add: PendingAdd) -> dict[str, Any]:
    """The values of `COLUMNS` by their names."""
    return dict(zip(_NAMES, row_of(add), strict=True))


def add_of(row: tuple[Any, ...]) -> PendingAdd | None:
    """The add in a row, or None if the row is unreadable."""
    (number, key, body, deployment, origin, known, state, attempts, created, changed) = row[:10]
    replaces, pet_id, key_was_sent = row[10:]
    try:
        seen = msgspec.convert(_checked(known, *_content_of(row)), type=_Seen)
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


def fields_of(draft: Draft, origin: str) -> bytes:
    """A draft for the service at `origin`, as stored in the file."""
    return _with_check(msgspec.to_builtins(draft), origin)


def draft_of(fields: bytes, origin: str) -> Draft | None:
    """The draft in `fields`, or None if it is unreadable."""
    try:
        return msgspec.convert(_checked(fields, origin), type=Draft)
    except ValueError as error:
        log.info("a draft is unreadable: %s", error)
        return None


def fields_about(job: ImportJob) -> bytes:
    """What the file says of an import, beside its key, origin and time."""
    about = {"name": job.name, "digest": job.digest, "total": job.total}
    about |= {"invalid": msgspec.to_builtins(job.invalid), "unticked": job.unticked}
    about |= {"kept": job.is_kept}
    origin, created = job.service_id.origin, milliseconds(job.created_at)
    return _with_check(about, job.key, origin, created)


def about_of(about: bytes, key: str, origin: str, created_at: int) -> dict[str, Any] | None:
    """What `fields_about` wrote, or None if it is unreadable."""
    try:
        return _checked(about, key, origin, created_at)
    except ValueError as error:
        log.info("an import is unreadable: %s", error)
        return None


def text_of(content: bytes) -> str:
    """A text in the file. Invalid UTF-8 is replaced, as it would make a whole query fail."""
    return content.decode("utf-8", "replace")


def milliseconds(time: datetime) -> int:
    """A time as stored in the file: milliseconds since 1970."""
    return int(time.timestamp() * 1_000)


def _content_of(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values that the checksum of a row covers, beside `seen`.

    Not the number, which SQLite assigns. A start turns "sending" into "unknown": both count as one.
    """
    state = row[_SEEN + 1]
    return (*row[1:_SEEN], "unknown" if state == "sending" else state, *row[7:9], *row[10:])


def _with_check(values: dict[str, Any], *content: object) -> bytes:
    return msgspec.json.encode({**values, "check": _checksum(values, *content)})


def _checked(stored: bytes, *content: object) -> dict[str, Any]:
    """The stored values. Raises `ValueError` if their checksum is wrong or missing.

    Every version that was released writes one: without it, two wrong bytes make another animal.
    """
    values = msgspec.json.decode(stored, type=dict[str, Any])
    if values.pop("check", None) != _checksum(values, *content):
        raise ValueError("its checksum is wrong or missing")
    return values


def _checksum(*content: object) -> int:
    return zlib.crc32(msgspec.json.encode(content))


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)
