"""Sections of a long list: together they contain every animal once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.service.http.list_sections import (
    SECTIONED_FROM,
    SECTIONS_MAX,
    section_bits,
    section_starts,
)
from petstore_gui.service.store.store import Store

LONG = SECTIONED_FROM + 1_000


@pytest.fixture
def long_list(store: Store) -> None:
    store.fill(NewPet(f"Pet {number}", 1, PetStatus.SOLD) for number in range(LONG))


def links(response: httpx.Response, relation: str) -> list[str]:
    header = response.headers.get("link", "")
    parts = [part.split(">; rel=") for part in header.split(", ") if part]
    return [target.removeprefix("<") for target, rel in parts if rel == f'"{relation}"']


async def chain(
    client: httpx.AsyncClient, query: str, ends: set[str]
) -> tuple[list[int], str | None]:
    """The IDs from a link on, up to the start of another section or the end of the list."""
    ids: list[int] = []
    follow: str | None = query
    while follow is not None:
        response = await client.get(f"/pets{follow}")
        assert response.status_code == 200
        assert not links(response, "section")
        ids += [pet["id"] for pet in response.json()]
        follow = next(iter(links(response, "next")), None)
        if follow in ends:
            break
    return ids, follow


@pytest.mark.usefixtures("long_list")
@pytest.mark.parametrize("limit", [33, 64, 100])
async def test_each_section_leads_exactly_to_where_the_next_one_begins(
    client: httpx.AsyncClient, store: Store, limit: int
) -> None:
    first = await client.get(f"/pets?limit={limit}")
    starts = links(first, "section")
    assert 3 <= len(starts) <= SECTIONS_MAX
    late = await store.add(NewPet("Late", 1), None, b"")
    found, led_to = [pet["id"] for pet in first.json()], []
    for query in (*links(first, "next"), *starts):
        ids, follow = await chain(client, query, set(starts))
        found += ids
        led_to.append(follow)
    assert led_to == [*starts, None]
    assert found == list(range(1, late.id + 1))


@pytest.mark.usefixtures("long_list")
async def test_a_section_without_animals_leads_on(
    client: httpx.AsyncClient, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "pets.sqlite")) as shell, shell:
        shell.execute("DELETE FROM pets WHERE id BETWEEN 1000 AND 3500")
    first = await client.get("/pets?limit=100")
    starts = links(first, "section")
    walked = [await chain(client, query, set(starts)) for query in starts]
    assert [] in [ids for ids, _ in walked]
    assert [follow for _, follow in walked] == [*starts[1:], None]
    assert [pet_id for ids, _ in walked for pet_id in ids] == list(range(3501, LONG + 1))


ends = st.integers(1, 10_000)
highest_ids = st.integers(1, 2**40)


@given(ends, highest_ids)
def test_sections_are_few_in_order_and_within_the_list(end: int, highest: int) -> None:
    bits = section_bits(end, highest)
    if not bits:
        assert highest - end < SECTIONED_FROM
        return
    starts = section_starts(end, highest, bits)
    assert 2 <= len(starts) <= SECTIONS_MAX
    assert starts == sorted(set(starts))
    assert all(end < start < highest for start in starts)
    assert all(start % 2**bits == 0 for start in starts)
