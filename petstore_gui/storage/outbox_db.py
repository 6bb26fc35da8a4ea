"""The outbox on disk: every add that was asked for, written down before its first byte is sent."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from threading import Lock

import msgspec

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.pending_add import (
    COLUMNS,
    AddState,
    Draft,
    PendingAdd,
    draft_of,
    entry_of,
    milliseconds,
    row_of,
    text_of,
)
from petstore_gui.storage.recoverable_db import Layout, StorageError, open_db
from petstore_gui.support.sqlite_read_only import connect_read_only

log = logging.getLogger(__name__)

ADDED_KEPT = timedelta(days=30)
"""How long an add that was settled can be read again in the file, at least."""

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

_UNSETTLED = f"SELECT {COLUMNS} FROM adds WHERE state <> 'added' ORDER BY number"  # noqa: S608


class OutboxDb:
    """The adds of one deployment. Calls block until the disk has what they say.

    Every method raises `StorageError` where the disk does not take it. Threads take turns.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.text_factory = text_of
        self._turn = Lock()
        self.not_understood = 0

    def recover(self, now: datetime) -> None:
        """After a start: what was being sent may have been added; what is long settled goes."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE adds SET state = 'unknown', changed_at = ? WHERE state = 'sending'",
                (milliseconds(now),),
            )
            connection.execute(
                "DELETE FROM adds WHERE state = 'added' AND changed_at < ? AND number NOT IN"
                " (SELECT waits_for FROM adds WHERE waits_for IS NOT NULL)",
                (milliseconds(now - ADDED_KEPT),),
            )

    def entries(self) -> list[PendingAdd]:
        """The adds that are not settled, oldest first; what makes no sense stays in the file."""
        with self._writing() as connection:
            rows = connection.execute(_UNSETTLED).fetchall()
        entries = [entry for row in rows if (entry := entry_of(row))]
        self.not_understood = len(rows) - len(entries)
        return entries

    def added_ids(self) -> set[int]:
        """The ids that the service gave to adds of the last days."""
        with self._writing() as connection:
            rows = connection.execute("SELECT pet_id FROM adds WHERE pet_id IS NOT NULL")
            return {pet_id for (pet_id,) in rows}

    def added_numbers(self) -> set[int]:
        """The numbers of the adds of the last days that were added."""
        with self._writing() as connection:
            rows = connection.execute("SELECT number FROM adds WHERE state = 'added'")
            return {number for (number,) in rows}

    def insert(self, entry: PendingAdd) -> PendingAdd:
        """Write down a new add, in place of what was typed for it; returns it with its number."""
        row = row_of(entry)[1:]
        places = ", ".join("?" * len(row))
        with self._writing() as connection:
            connection.execute("DELETE FROM drafts WHERE origin = ?", (entry.service_id.origin,))
            done = connection.execute(
                f"INSERT INTO adds ({COLUMNS.partition(', ')[2]}) VALUES ({places})",  # noqa: S608
                row,
            )
        return msgspec.structs.replace(entry, number=done.lastrowid)

    def update(self, entry: PendingAdd) -> None:
        """Write down what became of an add; what was typed for it goes with it once it is added."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE adds SET state = ?, seen = ?, attempts = ?, changed_at = ?, waits_for = ?,"
                " pet_id = ?, key_was_sent = ? WHERE number = ?",
                (
                    entry.state,
                    msgspec.json.encode(entry.known),
                    entry.attempts,
                    milliseconds(entry.changed_at),
                    entry.waits_for,
                    entry.pet_id,
                    entry.key_was_sent,
                    entry.number,
                ),
            )
            if entry.state is AddState.ADDED:
                _forget_draft_of(connection, entry)

    def remove(self, entry: PendingAdd, draft: Draft | None = None) -> None:
        """Forget an add that a person gave up, or that is to be typed anew from `draft`."""
        with self._writing() as connection:
            connection.execute("DELETE FROM adds WHERE number = ?", (entry.number,))
            if draft is not None:
                _keep_draft(connection, entry.service_id, draft)

    def drafts(self) -> dict[str, Draft]:
        """What was typed and not sent, by origin."""
        with self._writing() as connection:
            rows = connection.execute("SELECT origin, fields FROM drafts").fetchall()
        return {origin: draft for origin, fields in rows if (draft := draft_of(fields))}

    def keep_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        """Keep what is typed for a place, in place of what was; None forgets it."""
        with self._writing() as connection:
            if draft is None:
                connection.execute("DELETE FROM drafts")
            else:
                _keep_draft(connection, service_id, draft)

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
            raise StorageError(str(error)) from error


def open_outbox(file: Path, now: datetime) -> tuple[OutboxDb, Path | None]:
    """The outbox in `file`, and where a damaged one lies that was there before.

    Raises `StorageError` and `WrittenByNewer`.
    """
    opened = open_db(file, _LAYOUT, now)
    outbox = OutboxDb(opened.connection)
    outbox.recover(now)
    return outbox, opened.aside


def adds_of_newer(file: Path) -> list[PendingAdd]:
    """The adds in the file of a newer version that can be understood; it stays as it is.

    Nobody saw the answer to what was being sent. Raises `StorageError` where none can be read.
    """
    try:
        with closing(connect_read_only(file)) as connection:
            connection.text_factory = text_of
            rows = connection.execute(_UNSETTLED).fetchall()
    except sqlite3.Error as error:
        raise StorageError(f"{file}: {error}") from error
    entries = [entry for row in rows if (entry := entry_of(row))]
    return [
        msgspec.structs.replace(entry, state=AddState.UNKNOWN)
        if entry.state is AddState.SENDING
        else entry
        for entry in entries
    ]


def _forget_draft_of(connection: sqlite3.Connection, entry: PendingAdd) -> None:
    origin = (entry.service_id.origin,)
    rows = connection.execute("SELECT fields FROM drafts WHERE origin = ?", origin).fetchall()
    drafts = [draft for (fields,) in rows if (draft := draft_of(fields))]
    if any(draft.is_of(entry) for draft in drafts):
        connection.execute("DELETE FROM drafts WHERE origin = ?", origin)


def _keep_draft(connection: sqlite3.Connection, service_id: ServiceId, draft: Draft) -> None:
    connection.execute("DELETE FROM drafts")
    fields = msgspec.json.encode(draft)
    connection.execute("INSERT INTO drafts VALUES (?, ?)", (service_id.origin, fields))
