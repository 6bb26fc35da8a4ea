"""Saving a file: how long it takes, and the longest gap in the window's loop meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.profiling import profiled


async def measure_saving(
    bench: Bench,
    name: str,
    runs: int,
    save: Callable[[], Awaitable[tuple[float, float]]],
    floor_ms: Callable[[], float],
) -> None:
    """`name` and `gap_name`: milliseconds, which `save` returns in this order."""
    wanted = [one for one in (name, f"gap_{name}") if bench.wants(one)]
    if not wanted:
        return

    async def why() -> str:
        with profiled() as found:
            await save()
        return f"of the file: {found}"

    taken, gaps, floors = [], [], []
    for _ in range(runs):
        milliseconds, gap = await save()
        taken.append(milliseconds)
        gaps.append(gap)
        floors.append(floor_ms())
    for one in wanted:
        figure = judge(one, taken, floors) if one == name else judge(one, gaps)
        await bench.explain(figure, why)
