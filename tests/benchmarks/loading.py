"""Animals on their way from the service into the table, and from a file to the service."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
import uuid
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.import_job import ImportFacts
from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.importing.importer import Importer
from petstore_gui.outbox.sender import AT_ONCE
from tests.benchmarks.figures import Bench
from tests.benchmarks.processes import own_service
from tests.benchmarks.stopwatch import PATIENCE, Pulse
from tests.benchmarks.window import Window, open_window
from tests.service.running import KEY
from tests.support.waiting import eventually

LISTED, IMPORTED = 100_000, 10_000
PETS = [NewPet(f"Imported {number}", number % 50, PetStatus.SOLD) for number in range(IMPORTED)]

NEXT = re.compile(rb'\r\nlink: <\?([^>]*)>; rel="next"', re.IGNORECASE)
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
DECODER = msgspec.json.Decoder(list[Pet])

T = TypeVar("T")


def lists(bench: Bench) -> None:
    """The whole list, and a refresh without changes."""
    with (
        tempfile.TemporaryDirectory(prefix="petstore-load-") as folder,
        own_service(Path(folder, "store.sqlite"), sample=LISTED) as url,
        open_window() as window,
    ):
        load, floor = partial(_a_second, window, url), partial(_read_a_second, url)
        bench.measure("load_100k", 5, load, floor)
        bench.measure("gap_load_100k", 5, lambda: window.gap(_load(window, url)))
        bench.measure(
            "refresh_unchanged",
            5,
            lambda: window.run(_refresh(window, url)),
            lambda: window.run(_load(window, url)),
        )


def imports(bench: Bench) -> None:
    """Animals of a file, against the same client when it only posts them; and the gap."""
    with open_window() as window:
        bench.measure("import_10k", 3, partial(_import_a_second, window), _post_a_second)
        bench.measure("gap_import_10k", 3, partial(_gap_of_import, window))


def _a_second(window: Window, url: str) -> float:
    return LISTED * 1000 / window.run(_load(window, url))


async def _load(window: Window, url: str) -> float:
    async with _gateway(url) as gateway:
        return await window.load(gateway, LISTED)


async def _refresh(window: Window, url: str) -> float:
    async with _gateway(url) as gateway:
        await window.load(gateway, LISTED)
        return await window.refresh(LISTED)


@asynccontextmanager
async def _gateway(url: str) -> AsyncIterator[HttpGateway]:
    endpoint = Endpoint(url, is_own=True, honours_idempotency_key=True)
    gateway = HttpGateway(endpoint, ApiKey(KEY))
    try:
        yield gateway
    finally:
        await gateway.aclose()


def _read_a_second(url: str) -> float:
    """Animals that asyncio's streams read in a second, one page after another."""
    started = time.perf_counter()
    assert _in_plain_loop(_read_all(url)) == LISTED
    return LISTED / (time.perf_counter() - started)


async def _read_all(url: str) -> int:
    """Read every animal of the list over one connection; returns how many."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    pets: list[Pet] = []
    query: str | None = f"limit={LIMIT_MAX}"
    while query is not None:
        writer.write(
            f"GET {parts.path}/pets?{query} HTTP/1.1\r\n"
            f"Host: {parts.netloc}\r\nAuthorization: Bearer {KEY}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        assert head.startswith(b"HTTP/1.1 200 "), head
        assert length, head
        pets += DECODER.decode(await reader.readexactly(int(length[1])))
        following = NEXT.search(head)
        query = following[1].decode() if following else None
    writer.close()
    return len(pets)


def _import_a_second(window: Window) -> float:
    return IMPORTED / _import(window)[0]


def _gap_of_import(window: Window) -> float:
    return _import(window)[1]


def _import(window: Window) -> tuple[float, float]:
    """Seconds that an import takes, from the first write to the last outcome, and the gap."""
    with _new_service() as url:
        return window.run(_bring_in(window, url))


async def _bring_in(window: Window, url: str) -> tuple[float, float]:
    shop, ended = window.shop, list[ImportFacts]()
    async with _gateway(url) as gateway:
        await window.load(gateway, 0)
        importer = Importer(shop.outbox, shop.tasks)
        importer.ended.connect(ended.append)
        started = time.perf_counter()
        with Pulse() as pulse:
            await importer.begin("bench.csv", PETS)
            await eventually(lambda: bool(ended), within=PATIENCE * 5)
        taken = time.perf_counter() - started
        assert ended[0].added == IMPORTED
    return taken, pulse.longest_ms


def _post_a_second() -> float:
    """Animals that the same client posts if nothing is written down and nothing is shown."""
    with _new_service() as url:
        return IMPORTED / _in_plain_loop(_post_all(url))


async def _post_all(url: str) -> float:
    left = iter(PETS)

    async def post_each() -> None:
        for pet in left:
            await gateway.create_pet(pet, str(uuid.uuid4()))

    async with _gateway(url) as gateway:
        started = time.perf_counter()
        await asyncio.gather(*(post_each() for _ in range(AT_ONCE)))
        return time.perf_counter() - started


@contextmanager
def _new_service() -> Iterator[str]:
    with (
        tempfile.TemporaryDirectory(prefix="petstore-import-") as folder,
        own_service(Path(folder, "store.sqlite")) as url,
    ):
        yield url


def _in_plain_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a floor in asyncio's own loop, not in the window's."""
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(work)
