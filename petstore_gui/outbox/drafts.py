"""What is typed in the dialog that adds an animal, kept so that a power cut does not lose it."""

from __future__ import annotations

import asyncio
import logging

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.service_id import Place
from petstore_gui.outbox.stores import Boxes
from petstore_gui.storage.pending_add import Draft
from petstore_gui.storage.recoverable_db import NotKept, WrittenByNewer
from petstore_gui.support.tasks import Tasks

KEEP_MS = 300
"""How long typing is gathered before it is written down."""

log = logging.getLogger(__name__)


class Drafts(QObject):
    """Keeps one draft for each place: what was typed for one is never offered for another.

    Signals:
        found(Draft): something was typed for this place before, and neither sent nor given up.
    """

    found = Signal(object)

    def __init__(self, boxes: Boxes, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._boxes = boxes
        self._tasks = tasks
        self._place: Place | None = None
        self._newest: Draft | None = None
        self._turn = asyncio.Lock()  # what is written last must be the newest
        self._generation = 0
        self._timer = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._timer.timeout.connect(self._keep_newest)

    def open(self, place: Place | None) -> None:
        """Keep drafts for another place, or none; what is still to be written is, at once."""
        if self._place is not None and self._timer.isActive():
            self._timer.stop()
            self._boxes.of(self._place).leave_draft(self._place, self._newest)
        self._place = place
        if place is not None:
            self._tasks.start("open draft", self._find(place))

    def keep(self, draft: Draft) -> None:
        """Keep what is typed, once the fingers rest."""
        self._newest = draft
        if not self._timer.isActive():
            self._timer.start()

    def rest(self) -> None:
        """What was typed becomes an add, which takes its place on the disk."""
        self._timer.stop()
        self._generation += 1

    def forget(self) -> None:
        """It was sent, or given up."""
        self._newest = None
        self._keep_newest()

    def _keep_newest(self) -> None:
        self._timer.stop()
        if self._place is not None:
            work = self._keep(self._place, self._newest, self._generation)
            self._tasks.start("keep draft", work)

    async def _keep(self, place: Place, draft: Draft | None, generation: int) -> None:
        try:
            async with self._turn:
                if generation == self._generation:
                    await self._boxes.of(place).keep_draft(place, draft)
        except (NotKept, WrittenByNewer) as error:
            log.info("a draft is not kept: %s", error)

    async def _find(self, place: Place) -> None:
        try:
            await self._boxes.of(place).open()
        except (NotKept, WrittenByNewer) as error:
            log.info("no draft can be read: %s", error)
            return
        draft = self._boxes.of(place).draft(place)
        if draft is not None and place == self._place:
            self.found.emit(draft)
