"""Bringing animals in: all are in the file before one is sent, and each is added once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest

from petstore_gui.domain.add import Phase
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import NotWrittenDown, OutcomeUnknown
from petstore_gui.domain.import_job import ImportState, LeftOut
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox import sender
from petstore_gui.outbox.choices import Choice
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.conftest import Importing, animals
from tests.outbox.clerk import STAGING
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

Start = Callable[[], Importing]


def names(gateway: FakeGateway) -> list[str]:
    return [pet.name for pet in gateway.pets.values()]


@pytest.mark.parametrize("honours_key", [True, False])
async def test_every_animal_is_added_once_in_the_order_of_the_file(
    run: Importing, *, honours_key: bool
) -> None:
    gateway = await run.open(FakeGateway(honours_key=honours_key))
    await run.bring_in(animals(150))
    assert (run.counts, run.ended) == ((0, 150, 0, 0), [run.facts])
    assert len(run.catalogue.taken) == len(gateway.asked) == 150
    assert sorted(names(gateway)) == sorted(pet.name for pet in animals(150))
    if not honours_key:
        assert names(gateway) == [pet.name for pet in animals(150)]
    assert (run.added, run.phases) == ([], [])  # one line, not 150 messages
    run.importer.find()
    await run.rest()
    assert run.importer.facts is None


async def test_refused_animals_keep_their_reason_until_a_person_has_seen_them(
    run: Importing, next_run: Start
) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.fail_next("add", Declined(422), after=1)
    left_out = LeftOut("", "x", "sold", "Enter a name.")
    await run.bring_in(animals(3), left_out)
    assert (run.counts, run.stuck) == ((0, 2, 1, 0), [])
    await run.crash()
    later = next_run()
    await later.open(gateway)
    assert (later.counts, later.facts.job.left_out) == ((0, 2, 1, 0), (left_out,))
    [row] = await later.importer.failed_rows(later.facts.number)
    assert row.failure is not None
    assert (row.pet.name, row.failure.kind) == ("Animal 2", "Declined")
    await later.open(None, STAGING)
    assert later.importer.facts is None
    await later.open(gateway)
    later.importer.note_saved()
    await later.rest()
    assert later.facts.state is ImportState.SAVED
    await later.open(gateway)
    assert (later.importer.facts, len(gateway.pets)) == (None, 2)


async def test_failed_rows_are_deleted_if_a_person_wants_it(run: Importing) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.fail_next("add", Declined(422))
    await run.bring_in(animals(1))
    await run.bring_in(animals(2))
    assert run.counts == (0, 2, 0, 0)
    run.importer.find()  # of the two, the first has something to show
    await run.rest()
    assert run.counts == (0, 0, 1, 0)
    run.importer.discard()
    await run.rest()
    assert run.importer.facts is None


@pytest.mark.parametrize("error", [NotReached("away"), KeyNotAccepted(401)])
async def test_what_is_certainly_not_added_waits_without_a_person(
    run: Importing, error: NotReached | KeyNotAccepted
) -> None:
    gateway = await run.open(FakeGateway())
    gateway.fail_next("add", error, after=20)
    await run.bring_in(animals(40))
    assert run.counts[0] > 0
    assert (run.outbox.obstacle, run.counts[2:]) == (error, (0, 0))
    run.outbox.connect_to(gateway)
    await run.rest()
    assert (run.counts, len(gateway.pets)) == ((0, 40, 0, 0), 40)


@pytest.mark.parametrize("honours_key", [True, False])
async def test_after_a_crash_it_goes_on_by_itself_and_adds_nothing_twice(
    run: Importing, next_run: Start, *, honours_key: bool
) -> None:
    gateway = await run.open(FakeGateway(honours_key=honours_key))
    gateway.hold(after=5)
    await run.importer.begin("pets.csv", animals(60))
    await eventually(lambda: gateway.is_holding)
    await run.crash()
    gateway.release()
    later = next_run()
    await later.open(gateway)
    unsure = 0 if honours_key else 1
    assert (later.counts, len(gateway.pets)) == ((0, 60 - unsure, 0, unsure), 60 - unsure)
    assert [add.phase for add in later.outbox.adds] == [Phase.UNSURE] * unsure


async def test_a_lost_answer_without_keys_pauses_until_a_person_goes_on(run: Importing) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.fail_next("answer", OutcomeUnknown())
    await run.bring_in(animals(3))
    assert (run.counts, run.facts.is_paused, run.stuck) == ((2, 0, 0, 1), True, ["Animal 1"])
    run.importer.go_on()
    await run.rest()
    assert (run.counts, len(gateway.pets)) == ((0, 2, 0, 1), 3)
    [add] = run.outbox.adds
    await run.outbox.decide(add.key, Choice.IT_IS_THERE)
    run.importer.find()
    await run.rest()
    assert run.importer.facts is None


@pytest.mark.parametrize("choice", [Choice.SEND_AGAIN, Choice.DISCARD])
async def test_a_row_that_a_person_decided_about_is_no_row_any_more(
    run: Importing, choice: Choice
) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.fail_next("add", OutcomeUnknown())
    await run.bring_in(animals(2))
    [add] = run.outbox.adds
    await run.outbox.decide(add.key, choice)
    run.importer.go_on()
    await run.rest()
    assert (run.counts, run.facts.not_added) == ((0, 1, 0, 0), 1)
    assert len(gateway.pets) == 1 + (choice is Choice.SEND_AGAIN)


async def test_the_last_row_of_an_import_is_sent_again_after_a_restart(
    run: Importing, next_run: Start
) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.fail_next("add", OutcomeUnknown())
    await run.bring_in(animals(1))
    run.importer.find()  # it is over, and has nothing more to show
    await run.rest()
    run.outbox.connect_to(None)
    [add] = run.outbox.adds
    await run.outbox.decide(add.key, Choice.SEND_AGAIN)
    assert [one.phase for one in run.outbox.adds] == [Phase.WAITING]
    await run.crash()
    later = next_run()
    await later.open(gateway)
    assert (later.outbox.adds, names(gateway)) == ((), ["Animal 1"])


async def test_a_pause_stays_after_a_restart(run: Importing, next_run: Start) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.hold(after=1)
    await run.importer.begin("pets.csv", animals(5))
    await eventually(lambda: gateway.is_holding)
    run.importer.pause()
    gateway.release()
    await run.rest()
    assert (run.counts, run.facts.is_paused) == ((3, 2, 0, 0), True)
    await run.crash()
    later = next_run()
    await later.open(gateway)
    assert (later.counts, later.facts.is_paused) == ((3, 2, 0, 0), True)
    for _ in range(3):  # at once, and more than once
        later.importer.go_on()
    await later.rest()
    assert names(gateway) == [pet.name for pet in animals(5)]


async def test_what_is_stopped_is_never_sent_and_can_be_saved(run: Importing) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.fail_next("add", NotReached("away"), after=1)
    await run.bring_in(animals(4))
    assert run.counts == (3, 1, 0, 0)
    run.importer.stop()
    await run.rest()
    run.outbox.connect_to(gateway)
    await run.rest()
    assert (run.counts, names(gateway)) == ((0, 1, 3, 0), ["Animal 1"])
    rows = await run.importer.failed_rows(run.facts.number)
    assert [add.pet.name for add in rows] == ["Animal 2", "Animal 3", "Animal 4"]


async def test_an_add_by_hand_does_not_wait_for_the_whole_import(run: Importing) -> None:
    gateway = await run.open(FakeGateway(honours_key=False))
    gateway.hold(after=1)
    await run.importer.begin("pets.csv", animals(9))
    await eventually(lambda: gateway.is_holding)
    await run.outbox.add(NewPet("Rex", 1))
    gateway.release()
    await run.rest()
    assert names(gateway)[2] == "Rex"
    assert run.counts == (0, 9, 0, 0)


async def test_rows_that_cannot_be_written_down_are_not_sent(run: Importing) -> None:
    gateway = await run.open(FakeGateway())
    await run.outbox.file.do(lambda file: file.execute("DROP TABLE imports"))
    with pytest.raises(NotWrittenDown):
        await run.importer.begin("pets.csv", animals(3))
    assert (run.importer.facts, gateway.asked) == (None, [])
    run.importer.find()
    await run.rest()
    assert [type(error) for error in run.failed] == [NotWrittenDown]


async def test_rows_that_could_not_be_read_are_sent_after_the_next_list(
    run: Importing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    gateway = FakeGateway()
    await run.open(None)
    await run.bring_in(animals(3))
    monkeypatch.setattr(sender, "waiting_rows", fail)
    run.outbox.connect_to(gateway)
    await run.rest()
    assert run.counts == (3, 0, 0, 0)
    monkeypatch.undo()
    run.catalogue.list_ended.emit()
    await run.rest()
    assert run.counts == (0, 3, 0, 0)
