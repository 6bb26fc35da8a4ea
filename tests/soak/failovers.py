"""PostgreSQL fails over, again and again, in the middle of adds through two services.

Every acknowledged add waits for a standby, which takes over when the primary is stopped: in order,
or at once as by a power cut. Then the old primary's place is taken by a new standby.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx

from petstore_gui.domain.pets import NewPet
from tests.service.clients import error_of
from tests.service.postgres_pair import Pair
from tests.service.running import KEY, bearer
from tests.soak.adders import ANSWER_SECONDS, Adder, History, RestartedService, adding
from tests.soak.history import Verdict, judge
from tests.soak.outcome import Outcome, at_least, at_most, none_of, say
from tests.soak.reading import every_pet

ROUNDS = 50
ROUNDS_SHORT = 2
SERVICES = 2

ACKNOWLEDGED = 8
"""Acknowledged adds before each failover, at least."""

LATER_SECONDS = 0.05
"""After those, the primary is stopped at a random moment within this time."""

BACK_SECONDS = 10.0
RETRY_SECONDS = 0.05
SEED = 5


def run(*, short: bool) -> Iterator[Outcome]:
    """No acknowledged add is lost, none is made twice, and the service is back by itself."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    with Pair() as pair:
        failovers = Failovers(pair)
        verdict = asyncio.run(failovers.run(rounds))
    history = failovers.history
    say(f"{len(history.acknowledged):,} adds acknowledged, {history.refused:,} answers of 503")
    for figure, wrong in (
        ("failover_lost", verdict.lost),
        ("failover_twice", verdict.twice),
        ("failover_unasked", verdict.unasked),
        ("failover_answers_not_503", history.wrong),
    ):
        yield none_of(wrong, figure, n=rounds)
    yield at_most(
        ANSWER_SECONDS, "failover_slowest_answer", history.slowest, n=rounds, why=lambda: "it hung"
    )
    yield at_most(
        BACK_SECONDS, "failover_back", max(failovers.back), n=rounds, why=lambda: "it stayed away"
    )
    yield at_least(
        rounds, "failover_refused", history.refused, n=rounds, why=lambda: "nobody met a failover"
    )


class FailoverHistory(History):
    """Also what the services answered while they had no database."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0
        self.wrong: list[str] = []
        """Neither the animals asked for, nor an Error with 503 and `Retry-After`."""
        self.slowest = 0.0

    def note(self, answer: httpx.Response, seconds: float) -> None:
        """Check a response to anything but a successful request."""
        self.slowest = max(self.slowest, seconds)
        if answer.is_success:
            return
        self.refused += 1
        if error_of(answer)[0] != httpx.codes.SERVICE_UNAVAILABLE or not (
            answer.headers.get("retry-after", "").isdigit()
        ):
            self.wrong.append(f"{answer.status_code} {answer.text}")


class FailoverAdder(Adder[FailoverHistory]):
    """Sends an add again until it is acknowledged, to whichever service is next."""

    async def _is_settled(self, pet: NewPet, answer: httpx.Response) -> bool:
        self._history.note(answer, answer.elapsed.total_seconds())
        if answer.is_success:
            return await super()._is_settled(pet, answer)
        await asyncio.sleep(RETRY_SECONDS)
        return False


class Balanced(RestartedService):
    """Several services over one database, of which each request gets the next one."""

    def __init__(self, services: list[RestartedService]) -> None:
        self._services = itertools.cycle(services)

    async def url(self) -> str:
        """The base address of the next service."""
        return await next(self._services).url()


class Failovers:
    """Two services over a pair of servers that changes sides again and again."""

    def __init__(self, pair: Pair) -> None:
        self.history = FailoverHistory()
        self.back: list[float] = []
        """How many seconds after each promotion the next add was acknowledged."""
        self._pair = pair
        self._services = [RestartedService(pair.url) for _ in range(SERVICES)]
        self._balanced = Balanced(self._services)
        self._chance = random.Random(SEED)

    async def run(self, rounds: int) -> Verdict:
        """Fail over so many times, wait for all acknowledgements, and judge the store."""
        async with AsyncExitStack() as running:
            for service in self._services:
                await service.listening(await running.enter_async_context(service.started()))
            reading = asyncio.create_task(self._read())
            async with adding(FailoverAdder, self._balanced, self.history) as stop:
                for done in range(rounds):
                    say(f"round {done + 1:,} of {rounds:,}")
                    await self._round(is_immediate=bool(done % 2))
                await stop()
            reading.cancel()
            await asyncio.wait([reading])
            assert reading.cancelled(), reading.exception()
            found = await asyncio.to_thread(every_pet, await self._balanced.url())
        return judge(self.history.asked, self.history.acknowledged, found)

    async def _round(self, *, is_immediate: bool) -> None:
        await self.history.until_acknowledged(ACKNOWLEDGED)
        await asyncio.sleep(self._chance.uniform(0, LATER_SECONDS))
        await asyncio.to_thread(self._pair.stop_primary, is_immediate=is_immediate)
        await asyncio.to_thread(self._pair.promote)
        promoted = time.monotonic()
        await self.history.until_acknowledged(1)
        self.back.append(time.monotonic() - promoted)
        await asyncio.to_thread(self._pair.add_standby)

    async def _read(self) -> None:
        """Read the first page again and again."""
        async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as client:
            while True:
                url = await self._balanced.url()
                answer = await client.get(f"{url}/pets", headers=bearer(KEY))
                self.history.note(answer, answer.elapsed.total_seconds())
                await asyncio.sleep(RETRY_SECONDS)
