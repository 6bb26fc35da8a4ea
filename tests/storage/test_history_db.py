"""The history on disk, and what is asked of it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.cached_rows import SHOWN_FOR_SECONDS, first_rows, first_seen_of
from petstore_gui.storage.databases import Damaged, StorageError
from petstore_gui.storage.history_db import Head, HistoryDb
from petstore_gui.storage.stock_weeks import DAY_SECONDS, StockWeek, stock_weeks
from tests.support.disk import unreadable

NOW = int(time.time())
DAY = DAY_SECONDS

int64 = st.one_of(st.sampled_from([INT64_MIN, 0, INT64_MAX]), st.integers(INT64_MIN, INT64_MAX))
texts = st.one_of(st.text(), st.sampled_from(["", "\0", "a\0b", "Zoë", "\U0001f415"]))
pets = st.builds(Pet, id=int64, name=texts, category_id=int64, status=st.none() | texts)

Written = tuple[Pet, int | None, int, str | None]


def opened(file: Path) -> HistoryDb:
    return HistoryDb.open(file, datetime.fromtimestamp(NOW, UTC))


def write(file: Path, *written: Written, at: int = NOW, head: Head | None = None) -> None:
    history = opened(file)
    history.begin()
    history.write(written, at)
    history.commit(head)
    history.close()


def listed(*pets: Pet) -> Iterator[Written]:
    return ((pet, None, Place.LISTED, None) for pet in pets)


def pets_in(file: Path) -> list[Pet]:
    history = opened(file)
    found = [Pet(*row[:4]) for row in chain.from_iterable(history.pets())]
    history.close()
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


@settings(max_examples=25)
@given(st.lists(pets, unique_by=lambda pet: pet.id))
def test_every_animal_is_read_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, animals: list[Pet]
) -> None:
    file = tmp_path_factory.mktemp("ledger") / "ledger.sqlite"
    write(file, *listed(*animals))
    assert pets_in(file) == sorted(animals, key=lambda pet: pet.id)


def test_a_lone_surrogate_loses_only_that_letter(file: Path) -> None:
    write(file, *listed(Pet(1, "a\ud800b", 1), Pet(2, "Rex", 1)))
    assert [pet.name for pet in pets_in(file)] == ["a?b", "Rex"]


def test_a_returning_animal_keeps_when_it_was_first_seen(file: Path) -> None:
    write(file, *listed(Pet(1, "Rex", 1)), at=100)
    for at in (200, 300):
        write(file, (Pet(1, "Rex", 1), 150, Place.GONE, None), at=at)
    with closing(sqlite3.connect(file)) as connection:
        [row] = connection.execute("SELECT first_seen, last_seen, gone_at FROM pets")
        assert row == (100, 150, 200)
        write(file, *listed(Pet(1, "Max", 1)), at=400)
        [row] = connection.execute("SELECT first_seen, last_seen, gone_at FROM pets")
        assert row == (100, None, None)


def test_a_file_of_an_earlier_layout_is_made_anew(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("CREATE TABLE pets (id, part); PRAGMA user_version = 1")
    history = opened(file)
    assert (history.aside, list(history.pets())) == (None, [])
    history.close()


@pytest.mark.parametrize("is_schema", [True, False])
def test_a_damaged_file_is_put_aside_and_made_anew(file: Path, is_schema: bool) -> None:
    write(file, *listed(*(Pet(number, "Rex " * 50, 1) for number in range(1_000))))
    content = bytearray(file.read_bytes())
    middle = 0 if is_schema else len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(content)
    history = opened(file)
    if not is_schema:
        with pytest.raises(Damaged) as damage:
            list(history.pets())
        history.close()
        history = HistoryDb.replace(file, datetime.fromtimestamp(NOW, UTC), damage.value)
    assert history.aside is not None
    assert history.aside.read_bytes() == content
    assert list(history.pets()) == []
    history.close()


def test_an_unreadable_folder_raises(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with unreadable(folder), pytest.raises(StorageError) as it:
        opened(folder / "ledger.sqlite")
    assert not isinstance(it.value, Damaged)


LONG_AGO = NOW - SHOWN_FOR_SECONDS - 60
STOCK: list[Written] = [
    *listed(Pet(1, "Ada", 9, "sold"), Pet(2, "Bo", 3, "available")),
    (Pet(3, "Cleo", 5), NOW, Place.EARLIER, None),
    (Pet(4, "Dora", 5, "sold"), LONG_AGO, Place.EARLIER, None),
    (Pet(5, "Ella", 5, "sold"), LONG_AGO, Place.EARLIER, "unread"),
    (Pet(6, "Finn", 5, "available"), NOW, Place.GONE, None),
    *listed(Pet(7, "Gus", 5, "Außer Haus")),
]


@pytest.mark.parametrize(
    ("status", "descending", "most", "expected"),
    [
        (None, False, 9, [1, 2, 3, 5, 7]),
        (None, True, 2, [7, 5]),
        (PetStatus.SOLD, False, 9, [1, 5]),
        (PetStatus.PENDING, False, 9, []),
    ],
)
def test_first_rows_are_read_without_changing_the_file(
    file: Path, status: PetStatus | None, descending: bool, most: int, expected: list[int]
) -> None:
    write(file, *STOCK)
    assert first_rows(file, 9) == []  # no list has ended
    write(file, head=Head(NOW, was_whole=True))
    before = file.read_bytes()
    rows = first_rows(file, most, status=status, descending=descending)
    assert [row[0] for row in rows] == expected
    assert (file.read_bytes(), [one.name for one in file.parent.iterdir()]) == (before, [file.name])


@pytest.mark.parametrize("content", [None, b"", b"no database" * 900])
def test_an_unreadable_file_says_nothing(file: Path, content: bytes | None) -> None:
    if content is not None:
        file.write_bytes(content)
    assert (first_rows(file, 9), first_seen_of(file, [1])) == ([], {})
    assert stock_weeks(file, [NOW]) is None
    assert file.exists() is (content is not None)


FIRST = 1_790_000_000
ENDS = [FIRST + number * 7 * DAY + DAY for number in range(-3, 4)]


def test_each_week_has_what_was_there_and_what_came_and_went(file: Path) -> None:
    for pet_id, first, last in (
        *((1, 0, None), (2, 0, 3), (3, 9, None), (4, 10, 20), (5, 21, None)),
    ):
        last_seen = None if last is None else FIRST + last * DAY
        place = Place.LISTED if last is None else Place.EARLIER
        write(file, (Pet(pet_id, "Rex", 5), last_seen, place, None), at=FIRST + first * DAY)
    write(file, (Pet(9, "Ada", 5), FIRST, Place.NEVER_LISTED, None), at=FIRST)  # is in no week
    seen = stock_weeks(file, ENDS)
    assert seen is not None
    assert seen.began == FIRST
    assert seen.weeks == (
        StockWeek(ENDS[3], there=2, came=None, went=0),
        StockWeek(ENDS[4], there=1, came=0, went=1),
        StockWeek(ENDS[5], there=3, came=2, went=0),
        StockWeek(ENDS[6], there=3, came=1, went=1),
    )


def test_an_empty_history_has_no_weeks(file: Path) -> None:
    write(file)
    assert stock_weeks(file, ENDS) is None
