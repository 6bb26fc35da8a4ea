"""The outbox on disk: every add that was asked for, written down before its first byte is sent."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from petstore_gui.pets import NewPet
from petstore_gui.records.place import Place
from petstore_gui.records.record_file import Layout, NotKept, open_records

log = logging.getLogger(__name__)

ADDED_KEPT = timedelta(days=30)
"""How long an add that was settled can be read again in the file."""

_LAYOUT = Layout(
    version=1,
    script="""
        CREATE TABLE adds (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            body BLOB NOT NULL,
            deployment TEXT NOT NULL,
            origin TEXT NOT NULL,
            seen BLOB NOT NULL,
            state TEXT NOT NULL
                CHECK (state IN ('ready', 'sending', 'added', 'refused', 'unknown')),
            attempts INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            changed_at INTEGER NOT NULL,
            waits_for INTEGER,
            pet_id INTEGER
        ) STRICT;
        CREATE TABLE drafts (
            origin TEXT PRIMARY KEY,
            fields BLOB NOT NULL
        ) STRICT
    """,
    tables=("adds", "drafts"),
    synchronous="FULL",
    is_checked=True,
)

_COLUMNS = (
    "number, key, body, deployment, origin, seen, state, attempts, created_at, changed_at,"
    " waits_for, pet_id"
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


class Entry(msgspec.Struct, frozen=True):
    """One add. `key` is its Idempotency-Key; `attempts` counts the times that it was sent.

    `waits_for` is the number of an add that must be settled before this one may be sent; `pet_id`
    is the id that the service gave, where it is known.
    """

    number: int
    key: str
    pet: NewPet
    place: Place
    known: Known
    state: AddState
    attempts: int
    created_at: datetime
    changed_at: datetime
    waits_for: int | None = None
    pet_id: int | None = None


class Draft(msgspec.Struct, frozen=True):
    """What a person has typed and not sent: texts as they stand in the fields."""

    name: str = ""
    category: str = ""
    status: str = ""
    wants_another: bool = False


class OutboxFile:
    """The adds of one deployment. Calls block until the disk has what they say.

    Every method raises `NotKept` where the disk does not take it. Threads take turns.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._turn = Lock()

    def recover(self, now: datetime) -> None:
        """After a start: what was being sent may have been added; what is long settled goes."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE adds SET state = 'unknown', changed_at = ? WHERE state = 'sending'",
                (_milliseconds(now),),
            )
            connection.execute(
                "DELETE FROM adds WHERE state = 'added' AND changed_at < ?",
                (_milliseconds(now - ADDED_KEPT),),
            )

    def entries(self) -> list[Entry]:
        """The adds that are not settled, oldest first."""
        with self._writing() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM adds WHERE state <> 'added' ORDER BY number"  # noqa: S608
            ).fetchall()
        return [entry for row in rows if (entry := _entry(row))]

    def insert(self, entry: Entry) -> Entry:
        """Write down a new add; returns it with its number."""
        row = _row(entry)[1:]
        places = ", ".join("?" * len(row))
        with self._writing() as connection:
            done = connection.execute(
                f"INSERT INTO adds ({_COLUMNS.partition(', ')[2]}) VALUES ({places})",  # noqa: S608
                row,
            )
        return msgspec.structs.replace(entry, number=done.lastrowid)

    def update(self, entry: Entry) -> None:
        """Write down what became of an add."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE adds SET state = ?, attempts = ?, changed_at = ?, waits_for = ?, pet_id = ?"
                " WHERE number = ?",
                (
                    entry.state,
                    entry.attempts,
                    _milliseconds(entry.changed_at),
                    entry.waits_for,
                    entry.pet_id,
                    entry.number,
                ),
            )

    def remove(self, number: int) -> None:
        """Forget an add that a person gave up."""
        with self._writing() as connection:
            connection.execute("DELETE FROM adds WHERE number = ?", (number,))

    def drafts(self) -> dict[str, Draft]:
        """What was typed and not sent, by origin."""
        with self._writing() as connection:
            rows = connection.execute("SELECT origin, fields FROM drafts").fetchall()
            return {origin: msgspec.json.decode(fields, type=Draft) for origin, fields in rows}

    def keep_draft(self, place: Place, draft: Draft | None) -> None:
        """Keep what is typed for a place, in place of what was; None forgets it."""
        with self._writing() as connection:
            connection.execute("DELETE FROM drafts")
            if draft is not None:
                fields = msgspec.json.encode(draft)
                connection.execute("INSERT INTO drafts VALUES (?, ?)", (place.origin, fields))

    def close(self) -> None:
        """Close the file; nothing more can be written."""
        with self._turn:
            self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction, durable when this returns."""
        try:
            with self._turn, self._connection:
                self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise NotKept(str(error)) from error


def open_outbox(file: Path, now: datetime) -> tuple[OutboxFile, Path | None]:
    """The outbox in `file`, and where a damaged one lies that was there before.

    Raises `NotKept` and `WrittenByNewer`.
    """
    opened = open_records(file, _LAYOUT, now)
    outbox = OutboxFile(opened.connection)
    outbox.recover(now)
    return outbox, opened.aside


def _row(entry: Entry) -> tuple[object, ...]:
    return (
        entry.number,
        entry.key,
        msgspec.json.encode(entry.pet),
        entry.place.deployment,
        entry.place.origin,
        msgspec.json.encode(entry.known),
        entry.state,
        entry.attempts,
        _milliseconds(entry.created_at),
        _milliseconds(entry.changed_at),
        entry.waits_for,
        entry.pet_id,
    )


def _entry(row: tuple[Any, ...]) -> Entry | None:
    """The add in a row, or None where the row makes no sense; it stays in the file then."""
    number, key, body, deployment, origin, known, state, attempts, created, changed, *rest = row
    try:
        return Entry(
            number,
            key,
            msgspec.json.decode(body, type=NewPet),
            Place(deployment, origin),
            msgspec.json.decode(known, type=Known),
            AddState(state),
            attempts,
            _time(created),
            _time(changed),
            *rest,
        )
    except (msgspec.MsgspecError, OverflowError, OSError) as error:
        log.info("add %s in the outbox is not understood: %s", number, error)
        return None


def _milliseconds(time: datetime) -> int:
    return int(time.timestamp() * 1_000)


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)
