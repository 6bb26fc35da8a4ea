"""`GET /pets` (section 4.1): limit, filter, order, and the links that this service adds."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.list_query import decode_cursor
from petstore_gui.service.store.store import Store
from tests.service.clients import error_of

STATUSES = (PetStatus.AVAILABLE, PetStatus.SOLD, None)


@pytest.fixture
def thirty(store: Store) -> None:
    store.fill(NewPet(f"Pet {number}", number % 4, STATUSES[number % 3]) for number in range(30))


def next_query(response: httpx.Response) -> str | None:
    link = response.headers.get("link")
    if link is None:
        return None
    found = re.fullmatch(r'<(\?[A-Za-z0-9_=&-]+)>; rel="next"', link)
    assert found, f"{link} is no relative link of a query alone"
    return found[1]


async def walk(client: httpx.AsyncClient, query: str = "") -> list[dict[str, Any]]:
    pets = []
    follow: str | None = query
    while follow is not None:
        response = await client.get(f"/pets{follow}")
        assert response.status_code == 200
        pets += response.json()
        follow = next_query(response)
    return pets


async def test_an_empty_store_is_an_empty_list_that_ends(client: httpx.AsyncClient) -> None:
    response = await client.get("/pets")
    assert (response.status_code, response.json()) == (200, [])
    assert response.headers["content-type"] == "application/json"
    assert next_query(response) is None


@pytest.mark.usefixtures("thirty")
async def test_twenty_animals_come_in_the_order_of_their_ids(client: httpx.AsyncClient) -> None:
    pets = (await client.get("/pets")).json()
    assert [pet["id"] for pet in pets] == list(range(1, 21))


@pytest.mark.usefixtures("thirty")
@pytest.mark.parametrize(("limit", "comes"), [(1, 1), (29, 29), (30, 30), (100, 30)])
async def test_the_limit_is_obeyed_and_a_link_says_whether_more_follow(
    client: httpx.AsyncClient, limit: int, comes: int
) -> None:
    response = await client.get("/pets", params={"limit": limit})
    assert len(response.json()) == comes
    assert (next_query(response) is not None) == (limit < 30)


@pytest.mark.usefixtures("thirty")
async def test_a_pet_without_a_status_has_no_status_field(client: httpx.AsyncClient) -> None:
    first, _, third = (await client.get("/pets?limit=3")).json()
    assert first == {"id": 1, "name": "Pet 0", "categoryId": 0, "status": "available"}
    assert third == {"id": 3, "name": "Pet 2", "categoryId": 2}


@pytest.mark.usefixtures("thirty")
@pytest.mark.parametrize("limit", [1, 7, 10, 15, 30, 100])
@pytest.mark.parametrize("status", ["", "&status=available", "&status=pending", "&status=sold"])
async def test_the_links_lead_to_every_animal_once(
    client: httpx.AsyncClient, limit: int, status: str
) -> None:
    pets = await walk(client, f"?limit={limit}{status}")
    wanted = status.removeprefix("&status=")
    everything = (await client.get("/pets?limit=100")).json()
    assert pets == [pet for pet in everything if not wanted or pet.get("status") == wanted]


@pytest.mark.usefixtures("thirty")
async def test_animals_added_while_a_list_is_read_come_last(
    client: httpx.AsyncClient, store: Store
) -> None:
    first = await client.get("/pets?limit=25")
    late = await store.add(NewPet("Late", 1), None, b"")
    rest = await walk(client, next_query(first) or "")
    assert [pet["id"] for pet in rest] == [26, 27, 28, 29, 30, late.id]


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=-1",
        "limit=x",
        "limit=",
        "limit=1.0",
        "limit=1e1",
        "limit=%2B5",
        "limit=%D9%A5",
        "limit=1_0",
        "limit=99999999999999999999999",
        "limit=5&limit=5",
        "limit=5&limit=6",
        "status=gone",
        "status=",
        "status=Sold",
        "status=sold,pending",
        "status=%FF",
        "status=sold&status=pending",
        "cursor=",
        "cursor=x",
        "cursor=1",
        "cursor=AAAAAAAAAAAAAAAA",
        "cursor=AAAAAAAAAA",
    ],
)
async def test_a_wrong_value_in_the_query_is_an_error(
    client: httpx.AsyncClient, query: str
) -> None:
    response = await client.get(f"/pets?{query}")
    assert error_of(response) == (400, "invalid_query")
    assert response.json()["message"].startswith(f"{query.partition('=')[0]}: ")


@pytest.mark.usefixtures("thirty")
@pytest.mark.parametrize("query", ["offset=3", "page=x&page=x", "Limit=0", "=", "&&", "limi%74=30"])
async def test_unknown_names_are_ignored(client: httpx.AsyncClient, query: str) -> None:
    response = await client.get(f"/pets?{query}")
    assert response.status_code == 200
    assert len(response.json()) in (20, 30)


@given(st.text(max_size=40))
def test_a_made_up_cursor_is_an_error(cursor: str) -> None:
    with pytest.raises(ApiError):
        decode_cursor(cursor)
