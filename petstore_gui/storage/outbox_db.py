"""The outbox file: every add is saved in it before any of it is sent."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from threading import RLock

import msgspec

from petstore_gui.domain.pending_add import Draft, PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.draft_rows import read_draft, remove_draft_of, write_draft
from petstore_gui.storage.import_rows import ImportsDb, recover_imports
from petstore_gui.storage.outbox_layout import LAYOUT
from petstore_gui.storage.outbox_rows import (
    COLUMNS,
    INSERT_ADD,
    add_of,
    draft_of,
    milliseconds,
    row_of,
    text_of,
    values_of,
)
from petstore_gui.storage.recoverable_db import Rescue, StorageError, open_db
from petstore_gui.storage.refused_writes import RefusedWrites, look
from petstore_gui.support.sqlite_read_only import connect_read_only

ADDED_KEPT = timedelta(days=30)
"""How long the file keeps an accepted add, at least."""

_PENDING = f"SELECT {COLUMNS} FROM adds WHERE state <> 'added' ORDER BY number"  # noqa: S608

_HAS_IMPORT = (
    "SELECT 1 FROM imports WHERE state = 'open' OR key IN (SELECT import FROM import_rows)"
)
"""One that is over keeps its rows while some of them were not added."""

_ADDED_IDS = """
    SELECT pet_id FROM adds WHERE pet_id IS NOT NULL
    UNION SELECT pet_id FROM import_rows WHERE pet_id IS NOT NULL
"""


@dataclass(frozen=True)
class StoredAdds:
    """The content of an outbox file: the pending adds, oldest first, and traces of accepted ones.

    `added_ids` are the ids that the service gave to adds, `added_numbers` the numbers of the
    accepted adds. `not_understood` counts the unreadable adds, which stay in the file, and
    `drafts_not_understood` the unreadable drafts. `has_import`: an import is not over.
    """

    pending: tuple[PendingAdd, ...] = ()
    added_ids: frozenset[int] = frozenset()
    added_numbers: frozenset[int] = frozenset()
    not_understood: int = 0
    drafts_not_understood: int = 0
    has_import: bool = False


class OutboxDb:
    """The adds of one deployment. Calls block until the data is on disk; threads take turns.

    `imports` are the adds that came from files of animals.

    Every method raises `StorageError` if the disk refuses.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.text_factory = text_of
        self._lock = RLock()
        self._refused = RefusedWrites()
        self.imports = ImportsDb(self._transaction)

    def recover(self, now: datetime) -> None:
        """After a start: mark adds that were being sent as unknown, remove old accepted ones."""
        with self._transaction() as connection:
            recover_imports(connection, milliseconds(now - ADDED_KEPT))
            connection.execute(
                "UPDATE adds SET state = 'unknown', changed_at = ? WHERE state = 'sending'",
                (milliseconds(now),),
            )
            connection.execute(
                "DELETE FROM adds WHERE state = 'added' AND changed_at < ? AND number NOT IN"
                " (SELECT waits_for FROM adds WHERE waits_for IS NOT NULL)",
                (milliseconds(now - ADDED_KEPT),),
            )

    def read(self) -> StoredAdds:
        """All adds in the file."""
        with self._transaction() as connection:
            rows = connection.execute(_PENDING).fetchall()
            ids = connection.execute(_ADDED_IDS).fetchall()
            numbers = connection.execute("SELECT number FROM adds WHERE state = 'added'").fetchall()
            drafts = connection.execute("SELECT fields, origin FROM drafts").fetchall()
            has_import = connection.execute(_HAS_IMPORT).fetchone()
        adds = tuple(add for row in rows if (add := add_of(row)))
        return StoredAdds(
            adds,
            frozenset(pet_id for (pet_id,) in ids),
            frozenset(number for (number,) in numbers),
            len(rows) - len(adds),
            sum(draft_of(*draft) is None for draft in drafts),
            has_import is not None,
        )

    def insert(
        self,
        add: PendingAdd,
        instead_of: PendingAdd | None = None,
        draft: Draft | None = None,
    ) -> PendingAdd:
        """Write a new add in place of its draft, and return it with its number.

        `instead_of` is an add that it replaces: it is removed. `draft` is what is left to add.
        """
        replaced = (instead_of.key,) if instead_of else ()
        with self._change(add.key, *replaced) as connection:
            write_draft(connection, add.service_id, draft, only_of_it=True)
            if instead_of is not None:
                connection.execute("DELETE FROM adds WHERE number = ?", (instead_of.number,))
            done = connection.execute(INSERT_ADD, (None, *row_of(add)[1:]))
        return msgspec.structs.replace(add, number=done.lastrowid)

    def update(self, add: PendingAdd) -> None:
        """Write the progress of an add. Once it is accepted, remove its draft.

        An outcome is a fact whether or not it can be written, so it is not taken back.
        """
        with self._change(add.key, is_fact=add.phase is not Phase.SENDING) as connection:
            connection.execute(
                "UPDATE adds SET state = :state, seen = :seen, attempts = :attempts,"
                " changed_at = :changed_at, waits_for = :waits_for, pet_id = :pet_id,"
                " key_was_sent = :key_was_sent WHERE number = :number",
                values_of(add),
            )
            if add.phase is Phase.ADDED:
                remove_draft_of(connection, add)

    def remove(self, add: PendingAdd, draft: Draft | None = None) -> None:
        """Remove a discarded add; `draft` has its fields if staff want to edit them."""
        with self._change(add.key) as connection:
            connection.execute("DELETE FROM adds WHERE number = ?", (add.number,))
            if draft is not None:
                write_draft(connection, add.service_id, draft)

    def bring_back(self, add: PendingAdd) -> None:
        """Write a removed add again, as it was."""
        with self._change(add.key) as connection:
            connection.execute(INSERT_ADD, row_of(add))

    def draft(self, service_id: ServiceId) -> Draft | None:
        """The draft for a service."""
        with self._transaction() as connection:
            return read_draft(connection, service_id)

    def write_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        """Replace every draft by this one, for `service_id`; None only removes them."""
        with self._change() as connection:
            write_draft(connection, service_id, draft)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _change(self, *keys: str, is_fact: bool = False) -> Iterator[sqlite3.Connection]:
        """A transaction on the drafts and on the adds with these keys.

        If it fails but is in the file all the same, the next one takes it back, unless it
        `is_fact`: an outcome may stay.
        """
        before = None
        with self._lock:
            try:
                with self._transaction() as connection:
                    self._refused.take_back(connection)
                    before = look(connection, keys)
                    yield connection
            except StorageError:
                if before is not None and not is_fact:
                    self._refused.add(before)
                raise
            self._refused.forget()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """One transaction, durable when this returns."""
        try:
            with self._lock, self._connection:
                self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise StorageError(str(error)) from error


def open_outbox(file: Path, now: datetime) -> tuple[OutboxDb, Rescue | None]:
    """The outbox in `file`, and what became of a damaged one in its place.

    Raises `StorageError` and `WrittenByNewer`.
    """
    opened = open_db(file, LAYOUT, now)
    outbox = OutboxDb(opened.connection)
    outbox.recover(now)
    return outbox, opened.rescue


def adds_of_newer(file: Path) -> tuple[PendingAdd, ...]:
    """The readable pending adds in a newer version's file, which is not changed.

    Those being sent count as unknown. Raises `StorageError` if the file cannot be read.
    """
    try:
        with closing(connect_read_only(file)) as connection:
            connection.text_factory = text_of
            rows = connection.execute(_PENDING).fetchall()
    except sqlite3.Error as error:
        raise StorageError(f"{file}: {error}") from error
    adds = (add for row in rows if (add := add_of(row)))
    return tuple(
        msgspec.structs.replace(
            add,
            phase=Phase.UNKNOWN if add.phase is Phase.SENDING else add.phase,
            is_read_only=True,
        )
        for add in adds
    )
