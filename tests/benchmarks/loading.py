"""The whole catalogue of 100,000 from the own service into the visible table."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.floor_program import floor_program
from tests.benchmarks.own_service import own_service
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stopwatch import Pulse
from tests.benchmarks.window import Window, with_window
from tests.service.running import KEY
from tests.support.screen import announcing

COUNT = 100_000
LATENCY_MS = "40"


def measure(bench: Bench) -> None:
    """`load_100k`, `gap_load_100k`, `refresh_unchanged`, and a load from far away."""
    with tempfile.TemporaryDirectory(prefix="petstore-load-") as folder:
        database = Path(folder, "store.sqlite")
        with own_service(database, sample=COUNT) as near:
            if bench.wants("load_100k"):
                _rate("load_100k", near, near, bench.runs(5), bench)
            if bench.wants("gap_load_100k"):
                _gap(near, bench)
            if bench.wants("refresh_unchanged"):
                _refresh(near, bench)
            if bench.wants("load_100k_40ms"):
                _from_far_away("load_100k_40ms", near, bench)


def _from_far_away(name: str, near: str, bench: Bench) -> None:
    with announcing(*_relay(near)) as port:
        _rate(name, f"http://127.0.0.1:{port}/v1", near, bench.runs(1), bench)


def _rate(name: str, url: str, near: str, runs: int, bench: Bench) -> None:
    """Animals per second from `url`, alternating with the bare reader.

    The profile uses `near`: latency adds waiting, but no work.
    """

    async def work(window: Window) -> None:
        values, floors = [], []
        with floor_program("streams_reader", url, KEY) as floor:
            for _ in range(runs):
                values.append(COUNT / await _load(window, url))
                floors.append(COUNT / floor())
        await bench.explain(judge(name, values, floors), lambda: _why(window, near))

    with_window(work)


def _refresh(url: str, bench: Bench) -> None:
    """Milliseconds of a refresh without changes, compared with the load before it."""

    async def work(window: Window) -> None:
        values, floors = [], []
        for _ in range(bench.runs(5)):
            gateway = _gateway(url)
            floors.append(1000 * await window.load(gateway, COUNT))
            values.append(1000 * await window.refresh(COUNT))
            await gateway.aclose()

        async def why() -> str:
            with profiled() as found:
                await window.refresh(COUNT)
            return f"of a refresh: {found}"

        await bench.explain(judge("refresh_unchanged", values, floors), why)

    with_window(work)


def _gap(url: str, bench: Bench) -> None:
    async def work(window: Window) -> None:
        pulses = []
        for _ in range(bench.runs(5)):
            with Pulse(lambda: window.table.line_count) as pulse:
                await _load(window, url)
            pulses.append(pulse)
        lines = ", ".join(f"{pulse.lines:,}" for pulse in pulses)

        async def why() -> str:
            return f"the longest gaps ended at so many lines: {lines}; {await _why(window, url)}"

        await bench.explain(judge("gap_load_100k", [pulse.longest_ms for pulse in pulses]), why)

    with_window(work)


async def _why(window: Window, url: str) -> str:
    with profiled() as found:
        await _load(window, url)
    return f"of a load, but for waiting: {found}"


async def _load(window: Window, url: str) -> float:
    gateway = _gateway(url)
    try:
        return await window.load(gateway, COUNT)
    finally:
        await gateway.aclose()


def _gateway(url: str) -> HttpGateway:
    return HttpGateway(Endpoint(url, is_own=True, honours_idempotency_key=True), ApiKey(KEY))


def _relay(url: str) -> list[str]:
    port = str(urlsplit(url).port)
    return [sys.executable, "-m", "tests.benchmarks.far_away", port, LATENCY_MS]
