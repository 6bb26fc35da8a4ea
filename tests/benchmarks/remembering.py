"""How long the window's event loop is blocked while animals are read from the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice

from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.history_db import BATCH, Head, HistoryDb
from petstore_gui.storage.paths import StoragePaths
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stock import pets
from tests.benchmarks.stopwatch import Pulse
from tests.benchmarks.window import Window, with_window

COUNT = 1_000_000
KNOWN = ServiceId(Deployment.STAGING)
"""Not the catalogue that the window opens with, so that its ledger can be written first."""

_NOW = datetime(2026, 11, 21, tzinfo=UTC)


def measure(bench: Bench) -> None:
    """`gap_ledger_1m`: milliseconds."""

    async def work(window: Window) -> None:
        remember(window.records, COUNT)
        gaps = [await gap_ms(window, COUNT) for _ in range(bench.runs(5))]
        await bench.explain(judge("gap_ledger_1m", gaps), lambda: _why(window))

    with_window(work, keeps=True)


def remember(records: StoragePaths, count: int) -> None:
    """Write a ledger of so many animals, as it is after a complete list was loaded."""
    now = int(_NOW.timestamp())
    file = HistoryDb.open(records.history(KNOWN), _NOW)
    file.begin()
    for batch in _batches(count):
        file.write([(pet, None, Place.LISTED, None) for pet in batch], now)
    file.commit(Head(now, was_whole=True))
    file.close()


async def gap_ms(window: Window, count: int) -> float:
    """The longest gap between two ticks while an empty window opens that ledger."""
    with Pulse(lambda: window.table.line_count) as pulse:
        await window.remember(KNOWN, count)
    await window.forget()
    return pulse.longest_ms


async def _why(window: Window) -> str:
    with profiled() as found:
        await window.remember(KNOWN, COUNT)
    return f"of the way from the ledger: {found}"


def _batches(count: int) -> Iterator[list[Pet]]:
    animals = pets(count)
    while batch := list(islice(animals, BATCH)):
        yield batch
