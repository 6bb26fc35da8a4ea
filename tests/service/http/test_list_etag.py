"""The `ETag` of a whole list: what it covers, and when a client gets 304."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.daily_copies import DailyCopies, copy_of
from petstore_gui.service.store.store import Store, open_store
from tests.service.clients import client_of
from tests.service.running import KEY

TODAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def thirty(store: Store) -> None:
    store.fill(NewPet(f"Pet {number}", 1, PetStatus.SOLD) for number in range(30))


async def tag_of(client: httpx.AsyncClient, query: str = "") -> str:
    response = await client.get(f"/pets{query}")
    assert response.headers["x-etag-covers"] == "list"
    return str(response.headers["etag"])


async def status(client: httpx.AsyncClient, *tags: str, query: str = "") -> int:
    """The status of the response to these tags, each sent in its own header."""
    headers = [("If-None-Match", tag) for tag in tags]
    return (await client.get(f"/pets{query}", headers=headers)).status_code


@pytest.mark.parametrize(
    "known", ["{}", "W/{}", '"other", {}', '{} , W/"other"', '"a, b" {}', "*", " * "]
)
async def test_a_tag_matches_in_every_form(client: httpx.AsyncClient, known: str) -> None:
    tag = await tag_of(client)
    response = await client.get("/pets", headers={"If-None-Match": known.format(tag)})
    assert (response.status_code, response.content, response.headers["etag"]) == (304, b"", tag)
    assert "link" not in response.headers


@pytest.mark.parametrize("known", ['"other"', "", "**", '"', "{bare}", "{tag}x", '"x{bare}"'])
async def test_anything_but_the_tag_gets_the_list(client: httpx.AsyncClient, known: str) -> None:
    tag = await tag_of(client)
    text = known.format(tag=tag[:-1], bare=tag.strip('"'))
    assert await status(client, text) == 200


async def test_every_list_has_its_own_tag(client: httpx.AsyncClient) -> None:
    queries = ["", "?limit=21", "?status=sold", "?status=pending", "?limit=21&status=sold"]
    tags = [await tag_of(client, query) for query in queries]
    assert len(set(tags)) == len(tags)
    for query, tag in zip(queries, tags, strict=True):
        known = [await status(client, tag, query=other) for other in queries]
        assert known == [304 if other == query else 200 for other in queries]


async def test_only_the_first_page_has_the_tag(client: httpx.AsyncClient) -> None:
    first = await client.get("/pets?limit=10")
    response = await client.get(
        f"/pets{first.links['next']['url']}", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (response.status_code, len(response.json())) == (200, 10)
    assert not {"etag", "x-etag-covers"} & set(response.headers)


async def test_a_tag_matches_after_a_restart_and_no_copy(
    client: httpx.AsyncClient, store: Store, tmp_path: Path
) -> None:
    tag = await tag_of(client)
    store.close()
    database = tmp_path / "pets.sqlite"
    DailyCopies(database, lambda: TODAY).take_todays()
    copy_of(database, TODAY).rename(tmp_path / "daily.sqlite")
    (tmp_path / "copy.sqlite").write_bytes((tmp_path / "pets.sqlite").read_bytes())
    found = {}
    for name in ("pets", "daily", "copy"):
        with closing(open_store(str(tmp_path / f"{name}.sqlite"))) as opened:
            async with client_of(make_app(opened, KEY)) as other:
                found[name] = await status(other, tag)
    assert found == {"pets": 304, "daily": 200, "copy": 200}
