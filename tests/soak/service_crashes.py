"""kill -9 of the service, again and again, in the middle of adds by several clients.

On SQLite, the system keeps what a killed process has written. A power cut could lose more, which
this run does not show; `synchronous = FULL` prevents that. On PostgreSQL, the server goes on.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.service.postgres import new_database, postgres
from tests.soak.adders import Adder, History, RestartedService, adding
from tests.soak.history import Verdict, judge
from tests.soak.outcome import Outcome, at_least, none_of, say
from tests.soak.reading import damage_of, every_pet

ROUNDS = 1_000
ROUNDS_SHORT = 8
ROUNDS_POSTGRESQL = 150
ROUNDS_POSTGRESQL_SHORT = 4
ROUNDS_PER_MESSAGE = 50

ACKNOWLEDGED = 4
"""Acknowledged adds per round, at least, except in rounds with an early kill."""

LATER_SECONDS = 0.03
"""After those, the kill comes at a random moment within this time."""

EARLY = 0.1
"""The share of kills that come while the service starts and recovers from the last kill."""

EARLY_SECONDS = 0.4
SEED = 3


def run(*, short: bool) -> Iterator[Outcome]:
    """No acknowledged add is lost, no animal is added twice, and none is added unasked."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    with tempfile.TemporaryDirectory(prefix="petstore-crashes-") as folder:
        database = Path(folder) / "pets.sqlite"
        yield from _judged(database, rounds, "service_crash")
        damage = damage_of(database)
    yield none_of(damage, "service_crash_damage", n=rounds)


def run_postgresql(*, short: bool) -> Iterator[Outcome]:
    """The same on PostgreSQL."""
    rounds = ROUNDS_POSTGRESQL_SHORT if short else ROUNDS_POSTGRESQL
    with postgres() as server:
        yield from _judged(new_database(server), rounds, "postgresql_crash")


def _judged(database: Path | str, rounds: int, figure: str) -> Iterator[Outcome]:
    crashes = ServiceCrashes(database)
    verdict = asyncio.run(crashes.run(rounds))
    history = crashes.history
    say(f"{len(history.acknowledged):,} adds acknowledged, {history.replays:,} sent again")
    for what, wrong in (
        ("lost", verdict.lost),
        ("twice", verdict.twice),
        ("unasked", verdict.unasked),
    ):
        yield none_of(wrong, f"{figure}_{what}", n=rounds)
    yield at_least(
        int(rounds * (1 - 2 * EARLY)) * ACKNOWLEDGED,
        f"{figure}_acknowledged",
        len(history.acknowledged),
        n=rounds,
        why=lambda: "so few adds tell little",
    )


class ServiceCrashes:
    """One database whose service is killed again and again."""

    def __init__(self, database: Path | str) -> None:
        self.history = History()
        self._service = RestartedService(database)
        self._chance = random.Random(SEED)

    async def run(self, rounds: int) -> Verdict:
        """Kill the service so many times, wait for all acknowledgements, and judge the store."""
        async with adding(Adder, self._service, self.history) as stop:
            for done in range(rounds):
                if done % ROUNDS_PER_MESSAGE == 0:
                    say(f"round {done + 1:,} of {rounds:,}")
                await self._round()
            async with self._service.started() as process:
                url = await self._service.listening(process)
                await stop()
                found = await asyncio.to_thread(every_pet, url)
        return judge(self.history.asked, self.history.acknowledged, found)

    async def _round(self) -> None:
        async with self._service.started() as process:
            if self._chance.random() < EARLY:
                await asyncio.sleep(self._chance.uniform(0, EARLY_SECONDS))
                return
            await self._service.listening(process)
            await self.history.until_acknowledged(ACKNOWLEDGED)
            await asyncio.sleep(self._chance.uniform(0, LATER_SECONDS))
