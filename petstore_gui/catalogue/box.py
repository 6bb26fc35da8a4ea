"""The adds of one deployment: on the disk, and in memory those that are not settled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from petstore_gui.records.outbox_file import AddState, Draft, Entry, OutboxFile, open_outbox
from petstore_gui.records.place import Place, Records
from petstore_gui.records.record_file import NotKept


class Box:
    """Writes in a thread. `turn` is for whoever sends: one add at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: OutboxFile | None = None
        self._aside: Path | None = None
        self._is_closed = False
        self._opening = asyncio.Lock()
        self._entries: dict[str, Entry] = {}
        self._drafts: dict[str, Draft] = {}
        self._left: tuple[Place, Draft | None] | None = None
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        """Read what is on the disk. Raises `NotKept` and `WrittenByNewer`."""
        async with self._opening:
            if self._file is None:
                await asyncio.to_thread(self._open)

    def take_aside(self) -> Path | None:
        """Where a damaged file was put that was here before; told once."""
        aside, self._aside = self._aside, None
        return aside

    def unsettled(self, place: Place) -> tuple[Entry, ...]:
        """The adds to a place that are not settled, oldest first."""
        return tuple(entry for entry in self._entries.values() if entry.place == place)

    def get(self, key: str) -> Entry | None:
        """An add that is not settled, or None."""
        return self._entries.get(key)

    async def keep(self, entry: Entry) -> Entry:
        """Write an add down, durable when this returns. Raises `NotKept`."""
        if entry.number:
            await asyncio.to_thread(self._opened().update, entry)
        else:
            entry = await asyncio.to_thread(self._opened().insert, entry)
        self.note(entry)
        return entry

    def note(self, entry: Entry) -> None:
        """Hold in memory how far an add has come."""
        if entry.state is AddState.ADDED:
            self._entries.pop(entry.key, None)
        else:
            self._entries[entry.key] = entry

    async def drop(self, entry: Entry) -> None:
        """Forget an add that a person gave up. Raises `NotKept`."""
        await asyncio.to_thread(self._opened().remove, entry.number)
        self._entries.pop(entry.key, None)

    def draft(self, place: Place) -> Draft | None:
        """What was typed for a place and not sent."""
        return self._drafts.get(place.origin)

    async def keep_draft(self, place: Place, draft: Draft | None) -> None:
        """Keep what is typed for a place. Raises as `open` does."""
        await self.open()
        self._drafts = {} if draft is None else {place.origin: draft}
        await asyncio.to_thread(self._opened().keep_draft, place, draft)

    def leave_draft(self, place: Place, draft: Draft | None) -> None:
        """As `keep_draft`, before the file is closed: there is no time to wait."""
        self._drafts = {} if draft is None else {place.origin: draft}
        self._left = (place, draft)
        self._keep_left()

    def close(self) -> None:
        """Let go of the file; nothing more is kept."""
        self._is_closed = True
        if self._file is not None:
            self._file.close()

    def _open(self) -> None:
        file, self._aside = open_outbox(self._path, datetime.now().astimezone())
        self._entries = {entry.key: entry for entry in file.entries()}
        if self._left is None:
            self._drafts = file.drafts()
        self._file = file
        self._keep_left()
        if self._is_closed:  # meanwhile, from the other thread
            file.close()

    def _keep_left(self) -> None:
        """Either thread may come here first: the one that opens the file, or the window's."""
        if self._left is not None and self._file is not None:
            with suppress(NotKept):
                self._file.keep_draft(*self._left)

    def _opened(self) -> OutboxFile:
        if self._file is None or self._is_closed:
            raise NotKept("the outbox is not open")
        return self._file


class Boxes:
    """The box of each deployment, made when it is first asked for."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._boxes: dict[str, Box] = {}

    def of(self, place: Place) -> Box:
        """The box that adds to a place are kept in."""
        if place.deployment not in self._boxes:
            self._boxes[place.deployment] = Box(self._records.outbox(place))
        return self._boxes[place.deployment]

    def close(self) -> None:
        """Let go of every file."""
        while self._boxes:
            self._boxes.popitem()[1].close()
