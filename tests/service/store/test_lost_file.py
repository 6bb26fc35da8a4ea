"""A database that is gone, damaged or older than it was, and how its store continues."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery, StoreCopy, StoreLoss
from petstore_gui.service.store import database_lock, kept_copies
from petstore_gui.service.store.daily_copies import CopyDamaged, copies_folder, copy_of, take_copy
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.kept_copies import find_copies
from petstore_gui.service.store.lost_file import StoreLost, file_of, open_unless_lost
from petstore_gui.service.store.recovery import finish, recover
from petstore_gui.service.store.samples import SAMPLE_MARK, made_up, sample_animals
from petstore_gui.service.store.store import Store, open_store
from petstore_gui.support.sqlite_read_only import is_damage
from tests.service.running import KEY, bearer, run_failing, running
from tests.support.disk import small_disk, unreadable
from tests.support.lost_database import (
    PAGE,
    delete,
    empty,
    leave_the_log,
    leave_the_log_and_an_empty_file,
    log_of,
    put_a_folder_there,
    spoil_the_header,
    spoil_the_log,
    truncate,
    write_at,
)
from tests.support.waiting import PATIENCE

DAY = date(2026, 11, 22)
ROWS = 0x0D
"""The first byte of a page with rows of a table."""

IN_COPY = 2_990
IN_FILE = 2_995
SAMPLES = 146
ANIMALS = 3_000
"""The last five are only in the write-ahead log."""

GONE, DAMAGED, BEHIND = StartFailure.MISSING, StartFailure.DAMAGED, StartFailure.BEHIND
EMPTY, NEWER = StartFailure.EMPTY, StartFailure.NEWER
COPY = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", IN_COPY, last_id=IN_COPY)


@pytest.fixture(scope="module")
def left_by_a_kill(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a service that was killed, with an earlier copy, that each test gets anew."""
    folder = tmp_path_factory.mktemp("killed")
    live, database = folder / "live.sqlite", folder / "store" / "animals.sqlite"
    copies_folder(database).mkdir(parents=True)
    with closing(open_store(str(live))) as store:
        store.fill(made_up(IN_COPY))
        take_copy(live, copy_of(database, DAY))
        asyncio.run(add(store, IN_FILE - IN_COPY))
    with closing(open_store(str(live))) as store:
        asyncio.run(add(store, ANIMALS - IN_FILE))
        shutil.copy(live, database)
        shutil.copy(f"{live}-wal", log_of(database))
    return database.parent


@pytest.fixture
def database(left_by_a_kill: Path, tmp_path: Path) -> Path:
    return shutil.copytree(left_by_a_kill, tmp_path / "store") / "animals.sqlite"


async def add(store: Store, count: int) -> list[int]:
    """Add so many animals, each with a key; returns their IDs."""
    found = [
        await store.add(NewPet(f"New {one}", 1), os.urandom(8).hex(), b"") for one in range(count)
    ]
    return [pet.id for pet in found]


def opened(database: Path, known_id: int | None = ANIMALS, *, checks: bool = False) -> Store:
    opening = partial(open_store, str(database), first=lambda: made_up(1))
    return open_unless_lost(database, known_id, opening, looks=True, checks=checks)


def animals_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        return int(connection.execute("SELECT count(*) FROM pets").fetchone()[0])


def files_in(folder: Path) -> dict[str, bytes]:
    """All files below a folder, without the lock and the index of a log."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    kept = [file for file in files if file.suffix != ".lock" and not file.name.endswith("-shm")]
    return {str(file.relative_to(folder)): file.read_bytes() for file in kept}


def leave_no_tables(database: Path) -> None:
    empty(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


def spoil_a_page(database: Path) -> None:
    """One in the middle that has rows, not one of an index."""
    content = database.read_bytes()
    middle = len(content) // 2 // PAGE * PAGE
    write_at(
        database,
        next(at for at in range(middle, len(content), PAGE) if content[at] == ROWS),
        b"\xff" * PAGE,
    )


def flip_the_version(database: Path) -> None:
    """One bit makes it a newer version's. The file is written over its log."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 257")


def spoil_the_head_of_the_log(database: Path) -> None:
    write_at(log_of(database), 17, b"\xff\xff\xff")


def spoil_the_last_commit(database: Path) -> None:
    write_at(log_of(database), log_of(database).stat().st_size - 200, b"\xff\xff\xff")


CASES = [
    (delete, GONE, 0, 0),
    (empty, EMPTY, 0, 0),
    (leave_no_tables, EMPTY, 0, 0),
    (leave_the_log, GONE, 0, 0),
    (leave_the_log_and_an_empty_file, EMPTY, 0, 0),
    (truncate, DAMAGED, 1_000, 2_000),
    (spoil_the_header, DAMAGED, 0, 0),
    (spoil_a_page, DAMAGED, 2_800, 2_999),
    (spoil_the_log, DAMAGED, IN_FILE, IN_FILE),
    (spoil_the_head_of_the_log, DAMAGED, IN_FILE, IN_FILE),
    (spoil_the_last_commit, BEHIND, ANIMALS - 1, ANIMALS - 1),
    (put_a_folder_there, StartFailure.FOLDER, 0, 0),
    (flip_the_version, NEWER, ANIMALS, ANIMALS),
]
Spoil = Callable[[Path], None]
table = pytest.mark.parametrize(("spoil", "reason", "least", "most"), CASES)
spoils = pytest.mark.parametrize("spoil", [case[0] for case in CASES])


def test_a_database_that_is_whole_is_opened_with_what_is_in_its_log(database: Path) -> None:
    with closing(opened(database)):
        pass
    assert animals_in(database) == ANIMALS


@pytest.mark.parametrize("cut", [1, 200, PAGE, 4 * PAGE])
def test_a_log_that_a_power_cut_has_torn_is_no_loss(database: Path, cut: int) -> None:
    size = log_of(database).stat().st_size
    os.truncate(log_of(database), size - cut)
    with closing(opened(database, known_id=None)):
        pass
    assert animals_in(database) == ANIMALS - 1


def test_a_database_may_be_new_if_none_was_known(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with closing(opened(database, known_id=None)):
        pass
    assert animals_in(database) == 1


def test_a_start_that_was_killed_before_the_first_animals_is_no_loss(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    with closing(opened(database, known_id=None)):
        pass
    assert animals_in(database) == 1


@table
@pytest.mark.parametrize("known_id", [None, 0, ANIMALS])
def test_a_lost_database_is_reported_and_nothing_is_changed(
    database: Path, spoil: Spoil, reason: StartFailure, least: int, most: int, known_id: int | None
) -> None:
    spoil(database)
    before = files_in(database.parent)
    if reason is BEHIND and not known_id:  # SQLite itself treats it as the end of the log
        return
    with pytest.raises(StoreLost) as lost:
        opened(database, known_id)
    assert lost.value.reason is reason
    assert str(copy_of(database, DAY)) in str(lost.value)
    loss = lost.value.loss
    assert loss.copies == (COPY,)
    assert least <= loss.readable <= most
    assert files_in(database.parent) == before


def test_a_log_that_has_everything_is_read(tmp_path: Path, database: Path) -> None:
    live = tmp_path / "live2.sqlite"
    with closing(open_store(str(live))) as store:
        store.fill(made_up(IN_COPY))
        shutil.copy(f"{live}-wal", log_of(database))
    database.unlink()
    with pytest.raises(StoreLost) as lost:
        opened(database)
    assert lost.value.loss.readable == IN_COPY
    before = log_of(database).read_bytes()
    aside = recover(database, Recovery.READABLE, 0)
    assert aside is not None
    assert aside.read_bytes() == before
    assert animals_in(database) == IN_COPY


def test_a_full_check_compares_the_indexes_with_their_tables(database: Path) -> None:
    index = "FROM sqlite_master WHERE name = 'pets_by_status'"
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        entry = connection.execute(f"SELECT * {index}").fetchone()
        connection.execute(f"DELETE {index}")
        connection.execute("PRAGMA writable_schema = RESET")
        connection.execute("INSERT INTO pets (name, category_id) VALUES ('Rex', 1)")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", entry)
    with closing(opened(database)):
        pass  # a quick check does not find it
    with pytest.raises(StoreLost) as lost:
        opened(database, checks=True)
    assert lost.value.loss == StoreLoss(DAMAGED, (COPY,), readable=ANIMALS + 1)


@pytest.mark.parametrize(
    ("spoil", "how"), [(leave_the_log, GONE), (leave_the_log_and_an_empty_file, EMPTY)]
)
def test_a_log_alone_shows_that_there_was_a_database(
    database: Path, spoil: Spoil, how: StartFailure
) -> None:
    copy_of(database, DAY).unlink()
    spoil(database)
    before = files_in(database.parent)
    with pytest.raises(StoreLost) as lost:
        opened(database, known_id=None)
    assert (lost.value.reason, log_of(database).name in str(lost.value)) == (how, True)
    assert files_in(database.parent) == before


@spoils
@pytest.mark.parametrize("choice", list(Recovery))
def test_a_store_continues_without_losing_a_file_or_reusing_an_id(
    database: Path, spoil: Spoil, choice: Recovery
) -> None:
    spoil(database)
    with pytest.raises(StoreLost) as lost:
        opened(database)
    loss, before = lost.value.loss, files_in(database.parent)
    recover(database, choice, ANIMALS)
    expected = {
        Recovery.COPY: IN_COPY,
        Recovery.READABLE: loss.readable,
        Recovery.EMPTY: 0,
    }
    assert animals_in(database) == expected[choice]
    now = files_in(database.parent)
    assert set(filter(None, before.values())) <= set(now.values())
    assert not [name for name in now if re.search(r"\.(half|reading|recovered)\.", name)]
    with closing(opened(database)) as store:
        assert asyncio.run(add(store, 2)) == [ANIMALS + 1, ANIMALS + 2]


@pytest.mark.parametrize("choice", list(Recovery))
def test_the_highest_id_is_looked_for_in_every_file(database: Path, choice: Recovery) -> None:
    recover(database, Recovery.EMPTY, 0)
    delete_log = log_of(database)
    database.unlink()
    delete_log.unlink(missing_ok=True)
    if choice is not Recovery.COPY:
        recover(database, choice, 0)
        with closing(opened(database)) as store:
            assert asyncio.run(add(store, 1)) == [ANIMALS + 1]


def test_a_key_that_was_used_before_still_adds_nothing(database: Path) -> None:
    with closing(open_store(str(database))) as store:
        first = asyncio.run(store.add(NewPet("Rex", 1), "the key", b"1"))
    spoil_a_page(database)
    recover(database, Recovery.READABLE, 0)
    with closing(opened(database)) as store:
        assert asyncio.run(store.add(NewPet("Rex", 1), "the key", b"1")) == first


def test_a_damaged_copy_is_passed_over_and_kept(database: Path) -> None:
    newer = copy_of(database, DAY + timedelta(1))
    shutil.copy(copy_of(database, DAY), newer)
    spoil_a_page(newer)
    delete(database)
    with pytest.raises(StoreLost) as lost:
        opened(database)
    assert lost.value.loss == StoreLoss(GONE, (COPY,), other_copies=1)
    recover(database, Recovery.COPY, 0)
    assert not newer.exists()
    assert len(list(copies_folder(database).glob("animals-2026-11-23.damaged-*.sqlite"))) == 1
    assert copy_of(database, DAY).exists()


def test_any_copy_is_offered_and_brought_back_by_its_name(database: Path) -> None:
    today = copy_of(database, DAY)
    older = copy_of(database, DAY - timedelta(1))
    kept = older.with_name("animals-2026-11-20.kept-2026-11-21-101112.sqlite")
    with closing(open_store(str(older), first=sample_animals, mark=SAMPLE_MARK)) as store:
        asyncio.run(add(store, 2))
    take_copy(older, kept)
    delete(database)
    with pytest.raises(StoreLost) as lost:
        opened(database)
    has = {"animals": SAMPLES + 2, "samples": SAMPLES, "last_id": SAMPLES + 2}
    assert lost.value.loss.copies == (
        COPY,
        StoreCopy(older.name, "2026-11-21", **has),
        StoreCopy(kept.name, "2026-11-20", **has),
    )
    recover(database, older.name, 0)
    assert animals_in(database) == SAMPLES + 2
    assert not today.exists()  # or it would pass for the copy taken today
    assert len(list(today.parent.glob("animals-2026-11-22.kept-*.sqlite"))) == 1
    delete_with_all_beside_it(database)
    recover(database, kept.name, 0)
    assert animals_in(database) == SAMPLES + 2


def test_large_copies_are_not_all_read_while_the_window_waits(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(copy_of(database, DAY), copy_of(database, DAY - timedelta(1)))
    spoiled = copy_of(database, DAY + timedelta(1))
    shutil.copy(copy_of(database, DAY), spoiled)
    spoil_a_page(spoiled)
    monkeypatch.setattr(kept_copies, "LOOK_BYTES", 1)
    assert find_copies(database) == ([COPY], 1)
    older = copy_of(database, DAY - timedelta(1))
    delete(database)
    recover(database, older.name, 0)
    assert animals_in(database) == IN_COPY


@pytest.mark.parametrize("name", ["animals-2026-11-02.sqlite", "../animals.sqlite", "x", ""])
def test_no_other_file_is_taken_for_a_copy(database: Path, name: str) -> None:
    before = files_in(database.parent)
    with pytest.raises(StoreError):
        recover(database, name, 0)
    assert files_in(database.parent) == before


def test_an_unreadable_folder_of_copies_is_not_called_empty(database: Path) -> None:
    delete(database)
    shutil.rmtree(copies_folder(database))
    with unreadable(copies_folder(database)), pytest.raises(StoreLost) as lost:
        opened(database)
    assert (lost.value.loss.copies, lost.value.loss.other_copies) == ((), None)


def test_copies_without_animals_or_of_a_newer_version_are_counted(database: Path) -> None:
    copy_of(database, DAY + timedelta(1)).write_bytes(b"")
    newer = copy_of(database, DAY + timedelta(2))
    shutil.copy(copy_of(database, DAY), newer)
    flip_the_version(newer)
    assert find_copies(database) == ([COPY], 2)


@pytest.mark.parametrize(
    "change", ["PRAGMA user_version = 2", "UPDATE alembic_version SET version_num = '9999'"]
)
def test_what_a_newer_version_wrote_stays_and_is_refused(database: Path, change: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(change)
        connection.execute("ALTER TABLE pets ADD COLUMN price INTEGER")
    copy_of(database, DAY).unlink()
    before = files_in(database.parent)
    with pytest.raises(StoreError) as refused:
        opened(database)
    assert (refused.value.reason, type(refused.value)) == (NEWER, StoreError)
    assert files_in(database.parent) == before


@pytest.mark.parametrize(
    ("spoil", "suffix"),
    [
        (delete, None),
        (empty, None),
        (leave_the_log, "-wal"),
        (leave_the_log_and_an_empty_file, "-wal"),
        (truncate, ""),
        (put_a_folder_there, ""),
    ],
)
def test_only_a_file_with_content_is_reported_as_kept(
    database: Path, spoil: Spoil, suffix: str | None
) -> None:
    spoil(database)
    aside = recover(database, Recovery.COPY, 0)
    assert (aside and aside.suffix) == (None if suffix is None else f".sqlite{suffix}")


@pytest.mark.skipif(os.name != "posix", reason="links")
def test_a_link_to_a_missing_place_is_no_loss(tmp_path: Path) -> None:
    place, name = tmp_path / "disk" / "animals.sqlite", tmp_path / "animals.sqlite"
    name.symlink_to(place)
    for known in (None, 0, ANIMALS):
        with pytest.raises(StoreError) as failed:
            file_of(name, known)
        assert failed.value.reason is StartFailure.ELSEWHERE
    place.parent.mkdir()
    assert file_of(name, None) == place  # IT prepared the link: nothing was ever there
    with pytest.raises(StoreError):
        file_of(name, ANIMALS)
    copies_folder(place).mkdir()
    copy_of(place, DAY).write_bytes(b"")
    assert file_of(name, ANIMALS) == place
    name.unlink()
    name.symlink_to(name)
    with pytest.raises(StoreError) as failed:
        file_of(name, None)
    assert failed.value.reason is StartFailure.ELSEWHERE


@pytest.mark.skipif(sys.platform != "linux", reason="locks of an open file")
def test_a_database_in_use_under_another_name_is_not_lost(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log has the other name, so it looks as if it were behind."""
    monkeypatch.setattr(database_lock, "LOCK_SECONDS", 0.05)
    link = database.with_name("link.sqlite")
    with closing(open_store(str(database))) as store:
        os.link(database, link)
        asyncio.run(add(store, 2))
        before = link.read_bytes()
        for attempt in (
            lambda: opened(link, ANIMALS + 2),
            lambda: recover(link, Recovery.READABLE, 0),
            lambda: recover(link, Recovery.EMPTY, 0),
        ):
            with pytest.raises(StoreError) as refused:
                attempt()
            assert refused.value.reason is StartFailure.IN_USE
        assert link.read_bytes() == before
    assert animals_in(link) == ANIMALS + 2


@pytest.mark.parametrize("choice", [Recovery.READABLE, Recovery.EMPTY])
def test_a_copy_that_was_not_chosen_is_not_replaced_by_the_next_ones(
    database: Path, choice: Recovery
) -> None:
    content = copy_of(database, DAY).read_bytes()
    delete(database)
    recover(database, choice, 0)
    [kept] = copies_folder(database).glob("animals-2026-11-22.kept-*.sqlite")
    assert kept.read_bytes() == content
    assert not copy_of(database, DAY).exists()  # another is taken today


def test_without_a_whole_copy_there_is_none_to_bring_back(database: Path) -> None:
    spoil_a_page(copy_of(database, DAY))
    delete(database)
    with pytest.raises(StoreLost) as lost:
        opened(database)
    assert lost.value.loss == StoreLoss(GONE, other_copies=1)
    before = files_in(database.parent)
    with pytest.raises(StoreError):
        recover(database, Recovery.COPY, 0)
    assert files_in(database.parent) == before


@pytest.mark.parametrize("choice", list(Recovery))
def test_on_a_full_disk_nothing_changes(database: Path, choice: Recovery) -> None:
    spoil_a_page(database)
    before = files_in(database.parent)
    with small_disk(2 * PAGE), pytest.raises(StoreError) as failed:
        recover(database, choice, 0)
    assert failed.value.reason is StartFailure.CANNOT_WRITE
    assert files_in(database.parent) == before


def test_without_room_to_look_it_says_so(database: Path) -> None:
    spoil_a_page(database)
    before = files_in(database.parent)
    with small_disk(2 * PAGE), pytest.raises(StoreError) as failed:
        opened(database)
    assert failed.value.reason is StartFailure.CANNOT_WRITE
    assert files_in(database.parent) == before


def test_a_database_that_cannot_be_looked_at_is_not_lost(tmp_path: Path) -> None:
    with unreadable(tmp_path / "store"), pytest.raises(StoreError) as failed:
        opened(tmp_path / "store" / "animals.sqlite")
    assert failed.value.reason is StartFailure.CANNOT_WRITE


class Killed(BaseException):
    """The program is killed."""


@pytest.mark.parametrize("renames", range(4))
def test_an_interrupted_recovery_is_finished_at_the_next_start(
    database: Path, monkeypatch: pytest.MonkeyPatch, renames: int
) -> None:
    spoil_a_page(database)
    before = files_in(database.parent)
    done: list[Path] = []
    rename = Path.rename

    def rename_some(path: Path, name: Path) -> Path:
        if path.exists() and len(done) == renames:
            raise Killed
        named = rename(path, name)
        done.append(named)
        return named

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", rename_some)
        with pytest.raises(Killed):
            recover(database, Recovery.COPY, ANIMALS)
    finish(database)
    if renames:
        assert animals_in(database) == IN_COPY
        with closing(opened(database)) as store:
            assert asyncio.run(add(store, 1)) == [ANIMALS + 1]
    assert set(before.values()) <= set(files_in(database.parent).values())


@pytest.mark.parametrize(
    ("spoil", "told"), [(delete, b"is gone"), (empty, b"is empty"), (leave_the_log, b"is gone")]
)
def test_a_service_of_it_does_not_start_anew_beside_its_copies(
    database: Path, spoil: Spoil, told: bytes
) -> None:
    spoil(database)
    before = files_in(database.parent)
    ended = run_failing("--key-stdin", "--port", "0", "--database", database, "--sample", "3")
    assert ended.returncode == 1
    assert told in ended.stderr
    assert bytes(copy_of(database, DAY)) in ended.stderr
    assert files_in(database.parent) == before


def test_a_service_of_it_starts_anew_where_nothing_was(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--sample", "3") as serving:
        assert len(serving.pets()) == 3


def delete_with_all_beside_it(database: Path) -> None:
    for file in database.parent.glob("animals.sqlite*"):
        file.unlink()


def move(database: Path) -> None:
    database.rename(database.with_name("moved.sqlite"))


def leave_a_hard_link(database: Path) -> None:
    os.link(database, database.with_name("moved.sqlite"))
    database.unlink()


def put_the_copy_there(database: Path) -> None:
    copy_of(database, DAY).replace(database)


def move_and_put_the_copy_there(database: Path) -> None:
    move(database)
    put_the_copy_there(database)


def move_and_leave_an_empty_file(database: Path) -> None:
    move(database)
    database.touch()


async def lose_while_in_use(database: Path, spoil: Spoil, *, adds: bool) -> None:
    """Add an animal, lose the file, and end the store, after another try to add if `adds`."""
    store = opened(database)
    await add(store, 1)
    spoil(database)
    if adds:
        for _ in range(2):
            with pytest.raises(StoreError) as failed:
                await add(store, 1)
            assert failed.value.reason is GONE
    store.close()


in_use = pytest.mark.skipif(os.name != "posix", reason="moves an open file")


@in_use
@pytest.mark.expects_log("was moved or deleted while it was in use: it was saved as")
@pytest.mark.parametrize("adds", [True, False])
@pytest.mark.parametrize(
    "spoil", [delete, leave_the_log, delete_with_all_beside_it, move, leave_a_hard_link]
)
async def test_a_file_that_was_deleted_while_it_was_in_use_is_written_again(
    database: Path, spoil: Spoil, adds: bool
) -> None:
    await lose_while_in_use(database, spoil, adds=adds)
    assert animals_in(database) == ANIMALS + 1
    assert not list(database.parent.glob("animals.saved-*"))


@in_use
@pytest.mark.expects_log("was moved or deleted while it was in use: it was saved as")
@pytest.mark.parametrize("adds", [True, False])
@pytest.mark.parametrize(
    "spoil", [put_the_copy_there, move_and_put_the_copy_there, move_and_leave_an_empty_file]
)
async def test_a_file_that_was_replaced_while_it_was_in_use_is_written_beside(
    database: Path, spoil: Spoil, adds: bool
) -> None:
    await lose_while_in_use(database, spoil, adds=adds)
    [saved] = database.parent.glob("animals.saved-*.sqlite")
    assert animals_in(saved) == ANIMALS + 1
    assert not log_of(database).exists(), "it would be read as that of the other file"
    with pytest.raises(StoreLost) as lost:  # IDs would be given again
        opened(database, None)
    assert lost.value.loss.how in (BEHIND, EMPTY)
    assert lost.value.loss.how is EMPTY or f"{saved}, which was saved" in str(lost.value)
    saved.replace(database)
    opened(database, ANIMALS + 1).close()


def delete_the_log(database: Path) -> None:
    log_of(database).unlink(missing_ok=True)


def replace_the_log(database: Path) -> None:
    delete_the_log(database)
    log_of(database).touch()


def index_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-shm")


def replace_the_index(database: Path) -> None:
    index_of(database).unlink(missing_ok=True)
    index_of(database).touch()


def delete_the_index_and_copy_the_log(database: Path) -> None:
    """Another program copies the log, and finds no lock of the service."""
    index_of(database).unlink(missing_ok=True)
    copy = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA wal_checkpoint')"
    subprocess.run([sys.executable, "-c", copy, database], check=True)


@in_use
@pytest.mark.parametrize(
    "spoil",
    [delete_the_log, replace_the_log, replace_the_index, delete_the_index_and_copy_the_log],
)
def test_nothing_is_lost_with_a_log_that_is_deleted_while_it_is_in_use(
    tmp_path: Path, spoil: Spoil
) -> None:
    database, outcomes = tmp_path / "animals.sqlite", []
    with running("--database", database) as serving:
        for name in ("Rex", "Bo"):
            answer = httpx.post(
                f"{serving.url}/pets",
                json={"name": name, "categoryId": 1},
                headers=bearer(KEY),
                trust_env=False,
                timeout=PATIENCE,
            )
            outcomes.append((answer.status_code, answer.json().get("code")))
            spoil(database)
        serving.process.kill()
        assert serving.process.stderr
        lines = serving.process.stderr.read().splitlines()
    assert outcomes == [(201, None), (500, "database_gone")]
    assert ["was moved or deleted" in line for line in lines] == [True, True], lines
    with running("--database", database) as serving:
        assert [pet["name"] for pet in serving.pets()] == ["Rex"]


@in_use
@pytest.mark.expects_log("was moved or deleted while it was in use: its log was copied into it")
@pytest.mark.parametrize("reads", [True, False])
async def test_a_log_that_is_removed_with_our_own_connections_is_not_lost(
    database: Path, reads: bool
) -> None:
    store = opened(database)
    await add(store, 1)
    if reads:
        await store.edition()
    with pytest.raises(StoreError):  # the connection is closed, as after an error
        store.write(lambda connection: connection.invalidate())
    await add(store, 1)
    delete_the_log(database)
    with pytest.raises(StoreError) as failed:
        await add(store, 1)
    assert failed.value.reason is GONE
    store.close()
    assert animals_in(database) == ANIMALS + 2


@in_use
@pytest.mark.expects_log("was emptied while it was in use: nothing more can be saved")
async def test_a_file_that_was_emptied_while_it_was_in_use_takes_no_adds(database: Path) -> None:
    store = opened(database)
    await add(store, 1)
    os.truncate(database, 0)
    for request in (add(store, 1), store.list(1, None, None)):
        with pytest.raises(StoreError) as failed:
            await request
        assert failed.value.reason is GONE
    assert log_of(database).stat().st_size, "the first one to open the file deletes its log"
    store.close()


def spoil_text(wrong: bytes, of: bytes, at: int = 1) -> Spoil:
    """Put a byte that is not UTF-8 into the texts of this kind: some may be left from old pages."""

    def spoil(database: Path) -> None:
        content = database.read_bytes()
        assert of in content
        database.write_bytes(content.replace(of, of[:at] + wrong + of[at + 1 :]))

    return spoil


TEXTS = {
    "name": (b"Marmalade", 1),
    "type of a column": (b"TEXT", 1),
    "name of a column": (b"name TEXT", 1),
    "name of a table": (b"CREATE TABLE pets", 14),
    "name of an index": (b"INDEX pets_by_status", 8),
}


@pytest.mark.parametrize("wrong", [b"\x80", b"\xff"])
@pytest.mark.parametrize(("of", "at"), TEXTS.values(), ids=TEXTS)
def test_text_that_is_not_utf8_is_damage_in_a_database_and_in_a_copy(
    database: Path, wrong: bytes, of: bytes, at: int
) -> None:
    """SQLite accepts any bytes as a name."""
    with closing(opened(database)):  # what was in the log is in the file now
        pass
    newer = copy_of(database, DAY + timedelta(1))
    shutil.copy(database, newer)
    for file in (database, newer):
        spoil_text(wrong, of, at)(file)
    with pytest.raises(StoreLost) as lost:
        opened(database, checks=True)
    assert lost.value.reason is DAMAGED
    assert lost.value.loss.copies == (COPY,)
    with pytest.raises((CopyDamaged, sqlite3.DatabaseError)) as refused:
        take_copy(database, copy_of(database, DAY + timedelta(2)))
    assert isinstance(refused.value, CopyDamaged) or is_damage(refused.value)
    assert find_copies(database) == ([COPY], 1)


@pytest.mark.parametrize("wrong", [b"\x80", b"\xff"])
def test_a_small_database_with_a_name_that_is_not_utf8_is_damaged_at_once(
    tmp_path: Path, wrong: bytes
) -> None:
    database = tmp_path / "animals.sqlite"
    with closing(opened(database, known_id=None)) as store:
        asyncio.run(add(store, 1))
    spoil_text(wrong, b"New 0")(database)
    with pytest.raises(StoreLost) as lost:
        opened(database, known_id=2)
    assert lost.value.loss == StoreLoss(DAMAGED, readable=1)
    recover(database, Recovery.READABLE, 2)
    assert animals_in(database) == 1


CHANGES = [
    "DROP TABLE pets",
    "DROP TABLE meta",
    "ALTER TABLE pets RENAME COLUMN name TO nbme",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -5",
    "PRAGMA user_version = 65536",
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_database_without_the_tables_of_a_store_is_damaged(database: Path, change: str) -> None:
    newer = copy_of(database, DAY + timedelta(1))
    for file in (database, newer):
        shutil.copy(copy_of(database, DAY), file)
        log_of(file).unlink(missing_ok=True)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute(change)
    with pytest.raises(StoreLost) as lost:
        opened(database, known_id=IN_COPY)
    assert lost.value.reason is DAMAGED
    assert lost.value.loss.copies == (COPY,)
    recover(database, Recovery.COPY, IN_COPY)
    assert animals_in(database) == IN_COPY


NEIGHBOURS = [
    "shop-north.sqlite",
    "shop.west-2.sqlite",
    "shop.replaced-2026.sqlite",
    "shop.sqlite.old-2.sqlite",
    "shop-2026-11-22.sqlite",
    "Shop.sqlite3",
    "shop",
]


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_a_neighbour_with_copies_and_files_put_aside_is_no_trace(tmp_path: Path, name: str) -> None:
    neighbour, database = tmp_path / name, tmp_path / "shop.sqlite"
    copies_folder(neighbour).mkdir()
    for _ in range(2):
        with closing(open_store(str(neighbour), first=lambda: made_up(50))):
            pass
        take_copy(neighbour, copy_of(neighbour, DAY))
        recover(neighbour, Recovery.EMPTY, 0)
        take_copy(neighbour, copy_of(neighbour, DAY))
    with closing(opened(database, known_id=None)) as store:
        assert asyncio.run(add(store, 1)) == [2]
    recover(database, Recovery.EMPTY, 0)
    with closing(opened(database, known_id=2)) as store:
        assert asyncio.run(add(store, 1)) == [3], "only its own IDs count"


@pytest.mark.parametrize("name", ["shop", "shop.sqlite", "shop[1].sqlite", "a*.db", "x.y-1.sqlite"])
def test_a_database_is_known_by_what_was_put_aside_whatever_its_name(
    tmp_path: Path, name: str
) -> None:
    database = tmp_path / name
    with closing(opened(database, known_id=None)):
        pass
    recover(database, Recovery.EMPTY, 0)
    database.unlink()
    with pytest.raises(StoreLost):
        opened(database, known_id=None)
