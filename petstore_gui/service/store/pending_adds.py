"""Adds on their way into the database, which are committed in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import Database, OutcomeUnknown, Refused, StoreError
from petstore_gui.service.store.insert import Add, insert_adds
from petstore_gui.service.store.writer import Writer

ADD_SECONDS = 9.0
"""How long an add may take: the window waits ten seconds for a response."""


class PendingAdds:
    """One thread commits all pending adds as one transaction.

    So a hundred adds cost little more than one.
    """

    def __init__(self, database: Database, writer: Writer, seconds: float) -> None:
        """`seconds`: how long an add may take."""
        self._database = database
        self._writer = writer
        self._seconds = seconds
        self._waiting: list[Add] = []
        self._begun: list[Add] = []
        self._next_commit: asyncio.Task[None] | None = None
        self._committing = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="adds")

    async def add(self, pet: NewPet, key: str | None, fingerprint: bytes) -> Pet:
        """See `Store.add`."""
        add = Add(pet, key, fingerprint)
        self._waiting.append(add)
        if self._next_commit is None:
            self._next_commit = asyncio.create_task(self._commit_waiting(), name="commit adds")
        try:
            async with asyncio.timeout(self._seconds):
                await asyncio.shield(self._next_commit)
        except TimeoutError as error:
            raise self._take_back(add) from error
        return add.result()

    def close(self) -> None:
        """Commit them."""
        self._thread.shutdown()

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
        async with self._committing:
            self._begun, self._waiting, self._next_commit = self._waiting, [], None
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._commit, self._begun)

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
