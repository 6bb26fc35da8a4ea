"""A store that is gone or damaged: it is told, and goes on with a copy or without animals."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import EMPTY, StartFailure, StoreCopy
from petstore_gui.service.store.daily_copies import DailyCopies, copy_of
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.loss import StoreLost, open_unless_lost, recover
from petstore_gui.service.store.samples import Samples, made_up
from petstore_gui.service.store.store import Store, open_store

MONDAY, TUESDAY, WEDNESDAY = date(2026, 11, 23), date(2026, 11, 24), date(2026, 11, 25)
HIGHEST = 70
"""The highest ID that the window knows, added after the last copy."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A store with 60 animals. Of its copies, one has no animals, and one is damaged."""
    path = tmp_path / "animals.sqlite"
    with closing(open_store(str(path))) as store:
        DailyCopies(path, lambda: MONDAY).take_todays()
        store.fill(made_up(60))
        DailyCopies(path, lambda: TUESDAY).take_todays()
    copy_of(path, WEDNESDAY).write_bytes(b"no database")
    return path


def opened(database: Path, known_id: int = HIGHEST) -> Store:
    return open_unless_lost(database, known_id, partial(open_store, str(database)))


def contents(database: Path) -> bytes | None:
    return database.read_bytes() if database.exists() else None


def is_open(file: Path) -> bool:
    """Whether this process has a file open, as far as the system says; Windows renames none."""
    return file.exists() and any(
        os.path.realpath(one) == str(file) for one in Path("/proc/self/fd").glob("*")
    )


def overwrite(database: Path) -> None:
    database.write_bytes(b"no database, but long enough for the header of one" * 20)


def zero(database: Path) -> None:
    content = database.read_bytes()
    database.write_bytes(content[:4096] + bytes(len(content) - 4096))


LOST: list[tuple[Callable[[Path], object], StartFailure]] = [
    (Path.unlink, StartFailure.MISSING),
    (lambda file: file.write_bytes(b""), StartFailure.MISSING),
    (overwrite, StartFailure.DAMAGED),
    (zero, StartFailure.DAMAGED),
]


@pytest.mark.parametrize(("lose", "how"), LOST)
@pytest.mark.parametrize("choice", ["animals-2026-11-24.sqlite", EMPTY])
async def test_a_lost_store_goes_on_with_a_copy_or_without_animals(
    database: Path, lose: Callable[[Path], object], how: StartFailure, choice: str
) -> None:
    lose(database)
    left = contents(database)
    for _ in range(2):  # nothing changes until somebody has chosen
        with pytest.raises(StoreLost) as lost:
            opened(database)
        assert lost.value.reason is lost.value.loss.how is how
        assert not is_open(database)
        assert lost.value.loss.copies == (StoreCopy("animals-2026-11-24.sqlite", "2026-11-24", 60),)
    recover(database, choice, HIGHEST, None)
    with closing(opened(database)) as store:
        found = (await store.list(100, None, None)).pets
        assert len(found) == (60 if choice else 0)
        assert (await store.add(NewPet("Rex", 1), None, b"")).id == HIGHEST + 1
    assert [contents(one) for one in database.parent.glob("animals.replaced-*.sqlite")] == (
        [] if left is None else [left]
    )


async def test_ids_go_on_after_those_of_the_copies(database: Path) -> None:
    recover(database, EMPTY, 1, lambda: Samples(list(made_up(3))))
    with closing(opened(database, 0)) as store:
        assert [pet.id for pet in (await store.list(100, None, None)).pets] == [1, 2, 3]
        assert (await store.add(NewPet("Rex", 1), None, b"")).id == 61


def test_without_a_known_animal_a_store_is_new(database: Path, tmp_path: Path) -> None:
    opened(tmp_path / "new.sqlite", 0).close()
    with pytest.raises(StoreLost) as lost:
        opened(tmp_path / "other.sqlite")
    assert lost.value.loss.copies == ()


def test_without_room_the_lost_store_stays(database: Path) -> None:
    overwrite(database)
    left = database.read_bytes()
    with pytest.raises(StoreError) as failed:
        recover(database, "animals-2020-01-01.sqlite", HIGHEST, None)
    assert failed.value.reason is StartFailure.CANNOT_WRITE
    shutil.rmtree(database.parent / "copies")
    assert database.read_bytes() == left
    assert sorted(one.name for one in database.parent.iterdir()) == [
        "animals.sqlite",
        "animals.sqlite.lock",
    ]
