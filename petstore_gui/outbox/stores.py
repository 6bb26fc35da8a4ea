"""The boxes of all deployments, and what is wrong with their files."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.service_id import Place
from petstore_gui.outbox.store import Box
from petstore_gui.storage.paths import Records
from petstore_gui.storage.pending_add import Entry
from petstore_gui.storage.recoverable_db import NotKept, WrittenByNewer, is_there

DEPLOYMENTS = ("local", "production", "staging")

log = logging.getLogger(__name__)


class Boxes(QObject):
    """The box of each deployment, made when it is first asked for.

    Signals:
        troubled(Place, Troubles): a file was damaged.
        unusable(Place, Exception): a file cannot be used (`NotKept`, `WrittenByNewer`).
        usable(Place): a file can be used again.
    """

    troubled = Signal(object, object)
    unusable = Signal(object, object)
    usable = Signal(object)

    def __init__(self, records: Records) -> None:
        super().__init__()
        self._records = records
        self._boxes: dict[str, Box] = {}
        self._unusable: set[str] = set()

    def of(self, place: Place) -> Box:
        """The box that adds to a place are kept in."""
        if place.deployment not in self._boxes:
            self._boxes[place.deployment] = Box(self._records.outbox(place))
        return self._boxes[place.deployment]

    def is_usable(self, place: Place) -> bool:
        """Whether a file could be opened when that was last tried."""
        return place.deployment not in self._unusable

    async def open(self, place: Place) -> None:
        """Open the file of a place, and those of the others: what waits there counts as well."""
        boxes = self._boxes
        for one in (place, *self._others(place)):
            if boxes is self._boxes:  # else every file was let go meanwhile
                await self._open(one, self.of(one))

    @property
    def entries(self) -> list[Entry]:
        """The adds that are not settled, of every box that is open."""
        return [entry for box in self._boxes.values() for entry in box.entries]

    def close(self) -> None:
        """Let go of every file."""
        boxes, self._boxes = self._boxes, {}
        for box in boxes.values():
            box.close()

    def _others(self, place: Place) -> list[Place]:
        others = (Place(name) for name in DEPLOYMENTS if name != place.deployment)
        return [one for one in others if self._may_be_there(one)]

    def _may_be_there(self, place: Place) -> bool:
        """One that could not be opened is tried again, so that its end is told as well."""
        try:
            return not self.is_usable(place) or is_there(self._records.outbox(place))
        except NotKept:
            return True

    async def _open(self, place: Place, box: Box) -> None:
        try:
            await box.open()
        except (NotKept, WrittenByNewer) as error:
            log.info("the adds for %s cannot be used: %s", place.deployment, error)
            self._unusable.add(place.deployment)
            self.unusable.emit(place, error)
        else:
            if not self.is_usable(place):
                self._unusable.discard(place.deployment)
                self.usable.emit(place)
        if troubles := box.take_troubles():
            self.troubled.emit(place, troubles)
