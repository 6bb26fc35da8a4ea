"""Reads the unfinished adds of a damaged outbox file, or of an earlier version's."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import NewPet

log = logging.getLogger(__name__)


def readable_adds(file: Path) -> list[Add]:
    """Every add that a plain SELECT still finds, as unsure: a person decides about each."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        return [
            replace(add, phase=Phase.UNSURE, may_be_there=True, is_keyed=False, import_number=None)
            for query, add_of in _QUERIES
            for add in _found(connection, query, add_of)
        ]
    return []


def _found(connection: sqlite3.Connection, query: str, add_of: Callable[..., Add]) -> Iterator[Add]:
    with suppress(sqlite3.Error):
        for row in connection.execute(query):
            try:
                yield add_of(*row)
            except (ValueError, OverflowError, OSError) as error:  # msgspec's are ValueErrors
                log.info("an add is unreadable: %s", error)


def _add_of(record: bytes) -> Add:
    return msgspec.json.decode(record, type=Add)


def _old_add_of(key: str, body: bytes, deployment: str, origin: str, created_at: Any) -> Add:
    pet = msgspec.json.decode(body, type=NewPet)
    created = datetime.fromtimestamp(created_at / 1_000, UTC)
    return Add(key, pet, ServiceId(Deployment(deployment), origin), created, attempts=1)


_OLD = "SELECT key, body, deployment, origin, created_at FROM {} WHERE {} ORDER BY number"

_QUERIES: tuple[tuple[str, Callable[..., Add]], ...] = (
    ("SELECT record FROM adds ORDER BY number", _add_of),
    (_OLD.format("adds", "state <> 'added'"), _old_add_of),
    (
        _OLD.format(
            "import_rows",
            "state IN ('sending', 'unknown') OR state = 'ready'"
            " AND import IN (SELECT key FROM imports WHERE state = 'open')",
        ),
        _old_add_of,
    ),
)
