from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import aclosing
from itertools import chain

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from petstore_gui.gateway.parallel_walk import BARREN_PAGES_MAX

from petstore_gui.domain.errors import NotAnswered, RequestError
from petstore_gui.domain.list_errors import LinksInCircle, ListNotEnded, ListTooLong
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Doubt, Extent
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.list_response import ListResponse, sift
from petstore_gui.gateway.odd_rows import Oddities, OddTally, count
from petstore_gui.gateway.protocol import Page
from petstore_gui.gateway.walk import LIST_BYTES_MAX, Walk
from tests.support.odd_rows import oddities

AVAILABLE, PENDING, SOLD = PetStatus


def pets(*ids: int, status: str | None = "sold") -> tuple[Pet, ...]:
    return tuple(Pet(i, f"pet {i}", 1, status) for i in ids)


def page(*ids: int, next_query: str | LinkProblem | None = None) -> ListResponse:
    return ListResponse(pets(*ids), next_query=next_query)


class Script:
    """Returns the answers in order, whatever the request; raises those that are errors."""

    def __init__(self, *answers: ListResponse | RequestError) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[int, PetStatus | None, str | None]] = []
        self.unless: list[str | None] = []

    async def ask(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> ListResponse:
        self.asked.append((limit, status, query))
        self.unless.append(unless)
        answer = self.answers.pop(0)
        if isinstance(answer, RequestError):
            raise answer
        return answer


async def walked(
    script: Script, status: PetStatus | None = None, *, page_size: int = 100, certain: bool = False
) -> list[Page]:
    walk = Walk(script.ask, status, page_size=page_size, links_are_certain=certain)
    return [page async for page in walk.pages()]


def ids(pages: Sequence[Page]) -> list[int]:
    return [pet.id for page in pages for pet in page.pets]


async def test_following_links_to_their_end_proves_the_list_complete() -> None:
    script = Script(page(1, 2, next_query="a"), page(3, 4, next_query="b"), page(5))
    pages = await walked(script, page_size=2)
    assert ids(pages) == [1, 2, 3, 4, 5]
    assert [p.completeness.whole for p in pages] == [Extent.LOADING, Extent.LOADING, Extent.ALL]
    assert script.asked == [(2, None, None), (2, None, "a"), (2, None, "b")]
    assert not oddities(pages)


async def test_links_of_a_list_by_status_are_followed() -> None:
    pages = await walked(Script(page(1, next_query="a"), page(2)), SOLD)
    assert [p.completeness.of(SOLD) for p in pages] == [Extent.LOADING, Extent.ALL]
    assert pages[-1].completeness.whole is Extent.UNKNOWN


async def test_a_single_page_is_complete_from_a_service_that_always_links() -> None:
    full = ListResponse(pets(*range(100)))
    pages = await walked(Script(full), certain=True)
    assert [p.completeness.whole for p in pages] == [Extent.ALL]


async def test_an_invalid_row_leaves_the_list_without_proof_and_validator() -> None:
    first = ListResponse(pets(1), ("?",), next_query="a", validator='"1"')
    pages = await walked(Script(first, page(2)), page_size=2)
    assert oddities(pages).not_understood == 1
    assert pages[-1].completeness.whole is Extent.LISTED
    assert pages[-1].validator is None


@pytest.mark.parametrize("problem", LinkProblem)
async def test_a_link_that_is_not_followed_ends_the_walk_after_its_page(
    problem: LinkProblem,
) -> None:
    pages = Walk(Script(page(1, 2, next_query=problem)).ask, None, page_size=2).pages()
    came = await anext(pages)
    assert ids([came]) == [1, 2]
    assert came.completeness.whole is Extent.LOADING
    with pytest.raises(ListNotEnded, match=problem.value):
        await anext(pages)


async def test_a_circle_of_links_ends_before_a_link_is_followed_twice() -> None:
    script = Script(
        page(1, next_query="a"), page(2, next_query="b"), page(3, next_query="a"), page(4)
    )
    with pytest.raises(ListNotEnded, match="circle"):
        await walked(script)
    assert [query for _, _, query in script.asked] == [None, "a", "b"]


async def test_a_link_to_the_page_itself_is_not_followed_whatever_its_parameter_order() -> None:
    own = msgspec.structs.replace(
        page(1, next_query="status=sold&limit=100"), query="limit=100&status=sold"
    )
    script = Script(own)
    with pytest.raises(LinksInCircle):
        await walked(script, SOLD)
    assert len(script.asked) == 1


async def test_links_that_bring_nothing_new_are_abandoned() -> None:
    script = Script(*(page(1, next_query=str(turn)) for turn in range(99)))
    with pytest.raises(ListNotEnded):
        await walked(script)
    assert len(script.asked) == 1 + BARREN_PAGES_MAX


async def test_an_endless_list_is_walked_until_it_is_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("petstore_gui.gateway.walk.LIST_ANIMALS_MAX", 5)
    script = Script(*(page(turn, next_query=str(turn)) for turn in range(99)))
    with pytest.raises(ListTooLong):
        await walked(script)
    assert len(script.asked) == 5


async def test_a_list_of_endless_texts_is_walked_until_it_is_too_long() -> None:
    large = msgspec.structs.replace(page(1, next_query="a"), size=LIST_BYTES_MAX)
    script = Script(large, page(2))
    pages = Walk(script.ask, None, page_size=1).pages()
    assert ids([await anext(pages)]) == [1]
    with pytest.raises(ListTooLong):
        await anext(pages)


async def test_pages_before_an_error_are_yielded() -> None:
    pages = Walk(Script(page(1, next_query="a"), NotAnswered()).ask, None, page_size=1).pages()
    assert ids([await anext(pages)]) == [1]
    with pytest.raises(NotAnswered):
        await anext(pages)


async def test_an_abandoned_walk_requests_nothing_more() -> None:
    script = Script(page(1, next_query="a"), page(2, next_query="b"))
    async with aclosing(Walk(script.ask, None, page_size=1).pages()) as pages:
        async for _ in pages:
            break
    assert len(script.asked) == 1


@pytest.mark.parametrize("status", [None, SOLD])
async def test_fewer_rows_than_the_limit_without_links_are_all_that_is_listed(
    status: PetStatus | None,
) -> None:
    pages = await walked(Script(page(1, 2)), status)
    assert pages[-1].completeness.of(status) is Extent.LISTED


async def test_a_small_full_page_is_requested_again_at_the_highest_limit() -> None:
    script = Script(page(1, 2), page(2, 3, 1))
    pages = await walked(script, page_size=2)
    assert ids(pages) == [1, 2, 3]
    assert script.asked == [(2, None, None), (100, None, None)]
    assert pages[-1].completeness.whole is Extent.LISTED
    assert not oddities(pages)


async def test_a_full_list_of_a_status_is_cut() -> None:
    pages = await walked(Script(page(*range(100))), SOLD)
    assert pages[-1].completeness.of(SOLD) is Extent.CUT


KNOWN = '"state"'


def tagged(answer: ListResponse, validator: str = KNOWN) -> ListResponse:
    return msgspec.structs.replace(answer, validator=validator)


@pytest.mark.parametrize("status", [None, SOLD])
async def test_the_last_page_has_the_validator_of_the_first(
    status: PetStatus | None,
) -> None:
    script = Script(tagged(page(1, next_query="a")), tagged(page(2), "later"))
    pages = await walked(script, status)
    assert [page.validator for page in pages] == [None, KNOWN]
    assert script.unless == [None, None]


async def test_a_single_page_has_its_validator_if_links_are_certain() -> None:
    assert (await walked(Script(tagged(page(1))), certain=True))[-1].validator == KNOWN
    assert (await walked(Script(tagged(page(1)))))[-1].validator is None


async def test_a_list_that_is_cut_has_no_validator() -> None:
    pages = await walked(Script(tagged(page(*range(100)))), SOLD)
    assert [page.validator for page in pages] == [None]


async def test_only_the_first_request_has_the_validator() -> None:
    script = Script(page(1, next_query="a"), page(2, next_query="b"), page(3))
    pages = [each async for each in Walk(script.ask, None, page_size=100).pages(KNOWN)]
    assert ids(pages) == [1, 2, 3]
    assert script.unless == [KNOWN, None, None]


@pytest.mark.parametrize("status", [None, SOLD])
async def test_an_unchanged_list_is_one_page_without_animals(
    status: PetStatus | None,
) -> None:
    script = Script(ListResponse((), is_unchanged=True))
    [only] = [each async for each in Walk(script.ask, status, page_size=100).pages(KNOWN)]
    assert (only.pets, only.is_unchanged, only.validator) == ((), True, KNOWN)
    assert only.completeness.of(status) is Extent.ALL
    assert len(script.asked) == 1


class Sectioned:
    """Pages of two, with the last id before them as the query. `spoiled` replaces some pages."""

    def __init__(
        self, count: int, *sections: str, spoiled: Mapping[str | None, ListResponse] | None = None
    ) -> None:
        self.asked: list[str | None] = []
        self._count = count
        self._sections = sections
        self._spoiled = spoiled or {}

    async def ask(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> ListResponse:
        assert (limit, status, unless) == (2, None, None)
        self.asked.append(query)
        await asyncio.sleep(0)
        if query in self._spoiled:
            return self._spoiled[query]
        last = int(query or 0)
        here = range(last + 1, min(last + 2, self._count) + 1)
        following = str(here[-1]) if here[-1] < self._count else None
        answer = page(*here, next_query=following)
        named = self._sections if query is None else ()
        return msgspec.structs.replace(answer, sections=named, validator=KNOWN)

    async def pages(self) -> list[Page]:
        return [page async for page in Walk(self.ask, None, page_size=2).pages()]


@pytest.mark.parametrize("sections", [("4",), ("4", "8", "12"), ("2", "18"), ("8", "8", "2")])
async def test_sections_yield_the_whole_list_in_order_and_each_page_once(
    sections: tuple[str, ...],
) -> None:
    service = Sectioned(19, *sections)
    pages = await service.pages()
    assert ids(pages) == list(range(1, 20))
    assert (len(service.asked), len(set(service.asked)), service.asked[-1]) == (11, 10, "18")
    assert not oddities(pages)
    known = [page.completeness.whole for page in pages]
    assert known == [*[Extent.LOADING] * 11, Extent.ALL]
    assert [page.validator for page in pages] == [*[None] * 11, KNOWN]


async def test_sections_that_do_not_join_up_are_never_a_complete_list() -> None:
    """The page before 8 links to itself; the pages after it come from the section."""
    service = Sectioned(19, "8", spoiled={"6": page(7, 8, next_query="6")})
    pages = Walk(service.ask, None, page_size=2).pages()
    came = [await anext(pages) for _ in range(10)]
    assert sorted(ids(came)) == list(range(1, 20))
    assert {each.completeness.whole for each in came} == {Extent.LOADING}
    with pytest.raises(ListNotEnded, match="circle"):
        await anext(pages)


async def test_a_section_that_repeats_animals_is_reported() -> None:
    service = Sectioned(9, "4", spoiled={"4": page(5, 3, next_query="6")})
    pages = await service.pages()
    assert sorted(ids(pages)) == [1, 2, 3, 3, 4, 5, 7, 8, 9]
    assert oddities(pages) == Oddities(seen_twice=1)
    assert pages[-1].completeness.whole is Extent.LISTED
    assert Doubt.LISTED_AGAIN in pages[-1].completeness.doubts


async def test_an_invalid_row_in_a_section_leaves_the_list_without_proof() -> None:
    odd = ListResponse(pets(5), ("?",), next_query="6")
    pages = await Sectioned(9, "4", spoiled={"4": odd}).pages()
    assert oddities(pages) == Oddities(not_understood=1)
    assert (pages[-1].completeness.whole, pages[-1].validator) == (Extent.LISTED, None)


async def test_sections_without_a_link_to_the_next_page_are_ignored() -> None:
    answer = msgspec.structs.replace(page(1, 2), sections=("2", "4"))
    pages = await walked(Script(answer), page_size=100)
    assert ids(pages) == [1, 2]
    assert pages[-1].completeness.whole is Extent.LISTED


class ByStatus:
    """A service without links; the test answers each request for a status with `waiting`."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, PetStatus | None, str | None]] = []
        self.waiting: dict[PetStatus, asyncio.Future[ListResponse]] = {}

    async def ask(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> ListResponse:
        assert unless is None
        self.asked.append((limit, status, query))
        if status is None:
            return page(*range(100))
        self.waiting[status] = asyncio.get_running_loop().create_future()
        return await self.waiting[status]


async def test_a_full_list_without_links_requests_each_status_at_the_same_time() -> None:
    service = ByStatus()
    pages = Walk(service.ask, None, page_size=100).pages()
    first = await anext(pages)
    assert len(first.pets) == 100
    assert first.completeness.whole is Extent.LOADING

    second = asyncio.ensure_future(anext(pages))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert service.asked[1:] == [(100, status, None) for status in PetStatus]

    service.waiting[SOLD].set_result(page(*range(50, 150)))
    sold = await second
    assert [pet.id for pet in sold.pets] == list(range(100, 150))
    assert sold.completeness.of(SOLD) is Extent.CUT
    assert sold.completeness.of(PENDING) is Extent.LOADING

    service.waiting[PENDING].set_result(ListResponse(pets(200, status="pending")))
    service.waiting[AVAILABLE].set_result(ListResponse(pets(300, 301, status="available")))
    rest = [p async for p in pages]
    assert sorted(ids(rest)) == [200, 300, 301]
    known = rest[-1].completeness
    assert known.whole is Extent.CUT
    assert known.cut == (SOLD,)
    assert known.of(AVAILABLE) is Extent.LISTED
    assert known.unstated_may_hide
    assert not oddities([first, sold, *rest])


async def test_a_failed_status_does_not_lose_the_others() -> None:
    service = ByStatus()
    pages = Walk(service.ask, None, page_size=100).pages()
    await anext(pages)
    following = asyncio.ensure_future(anext(pages))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    service.waiting[SOLD].set_exception(NotAnswered("lost"))
    service.waiting[PENDING].set_result(ListResponse(pets(200, status="pending")))
    service.waiting[AVAILABLE].set_result(ListResponse(pets(300, status="available")))
    came = [*(await following).pets, *(await anext(pages)).pets]
    assert sorted(pet.id for pet in came) == [200, 300]
    with pytest.raises(NotAnswered, match="lost"):
        await anext(pages)


async def test_abandoning_a_walk_by_status_ends_its_requests() -> None:
    service = ByStatus()
    async with aclosing(Walk(service.ask, None, page_size=100).pages()) as pages:
        await anext(pages)
        following = asyncio.ensure_future(anext(pages))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        service.waiting[SOLD].set_result(page(500))
        await following
    assert all(future.done() for future in service.waiting.values())


@pytest.mark.parametrize(
    ("answer", "limit", "status", "shown", "odd"),
    [
        (page(1, 2), 100, None, [1, 2], Oddities()),
        (page(1, 2, 3), 2, None, [1, 2, 3], Oddities(past_limit=1)),
        (page(1, 2, 1), 100, None, [1, 2], Oddities(seen_twice=1)),
        (page(1, 2, 9), 100, None, [1, 2, 9], Oddities(seen_twice=1)),
        (page(1, 2), 100, PENDING, [], Oddities(other_status=2)),
        (page(1, 1), 100, PENDING, [], Oddities(other_status=1)),
        (ListResponse(pets(1), not_understood=("?", "!")), 2, SOLD, [1], Oddities(2, 1)),
        (ListResponse(pets(1, status=None)), 2, SOLD, [], Oddities(other_status=1)),
        (ListResponse(pets(1, status="lost")), 2, None, [1], Oddities()),
    ],
)
def test_odd_rows_are_counted(
    answer: ListResponse, limit: int, status: PetStatus | None, shown: list[int], odd: Oddities
) -> None:
    shown_pets, counted = sift(answer, limit, status, listed={9})
    tally = OddTally()
    tally.add(counted)
    assert list(shown_pets) == shown
    assert count([tally]) == odd


async def test_an_animal_repeated_on_a_later_page_comes_again_and_leaves_no_proof() -> None:
    pages = await walked(Script(page(1, 2, next_query="a"), page(2, 3)))
    assert ids(pages) == [1, 2, 2, 3]
    assert oddities(pages) == Oddities(seen_twice=1)
    assert pages[-1].completeness.whole is Extent.LISTED
    assert pages[-1].completeness.doubts == (Doubt.LISTED_AGAIN,)


async def test_an_animal_that_came_five_times_is_one() -> None:
    pages = await walked(
        Script(page(1, 2, 2, next_query="a"), page(2, 3, 2, next_query="b"), page(2))
    )
    assert oddities(pages) == Oddities(seen_twice=1)


@given(st.lists(st.lists(st.integers(0, 20), max_size=8), min_size=1, max_size=6))
async def test_every_id_is_shown_and_every_repeated_one_is_counted(
    rows: list[list[int]],
) -> None:
    *linked, last = [page(*ids_of_page) for ids_of_page in rows]
    answers = [
        ListResponse(answer.pets, next_query=str(number)) for number, answer in enumerate(linked)
    ]
    pages = await walked(Script(*answers, last), certain=True)
    times = Counter(chain.from_iterable(rows))
    assert set(ids(pages)) == set(times)
    again = sum(number > 1 for number in times.values())
    assert oddities(pages) == Oddities(seen_twice=again)
    assert pages[-1].completeness.whole is (Extent.LISTED if again else Extent.ALL)
