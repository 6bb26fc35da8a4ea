"""Clients that add animals as the outbox does: each under its own key, until it is settled."""

from __future__ import annotations

import asyncio
import uuid

import httpx
import msgspec

from petstore_gui.pets import NewPet, Pet, PetStatus
from tests.service.running import KEY, bearer

STATUSES = (None, *PetStatus)
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


class Whereabouts:
    """Where the service listens, as soon as it does."""

    def __init__(self) -> None:
        self._url = ""
        self._listens = asyncio.Event()

    def tell(self, url: str) -> None:
        """It listens there."""
        self._url = url
        self._listens.set()

    def forget(self) -> None:
        """It is gone."""
        self._listens.clear()

    async def url(self) -> str:
        """The base address; waits while there is none."""
        await self._listens.wait()
        return self._url


class Adder:
    """Adds one animal after the other, and writes into `history` what came of it."""

    def __init__(self, name: str, service: Whereabouts, history: History) -> None:
        self._name = name
        self._service = service
        self._history = history
        self._is_enough = False

    def stop(self) -> None:
        """End once the animal under way is settled."""
        self._is_enough = True

    async def run(self) -> None:
        """Add until told to stop."""
        number = 0
        async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as client:
            while not self._is_enough:
                number += 1
                name = f"{self._name} {number}"
                await self._add(client, NewPet(name, number, STATUSES[number % len(STATUSES)]))

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
