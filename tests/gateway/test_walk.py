from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import aclosing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.errors import ListNotEnded, NotAnswered, RequestError
from petstore_gui.gateway.chains import BARREN_PAGES_MAX
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.protocol import Oddities, Page
from petstore_gui.gateway.walk import Answer, Walk, sift
from petstore_gui.pets import Pet, PetStatus

AVAILABLE, PENDING, SOLD = PetStatus


def pets(*ids: int, status: str | None = "sold") -> tuple[Pet, ...]:
    return tuple(Pet(i, f"pet {i}", 1, status) for i in ids)


def page(*ids: int, next_query: str | LinkProblem | None = None) -> Answer:
    return Answer(pets(*ids), len(ids), next_query=next_query)


class Script:
    """Answers in the order given, whatever is asked; an error is raised."""

    def __init__(self, *answers: Answer | RequestError) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[int, PetStatus | None, str | None]] = []
        self.unless: list[str | None] = []

    async def ask(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> Answer:
        self.asked.append((limit, status, query))
        self.unless.append(unless)
        answer = self.answers.pop(0)
        if isinstance(answer, RequestError):
            raise answer
        return answer


async def walked(
    script: Script, status: PetStatus | None = None, *, page_size: int = 100, certain: bool = False
) -> list[Page]:
    walk = Walk(script.ask, page_size=page_size, links_are_certain=certain)
    return [page async for page in walk.pages(status)]


def ids(pages: Sequence[Page]) -> list[int]:
    return [pet.id for page in pages for pet in page.pets]


def told(pages: Sequence[Page]) -> Oddities:
    return sum((page.oddities for page in pages), Oddities())


async def test_links_are_followed_to_their_end_which_proves_that_this_is_all() -> None:
    script = Script(page(1, 2, next_query="a"), page(3, 4, next_query="b"), page(5))
    pages = await walked(script, page_size=2)
    assert ids(pages) == [1, 2, 3, 4, 5]
    assert [p.completeness.whole for p in pages] == [Extent.LOADING, Extent.LOADING, Extent.ALL]
    assert script.asked == [(2, None, None), (2, None, "a"), (2, None, "b")]
    assert not told(pages)


async def test_a_status_is_walked_by_links_as_well() -> None:
    pages = await walked(Script(page(1, next_query="a"), page(2)), SOLD)
    assert [p.completeness.of(SOLD) for p in pages] == [Extent.LOADING, Extent.ALL]
    assert pages[-1].completeness.whole is Extent.UNKNOWN


async def test_a_service_that_always_links_proves_a_single_page_too() -> None:
    full = Answer(pets(*range(100)), 100)
    pages = await walked(Script(full), certain=True)
    assert [p.completeness.whole for p in pages] == [Extent.ALL]


@pytest.mark.parametrize("problem", LinkProblem)
async def test_a_link_that_is_not_followed_ends_the_walk_after_its_page(
    problem: LinkProblem,
) -> None:
    pages = Walk(Script(page(1, 2, next_query=problem)).ask, page_size=2).pages(None)
    came = await anext(pages)
    assert ids([came]) == [1, 2]
    assert came.completeness.whole is Extent.LOADING
    with pytest.raises(ListNotEnded, match=problem.value):
        await anext(pages)


async def test_a_circle_of_links_is_left_at_the_first_page_that_comes_again() -> None:
    script = Script(
        page(1, next_query="a"), page(2, next_query="b"), page(3, next_query="a"), page(4)
    )
    with pytest.raises(ListNotEnded, match="circle"):
        await walked(script)
    assert [query for _, _, query in script.asked] == [None, "a", "b"]


async def test_links_that_bring_nothing_new_are_left() -> None:
    script = Script(*(page(1, next_query=str(turn)) for turn in range(99)))
    with pytest.raises(ListNotEnded):
        await walked(script)
    assert len(script.asked) == 1 + BARREN_PAGES_MAX


async def test_an_error_in_the_middle_comes_after_the_pages_that_came() -> None:
    pages = Walk(Script(page(1, next_query="a"), NotAnswered()).ask, page_size=1).pages(None)
    assert ids([await anext(pages)]) == [1]
    with pytest.raises(NotAnswered):
        await anext(pages)


async def test_a_walk_that_is_left_asks_no_more() -> None:
    script = Script(page(1, next_query="a"), page(2, next_query="b"))
    async with aclosing(Walk(script.ask, page_size=1).pages(None)) as pages:
        async for _ in pages:
            break
    assert len(script.asked) == 1


@pytest.mark.parametrize("status", [None, SOLD])
async def test_fewer_rows_than_the_limit_and_no_link_is_all_that_was_listed(
    status: PetStatus | None,
) -> None:
    pages = await walked(Script(page(1, 2)), status)
    assert pages[-1].completeness.of(status) is Extent.LISTED


async def test_a_small_page_that_is_full_is_asked_for_again_at_the_highest_limit() -> None:
    script = Script(page(1, 2), page(2, 3, 1))
    pages = await walked(script, page_size=2)
    assert ids(pages) == [1, 2, 3]
    assert script.asked == [(2, None, None), (100, None, None)]
    assert pages[-1].completeness.whole is Extent.LISTED
    assert not told(pages)


async def test_a_full_list_of_a_status_is_cut() -> None:
    pages = await walked(Script(page(*range(100))), SOLD)
    assert pages[-1].completeness.of(SOLD) is Extent.CUT


class ByStatus:
    """A service without links; a status is answered when it is let go."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, PetStatus | None, str | None]] = []
        self.waiting: dict[PetStatus, asyncio.Future[Answer]] = {}

    async def ask(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> Answer:
        assert unless is None
        self.asked.append((limit, status, query))
        if status is None:
            return page(*range(100))
        self.waiting[status] = asyncio.get_running_loop().create_future()
        return await self.waiting[status]


async def test_a_full_list_without_links_is_completed_by_the_three_statuses_at_once() -> None:
    service = ByStatus()
    pages = Walk(service.ask, page_size=100).pages(None)
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

    service.waiting[PENDING].set_result(Answer(pets(200, status="pending"), 1))
    service.waiting[AVAILABLE].set_result(Answer(pets(300, 301, status="available"), 2))
    rest = [p async for p in pages]
    assert sorted(ids(rest)) == [200, 300, 301]
    known = rest[-1].completeness
    assert known.whole is Extent.CUT
    assert known.cut == (SOLD,)
    assert known.of(AVAILABLE) is Extent.LISTED
    assert known.unstated_may_hide
    assert not told([first, sold, *rest])


async def test_a_status_that_fails_does_not_cost_the_others() -> None:
    service = ByStatus()
    pages = Walk(service.ask, page_size=100).pages(None)
    await anext(pages)
    following = asyncio.ensure_future(anext(pages))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    service.waiting[SOLD].set_exception(NotAnswered("lost"))
    service.waiting[PENDING].set_result(Answer(pets(200, status="pending"), 1))
    service.waiting[AVAILABLE].set_result(Answer(pets(300, status="available"), 1))
    came = [*(await following).pets, *(await anext(pages)).pets]
    assert sorted(pet.id for pet in came) == [200, 300]
    with pytest.raises(NotAnswered, match="lost"):
        await anext(pages)


async def test_leaving_while_the_statuses_are_asked_leaves_nothing_behind() -> None:
    service = ByStatus()
    async with aclosing(Walk(service.ask, page_size=100).pages(None)) as pages:
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
        (page(1, 2, 9), 100, None, [1, 2], Oddities(seen_twice=1)),
        (page(1, 2), 100, PENDING, [], Oddities(other_status=2)),
        (page(1, 1), 100, PENDING, [], Oddities(other_status=2)),
        (Answer(pets(1), 3, not_understood=2), 2, SOLD, [1], Oddities(2, 1)),
        (Answer(pets(1, status=None), 1), 2, SOLD, [], Oddities(other_status=1)),
        (Answer(pets(1, status="lost"), 1), 2, None, [1], Oddities()),
    ],
)
def test_odd_rows_are_counted(
    answer: Answer, limit: int, status: PetStatus | None, shown: list[int], odd: Oddities
) -> None:
    fresh, oddities = sift(answer, limit, status, listed={9})
    assert [pet.id for pet in fresh] == shown
    assert oddities == odd


async def test_an_animal_that_comes_again_on_a_later_page_is_told_and_shown_once() -> None:
    pages = await walked(Script(page(1, 2, next_query="a"), page(2, 3)))
    assert ids(pages) == [1, 2, 3]
    assert told(pages) == Oddities(seen_twice=1)


@given(st.lists(st.lists(st.integers(0, 20), max_size=8), min_size=1, max_size=6))
async def test_every_id_is_shown_exactly_once_and_every_row_accounted_for(
    rows: list[list[int]],
) -> None:
    *linked, last = [page(*ids_of_page) for ids_of_page in rows]
    answers = [
        Answer(answer.pets, answer.rows, next_query=str(number))
        for number, answer in enumerate(linked)
    ]
    pages = await walked(Script(*answers, last), certain=True)
    assert sorted(ids(pages)) == sorted({i for ids_of_page in rows for i in ids_of_page})
    assert len(ids(pages)) + told(pages).seen_twice == sum(map(len, rows))
