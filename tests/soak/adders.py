"""A service that is restarted, and clients that add animals to it as the outbox does.

Each add has its own key, and is sent until it is acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Generic, TypeVar

import httpx
import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.service.running import KEY, ROOT, SERVE, bearer

STATUSES = (None, *PetStatus)
CLIENTS = 4
ANSWER_SECONDS = 10.0
START_SECONDS = 30.0


class RestartedService:
    """`petstore-gui serve` on one database, one process after another."""

    def __init__(self, database: Path | str, *arguments: str) -> None:
        self._command = [*SERVE, "--key-stdin", "--port", "0", "--database", str(database)]
        self._command += arguments
        self._url = ""
        self._listens = asyncio.Event()

    @contextlib.asynccontextmanager
    async def started(self) -> AsyncIterator[Process]:
        """Start a process; it is killed at the end, whatever it is doing."""
        process = await asyncio.create_subprocess_exec(
            *self._command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
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


class History:
    """What clients asked for, and what the service acknowledged."""

    def __init__(self) -> None:
        self.asked: list[NewPet] = []
        self.acknowledged: list[Pet] = []
        self.replays = 0
        """How often a client did not learn the outcome, and sent the same request again."""
        self._grew = asyncio.Condition()

    async def acknowledge(self, pet: Pet) -> None:
        """Record that the service acknowledged an animal."""
        async with self._grew:
            self.acknowledged.append(pet)
            self._grew.notify_all()

    async def until_acknowledged(self, more: int) -> None:
        """Wait until so many more animals are acknowledged."""
        enough = len(self.acknowledged) + more
        async with asyncio.timeout(ANSWER_SECONDS), self._grew:
            await self._grew.wait_for(lambda: len(self.acknowledged) >= enough)


AnyHistory = TypeVar("AnyHistory", bound=History)


class Adder(Generic[AnyHistory]):
    """Adds one animal after another, and records requests and acknowledgements in `history`."""

    def __init__(self, service: RestartedService, history: AnyHistory) -> None:
        self._service = service
        self._history = history
        self._is_stopping = False

    def stop(self) -> None:
        """Stop after the current animal is acknowledged."""
        self._is_stopping = True

    async def run(self) -> None:
        """Add animals until `stop` is called."""
        async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as client:
            while not self._is_stopping:
                number = len(self._history.asked)
                status = STATUSES[number % len(STATUSES)]
                await self._add(client, NewPet(self._name(number), number, status))

    def _name(self, number: int) -> str:
        return f"Animal {number}"

    async def _add(self, client: httpx.AsyncClient, pet: NewPet) -> None:
        self._history.asked.append(pet)
        headers = {
            **bearer(KEY),
            "Content-Type": "application/json",
            "Idempotency-Key": f'"{uuid.uuid4()}"',
        }
        body = msgspec.json.encode(pet)
        while True:
            url = await self._service.url()
            try:
                answer = await client.post(f"{url}/pets", content=body, headers=headers)
            except httpx.TransportError:
                self._history.replays += 1
                continue
            if await self._is_settled(pet, answer):
                break

    async def _is_settled(self, _pet: NewPet, answer: httpx.Response) -> bool:
        """Record a response; returns whether it tells the outcome."""
        assert answer.status_code == httpx.codes.CREATED, answer.text
        await self._history.acknowledge(msgspec.json.decode(answer.content, type=Pet))
        return True


@contextlib.asynccontextmanager
async def adding(
    kind: type[Adder[AnyHistory]], service: RestartedService, history: AnyHistory
) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Run several clients at once; yields a function that stops them and waits for their end."""
    adders = [kind(service, history) for _ in range(CLIENTS)]
    async with asyncio.TaskGroup() as group:
        clients = [group.create_task(adder.run()) for adder in adders]

        async def stop() -> None:
            for adder in adders:
                adder.stop()
            await asyncio.wait(clients)

        yield stop
