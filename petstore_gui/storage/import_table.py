"""The imports of the outbox file. Each function is a job of `OutboxFile.do`.

The rows of an import are adds. An added one is deleted, so that those that are left tell how far
the import is.
"""

from __future__ import annotations

import sqlite3
import uuid
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.import_job import ImportFacts, ImportJob, ImportState
from petstore_gui.domain.pets import NewPet
from petstore_gui.storage.outbox_file import read_adds, update_adds, write_adds

_BEGIN = "INSERT INTO imports (service, state, record) VALUES (?, ?, ?)"
_STATE = "UPDATE imports SET state = ? WHERE number = ?"
_ALL = "SELECT number, state, discarded, record FROM imports WHERE service = ? ORDER BY number"
_ONE = "SELECT number, state, discarded, record FROM imports WHERE number = ?"
_COUNTS = "SELECT phase, count(*) FROM adds WHERE import = ? GROUP BY phase"
_ROWS = """
    SELECT record FROM adds WHERE import = ? AND phase IN ('refused', 'unsure')
    ORDER BY number LIMIT ?
"""
_WAITING = "SELECT record FROM adds WHERE import = ? AND phase = 'waiting'"
_FORGET_ROWS = "DELETE FROM adds WHERE import = ? AND phase = 'refused'"
_FORGET = "DELETE FROM imports WHERE number = ?"


def begin_import(
    connection: sqlite3.Connection, service_id: ServiceId, job: ImportJob, pets: Sequence[NewPet]
) -> ImportFacts:
    """Write an import with all its rows."""
    values = _text_of(service_id), ImportState.RUNNING.value, msgspec.json.encode(job)
    number = connection.execute(_BEGIN, values).lastrowid
    write_adds(
        connection,
        (
            Add(str(uuid.uuid4()), pet, service_id, job.created_at, import_number=number)
            for pet in pets
        ),
    )
    return ImportFacts(number or 0, job, waiting=len(pets))


def find_import(connection: sqlite3.Connection, service_id: ServiceId) -> ImportFacts | None:
    """The import of a service that is not over, or else the oldest one of which rows failed.

    Those that are over and have nothing more to show are deleted.
    """
    rows = connection.execute(_ALL, (_text_of(service_id),)).fetchall()
    found = [_facts(connection, *row) for row in rows]
    for facts in found:
        if _has_nothing_to_show(facts):
            forget_import(connection, facts.number)
    shown = (facts for facts in found if not _has_nothing_to_show(facts))
    return min(shown, key=lambda facts: facts.is_over, default=None)


def import_facts(connection: sqlite3.Connection, number: int) -> ImportFacts | None:
    """How far an import is; None if there is none of this number."""
    row = connection.execute(_ONE, (number,)).fetchone()
    return None if row is None else _facts(connection, *row)


def failed_rows(connection: sqlite3.Connection, number: int, most: int = -1) -> list[Add]:
    """The first rows that were refused or not sent, or are unsure; -1: all of them."""
    return read_adds(connection, _ROWS, number, most)


def set_state(connection: sqlite3.Connection, number: int, state: ImportState) -> None:
    """Note what a person wants of an import."""
    connection.execute(_STATE, (state.value, number))


def stop_import(connection: sqlite3.Connection, number: int) -> None:
    """Send nothing more of an import but what may have been added already."""
    waiting = read_adds(connection, _WAITING, number)
    unsent = (
        replace(add, phase=Phase.REFUSED, failure=None) for add in waiting if not add.may_be_there
    )
    update_adds(connection, unsent)
    set_state(connection, number, ImportState.RUNNING)


def forget_import(connection: sqlite3.Connection, number: int) -> None:
    """Delete an import that is over, with its failed rows. Unsure ones remain unfinished adds."""
    connection.execute(_FORGET_ROWS, (number,))
    connection.execute(_FORGET, (number,))


def _facts(
    connection: sqlite3.Connection, number: int, state: str, discarded: int, record: bytes
) -> ImportFacts:
    counts: dict[str, int] = dict(connection.execute(_COUNTS, (number,)))
    job = msgspec.json.decode(record, type=ImportJob)
    return ImportFacts(number, job, ImportState(state), discarded=discarded, **counts)


def _has_nothing_to_show(facts: ImportFacts) -> bool:
    return facts.is_over and (not facts.failed or facts.state is ImportState.SAVED)


def _text_of(service_id: ServiceId) -> str:
    return msgspec.json.encode(service_id).decode()
