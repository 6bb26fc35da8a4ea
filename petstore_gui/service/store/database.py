"""What a store needs from its database, and how that fails."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Dialect, Engine, Select
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.support.process import CommandFailed

Result = TypeVar("Result")

ANSWER_SECONDS = 9.0
"""How long a request may take: the window waits ten seconds for a response, and would not hear what
became of it."""

BUSY_SECONDS = 3
"""How long a read or a write waits for another program. An add may wait behind another one."""


class StoreError(CommandFailed):
    """An operation of the database failed. `str()` is one line for the service's administrator."""

    def __init__(self, reason: StartFailure, detail: str) -> None:
        self.reason = reason
        super().__init__(detail)


class Refused(StoreError):
    """The database refused a write. Of a group of adds, others may be accepted one by one."""


class PetRefused(Refused):
    """The database refused an animal for what it is."""


class OutcomeUnknown(StoreError):
    """It is not known whether a write is in the database, now or after a crash."""


@cache
def compiled(statement: Select[Any], dialect: Dialect) -> tuple[str, Mapping[str, object]]:
    """A statement as the text of a database, and the values that it contains."""
    done = statement.compile(dialect=dialect)
    return str(done), done.params


class Database(Protocol):
    """An open database. Only `rows` and `state` are for the event loop; the rest may block."""

    writing: Engine
    """Used by one thread at a time."""

    reading: Engine
    """For a look without a turn to write. It may be the same."""

    def new_ids(self, connection: Connection, count: int) -> Iterable[int]:
        """`count` ascending IDs that no animal ever had. Much faster than one query for each."""
        ...

    async def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """The rows of a fast query. Raises `StoreError`."""
        ...

    async def state(self) -> str:
        """Visible ASCII that changes with every change of an animal, and never comes again.

        The same for every service of this database. Raises `StoreError`.
        """
        ...

    def store_error(self, error: SQLAlchemyError) -> StoreError:
        """What an error of this database means."""
        ...

    def settle(self) -> None:
        """Write to the disk whatever a crash has left readable. Raises `OutcomeUnknown`."""
        ...

    def check_room(self) -> None:
        """Raise `StoreError` if the disk is known to have no room for more."""
        ...

    def pools(self) -> Mapping[str, tuple[int, int]]:
        """How many connections are in use and idle, by what they are for. From any thread."""
        ...

    def close(self) -> None:
        """Close every connection, and release every lock."""
        ...
