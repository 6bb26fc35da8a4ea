"""Opens the history file of a catalogue, and keeps it up to date until the catalogue is closed.

Calls that release the interpreter lock run in a thread: opening, rescuing, closing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.history_transfer import HistoryTransfer
from petstore_gui.storage.history_db import HistoryDamaged, HistoryDb
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.clock import local_now

OPEN_SECONDS = 2.0
"""How long a list waits for the disk with the history file."""

LEAVE_SECONDS = 10.0
"""How long a list waits, before that, until the previous history file is written and closed."""

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

    `wrote` is called each time that the file is up to date, until `close`.
    `loaded` is set once loading has ended or failed. `after` is set once the files of former
    catalogues are closed, and `closed` once this one is, too.
    """

    def __init__(
        self,
        state: CatalogueState,
        report: Callable[[HistoryProblem], object],
        after: asyncio.Event | None = None,
        wrote: Callable[[], object] = lambda: None,
    ) -> None:
        self._transfer = HistoryTransfer(state)
        self._report = report
        self._wrote = wrote
        self._file: HistoryDb | None = None
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
        self._transfer.stop_loading()
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
            await self._transfer.load(self._file)
        except HistoryDamaged as error:
            await self._transfer.load(await self._rescue(path, error))

    async def _load_newer(self, path: Path) -> None:
        """Load what can be read from a newer version's file, unless a list came first."""
        if self.loaded.is_set():
            return
        try:
            self._file = await asyncio.to_thread(HistoryDb.of_newer, path)
            await self._transfer.load(self._file)
        except (StorageError, HistoryDamaged) as error:
            log.info("the rest of the newer history file cannot be read: %s", error)

    async def _write_until_closed(self, path: Path) -> None:
        while not self._is_closing or self._transfer.has_unwritten:
            if not self._is_closing:
                await self._wanted.wait()
                self._wanted.clear()
            if self._file is None:
                return
            try:
                await self._transfer.write(self._file)
            except HistoryDamaged as error:
                await self._transfer.write(await self._rescue(path, error))
            if not self._is_closing:
                self._wrote()

    async def _rescue(self, path: Path, error: HistoryDamaged) -> HistoryDb:
        """Put a damaged file aside. The new one gets what can be read, and what is known now."""
        log.info("%s is damaged: %s", path, error)
        if self._file is not None:
            self._file.close()
        self._file = file = await asyncio.to_thread(HistoryDb.rescue, path, local_now())
        self._transfer.mark_unwritten()
        self._report_aside(file)
        return file

    def _report_aside(self, file: HistoryDb) -> None:
        if file.aside is not None:
            self._report(HistoryProblem(HistoryProblemKind.DAMAGED, file.aside, file.kept))

    def _give_up(self, kind: HistoryProblemKind, error: Exception) -> None:
        log.info("the history file is not used: %s", error)
        self._transfer.give_up_writing()
        self._report(HistoryProblem(kind))


def _set_event() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event
