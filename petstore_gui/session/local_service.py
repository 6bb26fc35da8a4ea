"""The local service: a petstore service on this computer, used only by the window."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.session.local_process import (
    START_SECONDS,
    Listening,
    LocalProcess,
    LocalServiceFailed,
)
from petstore_gui.session.local_store import database_of, first_service, history_of
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.cached_rows import known_id

STOP_SECONDS = 0.5

WATCH_MS = 1_000
"""How often to check that an open local service still runs."""


class LocalService(QObject):
    """Runs the local service as a child process. Blocking calls run in a thread.

    Signals:
        ended(): the open service ended unasked.
    """

    ended = Signal()

    def __init__(self, profile: Profile, process: LocalProcess | None = None) -> None:
        """`process`: a process that already runs on the first database of this profile."""
        super().__init__()
        self._profile = profile
        self._process = process
        self.service_id = first_service(profile)
        """The sample animals, or staff's own. Stop the service before another one is set."""
        self._lock = asyncio.Lock()
        self._stops = 0
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH_MS)
        self._watch.timeout.connect(self._check)

    @property
    def has_own(self) -> bool:
        """Whether there are animals of staff's own."""
        return first_service(self._profile) == LOCAL_SERVICE

    async def listening(self, recover: str | None = None) -> Listening:
        """Start it unless it runs, and return where it listens. Raises `LocalServiceFailed`.

        `recover` is the name of a copy that takes the place of its database before, or "" for none.
        """
        async with self._lock:
            process = self._running
            if process is None:
                stops, history = self._stops, history_of(self._profile)
                is_samples = self.service_id == SAMPLES  # which are made anew if they are gone
                known = 0 if is_samples else await asyncio.to_thread(known_id, history)
                if stops != self._stops:
                    raise LocalServiceFailed(StartFailure.UNKNOWN, "it was stopped")
                process = self._start(known, recover)
            try:
                return await asyncio.to_thread(process.wait_listening, START_SECONDS)
            except LocalServiceFailed:
                await asyncio.to_thread(process.stop, STOP_SECONDS)  # the next start is a new one
                raise

    async def open(self, recover: str | None = None) -> Listening:
        """As `listening`, and watch the child until `close`. Raises `LocalServiceFailed`."""
        listening = await self.listening(recover)
        self._watch.start()
        return listening

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

    @property
    def _running(self) -> LocalProcess | None:
        process = self._process
        return process if process is not None and process.poll() is None else None

    def _start(self, known: int, recover: str | None) -> LocalProcess:
        if self._process is not None:  # it has ended
            self._process.stop(STOP_SECONDS)
        self._process = LocalProcess.start(
            database_of(self._profile, self.service_id),
            samples=self.service_id == SAMPLES,
            known_id=known,
            recover=recover,
            log=self._profile.service_log,
        )
        return self._process

    def _check(self) -> None:
        if self._process is not None and self._running is None:
            self.close()
            self.ended.emit()
