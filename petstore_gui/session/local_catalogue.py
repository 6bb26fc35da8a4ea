"""This computer's own catalogue: its store kept running, or put aside with what is known of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.connection_problem import ConnectionProblem, ProblemKind
from petstore_gui.session.local_process import Listening, LocalServiceFailed
from petstore_gui.session.local_service import LocalService
from petstore_gui.storage.leave_store import leave_damaged, leave_samples
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.clock import local_now

WATCH_MS = 1_000
"""How often it is looked whether the own service still runs."""

RESTARTS_MOST = 3
"""How many times in a row an own service that ends is started again."""

log = logging.getLogger(__name__)


class LocalCatalogue(QObject):
    """Looks after the own store while it is open.

    Signals:
        ended(): the store ended by itself; it is worth opening it again.
        given_up(): it ends again and again.
        hindered(Hindrance): it does not start, or was put aside.
    """

    ended = Signal()
    given_up = Signal()
    problem_occurred = Signal(object)

    def __init__(
        self, store: LocalService, paths: StoragePaths, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._paths = paths
        self._restarts = 0
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self._look)

    async def open(self, *, sample: bool) -> Listening:
        """Start the store, and look after it from now on. Raises `LocalServiceFailed`."""
        listening = await self._store.listening(sample=sample)
        self._watch.start()
        return listening

    async def listening(self) -> Listening:
        """Where the store listens, for whoever only tries it out. Raises `LocalServiceFailed`."""
        return await self._store.listening()

    def went_well(self) -> None:
        """A list came: the next end of the store is the first one in a row."""
        self._restarts = 0

    def rest(self) -> None:
        """Look after the store no more."""
        self._watch.stop()

    async def stop(self) -> None:
        """End the store."""
        self.rest()
        await self._store.stop()

    async def leave_samples(self) -> None:
        """Put all aside because a person asked for it; the files of its records must be closed."""
        await self._leave_records(partial(leave_samples, self._paths, local_now()))
        await self._put_aside("samples", ProblemKind.STORE_EMPTIED)

    async def leave_damaged(self) -> None:
        """Put a damaged store aside; what was to be sent to it goes nowhere by itself.

        The files of its records must be closed.
        """
        adds = await self._leave_records(partial(leave_damaged, self._paths, local_now()))
        await self._put_aside("damaged", ProblemKind.STORE_DAMAGED)
        if adds is not None:
            self.problem_occurred.emit(ConnectionProblem(ProblemKind.ADDS_DAMAGED, str(adds)))

    def tell_failed(self, failure: LocalServiceFailed) -> None:
        """Tell that the store does not start."""
        log.info("the own service does not start: %s: %s", failure.reason, failure)
        self.problem_occurred.emit(
            ConnectionProblem(ProblemKind.STORE, str(failure), failure.reason)
        )

    async def _put_aside(self, word: str, why: ProblemKind) -> None:
        """Put the store aside, once nothing claims any longer to know its animals."""
        try:
            aside = await self._store.put_aside(word)
        except LocalServiceFailed as failure:
            self.tell_failed(failure)
        else:
            if aside is not None:
                self.problem_occurred.emit(ConnectionProblem(why, str(aside)))

    async def _leave_records(self, leave: Callable[[], Path | None]) -> Path | None:
        try:
            return await asyncio.to_thread(leave)
        except (StorageError, WrittenByNewer) as error:
            log.info("the records of the store that is put aside stay: %s", error)
            return None

    def _look(self) -> None:
        if not self._store.has_ended():
            return
        self.rest()
        self._restarts += 1
        if self._restarts > RESTARTS_MOST:
            self._restarts = 0
            self.given_up.emit()
        else:
            self.ended.emit()
