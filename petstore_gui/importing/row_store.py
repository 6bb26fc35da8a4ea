"""The rows of an import in the outbox file, as `Sender` writes them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks

log = logging.getLogger(__name__)


class RowStore:
    """Writes the states of rows: those that wait for a write under way go in one transaction.

    `turn` is what a row waits for before it is sent. If it goes `one_at_a_time`, that is its turn
    among all adds. Otherwise it waits for nothing, and a certain outcome is written a little later:
    until then the file says that it is being sent, so that it would be sent again with its key.
    """

    def __init__(self, store: OutboxStore, tasks: Tasks, *, one_at_a_time: bool) -> None:
        self.turn: AbstractAsyncContextManager[object] = (
            store.turn if one_at_a_time else nullcontext()
        )
        self._one_at_a_time = one_at_a_time
        self._store = store
        self._tasks = tasks
        self._waiting: list[tuple[PendingAdd, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def update(self, add: PendingAdd) -> None:
        """Write the state of a row. Raises `StorageError`."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((add, written))
        if self._writing is None:
            self._writing = self._tasks.start("write rows", self._write_all())
        if self._one_at_a_time or add.phase in (Phase.SENDING, Phase.UNKNOWN):
            await written
        else:
            written.add_done_callback(_log_failure)

    async def wait_written(self) -> None:
        """Wait until every outcome is written, or was refused."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

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


def _log_failure(written: asyncio.Future[None]) -> None:
    if not written.cancelled() and (error := written.exception()) is not None:
        log.info("the outcome of a row was not written: %s", error)
