"""The history on disk."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from petstore_gui.storage.history_rows import Head, HistoryRow, UnreadChange

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.history_db import HistoryDamaged, HistoryDb
from petstore_gui.storage.recoverable_db import StorageError
from tests.support.disk import small_disk

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)

int64 = st.one_of(st.sampled_from([INT64_MIN, 0, INT64_MAX]), st.integers(INT64_MIN, INT64_MAX))
texts = st.one_of(st.text(), st.sampled_from(["", "\0", "a\0b", "Zoë", "\U0001f415"]))
pets = st.builds(Pet, id=int64, name=texts, category_id=int64, status=st.none() | texts)


def opened(file: Path) -> HistoryDb:
    return HistoryDb.open(file, NOW)


def shown(history: HistoryDb, since: int = 0) -> list[Pet]:
    rows = chain.from_iterable(history.shown(since))
    return [Pet(pet_id, name, category, status) for pet_id, name, category, status, *_ in rows]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


@given(st.lists(pets, unique_by=lambda pet: pet.id))
def test_every_animal_is_read_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, animals: list[Pet]
) -> None:
    file = tmp_path_factory.mktemp("ledger") / "ledger.sqlite"
    history = opened(file)
    history.write_pets([HistoryRow(pet) for pet in animals], 1)
    history.write_unread([UnreadChange(pet.id, "known", pet) for pet in animals], [])
    history.commit()
    history.close()
    history = opened(file)
    in_order = sorted(animals, key=lambda pet: pet.id)
    assert shown(history) == in_order
    unread = chain.from_iterable(history.unread())
    assert sorted((one.pet for one in unread if one.pet), key=lambda pet: pet.id) == in_order
    history.close()


def test_a_lone_surrogate_loses_only_that_letter(file: Path) -> None:
    history = opened(file)
    history.write_pets([HistoryRow(Pet(1, "a\ud800b", 1)), HistoryRow(Pet(2, "Rex", 1))], 1)
    assert [pet.name for pet in shown(history)] == ["a?b", "Rex"]
    history.close()


def test_several_batches_come_in_order_of_id(file: Path) -> None:
    history = opened(file)
    history.write_pets([HistoryRow(Pet(number, "Rex", 1)) for number in reversed(range(1_201))], 1)
    assert [pet.id for pet in shown(history)] == list(range(1_201))
    history.close()


def test_animals_removed_or_seen_long_ago_are_hidden_and_kept(file: Path) -> None:
    history = opened(file)
    animals = [Pet(number, "Rex", 1) for number in range(1, 5)]
    seen = [None, 500, 99, None]
    history.write_pets([HistoryRow(*one) for one in zip(animals, seen, strict=True)], 1)
    history.write_pets([HistoryRow(Pet(5, "Rex", 1), 98)], 1)
    history.write_unread(
        [UnreadChange(5, "known", Pet(5, "Rex", 1)), UnreadChange(4, "absent")], []
    )
    history.write_removed(animals[3:], 700)
    assert [pet.id for pet in shown(history, since=100)] == [1, 2, 5]
    assert set(chain.from_iterable(history.hidden(100))) == {3, 4}
    history.close()


def test_an_animal_removed_before_it_was_written_is_hidden_as_well(file: Path) -> None:
    history = opened(file)
    history.write_removed([Pet(1, "Rex", 1)], 700)
    history.commit()
    assert set(chain.from_iterable(history.hidden(100))) == {1}
    assert shown(history) == []
    history.close()


def test_a_returning_animal_is_shown_and_keeps_when_it_was_first_seen(file: Path) -> None:
    history = opened(file)
    history.write_pets([HistoryRow(Pet(1, "Rex", 1))], 100)
    history.write_removed([Pet(1, "Rex", 1)], 200)
    history.write_pets([HistoryRow(Pet(1, "Max", 1))], 300)
    history.commit()
    history.close()
    with closing(sqlite3.connect(file)) as connection:
        [row] = connection.execute("SELECT name, first_seen, last_seen, gone_at FROM pets")
    assert row == ("Max", 100, None, None)


def test_the_newest_list_is_remembered(file: Path) -> None:
    history = opened(file)
    assert history.head() is None
    for head in (
        Head(100, was_whole=False),
        Head(200, was_whole=True),
        Head(300, was_whole=False, is_in_part=True),
    ):
        history.write_head(head)
        assert history.head() == head
    history.close()


def test_a_change_that_was_read_is_removed(file: Path) -> None:
    history = opened(file)
    history.write_unread([UnreadChange(1, "absent"), UnreadChange(2, "unseen")], [])
    history.write_unread([], [1])
    assert list(chain.from_iterable(history.unread())) == [UnreadChange(2, "unseen")]
    history.close()


def test_only_uncommitted_writes_are_lost(file: Path) -> None:
    history = opened(file)
    history.write_pets([HistoryRow(Pet(1, "Rex", 1))], 1)
    history.commit()
    history.write_pets([HistoryRow(Pet(2, "Max", 1))], 1)
    history.close()
    again = opened(file)
    assert [pet.id for pet in shown(again)] == [1]
    again.close()


def test_damage_in_the_middle_is_reported_and_the_rest_is_kept(file: Path) -> None:
    history = opened(file)
    history.write_pets([HistoryRow(Pet(number, "Rex " * 50, 1)) for number in range(1_000)], 1)
    history.commit()
    history.close()
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(content)
    damaged = opened(file)
    with pytest.raises(HistoryDamaged):
        shown(damaged)
    damaged.close()
    rescued = HistoryDb.rescue(file, NOW)
    assert rescued.aside is not None
    assert rescued.aside.name == "ledger.damaged-2026-11-21-174000.sqlite"
    assert rescued.aside.read_bytes() == content
    assert 900 < len(shown(rescued)) < 1_000
    rescued.close()


@pytest.mark.skipif(sys.platform == "win32", reason="modes are POSIX's")
def test_only_its_owner_can_read_it(file: Path) -> None:
    history = opened(file)
    history.write_head(Head(1, was_whole=True))
    history.commit()
    assert {one.stat().st_mode & 0o777 for one in file.parent.iterdir()} == {0o600}
    history.close()


def test_a_full_disk_raises(file: Path) -> None:
    with (
        closing(opened(file)) as history,
        small_disk(64 * 1024),
        pytest.raises(StorageError),
    ):
        history.write_pets([HistoryRow(Pet(number, "Rex" * 999, 1)) for number in range(999)], 1)


def test_a_folder_that_cannot_be_written_raises(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("a file in the folder's place", encoding="utf-8")
    with pytest.raises(StorageError):
        opened(tmp_path / "records" / "ledger.sqlite")
