"""The imports in the outbox file, and their rows.

A row has the same columns as an add, and becomes one if nobody knows whether it was added. From
then on the add says what becomes of it: if it is no longer there, a person discarded it.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Any

import msgspec

from petstore_gui.domain.import_job import ImportCounts, ImportJob, InvalidRow
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.outbox_rows import (
    COLUMNS,
    about_of,
    add_of,
    fields_about,
    milliseconds,
    row_of,
    values_of,
)

_CONTENT = COLUMNS.removeprefix("number, ")
_STATE = COLUMNS.split(", ").index("state")
_STATES = "ready", "sending", "unknown", "left", "discarded", "refused", "added"
_VALUES = ", ".join("?" * (COLUMNS.count(",") + 1))
_INSERT = f"INSERT INTO import_rows ({_CONTENT}, import) VALUES ({_VALUES})"  # noqa: S608 - own names
_UPDATE = """
    UPDATE import_rows SET state = :state, seen = :seen, attempts = :attempts,
    changed_at = :changed_at, pet_id = :pet_id, key_was_sent = :key_was_sent WHERE key = :key
"""
_BECAME = """
    CASE WHEN state = 'left' AND NOT EXISTS (SELECT 1 FROM adds WHERE adds.key = import_rows.key)
    THEN 'discarded' ELSE state END
"""
_ROWS = f"""
    SELECT {COLUMNS}, {_BECAME} AS became FROM import_rows
    WHERE import = ? AND became IN (SELECT value FROM json_each(?)) AND number > ?
    ORDER BY number LIMIT ?
"""  # noqa: S608 - own names
_COUNTS = f"""
    SELECT {_BECAME} AS became, count(*) FROM import_rows WHERE import = ? GROUP BY became
"""  # noqa: S608 - own names
_HAND_OVER = f"""
    INSERT OR IGNORE INTO adds ({_CONTENT}) SELECT {_CONTENT} FROM import_rows WHERE key = ?
"""  # noqa: S608 - own names
_OUTCOME = "state, seen, attempts, changed_at, pet_id, key_was_sent"  # with the checksum's values
_SETTLE_LEFT = f"""
    UPDATE import_rows SET ({_OUTCOME}) =
    (SELECT {_OUTCOME} FROM adds WHERE adds.key = import_rows.key)
    WHERE state = 'left' AND key IN (SELECT key FROM adds WHERE state = 'added')
"""  # noqa: S608 - own names

Transaction = Callable[[], AbstractContextManager[sqlite3.Connection]]


class ImportsDb:
    """The imports of one deployment. Every method blocks, and may raise `StorageError`."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._refused = set[str]()  # may be in the file, though the disk reported a failure

    def create(self, job: ImportJob, rows: Iterable[PendingAdd]) -> None:
        """Write an import with all of its rows: none is sent before this returns."""
        values = [(*row_of(row)[1:], job.key) for row in rows]
        refused = self._refused | {job.key}
        self._refused = refused
        with self._transaction() as connection:
            for key in refused:
                _delete(connection, key)
            origin, created = job.service_id.origin, milliseconds(job.created_at)
            about = (job.key, origin, fields_about(job), "open", created)
            connection.execute("INSERT INTO imports VALUES (?, ?, ?, ?, ?)", about)
            connection.executemany(_INSERT, values)
        self._refused = set()

    def unfinished(self, service_id: ServiceId) -> ImportJob | None:
        """The import for a service that has not ended, if there is one."""
        jobs = self._jobs("WHERE state = 'open' AND origin = ? ORDER BY created_at", service_id)
        return jobs[-1] if jobs else None

    def of_file(self, digest: str, service_id: ServiceId) -> datetime | None:
        """When a file with this content was last brought in, or None."""
        jobs = self._jobs("WHERE origin = ? ORDER BY created_at", service_id)
        return next((job.created_at for job in reversed(jobs) if job.digest == digest), None)

    def counts(self, job: ImportJob) -> ImportCounts:
        """How many rows are in which state; a row that became an add counts once it was added."""
        with self._transaction() as connection:
            connection.execute(_SETTLE_LEFT)
            found = Counter[str](dict(connection.execute(_COUNTS, (job.key,)).fetchall()))
        left = found["left"] + found["unknown"] + found["sending"]
        ready, discarded = found["ready"], found["discarded"]
        return ImportCounts(ready, found["added"], found["refused"], left, discarded)

    def ready(self, job: ImportJob, after: int, most: int) -> list[PendingAdd]:
        """The next rows that were not sent, in the order of the file; unreadable ones are left out.

        `after` is the number of the last one that was read, 0 for none.
        """
        return self._rows(job, ("ready",), after, most)

    def not_added(self, job: ImportJob) -> list[PendingAdd]:
        """The rows that were refused, discarded or not sent, in the order of the file."""
        return self._rows(job, ("ready", "refused", "discarded"), 0, -1)

    def every(self, job: ImportJob, after: int, most: int) -> list[PendingAdd]:
        """The next rows in the order of the file, whatever became of them; see `ready`."""
        return self._rows(job, _STATES, after, most)

    def update(self, rows: Sequence[PendingAdd]) -> None:
        """Write the states of rows, which are on the disk when this returns."""
        with self._transaction() as connection:
            connection.executemany(_UPDATE, map(values_of, rows))

    def hand_over(self, row: PendingAdd) -> PendingAdd:
        """Make a row that may have been added an ordinary add; return that."""
        with self._transaction() as connection:
            connection.execute(_UPDATE, values_of(row))
            _hand_over(connection, row.key)
            query = "SELECT number FROM adds WHERE key = ?"
            (number,) = connection.execute(query, (row.key,)).fetchone()
        return msgspec.structs.replace(row, number=number)

    def end(self, job: ImportJob) -> None:
        """Note that nothing more is sent. If any row failed, all can be read until `let_go`."""
        self._set_over(msgspec.structs.replace(job, is_kept=True))

    def let_go(self, job: ImportJob) -> None:
        """Note that a person has seen how it ended: its rows can be read until the next start."""
        self._set_over(msgspec.structs.replace(job, is_kept=False))

    def kept(self, service_id: ServiceId) -> list[ImportJob]:
        """The imports that are over, and that nobody has closed yet, oldest first."""
        jobs = self._jobs("WHERE state = 'over' AND origin = ? ORDER BY created_at", service_id)
        return [job for job in jobs if job.is_kept]

    def _set_over(self, job: ImportJob) -> None:
        with self._transaction() as connection:
            about = fields_about(job), job.key
            connection.execute("UPDATE imports SET state = 'over', about = ? WHERE key = ?", about)

    def _jobs(self, where: str, service_id: ServiceId) -> list[ImportJob]:
        with self._transaction() as connection:
            query = f"SELECT about, key, origin, created_at FROM imports {where}"  # noqa: S608 - own words
            rows = connection.execute(query, (service_id.origin,)).fetchall()
        return [job for row in rows if (job := _job_of(row, service_id))]

    def _rows(
        self, job: ImportJob, states: Sequence[str], after: int, most: int
    ) -> list[PendingAdd]:
        wanted = msgspec.json.encode(states).decode()
        with self._transaction() as connection:
            rows = connection.execute(_ROWS, (job.key, wanted, after, most)).fetchall()
        return [add for row in rows if (add := _row_of(row[:-1], row[-1]))]


def recover_imports(connection: sqlite3.Connection, before: int) -> None:
    """After a start: make adds of the rows that were being sent; forget imports that are over.

    One of which rows failed is forgotten once a person has closed it. The files of those since
    `before`, in milliseconds since 1970, are still known.
    """
    sent = "SELECT key FROM import_rows WHERE state IN ('sending', 'unknown')"
    for (key,) in connection.execute(sent).fetchall():
        _hand_over(connection, key)
    connection.execute(_SETTLE_LEFT)
    _find_again(connection)
    if not connection.execute("SELECT 1 FROM adds WHERE state = 'unknown' LIMIT 1").fetchone():
        _forget_over(connection)  # while one is unknown: the ID of an animal settles no other add
    connection.execute(
        "DELETE FROM imports WHERE state = 'over' AND created_at < ?"
        " AND key NOT IN (SELECT import FROM import_rows)",
        (before,),
    )


def _forget_over(connection: sqlite3.Connection) -> None:
    over = "SELECT about, key, origin, created_at FROM imports WHERE state = 'over'"
    for about, key, origin, created in connection.execute(over).fetchall():
        job = about_of(about, key, origin, created) or {}
        found = dict(connection.execute(_COUNTS, (key,)).fetchall())
        has_failed = bool(job.get("invalid") or found.keys() & {"ready", "refused", "discarded"})
        if not (job.get("kept") and has_failed):
            connection.execute("DELETE FROM import_rows WHERE import = ?", (key,))


def _find_again(connection: sqlite3.Connection) -> None:
    """Make an import of rows whose own import is lost or unreadable."""
    jobs = connection.execute("SELECT about, key, origin, created_at FROM imports").fetchall()
    known = {row[1] for row in jobs if about_of(*row) is not None}
    rows = connection.execute(
        "SELECT import, deployment, origin, count(*), min(created_at) FROM import_rows"
        " GROUP BY import"
    ).fetchall()
    for key, deployment, origin, count, created in rows:
        if key not in known:
            at = datetime.fromtimestamp(created / 1_000, UTC)
            job = ImportJob(key, ServiceId(deployment, origin), "", "", count, at)
            values = (key, origin, fields_about(job), "open", created)
            connection.execute("INSERT OR REPLACE INTO imports VALUES (?, ?, ?, ?, ?)", values)


def _hand_over(connection: sqlite3.Connection, key: str) -> None:
    connection.execute(_HAND_OVER, (key,))
    connection.execute("UPDATE import_rows SET state = 'left' WHERE key = ?", (key,))


def _row_of(row: tuple[Any, ...], became: str) -> PendingAdd | None:
    """A row; one that became an add as the add was then, unless a person has discarded that."""
    state = "unknown" if row[_STATE] == "left" else row[_STATE]
    add = add_of((*row[:_STATE], state, *row[_STATE + 1 :]))
    if add is not None and became == "discarded":
        return msgspec.structs.replace(add, phase=Phase.DISCARDED)
    return add


def _delete(connection: sqlite3.Connection, key: str) -> None:
    connection.execute("DELETE FROM import_rows WHERE import = ?", (key,))
    connection.execute("DELETE FROM imports WHERE key = ?", (key,))


def _job_of(row: tuple[Any, ...], service_id: ServiceId) -> ImportJob | None:
    about, key, origin, created_at = row
    job = about_of(about, key, origin, created_at)
    if job is None:
        return None
    at = datetime.fromtimestamp(created_at / 1_000, UTC)
    made = ImportJob(key, service_id, job["name"], job["digest"], job["total"], at)
    left_out = msgspec.convert(job.get("invalid", ()), tuple[InvalidRow, ...])
    unticked, is_kept = job.get("unticked", 0), job.get("kept", False)
    return msgspec.structs.replace(made, invalid=left_out, unticked=unticked, is_kept=is_kept)
