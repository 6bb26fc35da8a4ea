"""Rows that may have been added, once somebody has decided about them in Unfinished adds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.importing.import_facts import ImportState, Why
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.conftest import Importing, animals

pytestmark = [pytest.mark.slow, pytest.mark.qt]

OVER, PAUSED = ImportState.OVER, ImportState.PAUSED


@pytest.fixture
async def lost(run: Importing) -> PendingAdd:
    """The second of three animals, which was lost; the import is paused."""
    service = FakeGateway(honours_key=False)
    await run.open(service)
    service.fail_next("add", OutcomeUnknown(), after=1)
    await run.bring_in(animals(3))
    assert run.state() == (PAUSED, Why.IN_DOUBT)
    return run.outbox.pending.here[0]


async def outcomes(run: Importing) -> list[tuple[str, Phase, int | None]]:
    rows = await run.importer.records.rows(run.importer.facts.job)
    return [(row.pet.name, row.phase, row.pet_id) for row in rows]


async def go_on(run: Importing) -> None:
    run.importer.go_on()
    await run.rest()


async def discard(run: Importing, lost: PendingAdd) -> None:
    run.outbox.decisions.discard(lost)
    await run.rest()


async def test_what_was_discarded_is_among_what_was_not_added(
    run: Importing, lost: PendingAdd
) -> None:
    await discard(run, lost)
    assert run.state() == (PAUSED, Why.SETTLED)
    assert run.importer.facts.error is None
    assert (run.counts, run.importer.facts.counts.discarded) == ((1, 1, 0, 0), 1)
    await go_on(run)
    assert run.state() == (OVER, None)
    assert (run.counts, run.importer.facts.counts.discarded) == ((0, 2, 0, 0), 1)
    assert run.importer.facts.unreadable == 0
    assert run.importer.facts.has_failed_rows
    [row] = await run.not_added()
    assert (row.pet, row.phase) == (lost.pet, Phase.DISCARDED)


async def test_a_decision_counts_once_the_import_is_over(run: Importing, lost: PendingAdd) -> None:
    await go_on(run)
    assert run.counts == (0, 2, 0, 1)
    await discard(run, lost)
    assert (run.state(), run.counts) == ((OVER, None), (0, 2, 0, 0))
    assert run.importer.facts.has_failed_rows


async def test_what_is_brought_back_may_be_there_again(run: Importing, lost: PendingAdd) -> None:
    await discard(run, lost)
    await go_on(run)
    run.outbox.decisions.bring_back(lost)
    await run.rest()
    assert (run.counts, run.importer.facts.counts.discarded) == ((0, 2, 0, 1), 0)
    assert not run.importer.facts.has_failed_rows
    assert (await outcomes(run))[1] == ("Animal 2", Phase.UNKNOWN, None)


async def test_what_was_found_in_the_list_is_a_row_that_was_added(
    run: Importing, lost: PendingAdd
) -> None:
    run.outbox.decisions.mark_added(lost, 77)
    await run.rest()
    assert (run.state(), run.counts) == ((PAUSED, Why.SETTLED), (1, 2, 0, 0))
    await go_on(run)
    assert run.counts == (0, 3, 0, 0)
    assert await outcomes(run) == [
        ("Animal 1", Phase.ADDED, 1),
        ("Animal 2", Phase.ADDED, 77),
        ("Animal 3", Phase.ADDED, 2),
    ]


async def test_one_of_two_decisions_leaves_the_other_open(run: Importing, lost: PendingAdd) -> None:
    service = FakeGateway(honours_key=False)
    run.outbox.connect_to(service)
    run.importer.connect_to(service)
    service.fail_next("add", OutcomeUnknown())
    await go_on(run)
    await discard(run, lost)
    assert (run.state(), run.counts) == ((PAUSED, Why.IN_DOUBT), (0, 1, 0, 1))


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_decision_outlives_a_crash(
    run: Importing, lost: PendingAdd, next_run: Callable[[], Importing], *, is_there: bool
) -> None:
    if is_there:
        run.outbox.decisions.mark_added(lost, 77)
        await run.rest()
    else:
        await discard(run, lost)
    again = next_run()
    await again.open(FakeGateway(honours_key=False))
    assert (again.state(), again.counts) == ((PAUSED, Why.EARLIER), (1, 1 + is_there, 0, 0))
    second = ("Animal 2", Phase.ADDED, 77) if is_there else ("Animal 2", Phase.DISCARDED, None)
    assert (await outcomes(again))[1] == second


async def test_a_decision_after_a_crash_counts_as_well(
    run: Importing, lost: PendingAdd, next_run: Callable[[], Importing]
) -> None:
    again = next_run()
    await again.open(FakeGateway(honours_key=False))
    assert again.counts == (1, 1, 0, 1)
    again.outbox.decisions.mark_added(again.outbox.pending.here[0], 77)
    await again.rest()
    assert (again.state(), again.counts) == ((PAUSED, Why.EARLIER), (1, 2, 0, 0))
    assert (await outcomes(again))[1] == (lost.pet.name, Phase.ADDED, 77)
