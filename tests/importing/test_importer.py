"""Sending the rows of an import: each outcome, and what becomes of the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    BusyFor,
    Forbidden,
    KeyNotAccepted,
    NotValid,
    StorageFull,
    TooBusy,
)
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.import_job import InvalidRow
from petstore_gui.domain.pending_add import Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.importing.import_facts import ImportState, Why
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.conftest import PRODUCTION, STAGING, Importing, animals
from tests.support.waiting import eventually

pytestmark = [pytest.mark.slow, pytest.mark.qt]

OVER, PAUSED, WAITING = ImportState.OVER, ImportState.PAUSED, ImportState.WAITING


def names(service: FakeGateway) -> list[str]:
    return sorted(pet.name for pet in service.pets.values())


def named(pets: list[NewPet]) -> list[str]:
    return sorted(pet.name for pet in pets)


def lose_an_answer(service: FakeGateway, *, is_acted_on: bool) -> None:
    """Leave it open whether the next animal is added."""
    if is_acted_on:
        service.lose_next_answer(OutcomeUnknown())
    else:
        service.fail_next("add", OutcomeUnknown())


@pytest.mark.parametrize("honours_key", [True, False])
async def test_every_animal_is_added_once(run: Importing, *, honours_key: bool) -> None:
    service = FakeGateway(honours_key=honours_key)
    await run.open(service)
    await run.bring_in(animals(300))
    assert run.state() == (OVER, None)
    assert run.counts == (0, 300, 0, 0)
    assert names(service) == named(animals(300))
    assert len(run.catalogue.taken) == 300
    assert run.outbox.pending.here == ()


async def test_animals_are_sent_in_the_order_of_the_file(run: Importing) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    await run.bring_in(animals(150))
    assert [pet.name for pet in service.pets.values()] == [pet.name for pet in animals(150)]


async def test_a_refused_animal_keeps_its_reason_and_the_rest_goes_on(run: Importing) -> None:
    service = FakeGateway(honours_key=False)
    service.fail_next("add", NotValid(422), after=2)
    await run.open(service)
    await run.bring_in(animals(10))
    assert run.counts == (0, 9, 1, 0)
    [refused] = await run.not_added()
    assert (refused.pet.name, refused.phase) == ("Animal 3", Phase.REFUSED)
    assert refused.failure is not None
    assert refused.failure.kind == "NotValid"


@pytest.mark.parametrize("error", [KeyNotAccepted(401), Forbidden(403), StorageFull(507)])
@pytest.mark.parametrize("honours_key", [True, False])
async def test_what_would_refuse_every_animal_pauses_until_a_person_goes_on(
    run: Importing, error: RequestError, *, honours_key: bool
) -> None:
    service = FakeGateway(honours_key=honours_key)
    service.fail_next("add", error, after=2)
    await run.open(service)
    await run.bring_in(animals(30))
    assert run.state() == (PAUSED, Why.ERROR)
    assert run.importer.facts.error is error
    assert run.counts[2:] == (0, 0)
    await run.list_ends()
    assert run.state() == (PAUSED, Why.ERROR)
    run.importer.go_on()
    await run.rest()
    assert run.counts == (0, 30, 0, 0)
    assert names(service) == named(animals(30))


@pytest.mark.parametrize("error", [NotReached(), TooBusy(429)])
@pytest.mark.parametrize("honours_key", [True, False])
async def test_a_service_that_is_away_is_waited_for(
    run: Importing, error: RequestError, *, honours_key: bool
) -> None:
    service = FakeGateway(honours_key=honours_key)
    service.fail_next("add", error, after=2)
    await run.open(service)
    await run.bring_in(animals(30))
    assert run.state() == (WAITING, None)
    assert type(run.importer.facts.error) is type(error)
    await run.list_ends()
    assert run.counts == (0, 30, 0, 0)
    assert names(service) == named(animals(30))


async def test_a_busy_service_is_not_asked_before_the_time_that_it_named(run: Importing) -> None:
    service = FakeGateway()
    service.fail_next("add", BusyFor(429, wait=3_600), after=2)
    await run.open(service)
    await run.bring_in(animals(30))
    asked = len(service.asked)
    await run.list_ends()
    assert run.state() == (WAITING, None)
    assert len(service.asked) == asked
    run.importer.pause()
    service.fail_next("add", BusyFor(429, wait=0.01))
    run.importer.go_on()  # a person may ask earlier

    def is_done() -> bool:
        run.catalogue.list_ended.emit()
        return names(service) == named(animals(30))

    await eventually(is_done)


@pytest.mark.parametrize("is_acted_on", [True, False])
async def test_without_keys_a_lost_answer_pauses_and_leaves_one_animal_to_a_person(
    run: Importing, *, is_acted_on: bool
) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    lose_an_answer(service, is_acted_on=is_acted_on)
    await run.bring_in(animals(5))
    assert run.state() == (PAUSED, Why.IN_DOUBT)
    [lost] = run.outbox.pending.here
    assert (lost.pet.name, lost.phase) == ("Animal 1", Phase.UNKNOWN)
    assert lost.number > 0
    await run.list_ends()
    assert run.state() == (PAUSED, Why.IN_DOUBT)
    run.importer.go_on()
    await run.rest()
    assert run.counts == (0, 4, 0, 1)
    assert names(service).count("Animal 1") == int(is_acted_on)
    run.outbox.decisions.mark_added(run.outbox.pending.here[0], None)
    await run.rest()
    assert run.outbox.pending.here == ()


@pytest.mark.parametrize("is_acted_on", [True, False])
async def test_with_keys_a_lost_answer_is_settled_by_the_service(
    run: Importing, *, is_acted_on: bool
) -> None:
    service = FakeGateway(honours_key=True)
    await run.open(service)
    lose_an_answer(service, is_acted_on=is_acted_on)
    await run.bring_in(animals(40))
    await run.list_ends()
    await eventually(lambda: run.counts == (0, 40, 0, 0))
    assert names(service) == named(animals(40))
    assert run.outbox.pending.here == ()


async def test_an_animal_of_the_import_is_not_taken_for_a_lost_one_like_it(run: Importing) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    service.fail_next("add", OutcomeUnknown())
    await run.bring_in([NewPet("Rex", 1), NewPet("Rex", 1)])
    run.importer.go_on()
    await run.rest()
    assert run.counts == (0, 1, 0, 1)
    [lost] = run.outbox.pending.here
    run.outbox.search(lost)
    await run.rest()
    result = run.outbox.reconciler.result(lost)
    assert result is not None
    assert result.ids == ()


async def test_after_a_crash_a_person_is_asked_and_nothing_is_added_twice(
    run: Importing, next_run: Callable[[], Importing]
) -> None:
    service = FakeGateway(honours_key=True)
    await run.open(service)
    service.hold(after=20)
    run.importer.begin("pets.csv", "a digest", animals(50))
    await eventually(lambda: service.is_holding)
    assert len(service.pets) == 20
    again = next_run()
    service.release()
    await again.open(service)
    assert again.state() == (PAUSED, Why.EARLIER)
    facts = again.importer.facts
    assert facts.job is not None
    assert (facts.job.name, facts.job.total) == ("pets.csv", 50)
    again.importer.go_on()
    await again.rest()
    await again.list_ends()
    await eventually(lambda: again.counts == (0, 50, 0, 0))
    assert names(service) == named(animals(50))
    assert again.outbox.pending.here == ()


async def test_it_goes_on_only_for_its_own_service(run: Importing) -> None:
    service, other = FakeGateway(), FakeGateway()
    await run.open(service)
    service.hold(after=10)
    run.importer.begin("pets.csv", "a digest", animals(30))
    await eventually(lambda: service.is_holding)
    run.outbox.open(STAGING)
    run.importer.open(STAGING)
    run.outbox.connect_to(other)
    run.importer.connect_to(other)
    service.release()
    await run.rest()
    await run.list_ends()
    assert run.state() == (ImportState.NONE, None)
    assert other.pets == {}
    await run.open(service, PRODUCTION)
    assert run.state() == (PAUSED, Why.EARLIER)
    run.importer.go_on()
    await run.rest()
    await run.list_ends()
    assert names(service) == named(animals(30))


async def paused_at(run: Importing, after: int, *, of: int) -> FakeGateway:
    """Pause an import once its service has answered `after` of its animals, and holds the next."""
    service = FakeGateway(honours_key=False)
    await run.open(service)
    service.hold(after=after)
    run.importer.begin("pets.csv", "a digest", animals(of))
    await eventually(lambda: service.is_holding)
    run.importer.pause()
    return service


async def test_a_pause_lets_what_is_on_its_way_end(run: Importing) -> None:
    service = await paused_at(run, 3, of=10)
    service.release()
    await run.rest()
    assert run.state() == (PAUSED, Why.PERSON)
    assert run.counts == (6, 4, 0, 0)
    run.importer.go_on()
    await run.rest()
    assert names(service) == named(animals(10))


async def test_an_import_that_is_paused_behind_its_last_row_has_no_rest(run: Importing) -> None:
    service = await paused_at(run, 2, of=3)
    service.fail_next("add", OutcomeUnknown())
    service.release()
    await run.rest()
    assert run.state() == (OVER, None)
    assert run.counts == (0, 2, 0, 1)


async def test_what_is_stopped_is_never_sent_and_can_be_saved(
    run: Importing, next_run: Callable[[], Importing]
) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    service.hold(after=3)
    run.importer.begin("pets.csv", "a digest", animals(10))
    await eventually(lambda: service.is_holding)
    run.importer.stop()
    service.release()
    await run.rest()
    assert run.state() == (OVER, None)
    assert [row.pet.name for row in await run.not_added()] == [f"Animal {n}" for n in range(5, 11)]
    again = next_run()
    await again.open(service)
    assert again.state() == (OVER, Why.EARLIER)
    again.importer.go_on()
    await again.rest()
    assert len(service.pets) == 4


@pytest.mark.parametrize("seen", ["closed", "saved"])
async def test_what_failed_is_known_until_a_person_has_seen_it(
    run: Importing, next_run: Callable[[], Importing], seen: str
) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    wrong = InvalidRow("Bo", "1,5", "eaten", "A category is a whole number.")
    run.importer.begin("wrong.csv", "", animals(1), [wrong])
    await run.rest()
    service.fail_next("add", NotValid(422), after=1)
    await run.bring_in(animals(3), "refused.csv")
    await run.bring_in(animals(2), "fine.csv")
    again = next_run()
    await again.open(service)
    assert (again.state(), again.counts) == ((OVER, Why.EARLIER), (0, 2, 1, 0))
    assert again.importer.facts.has_failed_rows
    assert [row.pet.name for row in await again.not_added()] == ["Animal 2"]
    if seen == "saved":
        again.importer.note_saved()
        await again.rest()
        again = next_run()
        await again.open(service)
    else:
        again.importer.forget()
        await again.rest()
    assert again.importer.facts.job is not None
    assert again.importer.facts.job.invalid == (wrong,)
    again.importer.forget()
    await again.rest()
    assert again.state() == (ImportState.NONE, None)
    last = next_run()
    await last.open(service)
    assert last.state() == (ImportState.NONE, None)


async def test_the_same_file_once_more_is_noticed(
    run: Importing, next_run: Callable[[], Importing]
) -> None:
    service = FakeGateway()
    await run.open(service)
    assert await run.importer.records.brought_in_at("a digest") is None
    await run.bring_in(animals(2))
    again = next_run()
    await again.open(service)
    assert await again.importer.records.brought_in_at("a digest") is not None
    assert await again.importer.records.brought_in_at("another") is None


async def test_an_add_by_hand_does_not_wait_for_the_whole_import(run: Importing) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    run.importer.begin("pets.csv", "a digest", animals(200))
    await eventually(lambda: len(service.pets) >= 5)
    run.outbox.add(NewPet("Rex", 7))
    await eventually(lambda: "Rex" in names(service))
    assert len(service.pets) < 150
    await run.rest()
    await asyncio.sleep(0)
    assert run.counts == (0, 200, 0, 0)


async def test_who_goes_on_at_once_loses_no_row(run: Importing) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    for _ in range(5):
        service.fail_next("add", KeyNotAccepted(401), after=1)
    hurried = run.importer.changed.connect(lambda _facts: run.importer.go_on())
    await run.bring_in(animals(12))
    run.importer.changed.disconnect(hurried)
    assert run.state() == (OVER, None)
    assert run.counts == (0, 12, 0, 0)
    assert names(service) == named(animals(12))


async def test_rows_that_were_no_animals_are_still_known_after_a_crash(
    run: Importing, next_run: Callable[[], Importing]
) -> None:
    service = FakeGateway(honours_key=False)
    await run.open(service)
    service.hold(after=1)
    wrong = InvalidRow("Bo", "1,5", "eaten", "A category is a whole number.")
    run.importer.begin("pets.csv", "a digest", animals(3), [wrong], 2)
    await eventually(lambda: service.is_holding)
    again = next_run()
    service.release()
    await again.open(service)
    again.importer.go_on()
    await again.rest()
    facts = again.importer.facts
    assert facts.has_failed_rows
    assert facts.job is not None
    assert (facts.job.invalid, facts.job.unticked) == ((wrong,), 2)
