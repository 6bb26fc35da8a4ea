"""Walks from several places at once: each page is requested once, and no end is guessed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import aclosing

import pytest
from hypothesis import given
from hypothesis import strategies as st
from petstore_gui.gateway.parallel_walk import AT_ONCE, BARREN_PAGES_MAX, ParallelWalk, Step

from petstore_gui.domain.errors import NotAnswered, RequestError
from petstore_gui.domain.list_errors import ListNotEnded
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Extent, known_of
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.protocol import Page
from tests.support.waiting import eventually

LOADING = known_of(None, Extent.LOADING)
Links = Mapping[str, str | LinkProblem | RequestError | None]


class Linked:
    """Linked pages by their query. Each has one animal of that name, unless they are `barren`."""

    def __init__(self, links: Links, *, barren: bool = False) -> None:
        self.links = links
        self.asked: list[str] = []
        self.under_way = 0
        self.most_under_way = 0
        self.held: dict[str, asyncio.Event] = {}
        self._barren = barren

    def hold(self, *queries: str) -> None:
        self.held = {query: asyncio.Event() for query in queries}

    async def follow(self, query: str) -> Step:
        self.asked.append(query)
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)
        try:
            await asyncio.sleep(0)
            if query in self.held:
                await self.held[query].wait()
        finally:
            self.under_way -= 1
        link = self.links[query]
        if isinstance(link, RequestError):
            raise link
        is_known = self.asked.count(query) > 1
        pets = () if self._barren or is_known else (Pet(len(self.asked), query, 1),)
        return Step(Page(pets, LOADING), link, is_barren=not pets)

    async def names(self, *starts: str) -> list[str]:
        """The names in the pages of a walk; `error` has the error that ended it."""
        self.error: RequestError | None = None
        names = []
        try:
            async for page in ParallelWalk(self.follow).pages(starts):
                names += [pet.name for pet in page.pets]
        except RequestError as error:
            self.error = error
        return names


def line(*queries: str) -> dict[str, str | LinkProblem | RequestError | None]:
    """Links from each page to the next; the last page has none."""
    return dict(zip(queries, (*queries[1:], None), strict=True))


LETTERS = [*"abcdefghij"]


@pytest.mark.parametrize(
    "starts", ["a", "ac", "acf", "abcdefghij", "aj", "afc", "ajcb"], ids="starts {}".format
)
async def test_every_page_is_requested_once_and_the_last_one_again_at_the_end(
    starts: str,
) -> None:
    linked = Linked(line(*LETTERS))
    assert sorted(await linked.names(*starts)) == LETTERS
    *asked, last = linked.asked
    assert sorted(asked) == LETTERS
    assert last == LETTERS[-1]
    assert linked.error is None


async def test_animals_added_after_the_last_page_was_read_are_not_missed() -> None:
    links = line(*LETTERS)
    linked = Linked(links)
    linked.hold("b")
    coming = asyncio.ensure_future(linked.names("a", "d", "g"))
    await eventually(lambda: linked.asked[-1:] == ["j"] and linked.under_way == 1)
    links.update({"j": "k", **line("k", "l")})
    linked.held["b"].set()
    assert await coming == [*LETTERS, "k", "l"]


async def test_a_last_page_that_now_links_into_a_circle_is_an_error() -> None:
    links = line(*LETTERS)
    linked = Linked(links)
    linked.hold("b")
    coming = asyncio.ensure_future(linked.names("a", "d"))
    await eventually(lambda: linked.asked[-1:] == ["j"] and linked.under_way == 1)
    links["j"] = "c"
    linked.held["b"].set()
    assert await coming == LETTERS
    assert isinstance(linked.error, ListNotEnded)


async def test_pages_come_in_the_order_of_the_list_not_of_arrival() -> None:
    linked = Linked(line(*LETTERS))
    linked.hold("b")
    coming = asyncio.ensure_future(linked.names("a", "d", "g"))
    await eventually(lambda: len(linked.asked) == 9)
    assert not coming.done()
    linked.held["b"].set()
    assert await coming == LETTERS


async def test_a_limited_number_of_chains_is_walked_at_the_same_time() -> None:
    names = [f"{number:02}" for number in range(40)]
    linked = Linked(line(*names))
    assert await linked.names(*names[::2]) == names
    assert linked.most_under_way == AT_ONCE


@pytest.mark.parametrize(
    ("links", "starts"),
    [
        ({"a": "a"}, "a"),
        ({"a": "b", "b": "a"}, "a"),
        ({"a": "b", "b": "a"}, "ab"),
        ({"a": "b", "b": "c", "c": "d", "d": "b"}, "ac"),
        ({"a": "b", "b": "a", "c": None}, "ac"),
    ],
)
async def test_links_in_a_circle_are_an_error(links: Links, starts: str) -> None:
    linked = Linked(links)
    came = await linked.names(*starts)
    assert isinstance(linked.error, ListNotEnded)
    assert sorted(came) == sorted(links)


async def test_a_circle_outside_the_list_is_harmless() -> None:
    linked = Linked({**line("a", "b"), "x": "y", "y": "x"})
    assert await linked.names("a", "x") == ["a", "b", "x", "y"]
    assert linked.error is None


@pytest.mark.parametrize(
    "fault", [NotAnswered("lost"), LinkProblem.OTHER_ORIGIN], ids=["error", "link"]
)
async def test_pages_before_an_error_are_yielded_and_none_is_requested_after_it(
    fault: RequestError | LinkProblem,
) -> None:
    links = {**line(*LETTERS), "e": fault}
    linked = Linked(links)
    linked.hold("b", "h")
    came = await linked.names("a", "d", "g")
    expected = {"a", "d", "g"} | ({"e"} if isinstance(fault, LinkProblem) else set())
    assert set(came) == expected
    assert isinstance(linked.error, ListNotEnded if isinstance(fault, LinkProblem) else NotAnswered)
    assert linked.under_way == 0
    assert not {"c", "f", "i"} & set(linked.asked)


async def test_many_pages_without_animals_end_the_walk() -> None:
    names = [f"{number:03}" for number in range(100)]
    linked = Linked(line(*names), barren=True)
    await linked.names("000", "050")
    assert isinstance(linked.error, ListNotEnded)
    assert len(linked.asked) <= 2 * BARREN_PAGES_MAX


async def test_an_abandoned_walk_requests_nothing_more() -> None:
    linked = Linked(line(*LETTERS))
    linked.hold("b", "e", "h")
    async with aclosing(ParallelWalk(linked.follow).pages(["a", "d", "g"])) as pages:
        async for _ in pages:
            break
    assert linked.under_way == 0
    assert not {"c", "f", "i"} & set(linked.asked)


@given(
    st.lists(st.integers(0, 9) | st.none(), min_size=10, max_size=10),
    st.lists(st.integers(0, 9), min_size=1, unique=True),
)
async def test_any_links_request_each_page_once_and_end_only_at_a_real_end(
    targets: list[int | None], starts: list[int]
) -> None:
    links = {str(at): None if to is None else str(to) for at, to in enumerate(targets)}
    linked = Linked(links)
    came = await linked.names(*map(str, starts))
    query, ahead = str(starts[0]), set[str]()
    while query not in ahead:
        ahead.add(query)
        query = links[query] or query
    ends = links[query] is None
    assert (linked.error is None) == ends
    assert len(linked.asked) == len(set(linked.asked)) + ends
    assert ahead <= set(came)
