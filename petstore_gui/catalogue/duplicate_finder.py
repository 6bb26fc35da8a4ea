"""Animals of the same name and category: looked for in small steps, while somebody types."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.folding import fold
from petstore_gui.catalogue.rows import Rows
from petstore_gui.support.tasks import Tasks

STEP = 20_000
"""Rows that are looked at in one turn of the loop: some 2 ms."""


class DuplicateFinder(QObject):
    """Looks through the known animals.

    Signals:
        found(Pet): an animal with the name and the category that were asked for last.
    """

    found = Signal(object)

    def __init__(self, catalogue: Catalogue, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._tasks = tasks
        self._generation = 0

    def look_for(self, name: str, category: int) -> None:
        """Look for an animal of this name, give or take case, accents and blanks."""
        self._generation += 1
        self._tasks.start("namesake", self._look_for(name, category, self._generation))

    def forget(self) -> None:
        """What is being looked for is not wanted any more."""
        self._generation += 1

    async def _look_for(self, name: str, category: int, generation: int) -> None:
        rows, wanted = self._catalogue.rows, alike(name)
        for start in range(0, len(rows), STEP):
            if generation != self._generation:
                return
            if (row := _namesake(rows, wanted, category, start)) is not None:
                self.found.emit(rows.pet(row))
                return
            await asyncio.sleep(0)


def alike(name: str) -> str:
    """What names have in common that differ in case, accents or blanks alone."""
    return "".join(fold(name).split())


def _namesake(rows: Rows, wanted: str, category: int, start: int) -> int | None:
    places = enumerate(rows.categories[start : start + STEP], start)
    of_category = (row for row, its in places if its == category)
    return next((row for row in of_category if alike(rows.names[row]) == wanted), None)
