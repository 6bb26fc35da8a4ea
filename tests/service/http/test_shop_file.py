"""The shop's file, beside the interface: read and replaced as a whole, by one client at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.category import Category
from petstore_gui.domain.shop import BYTES_MAX, NameChange, Shop, bytes_of
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Store
from tests.service.clients import client_of, error_of
from tests.service.running import KEY, bearer, running

URL = "http://pets.test/shop.json"
DOGS = Shop(1, {5: Category(5, "Dogs")})
CATS = DOGS.changed([NameChange(12, Category(12, "Cats"), None)])
INVALID = (400, "invalid_shop_file")
ENTRY = b'"5": {"name": "Dogs", "colour": "red", "icon": "dog"}'
TWICE = b'{"schema": 1, "revision": 1, "categories": {%b, %b}}' % (ENTRY, ENTRY)


@pytest.fixture
async def till(store: Store, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(make_app(store, KEY, shop_file=tmp_path / "shop.json")) as client:
        yield client


async def put(client: httpx.AsyncClient, content: bytes, **conditions: str) -> httpx.Response:
    headers = {name.replace("_", "-"): value for name, value in conditions.items()}
    headers |= {"Content-Type": "application/json"}
    return await client.put(URL, content=content, headers=headers)


async def published(client: httpx.AsyncClient) -> str:
    """Publish the first file; returns its tag."""
    answer = await put(client, bytes_of(DOGS), if_none_match="*")
    assert (answer.status_code, answer.content) == (204, b"")
    return answer.headers["etag"]


async def test_the_file_is_published_once_and_read_by_all(
    till: httpx.AsyncClient, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    assert error_of(await till.get(URL)) == (404, "shop_file_not_found")
    tag = await published(till)
    answer = await till.get(URL)
    assert (answer.status_code, answer.content) == (200, bytes_of(DOGS))
    assert answer.headers["etag"] == tag
    assert answer.headers["content-type"] == "application/json"
    assert path.read_bytes() == bytes_of(DOGS)
    again = await put(till, bytes_of(CATS), if_none_match="*")
    assert error_of(again) == (412, "shop_file_changed")


async def test_who_has_the_file_gets_no_body_until_it_changes(till: httpx.AsyncClient) -> None:
    tag = await published(till)
    unchanged = await till.get(URL, headers={"If-None-Match": tag})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert (await put(till, bytes_of(CATS), if_match=tag)).status_code == 204
    assert (await till.get(URL, headers={"If-None-Match": tag})).content == bytes_of(CATS)


async def test_only_the_file_that_was_read_is_replaced(
    till: httpx.AsyncClient, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    tag = await published(till)
    assert error_of(await put(till, bytes_of(CATS))) == (428, "condition_required")
    for other in ("*", '"x"', f"W/{tag}", f'{tag}, "x"', ""):
        answer = await put(till, bytes_of(CATS), if_match=other)
        assert error_of(answer) == (412, "shop_file_changed"), other
    both = [("If-Match", tag), ("If-Match", tag), ("Content-Type", "application/json")]
    answer = await till.put(URL, content=bytes_of(CATS), headers=both)
    assert error_of(answer) == (400, "broken_http")
    path.write_bytes(b"{")  # by a person, or another program
    answer = await put(till, bytes_of(CATS), if_match=tag)
    assert error_of(answer) == (412, "shop_file_changed")
    assert (await till.get(URL)).content == path.read_bytes() == b"{"


async def test_of_many_at_once_one_wins(till: httpx.AsyncClient, tmp_path: Path) -> None:
    path = tmp_path / "shop.json"
    tag = await published(till)
    changes = [NameChange(12, Category(12, f"Cats {n}"), None) for n in range(8)]
    wanted = [bytes_of(DOGS.changed([change])) for change in changes]
    answers = await asyncio.gather(*(put(till, one, if_match=tag) for one in wanted))
    [won] = [at for at, answer in enumerate(answers) if answer.status_code == 204]
    assert {answer.status_code for answer in answers} == {204, 412}
    assert path.read_bytes() == wanted[won]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", INVALID),
        (b"{", INVALID),
        (b'{"schema": 2}', INVALID),
        (b"[" * 9_000, INVALID),
        (TWICE, INVALID),
        (bytes_of(DOGS).replace(b"Dogs", b"D\xffgs"), INVALID),
        (bytes_of(DOGS).replace(b'"categories"', b'"x": "\xff", "categories"'), INVALID),
        (b" " * (BYTES_MAX + 1), (413, "body_too_large")),
    ],
    ids=["empty", "half", "newer", "deep", "twice", "no UTF-8", "no UTF-8, unknown", "large"],
)
async def test_what_windows_could_not_read_is_refused(
    till: httpx.AsyncClient, tmp_path: Path, content: bytes, problem: tuple[int, str]
) -> None:
    path = tmp_path / "shop.json"
    tag = await published(till)
    assert error_of(await put(till, content, if_match=tag)) == problem
    assert path.read_bytes() == bytes_of(DOGS)


async def test_it_needs_the_key_and_its_own_methods(
    till: httpx.AsyncClient, client: httpx.AsyncClient
) -> None:
    for headers in ({"Authorization": ""}, bearer("another")):
        for method in ("GET", "PUT"):
            answer = await till.request(method, URL, headers=headers)
            assert error_of(answer) == (401, "unauthorized")
    for method in ("POST", "DELETE"):
        answer = await till.request(method, URL)
        assert error_of(answer) == (405, "method_not_allowed")
        assert answer.headers["allow"] == "GET, PUT"
    for other in ("/v1/shop.json", "/shop.json/", "/Shop.json"):
        answer = await till.get(f"http://pets.test{other}")
        assert error_of(answer) == (404, "unknown_path")
    assert error_of(await client.get(URL)) == (404, "unknown_path")  # without --shop-file


@pytest.mark.expects_log("the shop's file cannot be")
async def test_a_file_that_cannot_be_used_is_told_without_its_place(
    till: httpx.AsyncClient, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "shop.json"
    (tmp_path / ".shop.json.part").mkdir()
    answer = await put(till, bytes_of(DOGS), if_none_match="*")
    assert error_of(answer) == (507, "not_written")
    path.mkdir()
    answer = await till.get(URL)
    assert error_of(answer) == (500, "internal_error")
    assert str(path) not in answer.text
    assert [record.exc_info for record in caplog.records] == [None] * 2


def test_the_command_offers_the_file(tmp_path: Path) -> None:
    file = tmp_path / "shop.json"
    file.write_bytes(bytes_of(DOGS))
    with running("--database", tmp_path / "pets.sqlite", "--shop-file", file) as service:
        url = httpx.URL(service.url).join("/shop.json")
        answer = httpx.get(url, headers=bearer(KEY), trust_env=False)
    assert answer.content == bytes_of(DOGS)
