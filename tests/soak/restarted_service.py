"""One database through many runs of its service."""

from __future__ import annotations

import asyncio
import contextlib
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

from tests.service.running import KEY, ROOT, SERVE

START_SECONDS = 30.0


class RestartedService:
    """`petstore-gui serve` on one database, one process after another."""

    def __init__(self, database: Path | str, *arguments: str, is_silent: bool = False) -> None:
        self._command = [*SERVE, "--key-stdin", "--port", "0", "--database", str(database)]
        self._command += arguments
        self._errors = DEVNULL if is_silent else None
        self._url = ""
        self._listens = asyncio.Event()

    @contextlib.asynccontextmanager
    async def started(self) -> AsyncIterator[Process]:
        """Start a process; it is killed at the end, whatever it is doing."""
        process = await asyncio.create_subprocess_exec(
            *self._command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=self._errors
        )
        assert process.stdin
        process.stdin.write(f"{KEY}\n".encode())
        process.stdin.close()
        try:
            yield process
        finally:
            self._listens.clear()
            with contextlib.suppress(ProcessLookupError):  # it was killed before
                process.kill()
            await process.wait()

    async def listening(self, process: Process) -> str:
        """Wait until the service listens, and let clients continue; returns its base address."""
        assert process.stdout
        async with asyncio.timeout(START_SECONDS):
            line = await process.stdout.readline()
        self._url = str(json.loads(line)["listening"])
        self._listens.set()
        return self._url

    async def url(self) -> str:
        """The base address, for clients; waits until the service listens."""
        await self._listens.wait()
        return self._url
