"""Every write and every wait of an add fails once: the file never says anything false."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.fragile_disk import Failure, FragileDisk
from tests.support.waiting import eventually

REX = NewPet("Rex", 7)
MAX = NewPet("Max", 3)
HERE = LOCAL_SERVICE
WRITES = {"written down": 1, "being sent": 2, "its end": 3}


class Till:
    """One run of the program; its files outlive it."""

    def __init__(self, folder: Path, tasks: Tasks, disk: FragileDisk) -> None:
        self._tasks = tasks
        self._disk = disk
        self._catalogue = FakeCatalogue()
        self.outbox = Outbox(StoragePaths(folder), self._catalogue, tasks)
        self.added: list[int] = []
        self.failed: list[AddFailed] = []
        self.outbox.added.connect(lambda _entry, added: self.added.append(added.pet.id))
        self.outbox.add_failed.connect(self.failed.append)

    async def open(self, gateway: FakeGateway) -> None:
        self.outbox.open(HERE)
        self.outbox.connect_to(gateway)
        await self.rest()

    async def add_rex(self) -> None:
        self.outbox.add(REX)
        await self.rest()

    async def rest(self) -> None:
        await eventually(lambda: len(self._tasks) == 0 or self._disk.is_dead)
        await self._tasks.end()

    @property
    def phases(self) -> list[Phase]:
        return [add.phase for add in self.outbox.pending.here]

    def end(self) -> None:
        self.outbox.open(None)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[FragileDisk]:
    disk = FragileDisk()
    monkeypatch.setattr("petstore_gui.outbox.store.open_outbox", disk.open)
    yield disk
    disk.revive()


async def next_start(
    folder: Path, tasks: Tasks, disk: FragileDisk, gateway: FakeGateway
) -> tuple[list[Phase], Till]:
    """The phases that the next start finds, and that start once it has reconciled."""
    disk.revive()
    till = Till(folder, tasks, disk)
    till.outbox.open(HERE)
    await till.rest()
    found = till.phases
    till.outbox.connect_to(gateway)
    await till.rest()
    return found, till


@pytest.mark.parametrize("failure", Failure)
@pytest.mark.parametrize("write", WRITES)
@pytest.mark.parametrize("honours_key", [True, False])
async def test_a_failed_write_never_leaves_a_false_state_in_the_file(
    tmp_path: Path,
    tasks: Tasks,
    disk: FragileDisk,
    failure: Failure,
    write: str,
    *,
    honours_key: bool,
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    first = Till(tmp_path, tasks, disk)
    await first.open(gateway)
    disk.arm(failure, at=WRITES[write])
    await first.add_rex()
    assert disk.has_failed
    was_sent = len(gateway.pets)
    assert was_sent == (write == "its end")
    if not failure.is_power_cut:
        assert (len(first.added), len(first.failed)) == (was_sent, 1 - was_sent)
    first.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    if was_sent:
        assert found in ([Phase.UNKNOWN], [])
    elif found == [Phase.UNKNOWN]:
        assert write == "being sent"
    else:
        assert found in ([Phase.PAUSED], [])
    assert len(gateway.pets) == (was_sent or (found == [Phase.UNKNOWN] and honours_key))
    later.end()


@pytest.mark.parametrize("is_committed", [True, False])
@pytest.mark.parametrize("honours_key", [True, False])
async def test_a_lost_answer_never_leaves_a_false_state_in_the_file(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk, *, is_committed: bool, honours_key: bool
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    if is_committed:
        gateway.lose_next_answer(OutcomeUnknown())
    else:
        gateway.fail_next("add", OutcomeUnknown())
    first = Till(tmp_path, tasks, disk)
    await first.open(gateway)
    await first.add_rex()
    assert first.phases == [Phase.UNKNOWN]
    first.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    assert found == [Phase.UNKNOWN]
    assert len(gateway.pets) == (is_committed or honours_key)
    assert later.phases == ([] if honours_key else [Phase.UNKNOWN])
    later.end()


@pytest.mark.parametrize("failure", Failure)
async def test_a_refusal_that_cannot_be_written_is_never_taken_for_an_add(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk, failure: Failure
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", NotValid(400))
    first = Till(tmp_path, tasks, disk)
    await first.open(gateway)
    disk.arm(failure, at=WRITES["its end"])
    await first.add_rex()
    assert first.added == []
    first.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    assert found in ([Phase.UNKNOWN], [Phase.REFUSED])
    later.end()


async def test_a_replay_that_cannot_be_written_loads_no_list(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk
) -> None:
    """Every completed list starts a replay, so the two would never stop."""
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    till = Till(tmp_path, tasks, disk)
    await till.open(gateway)
    await till.add_rex()
    asked = len(gateway.asked)
    disk.arm(Failure.REFUSED, at=1)
    till.outbox.reconcile()
    await till.rest()
    assert disk.has_failed
    assert len(gateway.asked) == asked
    assert till.phases == [Phase.UNKNOWN]
    till.end()


async def test_a_decision_counts_only_once_it_is_on_the_disk(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    till = Till(tmp_path, tasks, disk)
    told: list[str] = []
    till.outbox.decisions.made.connect(lambda _entry: told.append("decided"))
    till.outbox.decisions.failed.connect(lambda _entry: told.append("not decided"))
    await till.open(gateway)
    await till.add_rex()
    for expected, states in (("not decided", [Phase.UNKNOWN]), ("decided", [])):
        if expected == "not decided":
            disk.arm(Failure.REFUSED, at=1)
        till.outbox.decisions.mark_added(till.outbox.pending.here[0], 1)
        await till.rest()
        assert told.pop() == expected
        assert till.phases == states
    till.end()


@pytest.mark.parametrize("failure", Failure)
async def test_an_add_and_the_refused_one_that_it_replaces_are_never_both_in_the_file(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk, failure: Failure
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", NotValid(400))
    till = Till(tmp_path, tasks, disk)
    await till.open(gateway)
    await till.add_rex()
    disk.arm(failure, at=1)
    till.outbox.add(REX, replaces=till.outbox.pending.here[0])
    await till.rest()
    assert gateway.pets == {}
    if not failure.is_power_cut:
        assert till.phases == [Phase.REFUSED]
        assert len(till.failed) == 2
    till.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    assert found == [Phase.PAUSED if failure.is_kept else Phase.REFUSED]
    later.end()


@pytest.mark.parametrize(
    ("write", "then", "left"),
    [("written down", REX, []), ("being sent", MAX, [Phase.PAUSED])],
)
async def test_a_failed_write_that_is_on_the_disk_is_undone_by_the_next_write(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk, write: str, then: NewPet, left: list[Phase]
) -> None:
    """Neither an add that was not saved, nor a state "being sent" of one that was not."""
    gateway = FakeGateway()
    till = Till(tmp_path, tasks, disk)
    await till.open(gateway)
    disk.arm(Failure.REFUSED_YET_KEPT, at=WRITES[write])
    await till.add_rex()
    assert till.phases == left
    till.outbox.add(then)
    await till.rest()
    till.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    assert found == left
    assert [pet.name for pet in gateway.pets.values()] == [then.name]
    later.end()


async def test_a_decision_after_a_failed_write_is_not_taken_back(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk
) -> None:
    gateway = FakeGateway()
    till = Till(tmp_path, tasks, disk)
    await till.open(gateway)
    disk.arm(Failure.REFUSED_YET_KEPT, at=WRITES["being sent"])
    await till.add_rex()
    till.outbox.decisions.mark_added(till.outbox.pending.here[0], 1)
    await till.rest()
    till.outbox.add(MAX)
    await till.rest()
    till.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    assert found == []
    later.end()


async def test_an_add_whose_discard_failed_is_there_after_the_next_write(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    till = Till(tmp_path, tasks, disk)
    await till.open(gateway)
    await till.add_rex()
    disk.arm(Failure.REFUSED_YET_KEPT, at=1)
    till.outbox.decisions.discard(till.outbox.pending.here[0])
    await till.rest()
    assert till.phases == [Phase.UNKNOWN]
    till.outbox.add(MAX)
    await till.rest()
    till.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    assert found == [Phase.UNKNOWN]
    later.end()


@pytest.mark.parametrize("steps", [*range(10), 15, 20, 30, 40, 60, 80, 120, 160, 240, 320, 640])
async def test_an_add_that_a_crash_cuts_off_anywhere_is_added_once(
    tmp_path: Path, tasks: Tasks, disk: FragileDisk, steps: int
) -> None:
    """The program ends after so many turns of the loop."""
    gateway = FakeGateway()
    first = Till(tmp_path, tasks, disk)
    await first.open(gateway)
    first.outbox.add(REX)
    for _ in range(steps):
        await asyncio.sleep(0)
    await tasks.end()
    first.end()
    found, later = await next_start(tmp_path, tasks, disk, gateway)
    for add in later.outbox.pending.here:
        assert found == [Phase.PAUSED]
        later.outbox.send(add)
    await later.rest()
    was_begun = found or first.added or gateway.asked
    assert len(gateway.pets) == bool(was_begun)
    later.end()
