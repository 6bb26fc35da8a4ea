"""What a walk yields, and what its end proves, for every kind of answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import aclosing
from itertools import chain

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.errors import NotAnswered, RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent
from petstore_gui.gateway.list_response import ListResponse, sift
from petstore_gui.gateway.odd_rows import Oddities, OddTally, count
from petstore_gui.gateway.protocol import Page
from petstore_gui.gateway.walk import BARREN_PAGES_MAX, Walk
from tests.support.odd_rows import oddities

AVAILABLE, PENDING, SOLD = PetStatus
KNOWN = '"state"'

Asked = tuple[int, PetStatus | None, str | None]


def pets(*ids: int, status: str | None = "sold") -> tuple[Pet, ...]:
    return tuple(Pet(i, f"pet {i}", 1, status) for i in ids)


def page(*ids: int, link: str | Doubt | None = None, tag: str | None = KNOWN) -> ListResponse:
    return ListResponse(pets(*ids), next_query=link, validator=tag)


class Script:
    """Answers by the request: in order, or with a function. Raises those that are errors."""

    def __init__(
        self,
        *answers: ListResponse | RequestError,
        by: Callable[[PetStatus | None], ListResponse | RequestError] | None = None,
    ) -> None:
        self.answers = list(answers)
        self.by = by
        self.asked: list[Asked] = []
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
        answer = self.by(status) if self.by else self.answers.pop(0)
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
    script = Script(page(1, 2, link="a"), page(3, 4, link="b", tag='"later"'), page(5))
    pages = await walked(script, page_size=2)
    assert ids(pages) == [1, 2, 3, 4, 5]
    assert [p.completeness.whole for p in pages] == [Extent.LOADING, Extent.LOADING, Extent.ALL]
    assert [p.validator for p in pages] == [None, None, KNOWN]
    assert script.asked == [(2, None, None), (2, None, "a"), (2, None, "b")]
    assert script.unless == [None, None, None]
    assert not oddities(pages)


ODD = ListResponse(pets(1), ("?",), "a", KNOWN)
TOTAL = msgspec.structs.replace(page(2), total=3)
LAST = msgspec.structs.replace(page(1, link="a"), last_query="z")
FULL = page(*range(100))
ALL, LISTED, CUT = Extent.ALL, Extent.LISTED, Extent.CUT


@pytest.mark.parametrize("status", [None, SOLD])
@pytest.mark.parametrize(
    ("answers", "certain", "extent", "doubt"),
    [
        ([page(1, link="a"), page(2)], False, ALL, None),
        ([page(1, link="a"), page(link="b"), page(2)], False, ALL, None),
        ([FULL], True, ALL, None),
        ([page()], True, ALL, None),
        ([page(1, 2)], False, LISTED, None),
        ([page(*range(101))], False, LISTED, None),
        ([ODD, page(2)], False, LISTED, Doubt.ODD_ROWS),
        ([page(1, 2, link="a"), page(2, 3)], False, LISTED, Doubt.ODD_ROWS),
        ([page(1, link="a"), TOTAL], False, LISTED, Doubt.OTHER_TOTAL),
        ([LAST, page(2)], False, LISTED, Doubt.OTHER_TOTAL),
        ([TOTAL], False, LISTED, Doubt.OTHER_TOTAL),
        ([page(1, 2, link=Doubt.LINK_AWAY)], False, CUT, Doubt.LINK_AWAY),
        ([page(1, link="a"), page(2, link="b"), page(3, link="a")], False, CUT, "circle"),
        ([page(turn, link=str(turn)) for turn in range(5)], False, CUT, Doubt.TOO_LONG),
        ([page(1, link=str(n)) for n in range(BARREN_PAGES_MAX + 1)], False, CUT, "circle"),
    ],
)
async def test_what_the_end_of_a_walk_proves_and_why_no_more(
    monkeypatch: pytest.MonkeyPatch,
    status: PetStatus | None,
    answers: list[ListResponse | RequestError],
    certain: bool,
    extent: Extent,
    doubt: Doubt | str | None,
) -> None:
    if doubt is Doubt.TOO_LONG:
        monkeypatch.setattr("petstore_gui.gateway.walk.LIST_ANIMALS_MAX", 5)
    script = Script(*answers)
    *before, last = await walked(script, status, certain=certain)
    assert script.answers == []
    assert {p.completeness.of(status) for p in before} <= {Extent.LOADING}
    assert last.completeness.of(status) is extent
    assert last.completeness.doubt is (Doubt.LINK_IN_CIRCLE if doubt == "circle" else doubt)
    assert last.validator == (KNOWN if extent is ALL else None)


async def test_a_link_to_the_page_itself_is_not_followed_whatever_its_parameter_order() -> None:
    own = page(1, link="status=sold&limit=100")
    script = Script(msgspec.structs.replace(own, query="limit=100&status=sold"))
    [only] = await walked(script, SOLD)
    assert only.completeness.doubt is Doubt.LINK_IN_CIRCLE


async def test_pages_before_an_error_are_yielded() -> None:
    pages = Walk(Script(page(1, link="a"), NotAnswered()).ask, None, page_size=1).pages()
    assert ids([await anext(pages)]) == [1]
    with pytest.raises(NotAnswered):
        await anext(pages)


async def test_an_abandoned_walk_requests_nothing_more() -> None:
    script = Script(page(1, link="a"), page(2, link="b"))
    async with aclosing(Walk(script.ask, None, page_size=1).pages()) as pages:
        async for _ in pages:
            break
    assert len(script.asked) == 1


@pytest.mark.parametrize("link", [None, "a"])
async def test_a_small_full_page_is_requested_again_at_the_highest_limit(link: str | None) -> None:
    script = Script(page(1, 2), page(2, 3, 1, link=link), page(4))
    pages = await walked(script, page_size=2)
    assert ids(pages) == [1, 2, 3, *([4] if link else [])]
    assert script.asked[:2] == [(2, None, None), (100, None, None)]
    assert pages[-1].completeness.whole is (ALL if link else LISTED)
    assert not oddities(pages)


async def test_a_full_list_of_a_status_is_cut() -> None:
    [only] = await walked(Script(FULL), SOLD)
    assert (only.completeness.of(SOLD), only.validator) == (CUT, None)


async def test_an_unchanged_list_is_one_page_without_animals() -> None:
    script = Script(ListResponse((), is_unchanged=True))
    [only] = [each async for each in Walk(script.ask, None, page_size=100).pages(KNOWN)]
    assert (only.pets, only.is_unchanged, only.validator) == ((), True, KNOWN)
    assert only.completeness.whole is ALL
    assert script.unless == [KNOWN]


def by_status(status: PetStatus | None) -> ListResponse | RequestError:
    """100 animals of all statuses, 100 sold ones, 2 pending ones, and one available of two."""
    return {
        None: ListResponse((*pets(*range(98)), *pets(98, 99, status="available"))),
        SOLD: page(*range(50, 98), *range(100, 152)),
        PENDING: ListResponse(pets(200, 201, status="pending")),
        AVAILABLE: ListResponse(pets(99, status="available"), next_query=None),
    }[status]


async def test_a_full_list_without_links_requests_each_status() -> None:
    script = Script(by=by_status)
    pages = await walked(script)
    assert sorted(ids(pages)) == [*range(152), 200, 201]
    assert script.asked == [(100, status, None) for status in (None, *PetStatus)]
    assert {p.completeness.whole for p in pages[:-1]} == {Extent.LOADING}
    known = pages[-1].completeness
    assert (known.whole, known.cut, known.unstated_may_hide) == (CUT, (SOLD,), True)
    assert {known.of(PENDING), known.of(AVAILABLE)} == {LISTED}
    assert not oddities(pages)


async def test_a_failed_status_does_not_lose_the_others() -> None:
    lost = NotAnswered("lost")
    script = Script(by=lambda status: lost if status is SOLD else by_status(status))
    pages = Walk(script.ask, None, page_size=100).pages()
    assert {200, 201} <= set(ids([await anext(pages) for _ in range(3)]))
    with pytest.raises(NotAnswered, match="lost"):
        await anext(pages)


def test_a_status_is_as_complete_as_its_own_list_or_the_whole() -> None:
    assert Completeness(LISTED, ((SOLD, ALL),)).of(SOLD) is ALL
    assert Completeness(LISTED, ((AVAILABLE, ALL),)).of(SOLD) is LISTED
    assert Completeness(ALL, ((SOLD, CUT),)).of(SOLD) is ALL
    assert Completeness(CUT, ((SOLD, CUT), (AVAILABLE, CUT))).cut == (AVAILABLE, SOLD)


@pytest.mark.parametrize(
    ("answer", "limit", "status", "shown", "odd"),
    [
        (page(1, 2), 100, None, [1, 2], Oddities()),
        (page(1, 2, 3), 2, None, [1, 2, 3], Oddities(past_limit=1)),
        (page(1, 2, 1), 100, None, [1, 2], Oddities(seen_twice=1)),
        (page(1, 2, 9), 100, None, [1, 2, 9], Oddities(seen_twice=1)),
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


@given(st.lists(st.lists(st.integers(0, 20), max_size=8), min_size=1, max_size=6))
async def test_every_id_is_shown_and_every_repeated_one_is_counted_once(
    rows: list[list[int]],
) -> None:
    *linked, last = rows
    answers = [page(*some, link=str(number)) for number, some in enumerate(linked)]
    pages = await walked(Script(*answers, page(*last)), certain=True)
    times = Counter(chain.from_iterable(rows))
    assert set(ids(pages)) == set(times)
    again = sum(number > 1 for number in times.values())
    assert oddities(pages) == Oddities(seen_twice=again)
    assert pages[-1].completeness.whole is (LISTED if again else ALL)
