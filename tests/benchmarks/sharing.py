"""One, two and four processes of the service on one PostgreSQL, against bare applications."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack

from tests.benchmarks.adding import ANIMAL
from tests.benchmarks.clients import answers_a_second, get, post
from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.own_service import own_service
from tests.benchmarks.postgres_stock import filled, server
from tests.support.screen import announcing

COUNT = 1_000_000
PROCESSES = (1, 2, 4)
CONNECTIONS = 32
SECONDS = 1.0
BARE = [sys.executable, "-m", "tests.benchmarks.floors.bare_postgresql"]
REQUESTS: dict[str, tuple[Callable[[str], bytes], int]] = {
    "pg_list": (lambda url: get(url, "/pets?limit=100"), 200),
    "pg_get": (lambda url: get(url, f"/pets/{COUNT // 2}"), 200),
    "pg_add": (lambda url: post(url, ANIMAL), 201),
}


def measure(bench: Bench) -> None:
    """`pg_list_1` and the like: the three operations with so many processes each."""
    with server() as at:
        database = filled(at, COUNT)
        for processes in PROCESSES:
            names = [name for name in REQUESTS if bench.wants(f"{name}_{processes}")]
            if names:
                _of_so_many(processes, names, database, bench)


def _of_so_many(processes: int, names: list[str], database: str, bench: Bench) -> None:
    with ExitStack() as running:
        own = [running.enter_context(own_service(database)) for _ in range(processes)]
        bare = [running.enter_context(announcing(*BARE, database)) for _ in range(processes)]
        for name in names:
            runs = in_turn(bench.runs(3), _rate(name, own), _rate(name, bare))
            bench.tell(judge(f"{name}_{processes}", *runs), _why)


def _rate(name: str, urls: list[str]) -> Callable[[], float]:
    request, status = REQUESTS[name]
    first, *others = urls
    asked = request(first)
    return lambda: answers_a_second(first, asked, status, CONNECTIONS, SECONDS, *others)[0]


def _why() -> str:
    return "checking, links, errors and threads, which the bare application does without"
