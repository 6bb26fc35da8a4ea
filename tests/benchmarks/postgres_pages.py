"""Pages from PostgreSQL: deep ones, unchanged ones, and those of very long lists."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.service.http.cursor import Cursor, encode_cursor
from tests.benchmarks.clients import answers_a_second, get
from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.own_service import own_service
from tests.benchmarks.postgres_stock import filled, server
from tests.service.running import KEY, bearer

DEPTH = 1_000_000
FEW, MANY = 1_000, 10_000_000
CONNECTIONS = 16
SECONDS = 0.5
FIRST = f"/pets?limit={LIMIT_MAX}"
WHY = "the times of PostgreSQL itself: EXPLAIN (ANALYZE) of the page"


def measure(bench: Bench) -> None:
    """`pg_page_deep`, `pg_unchanged` and `pg_page_10m`."""
    with server() as at:
        if bench.wants("pg_page_deep") or bench.wants("pg_unchanged"):
            with own_service(filled(at, DEPTH + 2 * LIMIT_MAX)) as url:
                if bench.wants("pg_page_deep"):
                    runs = in_turn(bench.runs(7), _ms(url, _from(DEPTH)), _ms(url, FIRST))
                    bench.tell(judge("pg_page_deep", *runs), lambda: WHY)
                if bench.wants("pg_unchanged"):
                    _unchanged(url, bench)
        if bench.wants("pg_page_10m"):
            with own_service(filled(at, MANY)) as many, own_service(filled(at, FEW)) as few:
                middles = _ms(many, _from(MANY // 2)), _ms(few, _from(FEW // 2))
                bench.tell(judge("pg_page_10m", *in_turn(bench.runs(7), *middles)), lambda: WHY)


def _unchanged(url: str, bench: Bench) -> None:
    """Responses per second to those who know the list, compared with the first page."""
    tag = httpx.get(f"{url}{FIRST}", headers=bearer(KEY), trust_env=False).headers["etag"]
    known, unknown = get(url, FIRST, tag), get(url, FIRST)
    runs = in_turn(
        bench.runs(5),
        lambda: answers_a_second(url, known, 304, CONNECTIONS, SECONDS)[0],
        lambda: answers_a_second(url, unknown, 200, CONNECTIONS, SECONDS)[0],
    )
    bench.tell(judge("pg_unchanged", *runs), lambda: "HTTP itself, which a 304 cannot save")


def _from(after: int) -> str:
    return f"{FIRST}&cursor={encode_cursor(Cursor(after))}"


def _ms(url: str, target: str) -> Callable[[], float]:
    request = get(url, target)
    return lambda: 1000 / answers_a_second(url, request, 200, 1, SECONDS)[0]
