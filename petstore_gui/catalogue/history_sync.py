"""Loads the history file of a catalogue when it is opened, and writes what changes.

This runs in slices of the event loop; a thread that works on Python objects would stall the window
more. Only calls that release the interpreter lock run in a thread: opening, waiting for another
program that writes to the file, committing, closing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from array import array
from collections.abc import Callable, Coroutine, Iterable, Iterator
from enum import Enum
from functools import partial
from itertools import chain, takewhile
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Before, Presence
from petstore_gui.catalogue.history import Unwritten
from petstore_gui.storage.cached_rows import SHOWN_FOR_SECONDS, CachedRow
from petstore_gui.storage.history_db import BATCH, HistoryDamaged, HistoryDb
from petstore_gui.storage.history_rows import HistoryRow, UnreadChange
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.clock import local_now
from petstore_gui.support.time_slices import run_in_slices

SLICE_SECONDS = 0.002
"""How long the loop works on a history file in one turn."""

OPEN_SECONDS = 2.0
"""How long a list waits for the disk that has the history file."""

LEAVE_SECONDS = 10.0
"""How long it waits before that for the history file that was left to be written and closed."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class HistoryProblemKind(Enum):
    """A problem with a history file."""

    DAMAGED = "it was put aside, and what could be read is kept"
    NEWER = "a newer version of the program has written it: it is only read"
    NOT_ANSWERED = "its disk did not answer in time: it is not used until the next start"
    NOT_KEPT = "its disk cannot be read or written"


class HistoryProblem(msgspec.Struct, frozen=True):
    """`aside`: the new path of a damaged file. `kept`: how many of its animals could be read."""

    kind: HistoryProblemKind
    aside: Path | None = None
    kept: int | None = None


class HistorySync:
    """Keeps one history file up to date while its catalogue is open. Reports a problem once.

    `loaded` is set once loading has ended or failed. `after` is set once the files of former
    catalogues are closed, and `closed` once this one is, too.
    """

    def __init__(
        self,
        state: CatalogueState,
        report: Callable[[HistoryProblem], object],
        after: asyncio.Event | None = None,
    ) -> None:
        self._state = state
        self._sort_filter = state.sort_filter
        self._history = state.history
        self._report = report
        self._file: HistoryDb | None = None
        self._as_of: int | None = None
        self._is_closing = False
        self._wanted = asyncio.Event()
        self.loaded = _set_event()
        self.after = after or _set_event()
        self.closed = self.after

    def keep(self, path: Path) -> Coroutine[Any, Any, None]:
        """Load the file at `path` once `after` is set, and write to it until `close`.

        If its disk does not answer in time, nothing is loaded or written.
        """
        self.loaded.clear()
        self.closed = asyncio.Event()
        return self._keep(path)

    def wake(self) -> None:
        """Write what is unwritten."""
        self._wanted.set()

    def close(self) -> None:
        """Write what is unwritten, and end."""
        self._is_closing = True
        self._wanted.set()

    async def _keep(self, path: Path) -> None:
        try:
            if await self._open_in_time(path):
                await self._load_or_rescue(path)
                self.loaded.set()
                await self._write_until_closed(path)
        except WrittenByNewer as error:
            await self._load_newer(path)
            self._give_up(HistoryProblemKind.NEWER, error)
        except (StorageError, HistoryDamaged) as error:
            self._give_up(HistoryProblemKind.NOT_KEPT, error)
        finally:
            self.loaded.set()
            if self._file is not None:
                await asyncio.to_thread(self._file.close)
            self._file = None
            self.closed.set()

    async def _open_in_time(self, path: Path) -> bool:
        opening = asyncio.create_task(self._open(path))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await self.after.wait()
        is_in_time = bool((await asyncio.wait([opening], timeout=OPEN_SECONDS))[0])
        if not is_in_time:
            self._give_up(HistoryProblemKind.NOT_ANSWERED, TimeoutError(path))
            self.loaded.set()
        await opening
        return is_in_time

    async def _open(self, path: Path) -> None:
        await self.after.wait()
        self._file = await asyncio.to_thread(HistoryDb.open, path, local_now())
        self._report_aside(self._file)

    async def _load_or_rescue(self, path: Path) -> None:
        if self._file is None:
            return
        try:
            await self._load(self._file)
        except HistoryDamaged as error:
            await self._load(await self._rescue(path, error))

    async def _load_newer(self, path: Path) -> None:
        """Load what can be read of a file of a newer version, unless a list came first."""
        if self.loaded.is_set():
            return
        try:
            self._file = await asyncio.to_thread(HistoryDb.of_newer, path)
            await self._load(self._file)
        except (StorageError, HistoryDamaged) as error:
            log.info("the rest of the newer history file cannot be read: %s", error)

    async def _write_until_closed(self, path: Path) -> None:
        while not self._is_closing or self._history.unwritten:
            if not self._is_closing:
                await self._wanted.wait()
                self._wanted.clear()
            try:
                await self._write()
            except HistoryDamaged as error:
                await self._rescue(path, error)
                await self._write()

    async def _rescue(self, path: Path, error: HistoryDamaged) -> HistoryDb:
        """Put a damaged file aside. The new one gets what can be read, and what is known now."""
        log.info("%s is damaged: %s", path, error)
        if self._file is not None:
            self._file.close()
        self._file = file = await asyncio.to_thread(HistoryDb.rescue, path, local_now())
        self._history.unwritten.add_all(self._sort_filter.rows.ids, self._history)
        self._report_aside(file)
        return file

    async def _load(self, file: HistoryDb) -> None:
        history, since = self._history, int(local_now().timestamp()) - SHOWN_FOR_SECONDS
        head = file.head()
        history.before.clear()  # the file may have been read in part before it was rescued
        self._as_of = file.began() if head is None else head.as_of
        await self._run(self._load_before, file.unread())
        await self._run(self._load_shown, file.shown(since))
        hidden = array("q")
        await self._run(hidden.extend, file.hidden(since))
        history.load_hidden(hidden)
        history.newest_list = head  # last: until all is loaded, nobody can tell what is new
        self._show_loaded()

    async def _run(self, take: Callable[[T], object], batches: Iterable[T]) -> None:
        until_closed = takewhile(lambda _: not self._is_closing, batches)
        await run_in_slices(map(take, until_closed), SLICE_SECONDS)

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

    async def _write(self) -> None:
        file, now = self._file, int(local_now().timestamp())
        if file is None or not self._history.unwritten:
            return
        await asyncio.to_thread(file.begin)
        unwritten, self._history.unwritten = self._history.unwritten, Unwritten()
        pets = map(partial(self._write_pets, file, now), _slices(unwritten.pets))
        before = map(partial(self._write_before, file), _slices(unwritten.before))
        await run_in_slices(chain(pets, before), SLICE_SECONDS)
        if unwritten.has_head and self._history.newest_list is not None:
            file.write_head(self._history.newest_list)
        await asyncio.to_thread(file.commit)

    def _write_pets(self, file: HistoryDb, now: int, pet_ids: array[int]) -> None:
        rows, history = self._sort_filter.rows, self._history
        row_by_id = {pet_id: rows.row_of(pet_id) for pet_id in pet_ids}
        kept = [
            HistoryRow(rows.pet(row), history.last_seen.get(pet_id), history.seen_in.get(pet_id))
            for pet_id, row in row_by_id.items()
            if row is not None
        ]
        file.write_pets(kept, now)
        removed = [pet_id for pet_id, row in row_by_id.items() if row is None]
        file.write_removed(history.removed(removed), now)

    def _write_before(self, file: HistoryDb, pet_ids: array[int]) -> None:
        before = self._history.before
        unread = [pet_id for pet_id in set(pet_ids) if pet_id in before]
        changes = [UnreadChange(one, before[one].presence, before[one].pet) for one in unread]
        file.write_unread(changes, set(pet_ids).difference(unread))

    def _report_aside(self, file: HistoryDb) -> None:
        if file.aside is not None:
            self._report(HistoryProblem(HistoryProblemKind.DAMAGED, file.aside, file.kept))

    def _give_up(self, kind: HistoryProblemKind, error: Exception) -> None:
        log.info("the history file is not used: %s", error)
        self._report(HistoryProblem(kind))


def _slices(pet_ids: array[int]) -> Iterator[array[int]]:
    return (pet_ids[start : start + BATCH] for start in range(0, len(pet_ids), BATCH))


def _set_event() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event
