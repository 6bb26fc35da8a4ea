"""A history file that is damaged, newer, on a bad disk, or written by another program."""

from __future__ import annotations

import threading
from datetime import datetime
from pathlib import Path

import pytest

from petstore_gui.catalogue import history_sync
from petstore_gui.catalogue.history_sync import HistoryProblem
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.history_db import HistoryDb
from petstore_gui.storage.paths import StoragePaths
from tests.catalogue.clerk import (
    HERE,
    animals,
    program,
    remembered,
    rows_of,
)
from tests.doubles.fake_gateway import FakeGateway
from tests.support.disk import small_disk
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
        [(problem, aside)] = clerk.problems
        assert problem is HistoryProblem.DAMAGED
        assert aside is not None
        assert aside.read_bytes().startswith(b"no database")
    async with program(records) as clerk:
        await clerk.open(knows=1)
        assert clerk.problems == []


async def test_a_hanging_disk_does_not_delay_the_list(
    records: StoragePaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    await remembered(records, FakeGateway(animals(1, 2)))
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
        assert [one for one, _ in clerk.problems] == [HistoryProblem.NOT_ANSWERED]
        answers.set()
    assert rows_of(records, "SELECT id FROM pets") == [(1,), (2,)]


async def test_a_file_of_a_newer_version_is_reported_and_neither_shown_nor_written(
    records: StoragePaths,
) -> None:
    await remembered(records, FakeGateway(animals(1, 2)))
    file = records.history(HERE)
    before = left_by_newer(file, "ALTER TABLE pets ADD COLUMN colour TEXT")
    async with program(records) as clerk:
        await clerk.open()
        await clerk.serve(FakeGateway(animals(2, 3)))
        assert clerk.ids == [2, 3]
        assert [one for one, _ in clerk.problems] == [HistoryProblem.NEWER]
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
        assert [one for one, _ in clerk.problems] == [HistoryProblem.NOT_KEPT]
