"""What a walk yields, and what its end proves, for every kind of answer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Doubt, Extent
from petstore_gui.gateway.list_response import ListResponse, sift
from petstore_gui.gateway.odd_rows import Oddities, OddRows, count
from petstore_gui.gateway.protocol import Page
from petstore_gui.gateway.walk import BARREN_PAGES_MAX, Walk

_, PENDING, SOLD = PetStatus
KNOWN = '"state"'


def pets(*ids: int, status: str | None = "sold") -> tuple[Pet, ...]:
    return tuple(Pet(i, f"pet {i}", 1, status) for i in ids)


def page(*ids: int, link: str | Doubt | None = None, tag: str | None = KNOWN) -> ListResponse:
    return ListResponse(pets(*ids), next_query=link, validator=tag)


class Script:
    """Answers in order, whatever is asked for."""

    def __init__(self, answers: Sequence[ListResponse]) -> None:
        self.answers = list(answers)

    async def ask(self, *_: object, **__: object) -> ListResponse:
        return self.answers.pop(0)


async def walked(
    script: Script, status: PetStatus | None = None, *, certain: bool = False
) -> list[Page]:
    walk = Walk(script.ask, status, page_size=100, links_are_certain=certain)
    return [page async for page in walk.pages()]


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
    answers: list[ListResponse],
    certain: bool,
    extent: Extent,
    doubt: Doubt | str | None,
) -> None:
    if doubt is Doubt.TOO_LONG:
        monkeypatch.setattr("petstore_gui.gateway.walk.LIST_ANIMALS_MAX", 5)
    script = Script(answers)
    *before, last = await walked(script, status, certain=certain)
    assert script.answers == []
    assert {p.completeness.of(status) for p in before} <= {Extent.LOADING}
    assert last.completeness.of(status) is extent
    assert last.completeness.doubt is (Doubt.LINK_IN_CIRCLE if doubt == "circle" else doubt)
    assert last.validator == (KNOWN if extent is ALL else None)


async def test_a_full_list_of_a_status_is_cut() -> None:
    [only] = await walked(Script([FULL]), SOLD)
    assert (only.completeness.of(SOLD), only.validator) == (CUT, None)


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
    tally = OddRows()
    tally.add(counted)
    assert list(shown_pets) == shown
    assert count([tally]) == odd
