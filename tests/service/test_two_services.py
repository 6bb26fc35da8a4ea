"""Two processes of the service over one database of PostgreSQL, as behind a balancer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import cycle
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import text

from tests.service.postgres import connected
from tests.service.running import KEY, bearer, running
from tests.support.waiting import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL server for Windows"),
]

SLOW = "Slow"
SLOW_COMMITS = f"""
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_sleep(0.1); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON pets DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.name = '{SLOW}') EXECUTE FUNCTION wait()
"""


@pytest.fixture(scope="module")
def services(server_or_none: str) -> Iterator[list[str]]:
    """The base addresses of two processes."""
    with running("--database", server_or_none) as one, running("--database", server_or_none) as two:
        yield [one.url, two.url]


@pytest.fixture
async def both(services: list[str]) -> AsyncIterator[list[httpx.AsyncClient]]:
    """A client of each."""
    async with AsyncExitStack() as ends:
        yield [await ends.enter_async_context(client_of(url)) for url in services]


def client_of(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers=bearer(KEY), trust_env=False, timeout=PATIENCE)


async def added(client: httpx.AsyncClient, name: str, key: str) -> int:
    headers = {"Idempotency-Key": f'"{key}"'}
    answer = await client.post("/pets", json={"name": name, "categoryId": 1}, headers=headers)
    assert answer.status_code == 201, answer.text
    return int(answer.json()["id"])


async def walked(clients: list[httpx.AsyncClient], name: str = "") -> list[int]:
    """The IDs on all pages, each from the next process; meanwhile others add animals."""
    found: list[int] = []
    url, adding = "pets?limit=20", set()
    for asked, other in zip(cycle(clients), cycle(reversed(clients)), strict=False):
        if name:
            adding.add(asyncio.create_task(added(other, name, str(uuid4()))))
        page = await asked.get(url)
        assert page.status_code == 200, page.text
        found += [pet["id"] for pet in page.json()]
        if "next" not in page.links:
            break
        url = "pets" + page.links["next"]["url"]
        if len(adding) > 1:
            _, adding = await asyncio.wait(adding, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.gather(*adding)
    return found


async def test_a_key_sent_to_both_at_once_makes_one_animal(both: list[httpx.AsyncClient]) -> None:
    before = set(await walked(both))
    keys = [str(uuid4()) for _ in range(50)]
    told = await asyncio.gather(*(added(one, "Rex", key) for key in keys for one in both))
    assert told[::2] == told[1::2]
    assert set(await walked(both)) == before | set(told)
    assert len(set(told)) == len(keys)


async def test_an_etag_of_one_holds_in_the_other_and_after_a_restart_until_an_add(
    both: list[httpx.AsyncClient], server: str
) -> None:
    one, other = both
    known = {"If-None-Match": (await one.get("pets")).headers["etag"]}
    assert (await other.get("pets", headers=known)).status_code == 304
    with running("--database", server) as later:
        async with client_of(later.url) as third:
            assert (await third.get("pets", headers=known)).status_code == 304
    await added(other, "Rex", str(uuid4()))
    assert (await one.get("pets", headers=known)).status_code == 200


async def test_a_walk_through_both_meets_once_what_was_there_while_others_commit_slowly(
    both: list[httpx.AsyncClient], server: str
) -> None:
    with connected(server) as connection:
        connection.execute(text(SLOW_COMMITS))
    await asyncio.gather(*(added(both[0], "Bo", str(uuid4())) for _ in range(50)))
    there = await walked(both[:1])
    found = await walked(both, SLOW)
    assert found == sorted(set(found)), "an animal came twice"
    assert set(there) <= set(found)
    assert len(await walked(both)) > len(there), "nobody added meanwhile"
