"""Opens the history file of a catalogue, and keeps it up to date until the catalogue is closed.

Rows are read and written in slices of the event loop. Calls that release the interpreter lock run
in a thread: opening, locking, committing, closing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from enum import Enum
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.domain.place import Place
from petstore_gui.storage.cached_rows import SHOWN_FOR_SECONDS
from petstore_gui.storage.databases import Damaged, StorageError, WrittenByNewer
from petstore_gui.storage.history_db import BATCH, Head, HistoryDb, StoredPet, WrittenPet
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.tasks import run_in_slices

OPEN_SECONDS = 2.0
"""How long a list waits for the disk with the history file."""

LEAVE_SECONDS = 10.0
"""How long it waits if the previous history file has still to be written and closed."""

SLICE_SECONDS = 0.002
"""How long the loop works on a history file in one turn."""

log = logging.getLogger(__name__)


class HistoryProblem(Enum):
    """A problem with a history file."""

    DAMAGED = "it was put aside, and is made anew"
    NEWER = "a newer version of the program has written it: it is not used"
    NOT_ANSWERED = "its disk did not answer in time: it is not used until the next start"
    NOT_KEPT = "its disk cannot be read or written"


class HistorySync:
    """Keeps one history file up to date while its catalogue is open. Reports a problem once.

    The report of a damaged file has its new path.
    `wrote` is called each time that the file is up to date, until `close`. `path`: where the file
    is, if there is one. `loaded` is set once loading has ended or failed. `after` is set once the
    files of former catalogues are closed, and `closed` once this one is, too.
    """

    def __init__(
        self,
        state: CatalogueState,
        report: Callable[[HistoryProblem, Path | None], object],
        wrote: Callable[[], object],
        after: asyncio.Event | None = None,
    ) -> None:
        self._state = state
        self._history, self._rows = state.history, state.history.rows
        self._report = report
        self._wrote = wrote
        self._file: HistoryDb | None = None
        self._written: Head | None = None
        self._is_closing = False
        self._wanted = asyncio.Event()
        self.path: Path | None = None
        self.loaded = _set_event()
        self.after = after or _set_event()
        self.closed = self.after

    def keep(self, path: Path) -> Coroutine[Any, Any, None]:
        """Load the file at `path` once `after` is set, and write to it until `close`."""
        self.loaded.clear()
        self.closed = asyncio.Event()
        self.path = path
        return self._keep(path)

    def wake(self) -> None:
        """Write what is unwritten."""
        self._wanted.set()

    def close(self) -> None:
        """Write what is unwritten, and end."""
        self._is_closing = True
        self._wanted.set()

    async def _keep(self, path: Path) -> None:
        is_last = False
        try:
            if await self._open_in_time(path):
                await self._or_anew(path, self._load)
                self.loaded.set()
                while not is_last:
                    await self._wanted.wait()
                    self._wanted.clear()
                    is_last = self._is_closing
                    await self._or_anew(path, self._write)
                    if not self._is_closing:
                        self._wrote()
        except WrittenByNewer as error:
            self._give_up(HistoryProblem.NEWER, error)
        except StorageError as error:
            self._give_up(HistoryProblem.NOT_KEPT, error)
        finally:
            self.loaded.set()
            if self._file is not None:
                await asyncio.to_thread(self._file.close)
            self.closed.set()

    async def _open_in_time(self, path: Path) -> bool:
        """Whether the disk answers in time; if not, nothing is loaded or written."""
        seconds = OPEN_SECONDS if self.after.is_set() else LEAVE_SECONDS
        opening = asyncio.create_task(self._open(path))
        is_in_time = bool((await asyncio.wait([opening], timeout=seconds))[0])
        if not is_in_time:
            self._give_up(HistoryProblem.NOT_ANSWERED, TimeoutError(path))
            self.loaded.set()
        self._file = await opening
        if is_in_time:
            self._report_aside(self._file)
        return is_in_time

    async def _open(self, path: Path) -> HistoryDb:
        await self.after.wait()
        return await asyncio.to_thread(HistoryDb.open, path, local_now())

    async def _or_anew(
        self, path: Path, work: Callable[[HistoryDb], Coroutine[Any, Any, None]]
    ) -> None:
        """Read or write the file; put a damaged one aside, and write all that is known anew."""
        if self._file is None:
            return
        try:
            await work(self._file)
        except Damaged as error:
            await asyncio.to_thread(self._file.close)
            self._file = await asyncio.to_thread(HistoryDb.replace, path, local_now(), error)
            self._rows.unwritten[:] = b"\1" * len(self._rows)
            await self._write(self._file)
            self._report_aside(self._file)

    def _report_aside(self, file: HistoryDb) -> None:
        if file.aside is not None:
            self._report(HistoryProblem.DAMAGED, file.aside)

    def _give_up(self, problem: HistoryProblem, error: Exception) -> None:
        log.info("the history file is not used: %s", error)
        self._report(problem, None)

    async def _load(self, file: HistoryDb) -> None:
        head = file.head()
        as_of = file.began() if head is None else head.as_of
        since = seconds_of(local_now()) - SHOWN_FOR_SECONDS
        take = partial(self._take, since=since, as_of=as_of)
        until_closed = takewhile(lambda _: not self._is_closing, file.pets())
        await run_in_slices(map(take, until_closed), SLICE_SECONDS)
        self._history.newest_list = self._written = (
            head  # last: what is new is known only once all is loaded
        )
        self._show(as_of)

    def _take(self, batch: list[StoredPet], since: int, as_of: int | None) -> None:
        """Load and show animals; those not seen for long, and not unread either, are gone."""
        start, known = len(self._rows), self._rows.any_row_of
        new = [pet for pet in batch if known(pet[0]) is None]
        places = bytes(
            Place.GONE if last_seen is not None and last_seen < since and not unread else place
            for *_, last_seen, place, unread in new
        )
        self._rows.load([pet[:4] for pet in new], places, [pet[4] or 0 for pet in new])
        unread = ((pet[0], pet[6]) for pet in new if pet[6])
        self._history.load(range(start, len(self._rows)), unread)
        self._show(as_of)

    def _show(self, as_of: int | None) -> None:
        if self._state.history is self._history:  # else another catalogue is open
            self._state.show_loaded(as_of)

    async def _write(self, file: HistoryDb) -> None:
        head = self._history.newest_list
        if head == self._written and 1 not in self._rows.unwritten:
            return
        await asyncio.to_thread(file.begin)
        await run_in_slices(self._write_some(file, seconds_of(local_now())), SLICE_SECONDS)
        await asyncio.to_thread(file.commit, head)
        self._written = head

    def _write_some(self, file: HistoryDb, now: int) -> Iterator[None]:
        rows, history = self._rows, self._history
        pets, at = list[WrittenPet](), rows.unwritten.find(1)
        while at >= 0:
            rows.unwritten[at] = False
            place = rows.places[at]
            last_seen = rows.seen[at] if place >= Place.EARLIER else None
            pets.append((rows.pet(at), last_seen, place, history.unread(rows.ids[at])))
            at = rows.unwritten.find(1, at + 1)
            if len(pets) == BATCH or at < 0:
                file.write(pets, now)
                pets.clear()
                yield


def _set_event() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event
