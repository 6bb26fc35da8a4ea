"""Daily copies: seven of them, taken while the service writes, each restorable."""

from __future__ import annotations

import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.service.store import daily_copies as copies
from petstore_gui.service.store.daily_copies import (
    COPIES_KEPT,
    DailyCopies,
    copies_folder,
    copy_of,
)
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import Store, open_store
from tests.service.running import running
from tests.support.disk import small_disk
from tests.support.processes import until

TODAY = date(2026, 2, 28)
FILE_BYTES = 64 * 1024
"""Less than the database of these tests."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "pets.sqlite"


@pytest.fixture
def filled(database: Path) -> Iterator[Store]:
    with closing(open_store(str(database))) as store:
        store.fill(made_up(1_000))
        yield store


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "FIRST_AFTER_SECONDS", 0.0)


def names(database: Path) -> list[str]:
    return sorted(path.name for path in copies_folder(database).iterdir())


def names_in(copy: Path) -> list[str]:
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [name for (name,) in connection.execute("SELECT name FROM pets ORDER BY id")]


async def test_a_copy_has_what_is_committed_and_nothing_later(
    filled: Store, database: Path
) -> None:
    copy = copy_of(database, TODAY)
    await filled.add(NewPet("Rex", 1), None, b"")
    assert database.with_name("pets.sqlite-wal").stat().st_size > 0  # not yet in the file itself
    DailyCopies(database, lambda: TODAY).take_todays()
    await filled.add(NewPet("Tom", 1), None, b"")
    assert names_in(copy)[-1] == "Rex"
    assert len(names_in(copy)) == 1_001


@pytest.mark.usefixtures("filled")
def test_a_copy_is_one_file_that_only_its_owner_can_read(database: Path) -> None:
    DailyCopies(database, lambda: TODAY).take_todays()
    assert names(database) == ["pets-2026-02-28.sqlite"]
    if sys.platform != "win32":
        assert stat.S_IMODE(copies_folder(database).stat().st_mode) == 0o700
        assert stat.S_IMODE(copy_of(database, TODAY).stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy_of(database, TODAY))) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


@pytest.mark.usefixtures("filled")
def test_each_day_has_one_copy_and_seven_are_kept(database: Path) -> None:
    for day in range(10):
        DailyCopies(database, lambda day=day: TODAY + timedelta(day)).take_todays()  # type: ignore[misc]
    kept = names(database)
    assert len(kept) == COPIES_KEPT
    assert (kept[0], kept[-1]) == ("pets-2026-03-03.sqlite", "pets-2026-03-09.sqlite")
    last = copy_of(database, TODAY + timedelta(9))
    written = last.stat().st_mtime_ns
    DailyCopies(database, lambda: TODAY + timedelta(9)).take_todays()
    assert last.stat().st_mtime_ns == written


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files there")
@pytest.mark.expects_log("cannot take today.s copy: .*")
async def test_a_full_disk_is_logged_and_breaks_nothing(database: Path, filled: Store) -> None:
    with small_disk(FILE_BYTES // 2):
        DailyCopies(database, lambda: TODAY).take_todays()
    assert names(database) == []
    await filled.add(NewPet("Rex", 1), None, b"")
    DailyCopies(database, lambda: TODAY).take_todays()
    assert names_in(copy_of(database, TODAY))[-1] == "Rex"


@pytest.mark.usefixtures("filled", "early")
def test_a_new_day_gets_a_copy(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "LOOK_AGAIN_SECONDS", 0.01)
    days = iter([TODAY, TODAY, *[TODAY + timedelta(1)] * 10_000])
    with DailyCopies(database, lambda: next(days)):
        until(copy_of(database, TODAY + timedelta(1)).exists)
    assert copy_of(database, TODAY).exists()


def test_a_shared_service_keeps_copies_on_request(database: Path) -> None:
    with running("--database", database, "--sample", "10") as serving:
        assert len(serving.pets()) == 10
    assert not copies_folder(database).exists()
    with running("--database", database, "--daily-copies"):
        until(lambda: copies_folder(database).exists() and names(database))
