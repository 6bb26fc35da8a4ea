"""For every odd service: what is said, and what may never be said."""

from __future__ import annotations

import re

import pytest
import shiboken6

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.view import Filter
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_clock import HastyClock
from tests.odd_services.odd_service import OddService
from tests.odd_services.table import CASES, Case, Step
from tests.odd_services.visitor import Visitor

ONE_OF_FOUR = re.compile(
    r"(([\d,]+|None) found · )?"
    r"(All [\d,]+ animals|1 animal|No animals"
    r"|[\d,]+ animals, [\d,]+ newly added here|[\d,]+ animals?, (added here|[\d,]+ found by ID)"
    r"|[\d,]+ animals? listed|None listed"
    r"|At least [\d,]+ animals?|None so far"
    r"|([\d,]+ animals?|None) from T( and earlier)?)( · .*)?"
)
"""Complete, listed, at least, or from a time; then those apart from the newest list."""

CLAIMS_ALL = re.compile(r"(All [\d,]+ animals|1 animal|No animals)([:,].*| ·.*)?")


@pytest.mark.qt
@pytest.mark.usefixtures("one_minute")
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
async def test_no_more_is_said_than_is_so_of_a_service_that(
    case: Case, theme: object, tasks: Tasks
) -> None:
    async with OddService(case.behave, case.found) as service:
        endpoint = Endpoint(service.base_url, case.page_size)
        gateway = HttpGateway(endpoint, ApiKey("a-key"), clock=HastyClock())
        visitor = Visitor(gateway, tasks)
        try:
            for step in case.steps:
                await visitor.act(step.act)
                check(step, visitor, service)
                check_what_holds_of_all(case, visitor)
        finally:
            await gateway.aclose()
            await tasks.end()
            shiboken6.delete(visitor.catalogue)


def check(step: Step, visitor: Visitor, service: OddService) -> None:
    said = {name: visitor.description(Filter(name)) for name in step.said}
    assert step.bar is None or visitor.bar == step.bar, step.act
    assert said == step.said, step.act
    assert step.empty is None or visitor.empty == step.empty, step.act
    assert step.error is None or step.error in visitor.error, step.act
    assert step.changes is None or visitor.changes == step.changes, step.act
    assert step.asks is None or len(service.lists_asked) == step.asks, service.lists_asked


def check_what_holds_of_all(case: Case, visitor: Visitor) -> None:
    """Counts are rows, each description is one of four kinds, and nothing is called proven."""
    descriptions = [visitor.description(shown) for shown in Filter]
    for shown, description in zip(Filter, descriptions, strict=True):
        if description:
            hits = visitor.facts.counts.hits_of(shown)
            assert visitor.count(shown) == (visitor.rows_of(shown) if hits is None else hits)
            assert ONE_OF_FOUR.fullmatch(description)
    odd, known = visitor.facts.oddities, visitor.facts.counts.known
    assert max(odd.seen_twice, odd.in_two_versions, odd.past_limit) <= known
    assert case.gone or "Gone" not in visitor.changes
    if not case.whole:
        others = [visitor.description(one) for one in Filter if one.value != case.whole_status]
        assert not any(map(CLAIMS_ALL.fullmatch, [*others, visitor.bar]))
        assert not re.match(r"No (animals|\w+ animals)( yet)?(\.|$)", visitor.empty)
        assert "New" not in visitor.changes
