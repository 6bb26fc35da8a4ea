"""What a SQLite store stores, and how an unusable or shared database fails."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store import sqlite_file
from petstore_gui.service.store.database import OutcomeUnknown, StoreError
from petstore_gui.service.store.store import Store, open_store
from tests.service.stores import everything
from tests.support.disk import small_disk

REX = NewPet("Rex", 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    odd = " ?" if os.name == "posix" else ""  # no name of a file on Windows has a question mark
    return tmp_path / f"a shop's 50% #1{odd}.sqlite"


def failure_of(path: Path) -> StartFailure:
    with pytest.raises(StoreError) as failed:
        open_store(str(path))
    assert "\n" not in str(failed.value)
    return failed.value.reason


async def test_an_add_is_on_the_disk_when_it_returns(store: Store, tmp_path: Path) -> None:
    added = await store.add(REX, None, b"")
    with closing(sqlite3.connect(tmp_path / "pets.sqlite")) as other:
        assert other.execute("SELECT id, name FROM pets").fetchall() == [(added.id, "Rex")]


async def test_an_id_is_never_reused(path: Path) -> None:
    with closing(open_store(str(path))) as store:
        assert [(await store.add(REX, None, b"")).id for _ in range(3)] == [1, 2, 3]
    with closing(sqlite3.connect(path)) as shell:
        shell.execute("DELETE FROM pets")
        shell.commit()
    with closing(open_store(str(path))) as store:
        assert (await store.add(REX, None, b"")).id == 4


async def test_pending_adds_share_a_commit(store: Store, tmp_path: Path) -> None:
    """Commits are counted on another connection, whose `data_version` each commit changes."""
    with closing(sqlite3.connect(tmp_path / "pets.sqlite")) as other:
        other.execute("PRAGMA journal_mode").fetchall()
        versions = set()

        async def add() -> None:
            await store.add(REX, None, b"")
            versions.add(other.execute("PRAGMA data_version").fetchone()[0])

        await asyncio.gather(*(add() for _ in range(100)))
    assert len(await everything(store)) == 100
    assert len(versions) <= 10


async def test_a_full_disk_fails_adds_and_loses_nothing(store: Store, tmp_path: Path) -> None:
    kept = await store.add(REX, None, b"")
    with small_disk((tmp_path / "pets.sqlite-wal").stat().st_size):
        adds = [store.add(NewPet("n" * 60_000, 1), f"key {n}", b"") for n in range(3)]
        for outcome in await asyncio.gather(*adds, return_exceptions=True):
            assert isinstance(outcome, OutcomeUnknown), "it was found out in the commit"
            assert outcome.reason is StartFailure.CANNOT_WRITE
        assert await everything(store) == [kept]
    again = await store.add(NewPet("Max", 1), "key 0", b"")
    assert await everything(store) == [kept, again]


async def test_on_a_disk_without_room_certainly_nothing_is_added(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "ROOM_BYTES", 2**63)
    with pytest.raises(StoreError) as failed:
        await store.add(REX, "key", b"")
    assert not isinstance(failed.value, OutcomeUnknown)
    assert failed.value.reason is StartFailure.CANNOT_WRITE
    assert await everything(store) == []


def test_two_services_never_write_one_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "LOCK_SECONDS", 0.05)
    with closing(open_store(str(path))):
        assert failure_of(path) is StartFailure.IN_USE
    open_store(str(path)).close()


def test_the_database_of_another_program_is_unchanged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as shell:
        shell.execute("CREATE TABLE pets (id INTEGER PRIMARY KEY)")
    assert failure_of(path) is StartFailure.OTHER_VERSION
    with closing(sqlite3.connect(path)) as shell:
        assert shell.execute("SELECT name FROM sqlite_master").fetchall() == [("pets",)]
