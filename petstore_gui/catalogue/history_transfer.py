"""Carries what is known of a catalogue between its state and its history file.

This runs in slices of the event loop; a thread that works on Python objects would stall the window
more. Only calls that release the interpreter lock run in a thread: waiting while another program
writes to the file, and committing.
"""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, takewhile
from typing import TypeVar

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Before, Presence
from petstore_gui.catalogue.history import Unwritten
from petstore_gui.storage.cached_rows import SHOWN_FOR_SECONDS, CachedRow
from petstore_gui.storage.history_db import BATCH, HistoryDb, in_steps
from petstore_gui.storage.history_rows import HistoryRow, UnreadChange
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.time_slices import run_in_slices

SLICE_SECONDS = 0.002
"""How long the loop works on a history file in one turn."""

T = TypeVar("T")


class HistoryTransfer:
    """Reads from an open file into the state of one catalogue, and writes the state to it."""

    def __init__(self, state: CatalogueState) -> None:
        self._state = state
        self._sort_filter = state.sort_filter
        self._history = state.history
        self._as_of: int | None = None
        self._is_stopped = False

    @property
    def has_unwritten(self) -> bool:
        """Whether anything differs from the file."""
        return bool(self._history.unwritten)

    def mark_unwritten(self) -> None:
        """Write everything next time: the file is a new one."""
        self._history.unwritten.add_all(self._sort_filter.rows.ids, self._history)

    def give_up_writing(self) -> None:
        """Note no more of what is unwritten: the file is not used until the next start."""
        self._history.unwritten.give_up()

    def stop_loading(self) -> None:
        """Load no more: another catalogue is shown."""
        self._is_stopped = True

    async def load(self, file: HistoryDb) -> None:
        """Load what earlier runs knew. Raises `StorageError` and `HistoryDamaged`."""
        history, since = self._history, seconds_of(local_now()) - SHOWN_FOR_SECONDS
        head = file.head()
        history.before.clear()  # the file may have been read in part before it was rescued
        self._as_of = file.began() if head is None else head.as_of
        await self._run(self._load_before, file.unread())
        await self._run(self._load_shown, file.shown(since))
        hidden = array("q")
        await self._run(hidden.extend, file.hidden(since))
        history.load_hidden(hidden)
        history.newest_list = head  # last: what is new is known only once all is loaded
        self._show_loaded()

    async def _run(self, take: Callable[[T], object], batches: Iterable[T]) -> None:
        until_stopped = takewhile(lambda _: not self._is_stopped, batches)
        await run_in_slices(map(take, until_stopped), SLICE_SECONDS)

    def _load_before(self, batch: list[UnreadChange]) -> None:
        words = set(Presence)  # a newer version may have others
        known = [one for one in batch if one.was in words]
        before = {one.pet_id: Before(Presence(one.was), one.pet) for one in known}
        self._history.before |= before

    def _load_shown(self, batch: list[CachedRow]) -> None:
        self._sort_filter.load(batch)
        self._history.load(batch)
        self._show_loaded()

    def _show_loaded(self) -> None:
        if self._state.history is self._history:  # else another catalogue is open
            self._state.show_loaded(self._as_of)

    async def write(self, file: HistoryDb) -> None:
        """Write what is unwritten. Raises `StorageError` and `HistoryDamaged`."""
        if not self._history.unwritten:
            return
        now = seconds_of(local_now())
        await asyncio.to_thread(file.begin)
        unwritten, self._history.unwritten = self._history.unwritten, Unwritten()
        pets = map(partial(self._write_pets, file, now), _slices(unwritten.pets))
        before = map(partial(self._write_before, file), _slices(unwritten.before))
        await run_in_slices(chain.from_iterable(chain(pets, before)), SLICE_SECONDS)
        if unwritten.has_head and self._history.newest_list is not None:
            file.write_head(self._history.newest_list)
        await asyncio.to_thread(file.commit)

    def _write_pets(self, file: HistoryDb, now: int, pet_ids: array[int]) -> Iterator[None]:
        rows, history = self._sort_filter.rows, self._history
        row_by_id = {pet_id: rows.row_of(pet_id) for pet_id in pet_ids}
        kept = [
            HistoryRow(
                rows.pet(row), history.unlisted.last_seen.get(pet_id), history.seen_in.get(pet_id)
            )
            for pet_id, row in row_by_id.items()
            if row is not None
        ]
        removed = history.removed(pet_id for pet_id, row in row_by_id.items() if row is None)
        for some in in_steps(kept, lambda row: len(row.pet.name)):
            file.write_pets(some, now)
            yield
        for pets in in_steps(removed, lambda pet: len(pet.name)):
            file.write_removed(pets, now)
            yield

    def _write_before(self, file: HistoryDb, pet_ids: array[int]) -> Iterator[None]:
        before = self._history.before
        unread = [pet_id for pet_id in set(pet_ids) if pet_id in before]
        changes = [UnreadChange(one, before[one].presence, before[one].pet) for one in unread]
        file.write_unread((), set(pet_ids).difference(unread))
        yield
        for some in in_steps(changes, lambda one: len(one.pet.name) if one.pet else 0):
            file.write_unread(some, ())
            yield


def _slices(pet_ids: array[int]) -> Iterator[array[int]]:
    return (pet_ids[start : start + BATCH] for start in range(0, len(pet_ids), BATCH))
