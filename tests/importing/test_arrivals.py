"""Animals of a file that were added elsewhere before the import came to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import CameMeanwhile, OutcomeUnknown
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.importing.import_facts import ImportState, Why
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.conftest import Importing, animals
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

OVER, PAUSED = ImportState.OVER, ImportState.PAUSED
ALIKE = PAUSED, Why.ALIKE


def names(service: FakeGateway) -> list[str]:
    return sorted(pet.name for pet in service.pets.values())


def come(run: Importing, *pets: Pet) -> None:
    """Another till added these, and the list shows them."""
    run.catalogue.rows.put(pets, 1)


async def paused(run: Importing, service: FakeGateway, count: int) -> None:
    """Pause an import after its fourth animal."""
    await run.open(service)
    service.hold(after=3)
    run.importer.begin("pets.csv", "a digest", animals(count))
    await eventually(lambda: service.is_holding)
    run.importer.pause()
    service.release()
    await run.rest()


async def go_on(run: Importing) -> None:
    run.importer.go_on()
    await run.rest()


@pytest.mark.parametrize("honours_key", [True, False])
async def test_what_was_added_elsewhere_during_a_pause_is_sent_only_knowingly(
    run: Importing, *, honours_key: bool
) -> None:
    service = FakeGateway(honours_key=honours_key)
    await paused(run, service, 60)
    come(run, Pet(901, "ANIMAL 58", 58), Pet(902, "Animal 59 ", 59), Pet(903, "Animal 60", 7))
    await go_on(run)
    assert run.state() == ALIKE
    assert run.counts == (2, 58, 0, 0)
    held = await run.not_added()
    assert [row.pet.name for row in held] == ["Animal 58", "Animal 59"]
    assert all(row.failure and isinstance(error_of(row.failure), CameMeanwhile) for row in held)
    come(run, Pet(904, "Animal 59", 59))
    await go_on(run)
    assert (run.state(), run.counts) == (ALIKE, (1, 59, 0, 0))
    await go_on(run)
    assert (run.state()[0], run.counts) == (OVER, (0, 60, 0, 0))
    assert names(service) == sorted(pet.name for pet in animals(60))


async def test_what_another_till_added_after_a_crash_is_not_added_again(
    run: Importing, next_run: Callable[[], Importing]
) -> None:
    service = FakeGateway(honours_key=False)
    await paused(run, service, 10)
    again = next_run()
    come(again, *service.pets.values())
    come(again, *(Pet(900 + n, f"Animal {n}", n) for n in range(5, 10)))
    await again.open(service)
    await go_on(again)
    assert (again.state(), again.counts) == (ALIKE, (5, 5, 0, 0))
    again.importer.stop()
    await again.rest()
    assert again.importer.facts.has_failed_rows
    assert [row.pet.name for row in await again.not_added()] == [
        f"Animal {n}" for n in range(5, 10)
    ]


@pytest.mark.parametrize("is_lost", [True, False])
async def test_an_animal_that_somebody_adds_by_hand_is_left_to_a_person(
    run: Importing, *, is_lost: bool
) -> None:
    service = FakeGateway(honours_key=False)
    await paused(run, service, 10)
    if is_lost:
        service.fail_next("add", OutcomeUnknown())
    assert run.outbox.is_brought_in(("animal9", 9))
    assert not run.outbox.is_brought_in(("animal9", 8))
    run.outbox.add(NewPet("animal 9", 9))
    await run.rest()
    come(run, *run.catalogue.taken[4:])
    await go_on(run)
    assert (run.state(), run.counts) == (ALIKE, (1, 9, 0, 0))
    await go_on(run)
    assert run.counts == (0, 10, 0, 0)
    assert not run.outbox.is_brought_in(("animal9", 9))


async def test_staff_who_know_of_one_like_a_row_are_asked_nothing(run: Importing) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    come(run, Pet(901, "Animal 1", 1))
    run.importer.begin("pets.csv", "", [*animals(2), *animals(2)], known=[901])
    await run.rest()
    assert (run.state()[0], run.counts) == (OVER, (0, 4, 0, 0))


async def test_a_list_that_cannot_be_read_is_told_before_the_rest_is_sent(run: Importing) -> None:
    service, error = FakeGateway(honours_key=False), KeyNotAccepted(401)
    await paused(run, service, 10)
    run.catalogue.fails = error
    await go_on(run)
    assert run.state() == (PAUSED, Why.NOT_LOOKED)
    assert run.importer.facts.error is error
    assert len(service.pets) == 4
    await go_on(run)
    assert (run.state()[0], run.counts) == (OVER, (0, 10, 0, 0))


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_list_that_is_cut_off_is_told_before_the_rest_is_sent(
    run: Importing, *, is_there: bool
) -> None:
    service = FakeGateway(honours_key=False)
    await paused(run, service, 10)
    whole = run.catalogue.facts
    run.catalogue.facts = Facts(LoadState.READY, completeness=Completeness(whole=Extent.CUT))
    run.importer.connect_to(service if is_there else None)
    await go_on(run)
    run.importer.connect_to(service)
    await run.list_ends()
    await run.list_ends()  # cut off again
    assert run.state() == (PAUSED, Why.NOT_LOOKED)
    assert len(service.pets) == 4
    run.catalogue.facts = whole
    await run.list_ends()
    assert run.state() == (PAUSED, Why.SETTLED)
    await go_on(run)
    assert (run.state()[0], run.counts) == (OVER, (0, 10, 0, 0))
