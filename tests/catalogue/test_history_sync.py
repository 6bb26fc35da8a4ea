"""A reopened catalogue: what it loads, what it reports, and what happens to its file."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
import shiboken6

from petstore_gui.catalogue import history_sync
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.changes import Kind
from petstore_gui.catalogue.history_sync import HistoryProblem, HistoryProblemKind
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.view import Filter
from petstore_gui.domain.connection_errors import NameNotFound, NothingListens, NotReached
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.gateway.completeness import Extent
from petstore_gui.storage.history_db import HistoryDb
from petstore_gui.storage.history_rows import Head, HistoryRow, UnreadChange
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.support.disk import small_disk, unreadable
from tests.support.newer import left_by_newer, lying_in
from tests.support.waiting import eventually

HERE = LOCAL_SERVICE
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")
DAY = 86_400


class Clerk:
    """One run of the program, with what it reports."""

    def __init__(self, records: StoragePaths, tasks: Tasks) -> None:
        self.catalogue = Catalogue(tasks, paths=records)
        self.problems: list[HistoryProblem] = []
        self.catalogue.history_failed.connect(self.problems.append)

    @property
    def ids(self) -> list[int]:
        return sorted(self.catalogue.rows.ids)

    @property
    def changes(self) -> dict[int, tuple[Kind, ...]]:
        return {one.pet.id: one.kinds for one in self.catalogue.changes(99)}

    async def open(self, service_id: ServiceId = HERE, knows: int | None = None) -> None:
        """Open a catalogue, and wait until it has loaded `knows` animals."""
        self.catalogue.open(service_id)
        if knows is not None:
            await eventually(lambda: self.catalogue.facts.counts.known == knows)

    async def serve(self, gateway: FakeGateway) -> None:
        self.catalogue.connect_to(gateway)
        self.catalogue.refresh()
        await eventually(lambda: self.catalogue.facts.state is not LoadState.LOADING)


@pytest.fixture
def records(tmp_path: Path) -> StoragePaths:
    return StoragePaths(tmp_path / "records")


@asynccontextmanager
async def program(records: StoragePaths) -> AsyncIterator[Clerk]:
    """One run of the program, from start to clean exit."""
    tasks = Tasks()
    clerk = Clerk(records, tasks)
    yield clerk
    clerk.catalogue.open(None)
    await clerk.catalogue.wait_closed()
    await tasks.end()
    shiboken6.delete(clerk.catalogue)


async def remembered(
    records: StoragePaths, gateway: FakeGateway, service_id: ServiceId = HERE
) -> None:
    """Write a history file in an earlier run of the program."""
    async with program(records) as clerk:
        await clerk.open(service_id)
        await clerk.serve(gateway)


def animals(*ids: int) -> list[Pet]:
    return [Pet(pet_id, f"pet {pet_id}", 1, "sold") for pet_id in ids]


def seed(records: StoragePaths, kept: list[HistoryRow], head: Head) -> None:
    """Write a history file as an earlier run would have left it."""
    history = HistoryDb.open(records.history(HERE), datetime.now(UTC))
    history.write_pets(kept, head.as_of)
    history.write_head(head)
    history.commit()
    history.close()


async def test_known_animals_are_loaded_before_any_request(records: StoragePaths) -> None:
    await remembered(records, FakeGateway(animals(1, 2, 3)))
    async with program(records) as clerk:
        await clerk.open(knows=3)
        facts = clerk.catalogue.facts
        assert clerk.catalogue.pet(2) == Pet(2, "pet 2", 1, "sold")
        assert facts.state is LoadState.WAITING
        assert facts.is_earlier
        assert facts.as_of is not None
        assert facts.completeness.whole is Extent.UNKNOWN


async def test_the_first_list_has_no_changes(records: StoragePaths) -> None:
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(1, 2)))
        assert clerk.changes == {}


async def test_a_difference_from_the_last_run_is_a_change_until_it_is_seen(
    records: StoragePaths,
) -> None:
    gateway = FakeGateway(animals(1, 2, 3, 4, 5))
    await remembered(records, gateway)
    del gateway.pets[1]
    gateway.pets[2] = Pet(2, "pet 2", 1, "available")
    gateway.pets[3] = Pet(3, "Rex", 9, "sold")
    gateway.pets[6] = Pet(6, "Ada", 1)
    news = {
        1: (Kind.GONE,),
        2: (Kind.STATUS,),
        3: (Kind.NAME, Kind.CATEGORY),
        6: (Kind.ADDED,),
    }
    await remembered(records, gateway)
    async with program(records) as clerk:
        await clerk.open(knows=5)
        assert clerk.changes == news
        clerk.catalogue.mark_seen(2)
        clerk.catalogue.mark_seen(6)
        assert set(clerk.changes) == {1, 3}
    async with program(records) as clerk:
        await clerk.open(knows=5)
        assert set(clerk.changes) == {1, 3}
        clerk.catalogue.mark_read(clerk.catalogue.changes(99))
        assert clerk.catalogue.facts.counts.changes == 0


async def test_a_removed_animal_that_returns_is_listed_again_not_new(records: StoragePaths) -> None:
    gateway = FakeGateway(animals(1, 2))
    await remembered(records, gateway)
    gone = gateway.pets.pop(1)
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(gateway)
        clerk.catalogue.mark_read(clerk.catalogue.changes(99))
    gateway.pets[1] = gone
    async with program(records) as clerk:
        await clerk.open(knows=1)
        await clerk.serve(gateway)
        assert clerk.changes == {1: (Kind.BACK,)}


async def test_an_animal_missing_from_a_cut_list_stays_as_last_seen(records: StoragePaths) -> None:
    gateway = FakeGateway(animals(1, 2), links=False)
    await remembered(records, gateway)
    del gateway.pets[1]
    gateway.pets[3] = Pet(3, "Ada", 1)
    async with program(records) as clerk:
        await clerk.open(knows=2)
        before = clerk.catalogue.facts.as_of
        await clerk.serve(gateway)
        counts = clerk.catalogue.facts.counts
        assert clerk.ids == [1, 2, 3]
        assert (counts.listed, counts.earlier) == (2, 1)
        assert counts.apart_of(Filter.SOLD).total == 1
        assert clerk.changes == {1: (Kind.UNLISTED,), 3: (Kind.FIRST_SEEN,)}
        assert before is not None
    [(last_seen,)] = rows_of(records, "SELECT last_seen FROM pets WHERE id = 1")
    assert last_seen == int(before.timestamp())


async def test_animals_last_seen_long_ago_are_stored_but_not_shown(records: StoragePaths) -> None:
    now = int(time.time())
    old, young = animals(1, 2)
    seed(
        records,
        [
            HistoryRow(old, now - 91 * DAY),
            HistoryRow(young, now - 89 * DAY),
            HistoryRow(Pet(3, "Rex", 1)),
        ],
        Head(now - DAY, was_whole=False),
    )
    async with program(records) as clerk:
        await clerk.open(knows=2)
        assert clerk.ids == [2, 3]
        await clerk.serve(FakeGateway([old, Pet(3, "Rex", 1)], links=False))
        assert clerk.ids == [1, 2, 3]
        assert clerk.changes == {1: (Kind.BACK,)}


async def test_an_unread_animal_last_seen_long_ago_is_shown_until_it_is_read(
    records: StoragePaths,
) -> None:
    now = int(time.time())
    old, young = animals(1, 2)
    seed(
        records,
        [HistoryRow(old, now - 91 * DAY), HistoryRow(young)],
        Head(now - DAY, was_whole=False),
    )
    history = HistoryDb.open(records.history(HERE), datetime.now(UTC))
    history.write_unread([UnreadChange(1, "known", old)], [])
    history.commit()
    history.close()
    async with program(records) as clerk:
        await clerk.open(knows=2)
        await clerk.serve(FakeGateway([young], links=False))
        assert clerk.ids == [1, 2]
        assert clerk.changes == {1: (Kind.UNLISTED,)}
        clerk.catalogue.mark_read(clerk.catalogue.changes(99))
    async with program(records) as clerk:
        await clerk.open(knows=1)
        assert clerk.ids == [2]


@pytest.mark.parametrize("outage", [NotReached(), NothingListens("shop:80"), NameNotFound("shop")])
async def test_offline_the_rows_stay_and_are_marked_as_old(
    records: StoragePaths, outage: RequestError
) -> None:
    gateway = FakeGateway(animals(1, 2))
    await remembered(records, gateway)
    gateway.fail_next("list", outage)
    async with program(records) as clerk:
        await clerk.open(knows=2)
        await clerk.serve(gateway)
        facts = clerk.catalogue.facts
        assert clerk.ids == [1, 2]
        assert (facts.is_offline, facts.is_earlier, facts.state) == (True, True, LoadState.FAILED)
        await clerk.serve(gateway)
        facts = clerk.catalogue.facts
        assert (facts.is_offline, facts.is_earlier, facts.state) == (False, False, LoadState.READY)


async def test_an_animal_added_here_is_no_change_and_is_known_at_the_next_start(
    records: StoragePaths,
) -> None:
    gateway = FakeGateway(animals(1), links=False)
    await remembered(records, gateway)
    async with program(records) as clerk:
        await clerk.open(knows=1)
        await clerk.serve(gateway)
        clerk.catalogue.take(Pet(7, "mine", 1))
    async with program(records) as clerk:
        await clerk.open(knows=2)
        await clerk.serve(gateway)
        assert clerk.ids == [1, 7]
        assert clerk.changes == {}
        assert clerk.catalogue.facts.counts.earlier == 1


async def test_each_catalogue_has_its_own_animals(records: StoragePaths) -> None:
    await remembered(records, FakeGateway(animals(1, 2)))
    await remembered(records, FakeGateway(animals(7)), PRODUCTION)
    async with program(records) as clerk:
        for service_id, ids in ((HERE, [1, 2]), (PRODUCTION, [7]), (HERE, [1, 2])):
            await clerk.open(service_id, knows=len(ids))
            assert clerk.ids == ids


async def test_a_refresh_without_changes_writes_next_to_nothing(records: StoragePaths) -> None:
    gateway = FakeGateway(animals(*range(500)))
    await remembered(records, gateway)
    async with program(records) as clerk:
        await clerk.open(knows=500)
        await clerk.serve(gateway)
        log = records.history(HERE).with_name("ledger-local.sqlite-wal")
        await eventually(lambda: log.stat().st_size > 0)
        assert log.stat().st_size < 20_000


async def test_a_damaged_file_is_put_aside_and_reported_and_the_catalogue_works_on(
    records: StoragePaths,
) -> None:
    file = records.history(HERE)
    file.parent.mkdir()
    file.write_bytes(b"no database " * 1_000)
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(1)))
        [problem] = clerk.problems
        assert problem.kind is HistoryProblemKind.DAMAGED
        assert problem.aside is not None
        assert problem.aside.read_bytes().startswith(b"no database")
    async with program(records) as clerk:
        await clerk.open(knows=1)
        assert clerk.problems == []


async def test_damage_inside_a_file_loses_only_unreadable_rows(records: StoragePaths) -> None:
    file = records.history(HERE)
    seed(records, [HistoryRow(pet) for pet in animals(*range(2_000))], Head(int(time.time()), True))
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(content)
    async with program(records) as clerk:
        await clerk.open()
        await eventually(lambda: clerk.problems and clerk.catalogue.facts.counts.known > 1_500)
        assert clerk.problems[0].kind is HistoryProblemKind.DAMAGED
        await clerk.serve(FakeGateway(animals(*range(2_000))))
        assert clerk.ids == list(range(2_000))
    async with program(records) as clerk:
        await clerk.open(knows=2_000)
        assert clerk.problems == []


async def test_animals_lost_to_damage_are_no_changes_even_in_a_later_run(
    records: StoragePaths,
) -> None:
    seed(records, [HistoryRow(pet) for pet in animals(1, 2, 700)], Head(int(time.time()), True))
    with closing(sqlite3.connect(records.history(HERE))) as connection:
        connection.execute(SPOIL_A_NAME)
        connection.commit()
    async with program(records) as clerk:
        await clerk.open(knows=2)
        offline = FakeGateway()
        offline.fail_next("list", NotReached("away"))
        await clerk.serve(offline)
    async with program(records) as clerk:
        await clerk.open(knows=2)
        gateway = FakeGateway(animals(1, 2, 700))
        await clerk.serve(gateway)
        assert clerk.changes == {}
        gateway.pets[800] = animals(800)[0]
        await clerk.serve(gateway)
        assert clerk.changes == {800: (Kind.ADDED,)}


SPOIL_A_NAME = "UPDATE pets SET name = CAST(x'ff' AS TEXT) WHERE id = 700"
SPOIL_THE_TIME = "UPDATE head SET as_of = 9223372036854775807"


@pytest.mark.parametrize(("spoil", "kept"), [(SPOIL_A_NAME, 1_999), (SPOIL_THE_TIME, 2_000)])
async def test_an_invalid_value_in_a_file_is_damage_and_loses_only_itself(
    records: StoragePaths, spoil: str, kept: int
) -> None:
    seed(records, [HistoryRow(pet) for pet in animals(*range(2_000))], Head(int(time.time()), True))
    with closing(sqlite3.connect(records.history(HERE))) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(spoil)
        connection.execute("INSERT INTO unlooked VALUES (700, 'known', 'Rex', 1, 'sold')")
        connection.commit()
    async with program(records) as clerk:
        await clerk.open(knows=kept)
        [problem] = clerk.problems
        assert problem.kind is HistoryProblemKind.DAMAGED
        assert problem.kept == kept
        assert (Kind.GONE,) not in clerk.changes.values()
        await clerk.serve(FakeGateway(animals(*range(2_000))))
        assert set(clerk.changes.values()) <= {(Kind.NAME,)}  # only for animals that were saved
    async with program(records) as clerk:
        await clerk.open(knows=2_000)
        assert clerk.problems == []


async def test_a_partly_loaded_file_causes_no_changes(
    records: StoragePaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed(records, [HistoryRow(pet) for pet in animals(1, 2)], Head(int(time.time()), True))

    def broken(*_arguments: object) -> None:
        raise StorageError("the disk does not go on")

    monkeypatch.setattr(HistoryDb, "hidden", broken)
    async with program(records) as clerk:
        await clerk.open(knows=2)
        await clerk.serve(FakeGateway(animals(1, 2, 3)))
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NOT_KEPT]
        assert clerk.changes == {}


async def test_a_hanging_disk_does_not_delay_the_list(
    records: StoragePaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed(records, [HistoryRow(pet) for pet in animals(1, 2)], Head(int(time.time()), True))
    answers, open_history = threading.Event(), HistoryDb.open

    def hang(file: Path, now: datetime) -> HistoryDb:
        answers.wait(30)
        return open_history(file, now)

    monkeypatch.setattr(HistoryDb, "open", hang)
    monkeypatch.setattr(history_sync, "OPEN_SECONDS", 0.05)
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(2, 3)))
        assert clerk.ids == [2, 3]
        assert clerk.changes == {}
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NOT_ANSWERED]
        answers.set()
    assert rows_of(records, "SELECT id FROM pets") == [(1,), (2,)]


async def test_the_list_does_not_wait_for_another_program_that_writes_the_file(
    records: StoragePaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, begin = threading.Event(), HistoryDb.begin

    def begin_and_tell(file: HistoryDb) -> None:
        waits.set()
        begin(file)

    await remembered(records, FakeGateway(animals(1, 2)))
    monkeypatch.setattr(HistoryDb, "begin", begin_and_tell)
    with closing(sqlite3.connect(records.history(HERE), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with program(records) as clerk:
            await clerk.open(knows=2)
            await clerk.serve(FakeGateway(animals(1, 2, 3)))
            await eventually(waits.is_set)
            await clerk.serve(FakeGateway(animals(1, 2, 3, 4)))
            other.execute("ROLLBACK")
    assert clerk.problems == []
    assert rows_of(records, "SELECT id FROM pets") == [(1,), (2,), (3,), (4,)]


async def test_a_file_that_is_written_slowly_does_not_harm_the_next_one(
    records: StoragePaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = HistoryDb.commit

    def commit_slowly(file: HistoryDb) -> None:
        time.sleep(0.3)
        commit(file)

    monkeypatch.setattr(HistoryDb, "commit", commit_slowly)
    monkeypatch.setattr(history_sync, "OPEN_SECONDS", 0.1)
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(1)))
        await clerk.open(PRODUCTION)
        await clerk.serve(FakeGateway(animals(2)))
        assert clerk.problems == []
    async with program(records) as clerk:
        await clerk.open(PRODUCTION, knows=1)
        assert clerk.ids == [2]


async def test_a_file_on_a_hanging_disk_does_not_delay_the_next_list(
    records: StoragePaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    monkeypatch.setattr(HistoryDb, "commit", lambda _file: answers.wait(30))
    monkeypatch.setattr(history_sync, "LEAVE_SECONDS", 0.05)
    monkeypatch.setattr(history_sync, "OPEN_SECONDS", 0.05)
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(1)))
        await clerk.open(PRODUCTION)
        await clerk.serve(FakeGateway(animals(2)))
        assert clerk.ids == [2]
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NOT_ANSWERED]
        answers.set()


async def test_a_first_list_that_was_stopped_is_known_at_the_next_start(
    records: StoragePaths,
) -> None:
    gateway = FakeGateway(animals(*range(300)))
    gateway.hold(after=1)
    async with program(records) as clerk:
        await clerk.open()
        clerk.catalogue.connect_to(gateway)
        clerk.catalogue.refresh()
        await eventually(lambda: len(clerk.ids) == 100)
        clerk.catalogue.stop()
        gateway.release()
    async with program(records) as clerk:
        await clerk.open(knows=100)
        facts = clerk.catalogue.facts
        assert facts.is_earlier
        assert facts.as_of is not None
        assert abs(facts.as_of.timestamp() - time.time()) < 60
        await clerk.serve(gateway)
        assert len(clerk.ids) == 300
        assert clerk.changes == {}


async def test_a_file_of_a_newer_version_is_shown_reported_and_not_written(
    records: StoragePaths,
) -> None:
    seed(records, [HistoryRow(one) for one in animals(1, 2)], Head(1, was_whole=True))
    file = records.history(HERE)
    before = left_by_newer(file, "ALTER TABLE pets ADD COLUMN colour TEXT", with_log=True)
    async with program(records) as clerk:
        await clerk.open(knows=2)
        assert clerk.catalogue.facts.is_earlier
        await clerk.serve(FakeGateway(animals(2, 3)))
        assert clerk.ids == [2, 3]
        assert clerk.changes == {1: (Kind.GONE,), 3: (Kind.ADDED,)}
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NEWER]
    assert lying_in(file.parent) == before


async def test_a_newer_file_with_other_tables_shows_nothing(
    records: StoragePaths,
) -> None:
    seed(records, [HistoryRow(animals(1)[0])], Head(1, was_whole=True))
    file = records.history(HERE)
    before = left_by_newer(file, "ALTER TABLE head RENAME TO crown")
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(2)))
        assert clerk.ids == [2]
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NEWER]
    assert lying_in(file.parent) == before


async def test_a_full_disk_is_reported_once_and_the_catalogue_works_on(
    records: StoragePaths,
) -> None:
    gateway = FakeGateway([Pet(number, "Rex" * 200, 1) for number in range(300)])
    async with program(records) as clerk:
        await clerk.open()
        with small_disk(48 * 1024):
            await clerk.serve(gateway)
            await eventually(lambda: clerk.problems)
            await clerk.serve(gateway)
        assert len(clerk.ids) == 300
        assert clerk.catalogue.facts.state is LoadState.READY
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NOT_KEPT]


async def test_an_unreadable_folder_is_reported_once_and_the_catalogue_works_on(
    records: StoragePaths,
) -> None:
    gateway = FakeGateway(animals(1, 2))
    with unreadable(records.history(HERE).parent):
        async with program(records) as clerk:
            await clerk.open()
            await clerk.serve(gateway)
            await clerk.serve(gateway)
            assert clerk.ids == [1, 2]
            assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NOT_KEPT]


async def test_written_history_survives_a_power_cut(records: StoragePaths, tmp_path: Path) -> None:
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(1, 2)))
        await eventually(lambda: rows_of(records, "SELECT count(*) FROM head") == [(1,)])
        after_the_cut = StoragePaths(tmp_path / "after")
        after_the_cut.history(HERE).parent.mkdir()
        for suffix in ("", "-wal"):
            file = records.history(HERE)
            copy = after_the_cut.history(HERE)
            copy.with_name(copy.name + suffix).write_bytes(
                file.with_name(file.name + suffix).read_bytes()
            )
    async with program(after_the_cut) as clerk:
        await clerk.open(knows=2)


async def test_no_turn_of_the_loop_is_long_while_100_000_are_loaded(
    records: StoragePaths,
) -> None:
    seed(records, [HistoryRow(pet) for pet in animals(*range(100_000))], Head(1, was_whole=True))
    turns: list[float] = []

    async def watch() -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            turns.append(time.thread_time() - began)

    async with program(records) as clerk:
        watching = asyncio.create_task(watch())
        await clerk.open()
        await eventually(lambda: clerk.catalogue.facts.counts.known == 100_000)
        watching.cancel()
        # a turn of this loop is a slice and what Qt does in between; CPU time alone
        assert sorted(turns)[-3] < 0.02


def rows_of(records: StoragePaths, query: str) -> list[tuple[int, ...]]:
    with closing(sqlite3.connect(records.history(HERE))) as connection:
        return connection.execute(query).fetchall()
