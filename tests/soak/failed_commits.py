"""A disk that fails the service in the middle of adds by several clients, and then kill -9.

Needs strace. A commit whose sync failed may be there after the kill: nobody may be told that it
is not.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path

import httpx

from petstore_gui.domain.pets import NewPet
from tests.service.clients import error_of
from tests.soak.adders import Adder, History, adding
from tests.soak.history import Verdict, judge
from tests.soak.outcome import Outcome, at_least, none_of
from tests.soak.progress import say
from tests.soak.reading import damage_of, every_pet
from tests.soak.restarted_service import RestartedService
from tests.support.broken_disk import failing
from tests.support.waiting import eventually

ROUNDS = 200
ROUNDS_SHORT = 5
ROUNDS_PER_MESSAGE = 20

ACKNOWLEDGED = 2
"""Acknowledged adds before the disk fails, and in half of the rounds after it."""

UNKNOWN = 1
"""Responses per round, at least, from which a client does not learn the outcome."""

FAULTS = [
    (calls, error) for calls in ("fdatasync,fsync", "pwrite64") for error in ("EIO", "ENOSPC")
]
FAILING_SECONDS = 0.3
"""At most so long after the first failure."""

BUSY = 0.05
"""The share of rounds in which another program holds the lock for longer than an add waits."""

BUSY_SECONDS = 4.0
REPLAY_SECONDS = 0.02

LONG_EVERY = 8
LENGTH_STEP, LENGTH_MAX = 7_919, 50_000
"""One name of so many is up to so long, and no two in a row."""

SEED = 12


def run(*, short: bool) -> Iterator[Outcome]:
    """No add is lost, doubled or unasked, and none is there that a client was told is not."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    with tempfile.TemporaryDirectory(prefix="petstore-commits-") as folder:
        database = Path(folder) / "pets.sqlite"
        commits = FailedCommits(database)
        verdict, false_claims = asyncio.run(commits.run(rounds))
        damage = damage_of(database)
    history = commits.history
    say(
        f"{len(history.acknowledged):,} adds acknowledged, {history.unknown:,} outcomes unknown,"
        f" {len(history.not_added):,} adds said not to be there"
    )
    for figure, wrong in (
        ("failed_commit_lost", verdict.lost),
        ("failed_commit_twice", verdict.twice),
        ("failed_commit_unasked", verdict.unasked),
        ("failed_commit_false_claims", false_claims),
        ("failed_commit_damage", damage),
    ):
        yield none_of(wrong, figure, n=rounds)
    for figure, goal, count in (
        ("failed_commit_acknowledged", rounds * ACKNOWLEDGED, len(history.acknowledged)),
        ("failed_commit_unknown", rounds * UNKNOWN, history.unknown),
        ("failed_commit_claims", 1, len(history.not_added)),
    ):
        yield at_least(goal, figure, count, n=rounds, why=lambda: "so few tell little")


class FaultyHistory(History):
    """Also which adds a client was told are not there, and how often it did not learn."""

    def __init__(self) -> None:
        super().__init__()
        self.not_added: list[NewPet] = []
        self.unknown = 0

    @property
    def failed(self) -> int:
        """How many adds failed."""
        return self.unknown + len(self.not_added)


class FaultyAdder(Adder[FaultyHistory]):
    """Gives up what was not added, as a person may, and sends again what may have been.

    Some names are long: then commits differ in length, and the end of a failed one stays behind.
    """

    def _name(self, number: int) -> str:
        length = number * LENGTH_STEP % LENGTH_MAX if number % LONG_EVERY == 0 else 0
        return super()._name(number) + length * "x"

    async def _is_settled(self, pet: NewPet, answer: httpx.Response) -> bool:
        if answer.status_code == httpx.codes.CREATED:
            return await super()._is_settled(pet, answer)
        told = error_of(answer)
        if told[1] == "outcome_unknown":
            self._history.unknown += 1
            await asyncio.sleep(REPLAY_SECONDS)
            return False
        assert told in ((503, "database_busy"), (507, "not_written")), told
        self._history.not_added.append(pet)
        return True


class FailedCommits:
    """One database whose disk fails again and again."""

    def __init__(self, database: Path) -> None:
        self.history = FaultyHistory()
        self._database = database
        self._service = RestartedService(database, is_silent=True)
        self._chance = random.Random(SEED)

    async def run(self, rounds: int) -> tuple[Verdict, list[NewPet]]:
        """Fail so many times, wait for all acknowledgements, and judge the store and the claims."""
        history = self.history
        async with adding(FaultyAdder, self._service, history) as stop:
            for done in range(rounds):
                if done % ROUNDS_PER_MESSAGE == 0:
                    say(f"round {done + 1:,} of {rounds:,}")
                await self._round(is_busy=not done or self._chance.random() < BUSY)
            async with self._service.started() as process:
                url = await self._service.listening(process)
                await stop()
                found = await asyncio.to_thread(every_pet, url)
        there = {pet.name for pet in found}
        false_claims = [pet for pet in history.not_added if pet.name in there]
        return judge(history.asked, history.acknowledged, found), false_claims

    async def _round(self, *, is_busy: bool) -> None:
        async with self._service.started() as process:
            await self._service.listening(process)
            await self.history.until_acknowledged(ACKNOWLEDGED)
            if is_busy:
                await self._hold_lock()
            before = self.history.failed
            is_killed = self._chance.random() < 0.5
            async with self._failing(process.pid):
                await eventually(lambda: self.history.failed > before)
                await asyncio.sleep(self._chance.uniform(0, FAILING_SECONDS))
                if is_killed:
                    process.kill()
            if is_killed:
                await process.wait()
            else:
                await self.history.until_acknowledged(ACKNOWLEDGED)

    @asynccontextmanager
    async def _failing(self, process: int) -> AsyncIterator[None]:
        with ExitStack() as stack:
            fault = failing(process, *self._chance.choice(FAULTS))
            await asyncio.to_thread(stack.enter_context, fault)
            try:
                yield
            finally:
                await asyncio.to_thread(stack.close)

    async def _hold_lock(self) -> None:
        with closing(sqlite3.connect(self._database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(BUSY_SECONDS)
