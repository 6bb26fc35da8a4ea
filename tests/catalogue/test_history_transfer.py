"""Writes to and reads from a history file, in steps that are short however long the names are."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Before, Presence
from petstore_gui.catalogue.history_transfer import HistoryTransfer
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.storage.history_db import LETTERS, HistoryDb
from petstore_gui.storage.history_rows import HistoryRow, UnreadChange
from petstore_gui.storage.recoverable_db import OpenDb

LONG = 30_000
PETS = [Pet(number, "x" * LONG, 1) for number in range(1, 31)]


class Counted(HistoryDb):
    """Notes how many letters each step has."""

    def __init__(self, opened: OpenDb) -> None:
        super().__init__(opened)
        self.steps: list[int] = []

    def write_pets(self, pets: Collection[HistoryRow], now: int) -> None:
        self.steps.append(sum(len(row.pet.name) for row in pets))
        super().write_pets(pets, now)

    def write_removed(self, pets: Collection[Pet], now: int) -> None:
        self.steps.append(sum(len(pet.name) for pet in pets))
        super().write_removed(pets, now)

    def write_unread(self, unread: Collection[UnreadChange], read: Collection[int]) -> None:
        self.steps.append(sum(len(one.pet.name) for one in unread if one.pet))
        super().write_unread(unread, read)

    def shown(self, since: int) -> Iterator[list[CachedRow]]:
        for batch in super().shown(since):
            self.steps.append(sum(len(name) for _, name, *_ in batch))
            yield batch

    def unread(self) -> Iterator[list[UnreadChange]]:
        for batch in super().unread():
            self.steps.append(sum(len(one.pet.name) for one in batch if one.pet))
            yield batch


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Counted]:
    history = Counted.open(tmp_path / "ledger.sqlite", datetime(2026, 11, 21, tzinfo=UTC))
    assert isinstance(history, Counted)
    yield history
    history.close()


def state_of(pets: list[Pet], removed: list[Pet]) -> CatalogueState:
    """A catalogue with animals that staff knew otherwise, from which some were removed."""
    state = CatalogueState()
    state.sort_filter.put(pets, walk=1)
    history = state.history
    history.note_removed(removed)
    history.before |= {pet.id: Before(Presence.KNOWN, pet) for pet in pets}
    history.unwritten.add_all([pet.id for pet in pets], history)
    return state


async def test_no_step_is_much_longer_than_others_however_long_the_names(file: Counted) -> None:
    await HistoryTransfer(state_of(PETS[:20], PETS[20:])).write(file)
    again = CatalogueState()
    await HistoryTransfer(again).load(file)
    assert [again.sort_filter.rows.pet(row) for row in range(20)] == PETS[:20]
    assert set(again.history.before) == {pet.id for pet in PETS}
    assert sum(file.steps) == LONG * (20 + 10 + 30) + LONG * (20 + 30)
    assert max(file.steps) < LETTERS + LONG
