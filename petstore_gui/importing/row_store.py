"""The rows of an import in the outbox file, as `Sender` writes them."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks


class RowStore:
    """Writes the states of rows: those that wait for a write under way go in one transaction.

    `turn`: what a row waits for before it is sent. If several may be sent at once, nothing;
    otherwise its turn among all adds.
    """

    def __init__(self, store: OutboxStore, tasks: Tasks, *, one_at_a_time: bool) -> None:
        self.turn: AbstractAsyncContextManager[object] = (
            store.turn if one_at_a_time else nullcontext()
        )
        self._store = store
        self._tasks = tasks
        self._waiting: list[tuple[PendingAdd, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def update(self, add: PendingAdd) -> None:
        """Write the state of a row. It is on the disk when this returns.

        Raises `StorageError`.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((add, written))
        if self._writing is None:
            self._writing = self._tasks.start("write rows", self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            rows = [add for add, _ in together]
            error = None
            try:
                await self._store.with_imports(ImportsDb.update, rows)
            except StorageError as refused:
                error = refused
            for _, written in together:
                if written.done():
                    continue
                if error is None:
                    written.set_result(None)
                else:
                    written.set_exception(StorageError(str(error)))
        self._writing = None
