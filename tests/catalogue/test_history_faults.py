"""A history file that is damaged, newer, on a bad disk, or written by another program."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from petstore_gui.storage.history_rows import Head, HistoryRow

from petstore_gui.catalogue import history_sync
from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Kind
from petstore_gui.catalogue.history_sync import HistoryProblemKind, HistorySync
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.history_db import HistoryDb
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError
from tests.catalogue.clerk import (
    HERE,
    PRODUCTION,
    animals,
    program,
    remembered,
    rows_of,
    seed,
)
from tests.doubles.fake_gateway import FakeGateway
from tests.support.disk import small_disk, unreadable
from tests.support.newer import left_by_newer, lying_in
from tests.support.waiting import eventually


async def test_a_damaged_file_is_put_aside_and_reported_and_the_catalogue_keeps_working(
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
        assert set(clerk.changes.values()) <= {(Kind.NAME,)}  # only of animals that were saved
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


async def test_the_list_does_not_wait_while_another_program_writes_the_file(
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
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(1)))
        monkeypatch.setattr(history_sync, "OPEN_SECONDS", 0.05)  # the first file has been opened
        await clerk.open(PRODUCTION)
        await clerk.serve(FakeGateway(animals(2)))
        assert clerk.ids == [2]
        assert [one.kind for one in clerk.problems] == [HistoryProblemKind.NOT_ANSWERED]
        answers.set()


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


async def test_a_full_disk_is_reported_once_and_the_catalogue_keeps_working(
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


async def test_an_unreadable_folder_is_reported_once_and_the_catalogue_keeps_working(
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


async def test_nothing_is_noted_to_be_written_to_a_file_that_is_not_used(
    records: StoragePaths,
) -> None:
    state, file = CatalogueState(), records.history(HERE)
    state.put_page(animals(1), 1)
    with unreadable(file.parent):
        await HistorySync(state, lambda _problem: None).keep(file)
    for walk in range(2, 50):
        state.put_page([Pet(1, f"Rex {walk}", 1)], walk)
        state.put_page(animals(walk), walk)
    assert list(state.history.unwritten.pets) == []
    assert not state.history.unwritten
