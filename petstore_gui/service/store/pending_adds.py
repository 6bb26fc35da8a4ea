"""Adds on their way into the database, which are committed in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

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
        self._waiting: list[Add] = []
        self._begun: list[Add] = []
        self._timer: asyncio.TimerHandle | None = None
        self._commits: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="adds")

    async def add(self, pet: NewPet, key: str | None, fingerprint: bytes) -> Pet:
        """See `Store.add`."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self._seconds
        add = Add(pet, key, fingerprint, loop.create_future(), due)
        self._waiting.append(add)
        if self._commits is None or self._commits.done():
            self._commits = loop.create_task(self._commit_waiting(), name="commit adds")
        if self._timer is None:
            self._timer = loop.call_at(due, self._end_overdue)
        await add.ended
        return add.result()

    async def between(self, work: Callable[[Connection], Result]) -> Result:
        """Do other work in a transaction of its own. Raises `StoreError`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._writer.add, work)

    def close(self) -> None:
        """Commit them. Blocks; nothing may be added any more."""
        group, self._waiting = self._waiting, []
        self._thread.shutdown()
        if group:
            self._commit(group)
        _end(group)

    def _end_overdue(self) -> None:
        loop = asyncio.get_running_loop()
        pending = [one for one in (*self._begun, *self._waiting) if not one.ended.done()]
        for add in pending:
            if add.due <= loop.time():
                add.ended.set_exception(self._take_back(add))
        left = [add.due for add in pending if not add.ended.done()]
        self._timer = loop.call_at(min(left), self._end_overdue) if left else None

    def _take_back(self, add: Add) -> StoreError:
        """What to say of an add that took too long. If it has not begun, it is stored no more.

        But one with its key may have begun: it is the same, sent again.
        """
        detail = f"not stored within {self._seconds:g} s"
        if add in self._waiting:
            self._waiting.remove(add)
            if add.key is None or all(one.key != add.key for one in self._begun):
                return self._writer.named(StoreError(StartFailure.AWAY, detail))
        return OutcomeUnknown(StartFailure.AWAY, detail)

    async def _commit_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            self._begun, self._waiting = self._waiting, []
            try:
                await loop.run_in_executor(self._thread, self._commit, self._begun)
            finally:
                _end(self._begun)

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


def _end(group: Sequence[Add]) -> None:
    for add in group:
        if not add.ended.done():
            add.ended.set_result(None)
