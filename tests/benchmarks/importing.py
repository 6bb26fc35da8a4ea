"""Animals that the window brings in, against the same client when it only posts them."""

from __future__ import annotations

import asyncio
import tempfile
import time
import uuid
from pathlib import Path

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.domain.import_job import ImportFacts
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.importing.importer import Importer
from petstore_gui.outbox.sender import AT_ONCE
from petstore_gui.session.opened_deployment import GatewayUser
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.own_service import own_service
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stopwatch import PATIENCE, Pulse
from tests.benchmarks.window import Window, with_window
from tests.service.running import KEY
from tests.support.waiting import eventually

COUNT = 10_000
PETS = [NewPet(f"Imported {number}", number % 50, PetStatus.SOLD) for number in range(COUNT)]


def measure(bench: Bench) -> None:
    """`import_10k` and `gap_import_10k`."""

    async def work(window: Window) -> None:
        values, floors, gaps = list[float](), list[float](), list[float]()
        for _ in range(bench.runs(3)):
            floors.append(COUNT / await _posted())
            seconds, gap = await _brought_in(window)
            values.append(COUNT / seconds)
            gaps.append(gap)

        async def why() -> str:
            with profiled() as found:
                await _brought_in(window)
            return f"of an import, but for waiting: {found}"

        if bench.wants("import_10k"):
            await bench.explain(judge("import_10k", values, floors), why)
        if bench.wants("gap_import_10k"):
            await bench.explain(judge("gap_import_10k", gaps), why)

    with_window(work)


async def _brought_in(window: Window) -> tuple[float, float]:
    """Seconds that an import takes, from the first write to the last outcome, and the gap."""
    with (
        tempfile.TemporaryDirectory(prefix="petstore-import-") as folder,
        own_service(Path(folder, "store.sqlite")) as url,
    ):
        gateway = _gateway(url)
        try:
            return await _bring_in(window, gateway)
        finally:
            await gateway.aclose()


async def _bring_in(window: Window, gateway: HttpGateway) -> tuple[float, float]:
    importer = Importer(window.outbox, window.tasks)
    ended = list[ImportFacts]()
    importer.ended.connect(ended.append)
    users: list[GatewayUser] = [window.catalogue, window.outbox, importer]
    for user in users:
        user.open(LOCAL_SERVICE)
        user.connect_to(gateway)
    window.catalogue.refresh()
    await eventually(lambda: window.catalogue.facts.state is LoadState.READY)
    started = time.perf_counter()
    with Pulse(lambda: window.table.line_count) as pulse:
        await importer.begin("bench.csv", PETS)
        await eventually(lambda: bool(ended), within=PATIENCE * 5)
    taken = time.perf_counter() - started
    assert ended[0].added == COUNT
    for user in reversed(users):
        user.open(None)
    await window.outbox.wait_closed()
    return taken, pulse.longest_ms


async def _posted() -> float:
    """Seconds that the same client takes if nothing is written down and nothing is shown."""
    with (
        tempfile.TemporaryDirectory(prefix="petstore-import-") as folder,
        own_service(Path(folder, "store.sqlite")) as url,
    ):
        gateway, left = _gateway(url), iter(PETS)

        async def post_each() -> None:
            for pet in left:
                await gateway.create_pet(pet, str(uuid.uuid4()))

        started = time.perf_counter()
        await asyncio.gather(*(post_each() for _ in range(AT_ONCE)))
        taken = time.perf_counter() - started
        await gateway.aclose()
        return taken


def _gateway(url: str) -> HttpGateway:
    return HttpGateway(Endpoint(url, is_own=True, honours_idempotency_key=True), ApiKey(KEY))
