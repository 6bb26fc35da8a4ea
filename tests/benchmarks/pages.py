"""Lists of a million animals and more, on SQLite and on PostgreSQL."""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import httpx

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.service.http.list_query import encode_cursor
from petstore_gui.service.store.store import open_store
from tests.benchmarks.clients import answers_a_second, get
from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.own_service import own_service
from tests.benchmarks.postgres_stock import filled, server
from tests.service.running import KEY, bearer
from tests.support.screen import announcing

DEPTH = 1_000_000
FEW, MANY = 1_000, 10_000_000
CONNECTIONS = 16
SECONDS = 0.5
FIRST = f"/pets?limit={LIMIT_MAX}"
ONE = f"/pets/{DEPTH // 2}"
BARE = [sys.executable, "-m", "tests.benchmarks.floors.bare_asgi"]
WHY = "the times of the database itself: EXPLAIN of the page"
WHY_HTTP = "HTTP itself, which a 304 cannot save"

_FILL = """
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?)
    INSERT INTO pets (name, category_id, status)
    SELECT 'Animal ' || n, n % 50,
        CASE n % 4 WHEN 0 THEN 'available' WHEN 1 THEN 'pending' WHEN 2 THEN 'sold' END
    FROM counted
"""

Stock = Callable[[int], str]
"""The address of a database with so many made-up animals."""


def measure(bench: Bench) -> None:
    """`get_one`, `page_deep`, `unchanged` and `page_10m`, and all but the first with `pg_`."""
    if any(map(bench.wants, ("get_one", "page_deep", "unchanged", "page_10m"))):
        with _folder() as stock:
            _measure(bench, "", stock)
    if any(map(bench.wants, ("pg_page_deep", "pg_unchanged", "pg_page_10m"))):
        with server() as at:
            _measure(bench, "pg_", partial(filled, at))


@contextmanager
def _folder() -> Iterator[Stock]:
    with tempfile.TemporaryDirectory(prefix="petstore-pages-") as folder:
        yield lambda count: _filled_file(Path(folder, f"{count}.sqlite"), count)


def _filled_file(path: Path, count: int) -> str:
    open_store(str(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(_FILL, (count,))
    return str(path)


def _measure(bench: Bench, prefix: str, stock: Stock) -> None:
    one, deep, unchanged = (f"{prefix}{name}" for name in ("get_one", "page_deep", "unchanged"))
    if any(map(bench.wants, (one, deep, unchanged))):
        database = stock(DEPTH + 2 * LIMIT_MAX)
        with own_service(database) as url:
            if bench.wants(one):
                _one(one, url, database, bench)
            if bench.wants(deep):
                runs = in_turn(bench.runs(7), _ms(url, _from(DEPTH)), _ms(url, FIRST))
                bench.tell(judge(deep, *runs), lambda: WHY)
            if bench.wants(unchanged):
                _unchanged(unchanged, url, bench)
    if bench.wants(of_10m := f"{prefix}page_10m"):
        with own_service(stock(MANY)) as many, own_service(stock(FEW)) as few:
            middles = _ms(many, _from(MANY // 2)), _ms(few, _from(FEW // 2))
            bench.tell(judge(of_10m, *in_turn(bench.runs(7), *middles)), lambda: WHY)


def _one(name: str, url: str, database: str, bench: Bench) -> None:
    """Responses per second with one animal, compared with a bare application on the same file."""
    with announcing(*BARE, database) as bare:
        runs = in_turn(bench.runs(5), _rate(url, get(url, ONE)), _rate(bare, get(bare, ONE)))
    bench.tell(judge(name, *runs), lambda: WHY)


def _unchanged(name: str, url: str, bench: Bench) -> None:
    """Responses per second to those who know the list, compared with the first page."""
    tag = httpx.get(f"{url}{FIRST}", headers=bearer(KEY), trust_env=False).headers["etag"]
    known, unknown = get(url, FIRST, tag), get(url, FIRST)
    runs = in_turn(bench.runs(5), _rate(url, known, 304), _rate(url, unknown))
    bench.tell(judge(name, *runs), lambda: WHY_HTTP)


def _from(after: int) -> str:
    return f"{FIRST}&cursor={encode_cursor(after)}"


def _rate(url: str, request: bytes, status: int = 200) -> Callable[[], float]:
    return lambda: answers_a_second(url, request, status, CONNECTIONS, SECONDS)[0]


def _ms(url: str, target: str) -> Callable[[], float]:
    request = get(url, target)
    return lambda: 1000 / answers_a_second(url, request, 200, 1, SECONDS)[0]
