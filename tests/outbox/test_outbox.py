"""Adds are written before they are sent, sent once, and stored until their outcome is known."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from threading import Event

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted, NotValid, TooBusy
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import NotWrittenDown, OutcomeUnknown, RequestError, ServiceError
from petstore_gui.domain.failure import Failure
from petstore_gui.domain.limits import INT64_MAX
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.outbox.sender import Timing
from petstore_gui.outbox.store import FileDamage
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.support.outbox_file import hold_inserts
from tests.support.waiting import eventually

REX = NewPet("Rex", INT64_MAX, PetStatus.SOLD)
REXINE = NewPet("Rexine", 1)
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")


class Clerk:
    """A member of staff who adds animals, and what the outbox reports."""

    def __init__(self, folder: Path, tasks: Tasks, *, is_allowed: bool = True) -> None:
        self._tasks = tasks
        self._records = StoragePaths(folder)
        self.catalogue = FakeCatalogue()
        self.outbox = Outbox(
            self._records, self.catalogue, tasks, is_allowed=is_allowed, timing=Timing(rest=0)
        )
        self.added: list[tuple[NewPet, Added]] = []
        self.failed: list[AddFailed] = []
        self.searches: list[SearchResult] = []
        self.asked: list[PendingAdd] = []
        self.file_damages: list[FileDamage] = []
        self.file_failures: list[Exception] = []
        self.left_unsent: list[PendingAdd] = []
        self.outbox.added.connect(lambda add, added: self.added.append((add.pet, added)))
        self.outbox.add_failed.connect(self.failed.append)
        self.outbox.searched.connect(self.searches.append)
        self.outbox.original_added.connect(self.asked.append)
        stores = self.outbox.stores
        stores.file_damaged.connect(lambda _service_id, damage: self.file_damages.append(damage))
        stores.file_failed.connect(lambda _service_id, error: self.file_failures.append(error))
        self.outbox.left_unsent.connect(self.left_unsent.append)

    @property
    def phases(self) -> list[tuple[str, Phase]]:
        """The pending adds in the file: name and phase."""
        written = (add for add in self.outbox.pending.here if add.number)
        return [(add.pet.name, add.phase) for add in written]

    async def open(self, gateway: FakeGateway | None, service_id: ServiceId = PRODUCTION) -> None:
        """Open a service, and wait until nothing is under way."""
        self.outbox.open(service_id)
        self.outbox.connect_to(gateway)
        await self.rest()

    async def add(self, pet: NewPet, replaces: PendingAdd | None = None) -> None:
        """Add an animal, and wait until nothing is under way."""
        self.outbox.add(pet, replaces=replaces)
        await self.rest()

    async def do(self, deed: Callable[[PendingAdd], None], name: str) -> None:
        """Do something with the add of this name, and wait until nothing is under way."""
        deed(next(add for add in self.outbox.pending.here if add.pet.name == name))
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        await eventually(lambda: len(self._tasks) == 0)

    def hold(self, pet: NewPet, seconds: float, replaces: PendingAdd | None = None) -> PendingAdd:
        """Add an animal that can be undone for `seconds`."""
        self.outbox.undo_seconds = seconds
        add = self.outbox.add(pet, replaces=replaces)
        assert add is not None
        self.outbox.undo_seconds = 0
        return add

    def written(self, service_id: ServiceId = PRODUCTION) -> list[tuple[str, str, int]]:
        """The rows in the file: name, state and attempts of each add."""
        connection = sqlite3.connect(self._records.outbox(service_id))
        try:
            return connection.execute(
                "SELECT json_extract(body, '$.name'), state, attempts FROM adds ORDER BY number"
            ).fetchall()
        finally:
            connection.close()

    def lose_power(self) -> None:
        """Close the files, as if the program had ended here."""
        self.outbox.open(None)


@pytest.fixture
async def clerk(tmp_path: Path, tasks: Tasks) -> AsyncIterator[Clerk]:
    clerk = Clerk(tmp_path, tasks)
    yield clerk
    await tasks.end()
    clerk.lose_power()


@pytest.fixture
async def next_clerk(
    tmp_path: Path, tasks: Tasks, clerk: Clerk
) -> AsyncIterator[Callable[[], Clerk]]:
    """Makes the clerk of the next start, with the same files."""
    clerks: list[Clerk] = []

    def start(*, is_allowed: bool = True) -> Clerk:
        clerk.lose_power()
        clerks.append(Clerk(tmp_path, tasks, is_allowed=is_allowed))
        return clerks[-1]

    yield start
    await tasks.end()
    for one in clerks:
        one.lose_power()


async def test_an_added_animal_is_reported_with_its_id(clerk: Clerk) -> None:
    await clerk.open(FakeGateway([Pet(7, "a", 1)]))
    await clerk.add(REX)
    assert clerk.added == [(REX, Added(Pet(8, "Rex", INT64_MAX, "sold")))]
    assert clerk.failed == []
    assert clerk.phases == []
    assert clerk.written() == [("Rex", "added", 1)]


async def test_an_add_is_on_the_disk_before_it_is_sent(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.outbox.add(REX)
    await eventually(lambda: gateway.asked)
    assert clerk.written() == [("Rex", "sending", 1)]
    gateway.release()
    await clerk.rest()


async def test_without_a_service_nothing_is_sent_and_the_failure_is_reported(clerk: Clerk) -> None:
    await clerk.open(None)
    await clerk.add(REX)
    assert [(failed.add.pet, type(failed.error)) for failed in clerk.failed] == [(REX, NotReached)]
    assert clerk.written() == [("Rex", "ready", 0)]


async def test_an_unsent_add_is_not_sent_by_itself_later(clerk: Clerk) -> None:
    await clerk.open(None)
    await clerk.add(REX)
    gateway = FakeGateway()
    clerk.outbox.connect_to(gateway)
    await clerk.add(REXINE)
    assert [pet for pet, _ in clerk.added] == [REXINE]
    await clerk.do(clerk.outbox.send, "Rex")
    assert [pet for pet, _ in clerk.added] == [REXINE, REX]


async def test_an_add_is_on_the_disk_while_it_waits_for_its_service(clerk: Clerk) -> None:
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.add(REX)
    assert [add.pet for add in clerk.outbox.pending.here] == [REX]
    await eventually(lambda: clerk.phases)
    assert clerk.written() == [("Rex", "ready", 0)]
    assert clerk.outbox.pending.here[0].phase is Phase.QUEUED
    clerk.outbox.connect_to(FakeGateway())
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]


async def test_an_add_waits_for_a_service_that_is_being_started(clerk: Clerk) -> None:
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.add(REX)
    clerk.outbox.connect_to(FakeGateway())
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.failed == []


async def test_an_add_that_cannot_be_written_is_not_sent(clerk: Clerk, tmp_path: Path) -> None:
    (tmp_path / "outbox-production.sqlite").mkdir()
    gateway = FakeGateway()
    await clerk.open(gateway)
    assert [type(error) for error in clerk.file_failures] == [StorageError]
    await clerk.add(REX)
    assert isinstance(clerk.failed[0].error, NotWrittenDown)
    assert gateway.asked == []


@pytest.mark.parametrize(
    "error", [NotValid(400, ServiceError("bad", "name")), KeyNotAccepted(401), NotReached()]
)
async def test_an_add_that_failed_is_reported_with_the_reason(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", error)
    await clerk.open(gateway)
    await clerk.add(REX)
    assert [failed.error for failed in clerk.failed] == [error]
    assert clerk.phases == [("Rex", Phase.REFUSED)]
    assert clerk.added == []


async def test_adds_are_sent_one_at_a_time(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.outbox.add(REX)
    await eventually(lambda: gateway.asked)
    clerk.outbox.add(REXINE)
    await eventually(lambda: len(clerk.phases) == 2)
    assert clerk.phases == [("Rex", Phase.SENDING), ("Rexine", Phase.QUEUED)]
    gateway.release()
    await clerk.rest()
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Rexine"]


async def test_adding_the_same_animal_twice_makes_two_animals(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REX)
    assert len(gateway.pets) == 2


async def test_a_lost_answer_leaves_the_add_unknown(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    assert clerk.written() == [("Rex", "unknown", 1)]


async def test_a_lost_add_is_replayed_and_added_once_if_the_service_honours_keys(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert list(gateway.pets.values()) == [clerk.added[0][1].pet]
    assert clerk.phases == []


@pytest.mark.parametrize("error", [NotReached(), TooBusy(429), KeyNotAccepted(401)])
async def test_a_replay_that_fails_leaves_the_add_unknown(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    gateway.fail_next("add", error)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    clerk.outbox.reconcile()
    await clerk.rest()
    assert len(gateway.pets) == 1


async def test_a_replay_that_is_not_valid_proves_that_the_animal_was_not_added(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    gateway.fail_next("add", NotValid(400))
    clerk.outbox.reconcile()
    await clerk.rest()
    assert clerk.phases == [("Rex", Phase.REFUSED)]


async def test_a_lost_add_is_not_replayed_if_the_service_ignores_keys(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    assert [deed for deed, _ in gateway.asked].count("add") == 1


@pytest.mark.parametrize("error", [NotReached(), KeyNotAccepted(401), NotValid(400)])
async def test_without_keys_a_failed_second_attempt_leaves_the_first_unknown(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    gateway.fail_next("add", error)
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]


async def test_an_add_that_was_sent_without_its_key_is_not_replayed_with_it(
    clerk: Clerk, next_clerk: Callable[[], Clerk]
) -> None:
    before = FakeGateway(honours_key=False)
    before.lose_next_answer(OutcomeUnknown())
    await clerk.open(before)
    await clerk.add(REX)
    after = next_clerk()
    now_honours = FakeGateway(before.pets.values())
    await after.open(now_honours)
    assert after.phases == [("Rex", Phase.UNKNOWN)]
    assert len(now_honours.pets) == 1


async def test_an_add_is_sent_though_its_gateway_left_during_the_write(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.catalogue.when_asked = lambda: clerk.outbox.connect_to(None)
    await clerk.add(REX)
    assert [pet for pet, _ in clerk.added] == [REX]


@pytest.mark.parametrize("honours_key", [True, False])
async def test_a_gateway_that_was_replaced_during_the_write_hands_over_if_both_treat_keys_alike(
    clerk: Clerk, *, honours_key: bool
) -> None:
    before, after = FakeGateway(), FakeGateway(honours_key=honours_key)
    await clerk.open(before)

    def change() -> None:
        clerk.outbox.connect_to(None)
        clerk.outbox.connect_to(after)

    clerk.catalogue.when_asked = change
    await clerk.add(REX)
    assert len(after.pets) == honours_key
    assert len(before.pets) == (not honours_key)


async def test_two_presses_send_once(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.search, "Rex")
    (add,) = clerk.outbox.pending.here
    clerk.outbox.send(add)
    clerk.outbox.send(add)
    await clerk.rest()
    clerk.outbox.send(add)
    await clerk.rest()
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("decide", ["discard", "mark_added"])
async def test_a_decision_about_an_add_that_is_being_sent_fails(clerk: Clerk, decide: str) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    (add,) = clerk.outbox.pending.here
    decided: list[bool] = []
    clerk.outbox.decisions.made.connect(lambda _entry: decided.append(True))
    clerk.outbox.decisions.failed.connect(lambda _entry: decided.append(False))
    gateway.hold(after=1)
    clerk.outbox.send(add)
    await eventually(lambda: clerk.phases == [("Rex", Phase.SENDING)])
    getattr(clerk.outbox.decisions, decide)(add, None)
    gateway.release()
    await clerk.rest()
    assert decided == [False]
    assert len(gateway.pets) == 1


async def test_the_known_animals_are_read_when_an_add_is_sent(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    await clerk.open(gateway)
    clerk.hold(REX, 0.05)
    await eventually(lambda: clerk.phases)
    clerk.catalogue.known = Known((5,), is_whole=True)
    gateway.pets[5] = Pet(5, "Rex", INT64_MAX, "sold")
    gateway.fail_next("add", OutcomeUnknown())
    await eventually(lambda: clerk.searches)
    assert clerk.searches[0].ids == ()


async def test_the_known_animals_are_read_again_when_a_refused_add_is_sent_again(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", NotValid(422))
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.catalogue.known = Known((5,), is_whole=True)
    gateway.pets[5] = Pet(5, "Rex", INT64_MAX, "sold")
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.searches[0].ids == ()


async def test_a_search_leaves_out_the_animals_of_other_adds(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.search, "Rex")
    assert [pet.id for pet in gateway.pets.values()] == [1]
    assert clerk.searches[-1].ids == ()


async def test_a_search_leaves_out_an_animal_that_a_person_matched_to_another_add(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    await clerk.open(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.add(REX)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.add(REX)
    outbox = clerk.outbox
    first, second = outbox.pending.here
    await clerk.do(outbox.search, "Rex")
    found = [outbox.reconciler.result(add) for add in (first, second)]
    assert [looked and looked.ids for looked in found] == [(1,), (1,)]
    outbox.decisions.mark_added(first, 1)
    await clerk.rest()
    looked = outbox.reconciler.result(second)
    assert looked is not None
    assert looked.ids == ()


@pytest.mark.parametrize(
    ("spoil", "states"),
    [
        ("UPDATE adds SET created_at = 9223372036854775807", []),
        ("UPDATE adds SET body = '{'", []),
        ("UPDATE adds SET key = CAST(x'ff' AS TEXT)", []),
        ("UPDATE adds SET key = 'another'", []),
        ("UPDATE adds SET body = CAST(replace(body, 'Rex', 'Rax') AS BLOB)", []),
        ("UPDATE adds SET state = 'sending'", [("Rex", Phase.UNKNOWN)]),
    ],
)
async def test_a_damaged_value_makes_only_its_own_add_unreadable(
    clerk: Clerk,
    next_clerk: Callable[[], Clerk],
    tmp_path: Path,
    spoil: str,
    states: list[tuple[str, Phase]],
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.lose_power()
    connection = sqlite3.connect(tmp_path / "outbox-production.sqlite", isolation_level=None)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    connection.execute(spoil.replace("'{'", "CAST('{' AS BLOB)"))
    connection.execute("INSERT INTO drafts VALUES ('x', x'ff')")
    connection.close()
    after = next_clerk()
    await after.open(None)
    assert after.phases == states
    (damage,) = after.file_damages
    assert (damage.not_understood, damage.drafts_not_understood) == (0 if states else 1, 1)


async def test_a_person_may_send_an_unknown_add_again(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.send, "Rex")
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.written() == [("Rex", "added", 2)]


LIKE_REX_5 = Pet(5, "Rex", INT64_MAX, "sold")


async def lost(clerk: Clerk, gateway: FakeGateway, known: Known) -> PendingAdd:
    """Lose Rex on the way to a service that did not get it; the list is searched once."""
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    clerk.catalogue.known = known
    await clerk.add(REX)
    assert len(clerk.searches) == 1
    return clerk.outbox.pending.here[0]


@pytest.mark.parametrize("is_whole", [True, False])
async def test_an_add_is_not_sent_again_where_one_like_it_appeared_since_it_was_shown(
    clerk: Clerk, *, is_whole: bool
) -> None:
    gateway = FakeGateway(honours_key=False)
    add = await lost(clerk, gateway, Known(is_whole=is_whole))
    gateway.pets[5] = LIKE_REX_5
    clerk.outbox.send(add)
    await clerk.rest()
    assert list(gateway.pets) == [5]
    assert clerk.searches[-1].ids == (5,)
    clerk.outbox.send(add)
    await clerk.rest()
    assert len(gateway.pets) == 1 + (not is_whole)  # a person has seen it, and it may be older


async def test_an_add_is_not_sent_again_where_the_list_has_one_that_came_after_it_was_sent(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    clerk.catalogue.known = Known(is_whole=True)
    await clerk.add(REX)
    for _ in range(3):
        await clerk.do(clerk.outbox.send, "Rex")
    assert list(gateway.pets) == [1]
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]


@pytest.mark.parametrize("rest", [0, 60])
async def test_a_press_before_a_search_has_been_shown_only_searches(
    clerk: Clerk, tmp_path: Path, tasks: Tasks, rest: float
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    outbox = Outbox(StoragePaths(tmp_path), clerk.catalogue, tasks, timing=Timing(rest=rest))
    outbox.open(PRODUCTION)
    outbox.connect_to(gateway)
    outbox.add(REX)
    await clerk.rest()
    for presses in (1, 2):
        outbox.send(outbox.pending.here[0])
        await clerk.rest()
        assert len(gateway.pets) == (presses == 2 and not rest)
    outbox.open(None)


async def test_an_add_is_not_sent_again_where_the_list_cannot_be_read(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    add = await lost(clerk, gateway, Known())
    not_searched: list[PendingAdd] = []
    clerk.outbox.not_searched.connect(not_searched.append)
    gateway.fail_next("list", NotReached())
    clerk.outbox.send(add)
    await clerk.rest()
    clerk.outbox.connect_to(None)
    clerk.outbox.send(add)
    await clerk.rest()
    assert not_searched == [add, add]
    assert gateway.pets == {}


@pytest.mark.parametrize("way", ["when adding", "after the failure"])
async def test_an_add_is_sent_once_when_its_service_is_back_if_a_person_chose_that(
    clerk: Clerk, way: str
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    if way == "when adding":
        clerk.outbox.add(REX, when_back=True)
        await clerk.rest()
    else:
        gateway.fail_next("add", NotReached())
        await clerk.add(REX)
        await clerk.do(clerk.outbox.send_when_back, "Rex")
    assert clerk.phases == [("Rex", Phase.AWAY)]
    assert gateway.pets == {}
    for _ in range(2):
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("deed", ["discard", "leave", "restart"])
async def test_an_add_that_was_to_be_sent_later_is_not_sent_unasked(
    clerk: Clerk, next_clerk: Callable[[], Clerk], deed: str
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.outbox.add(REX, when_back=True)
    await clerk.rest()
    if deed == "discard":
        await clerk.do(clerk.outbox.decisions.discard, "Rex")
    elif deed == "leave":
        await clerk.open(FakeGateway(), STAGING)
        assert [add.pet for add in clerk.left_unsent] == [REX]
        await clerk.open(gateway)
    else:
        clerk = next_clerk()
        await clerk.open(gateway)
    clerk.catalogue.list_ended.emit()
    await clerk.rest()
    assert gateway.pets == {}
    assert clerk.phases == ([] if deed == "discard" else [("Rex", Phase.PAUSED)])


async def test_a_refused_add_keeps_its_reason_at_the_next_start(
    clerk: Clerk, next_clerk: Callable[[], Clerk]
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", NotValid(422, ServiceError("bad", "name: not today")))
    await clerk.open(gateway)
    await clerk.add(REX)
    after = next_clerk()
    await after.open(None)
    assert after.phases == [("Rex", Phase.REFUSED)]
    failure = after.outbox.pending.here[0].failure
    assert failure == Failure("NotValid", 422, None, "bad", "name: not today")


async def test_the_seconds_left_for_an_undo_count_down(clerk: Clerk) -> None:
    await clerk.open(FakeGateway())
    add = clerk.hold(REX, 60)
    await clerk.rest()
    assert 50 < clerk.outbox.undo_seconds_left(add) <= 60
    await clerk.do(clerk.outbox.decisions.discard, "Rex")


async def test_a_person_may_mark_an_unknown_add_as_added(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(lambda add: clerk.outbox.decisions.mark_added(add, 1), "Rex")
    assert clerk.phases == []
    assert clerk.written() == [("Rex", "added", 1)]


async def test_a_person_may_discard_an_unknown_add(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert clerk.phases == []
    assert clerk.written() == []


LIKE_REX = Pet(3, "Rex", INT64_MAX, "sold")
UNLIKE_REX = Pet(4, "Rex", INT64_MAX)


@pytest.mark.parametrize("is_whole", [True, False])
async def test_after_a_lost_answer_the_list_is_searched_for_new_animals_like_it(
    clerk: Clerk, *, is_whole: bool
) -> None:
    gateway = FakeGateway([LIKE_REX, UNLIKE_REX])
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    clerk.catalogue.known = Known((LIKE_REX.id,), is_whole)
    await clerk.add(REX)
    assert [(one.ids, one.are_new) for one in clerk.searches] == [((5,), is_whole)]
    assert clerk.outbox.reconciler.result(clerk.outbox.pending.here[0]) == clerk.searches[0]
    assert gateway.asked[1:] == [("list", PetStatus.SOLD)]


async def test_a_list_that_shows_the_animal_only_after_the_search_revises_its_result(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    assert [one.ids for one in clerk.searches] == [()]
    clerk.catalogue.known = Known((9,))
    for _ in range(2):
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
    assert [one.ids for one in clerk.searches] == [(), (9,)]


async def test_a_search_of_a_list_that_fails_has_no_result(clerk: Clerk) -> None:
    gateway = FakeGateway([LIKE_REX])
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    await clerk.open(gateway)
    await clerk.add(REX)
    assert clerk.searches == []
    await clerk.do(clerk.outbox.search, "Rex")
    assert len(clerk.searches) == 1


async def lost_and_changed(clerk: Clerk, gateway: FakeGateway) -> None:
    """Add Rex, whose answer is lost, and Rexine to replace it."""
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REXINE, replaces=clerk.outbox.pending.here[0])


async def test_a_replacement_waits_for_the_outcome_of_the_original(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    assert clerk.phases == [("Rex", Phase.UNKNOWN), ("Rexine", Phase.WAITING)]
    await clerk.do(clerk.outbox.send, "Rexine")
    assert gateway.pets == {}
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert [pet for pet, _ in clerk.added] == [REXINE]


async def test_a_replacement_waits_for_the_original_even_if_adds_are_held(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.hold(REXINE, 0.01, clerk.outbox.pending.here[0])
    await clerk.rest()
    assert not any(add.phase is Phase.HELD for add in clerk.outbox.pending.here)
    assert gateway.pets == {}
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert [pet for pet, _ in clerk.added] == [REXINE]


@pytest.mark.parametrize("deed", ["discard", "settle"])
async def test_a_replacement_from_an_earlier_run_is_not_sent_by_itself(
    clerk: Clerk, next_clerk: Callable[[], Clerk], deed: str
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    after = next_clerk()
    await after.open(None)
    assert after.phases == [("Rex", Phase.UNKNOWN), ("Rexine", Phase.PAUSED)]
    if deed == "discard":
        await after.do(after.outbox.decisions.discard, "Rex")
    else:
        gateway.fail_next("add", NotValid(422))
    await after.open(gateway)
    assert after.added == []
    assert ("Rexine", Phase.PAUSED) in after.phases
    assert after.outbox.pending.original_of(after.outbox.pending.here[-1]) is None
    await after.do(after.outbox.send, "Rexine")
    assert [pet for pet, _ in after.added] == [REXINE]


async def test_nothing_is_sent_if_adding_is_not_allowed_at_the_next_start(
    clerk: Clerk, next_clerk: Callable[..., Clerk]
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    after = next_clerk(is_allowed=False)
    await after.open(gateway)
    await after.do(after.outbox.decisions.discard, "Rex")
    assert after.phases == [("Rexine", Phase.PAUSED)]
    await after.do(after.outbox.send, "Rexine")
    await after.add(REX)
    assert after.phases == [("Rexine", Phase.PAUSED), ("Rex", Phase.PAUSED)]
    assert gateway.pets == {}


async def test_a_replacement_is_paused_if_the_original_was_added(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert [add.pet for add in clerk.asked] == [REXINE]
    assert clerk.phases == [("Rexine", Phase.PAUSED)]
    await clerk.do(clerk.outbox.send, "Rexine")
    assert len(gateway.pets) == 2


@pytest.mark.parametrize("hold", [0, 0.01])
@pytest.mark.parametrize("way", ["replayed", "marked as added"])
async def test_a_replacement_is_paused_if_the_original_was_added_while_it_was_saved(
    clerk: Clerk, monkeypatch: pytest.MonkeyPatch, way: str, hold: float
) -> None:
    gateway, go = FakeGateway(honours_key=way == "replayed"), Event()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    (first,) = clerk.outbox.pending.here
    hold_inserts(monkeypatch, go)
    clerk.hold(REXINE, hold, first)
    if way == "replayed":
        clerk.outbox.reconcile()
    else:
        clerk.outbox.decisions.mark_added(first, 1)
    await eventually(lambda: clerk.written() == [("Rex", "added", 1 + (way == "replayed"))])
    await eventually(lambda: clerk.phases == [])
    assert clerk.asked == []
    go.set()
    await clerk.rest()
    assert [add.pet for add in clerk.asked] == [REXINE]
    assert clerk.phases == [("Rexine", Phase.PAUSED)]
    assert not any(add.phase is Phase.HELD for add in clerk.outbox.pending.here)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]
    await clerk.do(clerk.outbox.send, "Rexine")
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Rexine"]


async def test_an_added_original_stays_in_the_file_while_a_replacement_is_pending(
    clerk: Clerk, next_clerk: Callable[[], Clerk], monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    clerk.outbox.reconcile()
    await clerk.rest()
    await clerk.add(REX)
    monkeypatch.setattr("petstore_gui.storage.outbox_db.ADDED_KEPT", timedelta(days=-1))
    after = next_clerk()
    await after.open(gateway)
    assert [name for name, _, _ in after.written()] == ["Rex", "Rexine"]
    assert after.outbox.pending.is_original_added(after.outbox.pending.here[0])


async def test_a_held_replacement_is_paused_if_its_refused_original_is_added_after_all(
    clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, go = FakeGateway(), Event()
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    (original,) = clerk.outbox.pending.here
    hold_inserts(monkeypatch, go)
    clerk.hold(REXINE, 60, original)
    gateway.fail_next("add", NotValid(422))
    clerk.outbox.reconcile()
    await eventually(lambda: clerk.phases == [("Rex", Phase.REFUSED)])
    go.set()
    await eventually(lambda: ("Rexine", Phase.HELD) in clerk.phases)
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.phases == [("Rexine", Phase.PAUSED)]
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]


async def test_a_held_add_is_sent_when_its_undo_time_is_over(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 0.05)
    await eventually(lambda: clerk.phases)
    assert clerk.outbox.pending.here[0].phase is Phase.HELD
    assert gateway.asked == []
    await eventually(lambda: [pet for pet, _ in clerk.added] == [REX])


async def test_a_held_add_waits_for_a_service_that_is_restarting(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 0.05)
    await eventually(lambda: clerk.phases)
    clerk.outbox.connect_to(None)
    await eventually(lambda: clerk.outbox.pending.here[0].phase is Phase.QUEUED)
    clerk.outbox.connect_to(gateway)
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.failed == []


async def test_an_add_can_be_undone_while_another_is_being_sent(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.outbox.add(REXINE)
    await eventually(lambda: gateway.asked)
    clerk.hold(REX, 60)
    await eventually(lambda: len(clerk.phases) == 2)
    clerk.outbox.decisions.discard(clerk.outbox.pending.here[1])
    assert clerk.phases == [("Rexine", Phase.SENDING)]
    await eventually(lambda: clerk.written() == [("Rexine", "sending", 1)])
    gateway.release()
    await clerk.rest()


async def test_a_held_add_can_be_undone(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert gateway.asked == []
    assert clerk.written() == []


async def test_an_add_is_not_sent_to_another_deployment(clerk: Clerk) -> None:
    production = FakeGateway()
    await clerk.open(FakeGateway(), STAGING)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.connect_to(production)
    assert clerk.outbox.pending.here == ()
    assert [add.phase for add in clerk.outbox.pending.elsewhere] == [Phase.PAUSED]
    too_late: list[PendingAdd] = []
    clerk.outbox.decisions.failed.connect(too_late.append)
    (add,) = clerk.outbox.pending.elsewhere
    clerk.outbox.send(add)
    await clerk.rest()
    assert too_late == clerk.left_unsent == [add]
    assert production.asked == []
    assert clerk.written(STAGING) == [("Rex", "ready", 0)]
    clerk.outbox.decisions.discard(clerk.outbox.pending.elsewhere[0])
    await clerk.rest()


async def test_an_add_is_not_sent_to_another_address_of_its_deployment(clerk: Clerk) -> None:
    elsewhere = FakeGateway()
    first = FakeGateway()
    first.fail_next("add", OutcomeUnknown())
    await clerk.open(first)
    await clerk.add(REX)
    await clerk.open(elsewhere, ServiceId(Deployment.PRODUCTION, "https://other.example"))
    assert clerk.phases == []
    assert elsewhere.asked == []
    await clerk.open(FakeGateway())
    assert [pet for pet, _ in clerk.added] == [REX]


async def test_nothing_is_replayed_for_a_service_that_was_left_during_a_replay(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REXINE)
    gateway.hold()
    clerk.outbox.reconcile()
    await eventually(lambda: gateway.is_holding)
    clerk.outbox.open(STAGING)
    clerk.outbox.connect_to(FakeGateway())
    gateway.release()
    await clerk.rest()
    assert clerk.left_unsent == []


async def test_an_answer_from_a_service_that_was_left_is_reported(clerk: Clerk) -> None:
    staging = FakeGateway()
    await clerk.open(staging, STAGING)
    staging.hold()
    add = clerk.outbox.add(REX)
    await eventually(lambda: staging.asked)
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.connect_to(FakeGateway())
    staging.release()
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.written(STAGING) == [("Rex", "added", 1)]
    assert add
    assert add.service_id == STAGING


async def test_an_add_that_was_being_sent_in_a_power_cut_is_unknown_and_replayed(
    clerk: Clerk, next_clerk: Callable[[], Clerk], tasks: Tasks
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.catalogue.known = Known((7,), is_whole=True)
    clerk.outbox.add(REX)
    await eventually(lambda: gateway.asked)
    await tasks.end()
    gateway.release()
    after = next_clerk()
    await after.open(None)
    assert after.phases == [("Rex", Phase.UNKNOWN)]
    assert after.outbox.pending.here[0].known == Known((7,), is_whole=True)
    await after.open(gateway)
    assert [pet for pet, _ in after.added] == [REX]
    assert len(gateway.pets) == 1


async def test_an_add_that_was_held_in_a_power_cut_is_not_sent_by_itself(
    clerk: Clerk, next_clerk: Callable[[], Clerk], tasks: Tasks
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    await tasks.end()
    after = next_clerk()
    await after.open(gateway)
    assert after.phases == [("Rex", Phase.PAUSED)]
    assert gateway.asked == []
    await after.do(after.outbox.send, "Rex")
    assert len(gateway.pets) == 1


async def test_a_damaged_outbox_is_put_aside_and_its_readable_adds_are_recovered(
    clerk: Clerk, next_clerk: Callable[[], Clerk], tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    key = clerk.outbox.pending.here[0].key.encode()
    clerk.lose_power()
    file = tmp_path / "outbox-production.sqlite"
    content = file.read_bytes()
    first, last = content.index(key), content.rindex(key)
    assert first != last  # one in the table, one in the index of keys
    content = content[:last] + b"?" * len(key) + content[last + len(key) :]
    file.write_bytes(content)
    after = next_clerk()
    await after.open(None)
    (troubles,) = after.file_damages
    assert troubles.rescue is not None
    assert troubles.rescue.aside is not None
    assert troubles.rescue.aside.read_bytes() == content
    assert (troubles.read, troubles.rescue.lost) == (1, {"adds": 0, "drafts": 0})
    assert after.phases == [("Rex", Phase.UNKNOWN)]


async def test_an_outbox_file_that_is_not_a_database_is_put_aside(
    clerk: Clerk, tmp_path: Path
) -> None:
    (tmp_path / "outbox-production.sqlite").write_text("what is this?" * 100)
    gateway = FakeGateway()
    await clerk.open(gateway)
    assert len(clerk.file_damages) == 1
    await clerk.add(REX)
    assert [pet for pet, _ in clerk.added] == [REX]


def open_to_others(folder: Path) -> list[Path]:
    return [file for file in folder.iterdir() if file.stat().st_mode & 0o077]


async def test_only_its_owner_can_read_the_outbox_file(clerk: Clerk, tmp_path: Path) -> None:
    await clerk.open(FakeGateway())
    await clerk.add(REX)
    assert open_to_others(tmp_path) == []


async def test_an_outbox_file_of_a_newer_version_is_not_changed(
    clerk: Clerk, tmp_path: Path
) -> None:
    file = tmp_path / "outbox-production.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = file.read_bytes()
    await clerk.open(FakeGateway())
    await clerk.add(REX)
    assert isinstance(clerk.failed[0].error, NotWrittenDown)
    assert file.read_bytes() == before
