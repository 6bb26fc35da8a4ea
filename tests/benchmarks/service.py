"""The service's answers, compared with bare applications on the same database."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psycopg

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.service.http.list_query import encode_cursor
from petstore_gui.service.store.store import open_store
from tests.benchmarks.clients import answers_a_second, get, post
from tests.benchmarks.figures import Bench
from tests.benchmarks.processes import floor_command, own_service
from tests.service.postgres import new_database, postgres
from tests.service.running import KEY, bearer
from tests.support.screen import announcing

STORED = 1_000_000
PROCESSES = (1, 2, 4)
SECONDS = 1.0
ANIMAL = b'{"name":"Rex","categoryId":7,"status":"available"}'
FIRST = f"/pets?limit={LIMIT_MAX}"
ONE = f"/pets/{STORED // 2}"
DEEP = f"{FIRST}&cursor={encode_cursor(STORED - 2 * LIMIT_MAX)}"
WHY_DATABASE = "the times of the database itself: EXPLAIN of the page"
WHY_HTTP = "HTTP itself, which a 304 cannot save"
WHY_BARE = "key, headers, links, errors and threads, which the bare application does without"

REQUESTS: dict[str, tuple[Callable[[str], bytes], int]] = {
    "pg_list": (lambda url: get(url, FIRST), 200),
    "pg_get": (lambda url: get(url, ONE), 200),
    "pg_add": (lambda url: post(url, ANIMAL), 201),
}

_FILL = """
    INSERT INTO pets (name, category_id, status)
    SELECT 'Animal ' || n, n % 50, (ARRAY['available', 'pending', 'sold'])[n % 4 + 1]
    FROM generate_series(1, {}) AS n
"""


def sqlite(bench: Bench) -> None:
    """Lists and one animal of a SQLite file."""
    with TemporaryDirectory(prefix="petstore-get-") as folder:
        database = str(Path(folder, "store.sqlite"))
        with (
            own_service(database, sample=STORED) as url,
            announcing(*floor_command("services", "sqlite", database)) as bare,
        ):
            for name, target in (
                ("get_100", FIRST),
                ("get_20", "/pets?limit=20"),
                ("get_one", ONE),
            ):
                own, floor = _rate(get(url, target), [url]), _rate(get(bare, target), [bare])
                bench.measure(name, 5, own, floor, why=lambda: WHY_BARE)
            _pages(bench, "", url)


def adds(bench: Bench) -> None:
    """`post_durable`: against the same route when nothing is stored."""
    with (
        TemporaryDirectory(prefix="petstore-post-") as folder,
        own_service(Path(folder, "store.sqlite")) as url,
        announcing(*floor_command("services", "nothing")) as bare,
    ):
        own, floor = (_rate(post(one, ANIMAL), [one], 201, clients=32) for one in (url, bare))
        bench.measure("post_durable", 5, own, floor, why=lambda: "SQLite's commits")


def postgresql(bench: Bench) -> None:
    """The operations with one, two and four processes, and pages, on PostgreSQL."""
    with postgres("-c", "fsync=on") as server:
        database = _filled(server)
        bare_service = floor_command("services", "postgresql", database)
        for processes in PROCESSES:
            names = [name for name in REQUESTS if bench.wants(f"{name}_{processes}")]
            with ExitStack() as running:
                count = processes if names else 0
                own = [running.enter_context(own_service(database)) for _ in range(count)]
                bare = [running.enter_context(announcing(*bare_service)) for _ in range(count)]
                for name in names:
                    request, status = REQUESTS[name]
                    rate = partial(_rate, status=status, clients=32)
                    value, floor = (rate(request(urls[0]), urls) for urls in (own, bare))
                    bench.measure(f"{name}_{processes}", 3, value, floor, why=lambda: WHY_BARE)
        if bench.wants("pg_page_deep", "pg_unchanged"):
            with own_service(database) as url:
                _pages(bench, "pg_", url)


def _filled(server: str) -> str:
    """The address of a new database with made-up animals."""
    url = new_database(server)
    open_store(url).close()
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        connection.execute(_FILL.format(STORED).encode())
        connection.execute(b"VACUUM (ANALYZE) pets")
        connection.execute(b"CHECKPOINT")  # else it would come during a measurement
    return url


def _pages(bench: Bench, prefix: str, url: str) -> None:
    """A page deep in the list, and a page that the client knows, compared with the first page."""
    deep, first = _page_ms(url, DEEP), _page_ms(url, FIRST)
    bench.measure(f"{prefix}page_deep", 7, deep, first, why=lambda: WHY_DATABASE)
    tag = httpx.get(f"{url}{FIRST}", headers=bearer(KEY), trust_env=False).headers["etag"]
    known, unknown = _rate(get(url, FIRST, tag), [url], 304), _rate(get(url, FIRST), [url])
    bench.measure(f"{prefix}unchanged", 5, known, unknown, why=lambda: WHY_HTTP)


def _rate(
    request: bytes, urls: list[str], status: int = 200, clients: int = 16
) -> Callable[[], float]:
    """Measure the answers per second, with the clients spread over `urls`."""
    first, *others = urls
    return lambda: answers_a_second(first, request, status, clients, SECONDS, *others)[0]


def _page_ms(url: str, target: str) -> Callable[[], float]:
    """Measure the milliseconds of one page, asked for by one client."""
    rate = _rate(get(url, target), [url], clients=1)
    return lambda: 1000 / rate()
