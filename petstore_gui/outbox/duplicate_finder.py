"""Finds animals of the same name and category in small steps, while staff type."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.rows import Rows
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.likeness import Likeness, alike, likeness
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices

STEP = 5_000
"""Rows to search in one step, which takes about 0.5 ms."""

SLICE_SECONDS = 0.002
"""How long one turn of the loop may search, while staff type."""


def find_alike(
    rows: Rows,
    start: int,
    wanted: Container[Likeness],
    categories: Container[int],
    take: Callable[[Likeness, int], object],
) -> Iterator[None]:
    """Call `take` for each of `STEP` rows that is like one that is `wanted`.

    Only names of the `categories` of these are compared; yields after each.
    """
    of_step = enumerate(rows.categories[start : start + STEP], start)
    for at in [at for at, category in of_step if category in categories and rows.known(at, at + 1)]:
        key = likeness(rows.names[at], rows.categories[at])
        if key in wanted:
            take(key, rows.ids[at])
        yield


class DuplicateFinder(QObject):
    """Searches the known animals.

    Signals:
        found(Pet): an animal has the name and category of the newest search.
    """

    found = Signal(object)

    def __init__(self, catalogue: KnownPets, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._tasks = tasks
        self._generation = 0

    def look_for(self, name: str, category: int) -> None:
        """Search for an animal of this name and category; ignore case, accents and blanks."""
        self._generation += 1
        if len(self._catalogue.rows):
            steps = self._look_for(likeness(name, category), self._generation)
            self._tasks.start("find duplicates", run_in_slices(steps, SLICE_SECONDS))

    def forget(self) -> None:
        """Cancel the search under way."""
        self._generation += 1

    def _look_for(self, wanted: Likeness, generation: int) -> Iterator[None]:
        rows = self._catalogue.rows
        for start in range(0, len(rows), STEP):
            if generation != self._generation:
                return
            if (row := _duplicate(rows, wanted, start)) is not None:
                self.found.emit(rows.pet(row))
                return
            yield


def _duplicate(rows: Rows, wanted: Likeness, start: int) -> int | None:
    name, category = wanted
    categories = enumerate(rows.categories[start : start + STEP], start)
    of_category = (row for row, one in categories if one == category)
    return next((row for row in of_category if alike(rows.names[row]) == name), None)
