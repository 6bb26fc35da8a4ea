"""This computer's own service, kept running for the window."""

from __future__ import annotations

import asyncio
from pathlib import Path

from petstore_gui.session.local_process import Listening, LocalProcess, put_aside

START_SECONDS = 15.0
STOP_SECONDS = 0.5


class LocalService:
    """Starts the service as a child process, again where it ended, and ends it.

    Blocking calls run in a thread. Needs no Qt.
    """

    def __init__(self, database: Path, log: Path, service: LocalProcess | None = None) -> None:
        """`service`: one that was started already over this database."""
        self._database = database
        self._log = log
        self._service = service
        self._turn = asyncio.Lock()

    def start(self, *, sample: bool = True) -> LocalProcess:
        """Start the child, if none runs; returns at once. A new database gets sample animals.

        Raises `LocalServiceFailed`.
        """
        if self._service is None or self._service.poll() is not None:
            self._service = LocalProcess.start(self._database, sample=sample, log=self._log)
        return self._service

    async def listening(self, *, sample: bool = True) -> Listening:
        """Where the service listens. Raises `LocalServiceFailed`."""
        async with self._turn:
            service = self.start(sample=sample)
            return await asyncio.to_thread(service.wait_listening, START_SECONDS)

    def has_ended(self) -> bool:
        """Whether the child was started, and runs no more."""
        return self._service is not None and self._service.poll() is not None

    async def put_aside(self, word: str) -> Path | None:
        """End the service and give its database another name, which is returned.

        Returns None where there was no database. Meanwhile nobody starts a service over it.
        Raises `LocalServiceFailed`.
        """
        async with self._turn:
            await self.stop()
            return await asyncio.to_thread(put_aside, self._database, word)

    async def stop(self) -> None:
        """End the service."""
        service, self._service = self._service, None
        if service is not None:
            await asyncio.to_thread(service.stop, STOP_SECONDS)
