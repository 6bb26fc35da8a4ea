"""Adds on their way into the database, which are committed in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import (
    Database,
    OutcomeUnknown,
    Refused,
    Result,
    StoreError,
)
from petstore_gui.service.store.insert import Add, insert_adds
from petstore_gui.service.store.writer import Writer


class _Asked(NamedTuple):
    """An add, the future that ends with it, and until when that must be, by the loop's clock."""

    add: Add
    ended: asyncio.Future[None]
    due: float


class PendingAdds:
    """One thread commits all pending adds as one transaction.

    So a hundred adds cost little more than one. One timer watches all of them: one for each took a
    tenth of the adds a second.
    """

    def __init__(self, database: Database, writer: Writer, seconds: float) -> None:
        """`seconds`: how long an add may take."""
        self._database = database
        self._writer = writer
        self._seconds = seconds
        self._waiting: list[_Asked] = []
        self._begun: list[_Asked] = []
        self._timer: asyncio.TimerHandle | None = None
        self._next_commit: asyncio.Task[None] | None = None
        self._committing = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="adds")

    async def add(self, pet: NewPet, key: str | None, fingerprint: bytes) -> Pet:
        """See `Store.add`."""
        loop = asyncio.get_running_loop()
        add = Add(pet, key, fingerprint)
        asked = _Asked(add, loop.create_future(), loop.time() + self._seconds)
        self._waiting.append(asked)
        if self._next_commit is None:
            self._next_commit = loop.create_task(self._commit_waiting(), name="commit adds")
        if self._timer is None:
            self._timer = loop.call_at(asked.due, self._end_overdue)
        await asked.ended
        return add.result()

    async def between(self, work: Callable[[Connection], Result]) -> Result:
        """Do other work in a transaction of its own. Raises `StoreError`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._writer.add, work)

    def close(self) -> None:
        """Commit them. Blocks; nothing may be added any more."""
        if self._next_commit is not None:
            self._next_commit.cancel()
        group, self._waiting = self._waiting, []
        self._thread.shutdown()
        if group:
            self._commit([asked.add for asked in group])
        self._end(group)

    def _end_overdue(self) -> None:
        loop = asyncio.get_running_loop()
        pending = [one for one in (*self._begun, *self._waiting) if not one.ended.done()]
        for asked in pending:
            if asked.due <= loop.time():
                asked.ended.set_exception(self._take_back(asked))
        left = [asked.due for asked in pending if not asked.ended.done()]
        self._timer = loop.call_at(min(left), self._end_overdue) if left else None

    def _take_back(self, asked: _Asked) -> StoreError:
        """What to say of an add that took too long. If it has not begun, it is stored no more.

        But one with its key may have begun: it is the same, sent again.
        """
        detail, key = f"not stored within {self._seconds:g} s", asked.add.key
        if asked in self._waiting:
            self._waiting.remove(asked)
            if key is None or all(one.add.key != key for one in self._begun):
                return self._writer.named(StoreError(StartFailure.AWAY, detail))
        return OutcomeUnknown(StartFailure.AWAY, detail)

    async def _commit_waiting(self) -> None:
        async with self._committing:
            group, self._waiting, self._next_commit = self._waiting, [], None
            self._begun = group
            try:
                loop, adds = asyncio.get_running_loop(), [asked.add for asked in group]
                await loop.run_in_executor(self._thread, self._commit, adds)
            finally:
                self._end(group)

    def _end(self, group: Sequence[_Asked]) -> None:
        for asked in group:
            if not asked.ended.done():
                asked.ended.set_result(None)

    def _commit(self, group: Sequence[Add]) -> None:
        """Set the outcome of each add. One that the database refuses spoils no other."""
        try:
            self._writer.add(partial(insert_adds, group=group, new_ids=self._database.new_ids))
        except StoreError as failure:
            for add in group:
                add.outcome = failure
            half = len(group) // 2
            if half and isinstance(failure, Refused):
                self._commit(group[:half])
                self._commit(group[half:])
