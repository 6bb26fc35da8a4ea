"""The outbox file of one deployment, read and written in threads.

A disk may block any call. Calls are made in their order: if one could overtake another, what an
earlier visit had typed or sent could replace what was written since. So are opening and closing: a
file is opened again only once nothing from before can be written to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from petstore_gui.domain.pending_add import Draft, PendingAdd
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.outbox_db import OutboxDb, StoredAdds, adds_of_newer, open_outbox
from petstore_gui.storage.recoverable_db import Rescue, StorageError
from petstore_gui.support.clock import local_now
from petstore_gui.support.threads import InTurn

P = ParamSpec("P")
T = TypeVar("T")

LEAVE_SECONDS = 0.2
"""How long leaving a file may block the window."""


class FileDamage(msgspec.Struct, frozen=True):
    """What was wrong with an outbox file.

    `rescue`: what became of a damaged one. `read` is how many adds were read from the file,
    `not_understood` and `drafts_not_understood` how many adds and drafts in it are unreadable.
    """

    rescue: Rescue | None = None
    read: int = 0
    not_understood: int = 0
    drafts_not_understood: int = 0

    def __bool__(self) -> bool:
        return self.rescue is not None or self.not_understood + self.drafts_not_understood > 0


class OutboxStore:
    """Opens its file once. The sender holds `turn`, so that adds are sent one at a time.

    All stores of one file share `in_turn`.
    """

    def __init__(self, path: Path, in_turn: InTurn, *, is_closed: bool = False) -> None:
        self.turn = asyncio.Lock()
        self._path = path
        self._in_turn = in_turn
        self._db: OutboxDb | None = None
        self._is_closed = is_closed
        self._opening = asyncio.Lock()

    async def open(self) -> tuple[StoredAdds, FileDamage]:
        """Open the file; return its contents and its damage, both empty if it was open already.

        Raises `StorageError`, and `WrittenByNewer`.
        """
        async with self._opening:
            if self._is_closed:
                raise StorageError("the outbox is closed")
            if self._db is not None:
                return StoredAdds(), FileDamage()
            return await self._in_turn.do(self._open)

    async def read_newer(self) -> StoredAdds:
        """Read what can be read of a file from a newer version."""
        with suppress(StorageError):
            return StoredAdds(await asyncio.to_thread(adds_of_newer, self._path))
        return StoredAdds()

    async def insert(
        self,
        add: PendingAdd,
        instead_of: PendingAdd | None = None,
        draft: Draft | None = None,
    ) -> PendingAdd:
        """Write a new add in place of its draft, and of another add if that is given.

        `draft` is what is left to add. All of it is on the disk when this returns.
        """
        return await self._in_turn.do(self._opened().insert, add, instead_of, draft)

    async def update(self, add: PendingAdd) -> None:
        """Write the state of an add. It is on the disk when this returns."""
        await self._in_turn.do(self._opened().update, add)

    async def remove(self, add: PendingAdd, draft: Draft | None = None) -> None:
        """Remove an add; write the `draft` that replaces it, if there is one."""
        await self._in_turn.do(self._opened().remove, add, draft)

    async def bring_back(self, add: PendingAdd) -> None:
        """Write a removed add again. It is on the disk when this returns."""
        await self._in_turn.do(self._opened().bring_back, add)

    async def with_imports(
        self, call: Callable[Concatenate[ImportsDb, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read or write the imports in the file."""
        return await self._in_turn.do(call, self._opened().imports, *args, **kwargs)

    async def draft(self, service_id: ServiceId) -> Draft | None:
        """The draft for a service, or None."""
        return await self._in_turn.do(self._opened().draft, service_id)

    async def write_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        """Write the draft for a service; None removes it."""
        await self._in_turn.do(self._opened().write_draft, service_id, draft)

    def leave_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        """Write the draft for a service that is being left, without waiting for a slow disk."""
        self._in_turn.do_for(LEAVE_SECONDS, self._write_last_draft, service_id, draft)

    def close(self) -> None:
        """Close the file; nothing more can be written."""
        self._is_closed = True
        self._in_turn.do_for(LEAVE_SECONDS, self._close)

    def _open(self) -> tuple[StoredAdds, FileDamage]:
        db, rescue = open_outbox(self._path, local_now())
        try:
            stored = db.read()
        except StorageError:
            db.close()
            raise
        self._db = db
        return stored, FileDamage(
            rescue, len(stored.pending), stored.not_understood, stored.drafts_not_understood
        )

    def _write_last_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        if self._db is not None:
            with suppress(StorageError):
                self._db.write_draft(service_id, draft)

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()

    def _opened(self) -> OutboxDb:
        if self._db is None or self._is_closed:
            raise StorageError("the outbox is not open")
        return self._db
