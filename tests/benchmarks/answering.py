"""Lists from the service, compared with a bare application on the same file."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from http import HTTPStatus
from pathlib import Path

from starlette.types import Message

from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import open_store
from tests.benchmarks.clients import answers_a_second, get
from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.own_service import own_service
from tests.benchmarks.profiling import profiled
from tests.service.running import KEY
from tests.support.screen import announcing

CONNECTIONS = 16
SECONDS = 1.0
PROFILED = 2_000


def measure(bench: Bench) -> None:
    """`get_100` and `get_20`."""
    for name, limit in (("get_100", 100), ("get_20", 20)):
        if bench.wants(name):
            _gets(name, limit, bench)


def _gets(name: str, limit: int, bench: Bench) -> None:
    with tempfile.TemporaryDirectory(prefix="petstore-get-") as folder:
        database = Path(folder, "store.sqlite")
        bare_asgi = [sys.executable, "-m", "tests.benchmarks.floors.bare_asgi", str(database)]
        target = f"/pets?limit={limit}"
        with (
            own_service(database, sample=1_000) as url,
            announcing(*bare_asgi) as bare,
        ):
            values, floors = in_turn(bench.runs(5), _rate(url, target), _rate(bare, target))
        bench.tell(judge(name, values, floors), lambda: _profile(database, target))


def _rate(url: str, target: str) -> Callable[[], float]:
    request = get(url, target)
    return lambda: answers_a_second(url, request, 200, CONNECTIONS, SECONDS)[0]


def _profile(database: Path, target: str) -> str:
    """The service, called in this process without a socket."""
    path, _, query = target.partition("?")
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/v1{path}",
        "query_string": query.encode(),
        "headers": [(b"authorization", f"Bearer {KEY}".encode())],
    }
    statuses = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        statuses.append(message.get("status", HTTPStatus.OK))

    async def ask() -> None:
        for _ in range(PROFILED):
            await app(dict(scope), receive, send)

    with closing(open_store(str(database))) as store:
        app = make_app(store, KEY)
        with profiled() as found:
            asyncio.run(ask())
    assert set(statuses) == {HTTPStatus.OK}
    return f"of {PROFILED} answers without a socket: {found}"
