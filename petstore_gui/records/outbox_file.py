"""The outbox on disk: every add that was asked for, written down before its first byte is sent."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from petstore_gui.pets import NewPet
from petstore_gui.records.place import Place
from petstore_gui.records.record_file import Layout, NotKept, open_records
from petstore_gui.records.untouched import connect_untouched

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
            pet_id INTEGER,
            key_was_sent INTEGER NOT NULL
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
    " waits_for, pet_id, key_was_sent"
)

_UNSETTLED = f"SELECT {_COLUMNS} FROM adds WHERE state <> 'added' ORDER BY number"  # noqa: S608


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
    is the id that the service gave, where it is known. `key_was_sent`: its key went along each
    time, to a service that honours it.
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


class OutboxFile:
    """The adds of one deployment. Calls block until the disk has what they say.

    Every method raises `NotKept` where the disk does not take it. Threads take turns.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.text_factory = _text
        self._turn = Lock()
        self.not_understood = 0

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
        """The adds that are not settled, oldest first; what makes no sense stays in the file."""
        with self._writing() as connection:
            rows = connection.execute(_UNSETTLED).fetchall()
        entries = [entry for row in rows if (entry := _entry(row))]
        self.not_understood = len(rows) - len(entries)
        return entries

    def added_ids(self) -> set[int]:
        """The ids that the service gave to adds of the last days."""
        with self._writing() as connection:
            rows = connection.execute("SELECT pet_id FROM adds WHERE pet_id IS NOT NULL")
            return {pet_id for (pet_id,) in rows}

    def insert(self, entry: Entry) -> Entry:
        """Write down a new add, in place of what was typed for it; returns it with its number."""
        row = _row(entry)[1:]
        places = ", ".join("?" * len(row))
        with self._writing() as connection:
            connection.execute("DELETE FROM drafts WHERE origin = ?", (entry.place.origin,))
            done = connection.execute(
                f"INSERT INTO adds ({_COLUMNS.partition(', ')[2]}) VALUES ({places})",  # noqa: S608
                row,
            )
        return msgspec.structs.replace(entry, number=done.lastrowid)

    def update(self, entry: Entry) -> None:
        """Write down what became of an add."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE adds SET state = ?, seen = ?, attempts = ?, changed_at = ?, waits_for = ?,"
                " pet_id = ?, key_was_sent = ? WHERE number = ?",
                (
                    entry.state,
                    msgspec.json.encode(entry.known),
                    entry.attempts,
                    _milliseconds(entry.changed_at),
                    entry.waits_for,
                    entry.pet_id,
                    entry.key_was_sent,
                    entry.number,
                ),
            )

    def remove(self, entry: Entry, draft: Draft | None = None) -> None:
        """Forget an add that a person gave up, or that is to be typed anew from `draft`."""
        with self._writing() as connection:
            connection.execute("DELETE FROM adds WHERE number = ?", (entry.number,))
            if draft is not None:
                _keep_draft(connection, entry.place, draft)

    def drafts(self) -> dict[str, Draft]:
        """What was typed and not sent, by origin."""
        with self._writing() as connection:
            rows = connection.execute("SELECT origin, fields FROM drafts").fetchall()
        return {origin: draft for origin, fields in rows if (draft := _draft(fields))}

    def keep_draft(self, place: Place, draft: Draft | None) -> None:
        """Keep what is typed for a place, in place of what was; None forgets it."""
        with self._writing() as connection:
            if draft is None:
                connection.execute("DELETE FROM drafts")
            else:
                _keep_draft(connection, place, draft)

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


def entries_of_newer(file: Path) -> list[Entry]:
    """The adds in the file of a newer version that can be understood; it stays as it is.

    Nobody saw the answer to what was being sent. Raises `NotKept` where none can be read.
    """
    try:
        with closing(connect_untouched(file)) as connection:
            connection.text_factory = _text
            rows = connection.execute(_UNSETTLED).fetchall()
    except sqlite3.Error as error:
        raise NotKept(f"{file}: {error}") from error
    entries = [entry for row in rows if (entry := _entry(row))]
    return [
        msgspec.structs.replace(entry, state=AddState.UNKNOWN)
        if entry.state is AddState.SENDING
        else entry
        for entry in entries
    ]


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
        entry.key_was_sent,
    )


def _entry(row: tuple[Any, ...]) -> Entry | None:
    """The add in a row, or None where the row makes no sense; it stays in the file then."""
    (number, key, body, deployment, origin, known, state, attempts, created, changed) = row[:10]
    waits_for, pet_id, key_was_sent = row[10:]
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
            waits_for,
            pet_id,
            bool(key_was_sent),
        )
    except (ValueError, OverflowError, OSError) as error:  # msgspec's are ValueErrors
        log.info("add %s in the outbox is not understood: %s", number, error)
        return None


def _draft(fields: bytes) -> Draft | None:
    try:
        return msgspec.json.decode(fields, type=Draft)
    except ValueError as error:
        log.info("a draft is not understood: %s", error)
        return None


def _keep_draft(connection: sqlite3.Connection, place: Place, draft: Draft) -> None:
    connection.execute("DELETE FROM drafts")
    fields = msgspec.json.encode(draft)
    connection.execute("INSERT INTO drafts VALUES (?, ?)", (place.origin, fields))


def _text(content: bytes) -> str:
    return content.decode("utf-8", "replace")  # one spoiled value costs that value


def _milliseconds(time: datetime) -> int:
    return int(time.timestamp() * 1_000)


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)
