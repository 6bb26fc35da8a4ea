"""The adds of one deployment: on the disk, and in memory those that are not settled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from enum import Enum
from pathlib import Path
from threading import Thread

import msgspec

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.outbox_db import OutboxDb, adds_of_newer, open_outbox
from petstore_gui.storage.pending_add import AddState, Draft, PendingAdd
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer

LEAVE_SECONDS = 0.2
"""How long the window stands still for a file that is left."""


class Bar(Enum):
    """What keeps an add from being sent, whoever asks for it."""

    NEWER = "a newer version has written it down: it can be looked at, and nothing else"
    SWITCHED_OFF = "IT has set that animals are only looked at"


class Troubles(msgspec.Struct, frozen=True):
    """What was wrong with a file: where a damaged one was put, and adds that make no sense."""

    aside: Path | None = None
    not_understood: int = 0

    def __bool__(self) -> bool:
        return self.aside is not None or self.not_understood > 0


class Box:
    """Writes in a thread. `turn` is for whoever sends: one add at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: OutboxDb | None = None
        self._troubles = Troubles()
        self._is_closed = False
        self._opening = asyncio.Lock()
        self._typing = asyncio.Lock()  # what was typed goes with the add that it became
        self._entries: dict[str, PendingAdd] = {}
        self._drafts: dict[str, Draft] = {}
        self._left: tuple[ServiceId, Draft | None] | None = None
        self.added_ids: set[int] = set()
        self.added_numbers: set[int] = set()
        self.is_of_newer = False
        """Whether a newer version has written the file: what is here can be looked at, no more."""
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        """Read what is on the disk. Raises `StorageError` and `WrittenByNewer`."""
        async with self._opening:
            if self._file is None:
                await asyncio.to_thread(self._open)

    def take_troubles(self) -> Troubles:
        """What was wrong with the file; told once."""
        troubles, self._troubles = self._troubles, Troubles()
        return troubles

    @property
    def entries(self) -> tuple[PendingAdd, ...]:
        """The adds of this deployment that are not settled, to whatever address."""
        return tuple(self._entries.values())

    def unsettled(self, service_id: ServiceId) -> tuple[PendingAdd, ...]:
        """The adds to a place that are not settled, oldest first."""
        return tuple(entry for entry in self._entries.values() if entry.service_id == service_id)

    def get(self, key: str) -> PendingAdd | None:
        """An add that is not settled, or None."""
        return self._entries.get(key)

    async def keep(self, entry: PendingAdd) -> PendingAdd:
        """Write an add down, durable when this returns. Raises `StorageError`."""
        if entry.number:
            await asyncio.to_thread(self._opened().update, entry)
        else:
            async with self._typing:
                entry = await asyncio.to_thread(self._opened().insert, entry)
                self._drafts.pop(entry.service_id.origin, None)
        self.note(entry)
        return entry

    def note(self, entry: PendingAdd) -> None:
        """Hold in memory how far an add has come."""
        if entry.state is AddState.ADDED:
            self._entries.pop(entry.key, None)
            self.added_numbers.add(entry.number)
            if (draft := self.draft(entry.service_id)) is not None and draft.is_of(entry):
                self._drafts.pop(entry.service_id.origin)
        else:
            self._entries[entry.key] = entry
        if entry.pet_id is not None:
            self.added_ids.add(entry.pet_id)

    async def drop(self, entry: PendingAdd, draft: Draft | None = None) -> None:
        """Forget an add that a person gave up, or is to type anew. Raises `StorageError`."""
        async with self._typing:
            await asyncio.to_thread(self._opened().remove, entry, draft)
            if draft is not None:
                self._drafts = {entry.service_id.origin: draft}
        self._entries.pop(entry.key, None)

    def draft(self, service_id: ServiceId) -> Draft | None:
        """What was typed for a place and not sent."""
        return self._drafts.get(service_id.origin)

    async def keep_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        """Keep what is typed for a place. Raises as `open` does."""
        await self.open()
        async with self._typing:
            self._drafts = {} if draft is None else {service_id.origin: draft}
            await asyncio.to_thread(self._opened().keep_draft, service_id, draft)

    def leave_draft(self, service_id: ServiceId, draft: Draft | None) -> None:
        """As `keep_draft`, before the place is left: there is next to no time to wait."""
        self._drafts = {} if draft is None else {service_id.origin: draft}
        self._left = (service_id, draft)
        _wait_shortly(self._keep_left)

    def close(self) -> None:
        """Let go of the file; nothing more is kept."""
        self._is_closed = True
        if self._file is not None:
            _wait_shortly(self._file.close)

    def _open(self) -> None:
        try:
            file, aside = open_outbox(self._path, datetime.now().astimezone())
        except WrittenByNewer:
            self._read_newer()
            raise
        self._entries = {entry.key: entry for entry in file.entries()}
        self._troubles = Troubles(aside, file.not_understood)
        self.added_ids = file.added_ids()
        self.added_numbers = file.added_numbers()
        if self._left is None:
            self._drafts = file.drafts()
        self._file = file
        self._keep_left()
        if self._is_closed:  # meanwhile, from the other thread
            file.close()

    def _read_newer(self) -> None:
        self.is_of_newer = True
        with suppress(StorageError):
            self._entries = {entry.key: entry for entry in adds_of_newer(self._path)}

    def _keep_left(self) -> None:
        """Either thread may come here first: the one that opens the file, or the window's."""
        if self._left is not None and self._file is not None:
            with suppress(StorageError):
                self._file.keep_draft(*self._left)

    def _opened(self) -> OutboxDb:
        if self._file is None or self._is_closed:
            raise StorageError("the outbox is not open")
        return self._file


def _wait_shortly(work: Callable[[], None]) -> None:
    """Do it in a thread, which goes on alone where the disk, or another program, takes long."""
    thread = Thread(target=work, name="leave outbox", daemon=True)
    thread.start()
    thread.join(LEAVE_SECONDS)
