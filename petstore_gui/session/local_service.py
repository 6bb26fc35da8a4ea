"""The local service: a petstore service on this computer, used only by the window."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.connection_problem import ConnectionProblem, ProblemKind
from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.session.local_process import (
    START_SECONDS,
    Listening,
    LocalProcess,
    LocalServiceFailed,
)
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.known_ids import held_against, known_id, known_id_ever
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.put_records_aside import bring_history_back, leave_history, leave_lost
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.clock import local_now
from petstore_gui.support.sqlite_read_only import connect_read_only

if TYPE_CHECKING:
    from petstore_gui.domain.store_loss import Recovery, StoreCopy

CHANGE_SECONDS = 120.0
"""For a copy of a large store on a slow disk."""

STOP_SECONDS = 0.5

WATCH_MS = 1_000
"""How often to check that an open local service still runs."""

RESTARTS_MAX = 3
"""How many times in a row a local service that ended is restarted."""

log = logging.getLogger(__name__)


class LocalService(QObject):
    """Runs the local service as a child process. Blocking calls run in a thread.

    Signals:
        ended(): the open service ended unasked; open it again.
        given_up(): it ended too many times in a row, and is no longer open.
        problem_occurred(ConnectionProblem): it did not start, or ended.
    """

    ended = Signal()
    given_up = Signal()
    problem_occurred = Signal(object)

    def __init__(self, profile: Profile, process: LocalProcess | None = None) -> None:
        """`process`: a process that already runs on the database of this profile."""
        super().__init__()
        self._database = profile.store_file
        self._log = profile.service_log
        self._paths = StoragePaths(profile.records)
        self._process = process
        self._lock = asyncio.Lock()
        self._restarts = self._stops = 0
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH_MS)
        self._watch.timeout.connect(self._check)

    def start(self) -> LocalProcess:
        """Start the child unless it runs. A database of a new profile gets sample animals.

        Reads the records, but does not wait for the child. Raises `LocalServiceFailed`.
        """
        return self._running or self._start(known_id(self._paths))

    async def listening(self) -> Listening:
        """Start it unless it runs, and return where it listens. Raises `LocalServiceFailed`."""
        async with self._lock:
            process = self._running
            if process is None:
                stops = self._stops
                known = await asyncio.to_thread(known_id, self._paths)
                if stops != self._stops:
                    raise LocalServiceFailed(StartFailure.UNKNOWN, "it was stopped")
                process = self._start(known)
            try:
                return await asyncio.to_thread(process.wait_listening, START_SECONDS)
            except LocalServiceFailed as failure:
                await asyncio.to_thread(self._look_for_missing, failure)
                raise

    async def open(self) -> Listening:
        """As `listening`, and watch the child until `close`. Raises `LocalServiceFailed`."""
        listening = await self.listening()
        self._watch.start()
        return listening

    def forget_restarts(self) -> None:
        """Reset the count of restarts, since it has answered."""
        self._restarts = 0

    def close(self) -> None:
        """Stop watching the child; it may keep running."""
        self._watch.stop()

    async def stop(self) -> None:
        """Stop watching the child, and end it."""
        self.close()
        self._stops += 1
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(process.stop, STOP_SECONDS)

    async def count_added(self) -> int:
        """How many animals the open store has apart from the samples, 0 if that is not known."""
        listening = await self.listening()
        try:
            return await asyncio.to_thread(_count, self._database) - listening.samples
        except sqlite3.Error as error:
            log.info("the animals of this computer cannot be counted: %s", error)
            return 0

    async def change_samples(self, change: SampleChange) -> None:
        """Put the sample animals away, or bring them back, because the user asked for it.

        The records (history and outbox) must be closed. What `open` returns then shows whether it
        was done.
        """
        async with self._lock:
            try:
                known = await asyncio.to_thread(known_id, self._paths)
                # First: if the program is killed in between, the history must not call them gone.
                aside = await asyncio.to_thread(leave_history, self._paths, local_now())
            except StorageError as error:
                _log_kept(error)
                return
            try:
                await self._start_with(change, known)
            except LocalServiceFailed as failure:
                log.info("the sample animals: %s: %s", failure.reason, failure)
                await self.stop()  # it may take a moment to end
                with suppress(StorageError):
                    await asyncio.to_thread(bring_history_back, self._paths, aside)

    async def recover(self, choice: Recovery | StoreCopy) -> None:
        """Continue after the loss of the database, as the user chose.

        The history must be closed. `open` fails again if this failed.
        """
        async with self._lock:
            try:
                from petstore_gui.domain.store_loss import Recovery  # noqa: PLC0415 - after a loss only

                ever = await asyncio.to_thread(known_id_ever, self._paths)
                if choice is Recovery.EMPTY:
                    await self._leave_lost()
                await self._start_with(choice, ever)
            except LocalServiceFailed as failure:
                self.report(failure)
                await self.stop()

    def report(self, failure: LocalServiceFailed) -> None:
        """Report that it did not start."""
        log.info("the local service: %s: %s", failure.reason, failure)
        self._report(ProblemKind.STORE, str(failure), failure.reason)

    @property
    def _running(self) -> LocalProcess | None:
        process = self._process
        return process if process is not None and process.poll() is None else None

    def _look_for_missing(self, failure: LocalServiceFailed) -> None:
        """Note how many known animals each copy lacks; put the most complete copy first."""
        if failure.loss is not None:
            failure.loss = held_against(self._paths, failure.loss)

    def _start(
        self, known: int | None, first: SampleChange | Recovery | StoreCopy | None = None
    ) -> LocalProcess:
        if self._process is not None:  # it has ended
            self._process.stop(STOP_SECONDS)
        self._process = LocalProcess.start(
            self._database,
            sample=first is None,
            known_id=known,
            first=first,
            checks=self._restarts > 0,  # it may have ended because of damage
            log=self._log,
        )
        return self._process

    async def _start_with(
        self, first: SampleChange | Recovery | StoreCopy, known: int | None
    ) -> None:
        await self.stop()
        await asyncio.to_thread(self._start(known, first).wait_listening, CHANGE_SECONDS)

    async def _leave_lost(self) -> None:
        try:
            await asyncio.to_thread(leave_lost, self._paths, local_now())
        except StorageError as error:
            _log_kept(error)

    def _report(
        self, kind: ProblemKind, detail: str = "", cause: StartFailure | None = None
    ) -> None:
        self.problem_occurred.emit(ConnectionProblem(kind, detail, cause))

    def _check(self) -> None:
        if self._process is None or self._process.poll() is None:
            return
        self.close()
        self._restarts += 1
        if self._restarts <= RESTARTS_MAX:
            self._report(ProblemKind.STORE_ENDED)
            self.ended.emit()
        else:
            self._restarts = 0
            self._report(ProblemKind.STORE, "it ends again and again", StartFailure.UNKNOWN)
            self.given_up.emit()


def _log_kept(error: Exception) -> None:
    log.info("the records of a database could not be put aside: %s", error)


def _count(database: Path) -> int:
    with closing(connect_read_only(database)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM pets").fetchone()
    return int(count)
