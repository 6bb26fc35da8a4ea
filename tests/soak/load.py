"""The service with 100,000 animals under load, while other clients misbehave."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.benchmarks.processes import own_service
from tests.service.running import ROOT
from tests.soak.load_client import ANIMALS, Measured
from tests.soak.nuisances import nuisances
from tests.soak.outcome import Outcome, at_least, at_most, none_of, say

A_SECOND = 200
SECONDS = 60
SECONDS_SHORT = 12

P99_MS = 50
P99_MS_SHORT = 2_000
"""A short run shares the computer with other tests."""


def run(*, short: bool) -> Iterator[Outcome]:
    """200 requests per second without an error, 99 % of them answered within 50 ms."""
    seconds = SECONDS_SHORT if short else SECONDS
    with tempfile.TemporaryDirectory(prefix="petstore-load-") as folder:
        database = Path(folder) / "pets.sqlite"
        with own_service(database, sample=ANIMALS) as url:
            measured, disconnected = asyncio.run(_under_load(url, seconds))
    taken = measured.milliseconds
    say(f"median {statistics.median(taken):.1f} ms, most {max(taken):.1f} ms")
    say(f"disconnected: {disconnected}")
    asked = len(taken) + len(measured.failures)
    yield none_of(measured.failures, "load_errors", n=asked)
    yield at_most(
        P99_MS_SHORT if short else P99_MS,
        "load_p99_ms",
        _p99(taken),
        n=asked,
        why=lambda: f"the client itself was {_p99(measured.late):.0f} ms late in 1 % of requests",
    )
    yield at_least(
        1,
        "load_thrown_out",
        min(disconnected.values()),
        n=len(disconnected),
        why=lambda: f"the service must disconnect whoever sends too much: {disconnected}",
    )


async def _under_load(url: str, seconds: int) -> tuple[Measured, dict[str, int]]:
    command = [sys.executable, "-m", "tests.soak.load_client", url, str(A_SECOND), str(seconds)]
    async with nuisances(url) as disconnected:
        client = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
        said, _ = await client.communicate()
    return msgspec.json.decode(said, type=Measured), disconnected


def _p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[-1]
