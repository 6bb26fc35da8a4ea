"""The shop's file on a drive and at an address: what two tills may expect of each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.domain.category import Category
from petstore_gui.domain.shop import Shop, ShopFileError, ShopPlace, ShopProblem, bytes_of
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import open_store
from petstore_gui.storage.shop_file import ShopFile
from tests.doubles.scripted_service import Move, ScriptedService, close, reply
from tests.service.clients import OnSocket
from tests.support.shop_address import KEY, at

DOGS, CATS, BIRDS = (bytes_of(Shop(1, {5: Category(5, name)})) for name in ("D", "C", "B"))

Till = Callable[[], ShopPlace]


@pytest.fixture(params=["drive", "address"])
async def till(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Till]:
    """Makes one place after the other, all with the same file."""
    file, made = tmp_path / "shop.json", list[ShopPlace]()

    def note(place: ShopPlace) -> ShopPlace:
        made.append(place)
        return place

    if request.param == "drive":
        yield lambda: note(ShopFile(file, is_shared=True))
    else:
        with (
            closing(open_store(str(tmp_path / "pets.sqlite"))) as store,
            OnSocket(make_app(store, KEY, shop_file=file)) as served,
        ):
            yield lambda: note(at(served.url.removesuffix("/v1")))
            for place in made:
                await place.close()


async def problem_of(place: ShopPlace, before: bytes | None, after: bytes) -> ShopProblem | None:
    try:
        await place.replace(before, after)
    except ShopFileError as error:
        return error.problem
    return None


async def test_what_one_till_writes_the_others_read(till: Till) -> None:
    one, other = till(), till()
    assert one.is_shared
    assert await one.fetch() is None
    assert await problem_of(one, None, DOGS) is None
    assert await other.fetch() == DOGS
    assert await other.fetch() == DOGS
    assert await problem_of(other, DOGS, CATS) is None
    assert await problem_of(other, CATS, BIRDS) is None
    assert await one.fetch() == BIRDS


async def test_only_the_file_that_was_fetched_is_replaced(till: Till) -> None:
    one, other = till(), till()
    assert await other.fetch() is None
    assert await problem_of(one, None, DOGS) is None
    assert await problem_of(other, None, CATS) is ShopProblem.CHANGED
    assert await other.fetch() == DOGS
    assert await problem_of(other, DOGS, CATS) is None
    assert await problem_of(one, DOGS, BIRDS) is ShopProblem.CHANGED
    assert await one.fetch() == CATS


async def test_of_many_tills_at_once_one_wins(till: Till) -> None:
    tills = [till() for _ in range(4)]
    await tills[0].replace(None, DOGS)
    assert {await one.fetch() for one in tills} == {DOGS}
    wanted = [bytes_of(Shop(1, {5: Category(5, f"Pets {n}")})) for n in range(4)]
    writing = (problem_of(one, DOGS, mine) for one, mine in zip(tills, wanted, strict=True))
    problems = await asyncio.gather(*writing)
    assert sorted(map(str, problems)) == ["None", *[ShopProblem.CHANGED] * 3]
    assert await till().fetch() == wanted[problems.index(None)]


TAG = {"ETag": '"1"'}


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (reply(302, headers={"Location": "http://127.0.0.1:1/"}), "cannot be read"),
        (reply(401), "cannot be read without the right API key"),
        (reply(500), "cannot be read"),
        (reply(304), "cannot be read"),
        (close, "cannot be read"),
    ],
    ids=["redirect", "401", "500", "304", "closed"],
)
async def test_what_is_no_file_is_told(answer: Move, problem: str) -> None:
    async with ScriptedService(*[answer] * 3) as service:
        place = at(service.base_url.removesuffix("/v1"))
        with pytest.raises(ShopFileError) as raised:
            await place.fetch()
        await place.close()
    assert raised.value.problem == problem


async def test_after_a_lost_answer_the_file_tells_whether_it_was_replaced() -> None:
    read, written = reply(200, DOGS, headers=TAG), reply(200, CATS, headers=TAG)
    for move, problem in ((written, None), (read, ShopProblem.UNSURE)):
        async with ScriptedService(read, close, move) as service:
            place = at(service.base_url.removesuffix("/v1"))
            assert await place.fetch() == DOGS
            assert await problem_of(place, DOGS, CATS) is problem
            await place.close()


async def test_a_file_without_a_strong_tag_is_never_replaced() -> None:
    for headers in ({}, {"ETag": 'W/"1"'}):
        async with ScriptedService(reply(200, DOGS, headers=headers)) as service:
            place = at(service.base_url.removesuffix("/v1"))
            assert await place.fetch() == DOGS
            assert await problem_of(place, DOGS, CATS) is ShopProblem.NOT_WRITTEN
            await place.close()
