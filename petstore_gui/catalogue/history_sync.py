"""Brings a ledger into the picture when it is opened, and writes what becomes other.

All of it in turns of the loop so short that the window never waits: a thread that works on Python's
objects would stall it more. Only what lets other threads run meanwhile is done in one: opening,
waiting for whoever else writes there, committing, closing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from array import array
from collections.abc import Callable, Coroutine, Iterable, Iterator
from enum import Enum
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Before, Was
from petstore_gui.catalogue.history import Unwritten
from petstore_gui.storage.cached_rows import SHOWN_FOR_SECONDS, CachedRow
from petstore_gui.storage.history_db import (
    BATCH,
    HistoryDamaged,
    HistoryDb,
    HistoryRow,
    UnreadChange,
)
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.clock import local_now

TURN_SECONDS = 0.002
"""How long a turn of the loop may work on a ledger."""

OPEN_SECONDS = 2.0
"""How long a list waits for the disk that has the ledger."""

LEAVE_SECONDS = 10.0
"""How long it waits before that, until the ledger that was left is written and closed."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class HistoryProblemKind(Enum):
    """What may happen to a ledger."""

    DAMAGED = "it was put aside, and what could be read of it is kept"
    NEWER = "a newer version of the program has written it: it is read, and not written"
    NOT_ANSWERED = "its disk did not answer in time: it is left until the next start"
    NOT_KEPT = "the disk does not take it, or cannot be read"


class HistoryProblem(msgspec.Struct, frozen=True):
    """`aside` is where a damaged ledger lies now; `kept` how many of its animals could be read."""

    kind: HistoryProblemKind
    aside: Path | None = None
    kept: int | None = None


class HistorySync:
    """Keeps one ledger for as long as its catalogue is open; where that fails, tells it once."""

    def __init__(self, state: CatalogueState, tell: Callable[[HistoryProblem], object]) -> None:
        self._state = state
        self._sort_filter = state.sort_filter
        self._history = state.history
        self._tell = tell
        self._file: HistoryDb | None = None
        self._as_of: int | None = None
        self._is_closing = False
        self._wanted = asyncio.Event()
        self.loaded = asyncio.Event()
        self.loaded.set()
        self.ended = asyncio.Event()

    def keep(self, path: Path, after: asyncio.Event) -> Coroutine[Any, Any, None]:
        """Load the ledger at `path` once `after` is set, and write to it until `close`.

        A disk that does not answer in time is not waited for: then nothing is loaded or written.
        """
        self.loaded.clear()
        return self._keep(path, after)

    def wake(self) -> None:
        """Write what is not written yet."""
        self._wanted.set()

    def close(self) -> None:
        """Write what is not written yet, and end."""
        self._is_closing = True
        self._wanted.set()

    async def _keep(self, path: Path, after: asyncio.Event) -> None:
        try:
            if await self._open_in_time(path, after):
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
            await self._end()

    async def _open_in_time(self, path: Path, after: asyncio.Event) -> bool:
        opening = asyncio.create_task(self._open(path, after))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await after.wait()
        is_in_time = bool((await asyncio.wait([opening], timeout=OPEN_SECONDS))[0])
        if not is_in_time:
            self._give_up(HistoryProblemKind.NOT_ANSWERED, TimeoutError(path))
            self.loaded.set()
        await opening
        return is_in_time

    async def _open(self, path: Path, after: asyncio.Event) -> None:
        await after.wait()
        self._file = await asyncio.to_thread(HistoryDb.open, path, local_now())
        self._tell_aside(self._file)

    async def _load_or_rescue(self, path: Path) -> None:
        if self._file is None:
            return
        try:
            await self._load(self._file)
        except HistoryDamaged as error:
            await self._load(await self._rescue(path, error))

    async def _load_newer(self, path: Path) -> None:
        """Show what can be read of it, unless a list came first; nothing is written there."""
        if self.loaded.is_set():
            return
        try:
            self._file = await asyncio.to_thread(HistoryDb.of_newer, path)
            await self._load(self._file)
        except (StorageError, HistoryDamaged) as error:
            log.info("of the newer ledger no more can be read: %s", error)

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
        """Go on with another file; what is known is written there besides what can be read."""
        log.info("%s is damaged: %s", path, error)
        if self._file is not None:
            self._file.close()
        self._file = file = await asyncio.to_thread(HistoryDb.rescue, path, local_now())
        self._history.unwritten.add_all(self._sort_filter.rows.ids, self._history)
        self._tell_aside(file)
        return file

    async def _load(self, file: HistoryDb) -> None:
        history, since = self._history, int(local_now().timestamp()) - SHOWN_FOR_SECONDS
        head = file.head()
        history.before.clear()  # of a file that was read in part before it was rescued
        self._as_of = file.began() if head is None else head.as_of
        await _in_turns(self._until_closed(file.unread()), self._know_before)
        await _in_turns(self._until_closed(file.shown(since)), self._know)
        hidden = array("q")
        await _in_turns(self._until_closed(file.hidden(since)), hidden.extend)
        history.hide(hidden)
        history.head = head  # only now: of what is half here nobody can say what is new
        self._show()

    def _until_closed(self, batches: Iterable[T]) -> Iterator[T]:
        return takewhile(lambda _: not self._is_closing, batches)

    def _know_before(self, batch: list[UnreadChange]) -> None:
        words = set(Was)
        known = {one.pet_id: Before(Was(one.was), one.pet) for one in batch if one.was in words}
        self._history.before |= known

    def _know(self, batch: list[CachedRow]) -> None:
        self._sort_filter.know(batch)
        self._history.know(batch)
        self._show()

    def _show(self) -> None:
        if self._state.history is self._history:
            self._state.remembered(self._as_of)

    async def _write(self) -> None:
        file, now = self._file, int(local_now().timestamp())
        if file is None or not self._history.unwritten:
            return
        await asyncio.to_thread(file.begin)
        unwritten, self._history.unwritten = self._history.unwritten, Unwritten()
        await _in_turns(_slices(unwritten.pets), lambda ids: self._write_pets(file, ids, now))
        await _in_turns(_slices(unwritten.before), lambda ids: self._write_before(file, ids))
        if unwritten.has_head and self._history.head is not None:
            file.write_head(self._history.head)
        await asyncio.to_thread(file.commit)

    def _write_pets(self, file: HistoryDb, pet_ids: array[int], now: int) -> None:
        rows, history = self._sort_filter.rows, self._history
        row_by_id = {pet_id: rows.row_of(pet_id) for pet_id in pet_ids}
        kept = [
            HistoryRow(rows.pet(row), history.last_seen.get(pet_id), history.parts.get(pet_id))
            for pet_id, row in row_by_id.items()
            if row is not None
        ]
        file.write_pets(kept, now)
        gone = [pet_id for pet_id, row in row_by_id.items() if row is None]
        file.write_gone(history.removed(gone), now)

    def _write_before(self, file: HistoryDb, pet_ids: array[int]) -> None:
        before = self._history.before
        still = [pet_id for pet_id in set(pet_ids) if pet_id in before]
        unread = [UnreadChange(one, before[one].was, before[one].pet) for one in still]
        file.write_unlooked(unread, set(pet_ids).difference(still))

    def _tell_aside(self, file: HistoryDb) -> None:
        if file.aside is not None:
            self._tell(HistoryProblem(HistoryProblemKind.DAMAGED, file.aside, file.kept))

    def _give_up(self, kind: HistoryProblemKind, error: Exception) -> None:
        log.info("the ledger is not kept: %s", error)
        self._tell(HistoryProblem(kind))

    async def _end(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            await asyncio.to_thread(file.close)
        self.ended.set()


async def _in_turns(batches: Iterable[T], take: Callable[[T], object]) -> None:
    """Take batches, for a few milliseconds in each turn of the loop."""
    started = time.perf_counter()
    for batch in batches:
        take(batch)
        if time.perf_counter() - started >= TURN_SECONDS:
            await asyncio.sleep(0)
            started = time.perf_counter()


def _slices(pet_ids: array[int]) -> Iterator[array[int]]:
    return (pet_ids[start : start + BATCH] for start in range(0, len(pet_ids), BATCH))
