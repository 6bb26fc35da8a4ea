"""Clients that add animals as the outbox does: each under its own key, until it is settled."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.service.running import KEY, bearer
from tests.soak.lives import Lives

STATUSES = (None, *PetStatus)
CLIENTS = 4
ANSWER_SECONDS = 10.0


class History:
    """What clients asked for, and what they were told."""

    def __init__(self) -> None:
        self.asked: list[NewPet] = []
        self.acknowledged: list[Pet] = []
        self.replays = 0
        """How often the outcome was not known, and the same was sent again."""
        self._grew = asyncio.Condition()

    async def acknowledge(self, pet: Pet) -> None:
        """A client was told that an animal was added."""
        async with self._grew:
            self.acknowledged.append(pet)
            self._grew.notify_all()

    async def until_acknowledged(self, more: int) -> None:
        """Wait for so many more to be acknowledged."""
        enough = len(self.acknowledged) + more
        async with asyncio.timeout(ANSWER_SECONDS), self._grew:
            await self._grew.wait_for(lambda: len(self.acknowledged) >= enough)


class Adder:
    """Adds one animal after the other, and writes into `history` what came of it."""

    def __init__(self, service: Lives, history: History) -> None:
        self._service = service
        self._history = history
        self._is_enough = False

    def stop(self) -> None:
        """End once the animal under way is settled."""
        self._is_enough = True

    async def run(self) -> None:
        """Add until told to stop."""
        async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as client:
            while not self._is_enough:
                number = len(self._history.asked)
                status = STATUSES[number % len(STATUSES)]
                await self._add(client, NewPet(f"Animal {number}", number, status))

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
                break
            except httpx.TransportError:
                self._history.replays += 1
        assert answer.status_code == httpx.codes.CREATED, answer.text
        await self._history.acknowledge(msgspec.json.decode(answer.content, type=Pet))


@contextlib.asynccontextmanager
async def adding(service: Lives, history: History) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Several clients at once; yields what ends them once each has settled its last animal."""
    adders = [Adder(service, history) for _ in range(CLIENTS)]
    async with asyncio.TaskGroup() as group:
        clients = [group.create_task(adder.run()) for adder in adders]

        async def settled() -> None:
            for adder in adders:
                adder.stop()
            await asyncio.wait(clients)

        yield settled
