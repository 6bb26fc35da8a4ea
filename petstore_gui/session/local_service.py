"""The local service: a petstore service on this computer, used only by the window."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.connection_problem import ConnectionProblem, ProblemKind
from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.session.local_process import (
    Listening,
    LocalProcess,
    LocalServiceFailed,
    put_aside,
)
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.put_records_aside import leave_damaged, leave_history
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.clock import local_now
from petstore_gui.support.sqlite_read_only import connect_read_only

START_SECONDS = 15.0
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
        ended(): the open service ended by itself; open it again.
        given_up(): it ended too many times in a row, and is no longer open.
        problem_occurred(ConnectionProblem): it did not start, ended, or its database was put aside.
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
        self._restarts = 0
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH_MS)
        self._watch.timeout.connect(self._check)

    def start(self, *, sample: bool = True) -> LocalProcess:
        """Start the child unless it runs; return at once. A new database gets sample animals.

        Raises `LocalServiceFailed`.
        """
        if self._process is None or self._process.poll() is not None:
            self._process = LocalProcess.start(self._database, sample=sample, log=self._log)
        return self._process

    async def listening(self, *, sample: bool = True) -> Listening:
        """Start it unless it runs, and return where it listens. Raises `LocalServiceFailed`."""
        async with self._lock:
            process = self.start(sample=sample)
            return await asyncio.to_thread(process.wait_listening, START_SECONDS)

    async def open(self, *, sample: bool) -> Listening:
        """As `listening`, and watch the child until `close`. Raises `LocalServiceFailed`."""
        listening = await self.listening(sample=sample)
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

        The records (history and outbox) must be closed. What `open` returns then tells whether it
        was done.
        """
        async with self._lock:
            await self.stop()
            try:
                self._process = LocalProcess.start(
                    self._database, sample=False, change=change, log=self._log
                )
                await asyncio.to_thread(self._process.wait_listening, CHANGE_SECONDS)
                await asyncio.to_thread(leave_history, self._paths, local_now())
            except LocalServiceFailed as failure:
                log.info("the sample animals: %s: %s", failure.reason, failure)
                await self.stop()  # it may take a moment to end
            except StorageError as error:
                _log_kept(error)

    async def put_damaged_aside(self) -> None:
        """Put a damaged database aside. Its pending adds stay, and none is sent automatically.

        The records must be closed.
        """
        damaged_adds = None
        try:
            damaged_adds = await asyncio.to_thread(leave_damaged, self._paths, local_now())
        except (StorageError, WrittenByNewer) as error:
            _log_kept(error)
        await self._put_database_aside("damaged", ProblemKind.STORE_DAMAGED)
        if damaged_adds is not None:
            self._report(ProblemKind.ADDS_DAMAGED, str(damaged_adds))

    async def put_aside(self, word: str) -> Path | None:
        """End the child, and rename its database; return the new name, or None without one.

        Nothing else can start it during the call. Raises `LocalServiceFailed`.
        """
        async with self._lock:
            await self.stop()
            return await asyncio.to_thread(put_aside, self._database, word)

    def report(self, failure: LocalServiceFailed) -> None:
        """Report that it did not start, or that its database was not put aside."""
        log.info("the local service: %s: %s", failure.reason, failure)
        self._report(ProblemKind.STORE, str(failure), failure.reason)

    async def _put_database_aside(self, word: str, kind: ProblemKind) -> None:
        """Put the database aside. No record may claim to know its animals any longer."""
        try:
            aside = await self.put_aside(word)
        except LocalServiceFailed as failure:
            self.report(failure)
        else:
            if aside is not None:
                self._report(kind, str(aside))

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
