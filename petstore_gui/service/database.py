"""What a store asks of the database under it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, Select
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.service.store import StoreFailed

Result = TypeVar("Result")


class Database(Protocol):
    """A database, opened. Only `rows` and `state` are for the event loop; the rest may block."""

    writing: Engine
    """Used by one thread at a time."""

    def version(self, connection: Connection) -> int:
        """The schema's version, 0 where there is none yet. Raises `StoreFailed`."""
        ...

    def set_version(self, connection: Connection, version: int) -> None:
        """Note the schema's version, in the transaction of the connection."""
        ...

    def new_ids(self, connection: Connection, count: int) -> Iterable[int]:
        """So many ids, in rising order, that no animal ever had."""
        ...

    async def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """What a quick statement finds, on a connection that cannot write. Raises `StoreFailed`."""
        ...

    async def state(self) -> str:
        """Visible ASCII that is another one after every commit, by whatever program.

        It holds as long as the database is open. Raises `StoreFailed`.
        """
        ...

    def failure(self, error: SQLAlchemyError) -> StoreFailed:
        """What an error of this database means."""
        ...

    def close(self) -> None:
        """Let go of every connection and lock."""
        ...
