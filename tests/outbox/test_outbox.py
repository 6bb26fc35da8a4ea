"""Adding an animal: in the file first, then sent, until the service has it or a person decides."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from petstore_gui.domain.add import Known, Phase
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import NotWrittenDown, OutcomeUnknown
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.choices import Choice
from petstore_gui.storage.databases import StorageError
from petstore_gui.storage.outbox_file import OutboxFile
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import PRODUCTION, STAGING, Clerk
from tests.support.waiting import eventually

W, S, U, R = Phase.WAITING, Phase.SENDING, Phase.UNSURE, Phase.REFUSED
Start = Callable[[], Clerk]


def names(gateway: FakeGateway) -> list[str]:
    return [pet.name for pet in gateway.pets.values()]


async def test_an_animal_is_added_and_forgotten(clerk: Clerk, start: Start) -> None:
    gateway = await clerk.open(FakeGateway())
    await clerk.add("Rex")
    assert (names(gateway), clerk.added, clerk.phases) == (["Rex"], ["Rex"], [])
    assert [pet.name for pet in clerk.catalogue.taken] == ["Rex"]
    await clerk.crash()
    later = start()
    await later.open(gateway)
    assert (later.phases, names(gateway)) == ([], ["Rex"])


async def test_an_animal_is_on_the_disk_before_its_first_byte(clerk: Clerk, start: Start) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.hold()
    await clerk.open(gateway)
    await clerk.outbox.add(NewPet("Rex", 1))
    await eventually(lambda: gateway.is_holding)
    assert clerk.phases == [("Rex", S)]
    await clerk.crash()
    later = start()
    await later.open(FakeGateway(honours_key=False))
    assert later.phases == [("Rex", U)]


async def test_what_waited_is_sent_after_a_restart_without_a_question(
    clerk: Clerk, start: Start
) -> None:
    await clerk.open(None)
    for name in ("Rex", "Bo"):
        await clerk.add(name)
    assert clerk.phases == [("Rex", W), ("Bo", W)]
    await clerk.crash()
    later, gateway = start(), FakeGateway()
    await later.open(gateway)
    assert (later.phases, names(gateway)) == ([], ["Rex", "Bo"])


async def test_an_animal_of_another_service_waits_for_its_own(clerk: Clerk) -> None:
    await clerk.open(None)
    await clerk.add("Rex")
    elsewhere, here = FakeGateway(), FakeGateway()
    await clerk.open(elsewhere, STAGING)
    assert (clerk.phases, names(elsewhere), len(clerk.outbox.adds)) == ([], [], 1)
    await clerk.open(here, PRODUCTION)
    assert (names(elsewhere), names(here)) == ([], ["Rex"])


async def test_nothing_is_tried_until_the_service_answers_again(clerk: Clerk) -> None:
    gateway = await clerk.open(FakeGateway())
    gateway.fail_next("add", NotReached("down"))
    await clerk.add("Rex")
    await clerk.add("Bo")
    assert (clerk.phases, len(gateway.asked)) == ([("Rex", W), ("Bo", W)], 1)
    await clerk.see_list()
    assert (clerk.phases, names(gateway)) == ([], ["Rex", "Bo"])


async def test_a_key_that_is_not_accepted_stops_everything_until_it_is_changed(
    clerk: Clerk,
) -> None:
    gateway = await clerk.open(FakeGateway())
    gateway.fail_next("add", KeyNotAccepted(401))
    await clerk.add("Rex")
    await clerk.add("Bo")
    await clerk.see_list()
    assert (clerk.phases, len(gateway.asked)) == ([("Rex", W), ("Bo", W)], 1)
    assert isinstance(clerk.blocked[-1], KeyNotAccepted)
    clerk.outbox.connect_to(gateway)  # as after Save in Settings
    await clerk.rest()
    assert clerk.phases == []
    assert clerk.blocked[-1] is None


async def test_a_refused_animal_is_corrected_in_one_transaction(clerk: Clerk, start: Start) -> None:
    gateway = await clerk.open(FakeGateway())
    gateway.fail_next("add", Declined(400))
    await clerk.add("Rex")
    assert (clerk.phases, clerk.stuck) == ([("Rex", R)], ["Rex"])
    await clerk.see_list()
    assert len(gateway.asked) == 1
    clerk.outbox.connect_to(None)
    await clerk.add("Rexine", replaces=clerk.outbox.here[0].key)
    await clerk.crash()
    later = start()
    await later.open(gateway)
    assert (later.phases, names(gateway)) == ([], ["Rexine"])


@pytest.mark.parametrize(
    ("is_there", "before", "ids"),
    [(True, (), (3,)), (True, (3,), ()), (False, (), ())],
)
async def test_the_next_list_is_searched_once_for_a_lost_animal(
    clerk: Clerk, is_there: bool, before: tuple[int, ...], ids: tuple[int, ...]
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    clerk.catalogue.known = Known(before, is_whole=True)
    await clerk.open(gateway)
    await clerk.add("Lucy")
    assert (clerk.phases, clerk.stuck) == ([("Lucy", U)], ["Lucy"])
    clerk.catalogue.known = Known((3,) if is_there else (), is_whole=True)
    await clerk.see_list()
    look = clerk.outbox.here[0].look
    assert look is not None
    assert look.ids == ids
    clerk.catalogue.known = Known((3, 4), is_whole=True)
    await clerk.see_list()
    assert clerk.outbox.here[0].look == look
    assert len(gateway.asked) == 1


async def test_nothing_is_sent_again_before_the_disk_knows(
    clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = await clerk.open(FakeGateway(honours_key=False))
    gateway.fail_next("add", OutcomeUnknown())
    add = await clerk.add("Lucy")

    async def refuse(_job: object) -> None:
        await clerk.see_list()  # which sends all that waits
        raise StorageError("no space left")

    monkeypatch.setattr(clerk.outbox.file, "do", refuse)
    with pytest.raises(NotWrittenDown):
        await clerk.outbox.decide(add.key, Choice.SEND_AGAIN)
    assert (clerk.phases, len(gateway.asked)) == ([("Lucy", U)], 1)


async def test_closing_sends_what_waits_for_its_time(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.hold()
    await clerk.open(gateway)
    clerk.outbox.undo_seconds = 3_600
    await clerk.outbox.add(NewPet("Rex", 1))
    gateway.release()
    await clerk.outbox.finish()
    assert names(gateway) == ["Rex"]


async def test_a_service_without_keys_gets_one_animal_at_a_time(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.hold()
    await clerk.open(gateway)
    for name in ("Rex", "Bo"):
        await clerk.outbox.add(NewPet(name, 1))
    await eventually(lambda: gateway.is_holding)
    assert clerk.phases == [("Rex", S), ("Bo", W)]
    gateway.release()
    await clerk.rest()
    assert names(gateway) == ["Rex", "Bo"]


async def test_a_file_that_fails_before_the_first_byte_sends_nothing(
    clerk: Clerk, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    await clerk.open(None)
    await clerk.add("Rex")
    await clerk.outbox.file.close()  # as a disk that is gone
    clerk.outbox.connect_to(gateway)
    await clerk.rest()
    assert (clerk.phases, gateway.asked) == ([("Rex", W)], [])
    again = OutboxFile(tmp_path / "outbox.sqlite")
    opened = await again.open(clerk.outbox.here[0].created_at)
    await again.close()
    assert [(add.pet.name, add.phase) for add in opened.adds] == [("Rex", W)]
