"""How long nobody is served while the standby of PostgreSQL takes over."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx

from tests.benchmarks.adding import ANIMAL
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.own_service import own_service
from tests.service.postgres_pair import Pair
from tests.service.running import KEY, bearer
from tests.support.processes import until
from tests.support.waiting import PATIENCE

HEADERS = bearer(KEY) | {"Content-Type": "application/json"}


def measure(bench: Bench) -> None:
    """`pg_switchover`: from the order to stop the primary to the next animal that is added."""
    with (
        Pair() as pair,
        own_service(pair.url) as url,
        httpx.Client(trust_env=False, timeout=PATIENCE) as client,
    ):

        def is_added() -> bool:
            answer = client.post(f"{url}/pets", content=ANIMAL, headers=HEADERS)
            return answer.status_code == httpx.codes.CREATED

        values = [_switchover(pair, is_added) * 1000 for _ in range(bench.runs(3))]
    bench.tell(judge("pg_switchover", values), lambda: "the server was slow to stop or to promote")


def _switchover(pair: Pair, is_added: Callable[[], bool]) -> float:
    until(is_added)
    began = time.monotonic()
    pair.stop_primary(is_immediate=False)
    pair.promote()
    until(is_added)
    took = time.monotonic() - began
    pair.add_standby()
    return took
