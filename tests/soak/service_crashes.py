"""kill -9 of the service, again and again, in the middle of adds by several clients.

A process that is killed leaves what it wrote to the system: what a power cut takes besides is not
shown here, but kept by `synchronous = FULL`.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.soak.adders import History, adding
from tests.soak.history import Verdict, judge
from tests.soak.lives import Lives
from tests.soak.outcome import Outcome, at_least, none_of
from tests.soak.progress import say
from tests.soak.reading import damage_of, every_pet

ROUNDS = 1_000
ROUNDS_SHORT = 8
ROUNDS_TOLD = 50

ACKNOWLEDGED = 4
"""Adds in each round, at least, but for the rounds that end before the service listens."""

LATER_SECONDS = 0.03
"""The kill comes at any moment of so long a time after those."""

EARLY = 0.1
"""Of the kills come while the service starts, when it makes good what the last one left."""

EARLY_SECONDS = 0.4
SEED = 3


def run(*, short: bool) -> Iterator[Outcome]:
    """No add that was acknowledged is lost, none is there twice, and none that nobody asked for."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    with tempfile.TemporaryDirectory(prefix="petstore-crashes-") as folder:
        database = Path(folder) / "pets.sqlite"
        crashes = ServiceCrashes(database)
        verdict = asyncio.run(crashes.suffered(rounds))
        damage = damage_of(database)
    history = crashes.history
    say(f"{len(history.acknowledged):,} adds acknowledged, {history.replays:,} sent again")
    for figure, wrong in (
        ("service_crash_lost", verdict.lost),
        ("service_crash_twice", verdict.twice),
        ("service_crash_unasked", verdict.unasked),
        ("service_crash_damage", damage),
    ):
        yield none_of(wrong, figure, n=rounds)
    yield at_least(
        int(rounds * (1 - 2 * EARLY)) * ACKNOWLEDGED,
        "service_crash_acknowledged",
        len(history.acknowledged),
        n=rounds,
        why=lambda: "so few adds tell little",
    )


class ServiceCrashes:
    """One database whose service is killed again and again."""

    def __init__(self, database: Path) -> None:
        self.history = History()
        self._service = Lives(database)
        self._chance = random.Random(SEED)

    async def suffered(self, rounds: int) -> Verdict:
        """Kill the service so many times, let every add be settled, and look what is there."""
        async with adding(self._service, self.history) as settled:
            for done in range(rounds):
                if done % ROUNDS_TOLD == 0:
                    say(f"round {done + 1:,} of {rounds:,}")
                await self._round()
            async with self._service.one() as process:
                url = await self._service.listening(process)
                await settled()
                found = await asyncio.to_thread(every_pet, url)
        return judge(self.history.asked, self.history.acknowledged, found)

    async def _round(self) -> None:
        async with self._service.one() as process:
            if self._chance.random() < EARLY:
                await asyncio.sleep(self._chance.uniform(0, EARLY_SECONDS))
                return
            await self._service.listening(process)
            await self.history.until_acknowledged(ACKNOWLEDGED)
            await asyncio.sleep(self._chance.uniform(0, LATER_SECONDS))
