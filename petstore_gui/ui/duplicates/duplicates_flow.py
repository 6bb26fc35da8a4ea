"""Looking for animals that are alike, and showing them."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.duplicates import Duplicates, find_duplicates
from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.catalogue.rows import Rows
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.duplicates.duplicates_dialog import DuplicatesDialog
from petstore_gui.ui.duplicates.duplicates_list import DuplicatesList, duplicates_list
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.duplicates_text import (
    covered_sentence,
    found_sentence,
    looking_sentence,
    stopped_sentence,
)

_READ = 500
"""Animals whose first sight is read in one step: about a millisecond."""

_SHOW_EACH = 20_000
"""Animals looked through between two counts."""


class DuplicatesFlow(QObject):
    """Searches when the dialog opens, and again on request.

    `shown` has what the newest search found.

    Signals:
        pet_wanted(Pet): this animal should be selected in the table.
        export_wanted(QWidget), print_wanted(QWidget): the list should be taken out; a dialog that
            asks how belongs above this one.
    """

    pet_wanted = Signal(object)
    export_wanted = Signal(object)
    print_wanted = Signal(object)

    def __init__(
        self,
        shown: DuplicatesList,
        catalogue: Catalogue,
        tasks: Tasks,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._shown = shown
        self._catalogue = catalogue
        self._tasks = tasks
        self._theme = theme
        self._window = window
        self._dialog: DuplicatesDialog | None = None
        self._searching: asyncio.Task[Any] | None = None

    def open(self) -> None:
        """Show the dialog, and begin to search."""
        self._dialog = dialog = DuplicatesDialog(self._nothing(), self._theme, self._window)
        dialog.search_chosen.connect(lambda: self._search_again(dialog))
        dialog.stop_chosen.connect(self._stop)
        dialog.finished.connect(self._forget)
        self._catalogue.opened.connect(dialog.reject)  # these are the animals of another service
        dialog.export_chosen.connect(lambda: self.export_wanted.emit(dialog))
        dialog.print_chosen.connect(lambda: self.print_wanted.emit(dialog))
        dialog.pet_chosen.connect(self._show_pet)
        dialog.open()
        self._search(dialog)

    def _show_pet(self, pet_id: int) -> None:
        if (pet := self._catalogue.pet(pet_id)) is not None:
            self.pet_wanted.emit(pet)

    def _forget(self) -> None:
        self._dialog = None
        self._stop()

    def _stop(self) -> None:
        if self._searching is not None:
            self._searching.cancel()

    def _search_again(self, dialog: DuplicatesDialog) -> None:
        dialog.show_table(dialog.make_table(self._nothing()), "")
        self._search(dialog)

    def _search(self, dialog: DuplicatesDialog) -> None:
        self._searching = self._tasks.start("find duplicates", self._find(dialog))

    async def _find(self, dialog: DuplicatesDialog) -> None:
        rows, covered = self._catalogue.rows, covered_sentence(self._catalogue.facts)
        total, shown = self._catalogue.facts.counts.known, 0

        def show(count: int) -> None:
            nonlocal shown
            if count >= shown:
                shown = count + _SHOW_EACH
                dialog.show_search(looking_sentence(count, total))

        show(0)
        try:
            found = await find_duplicates(rows, show)
            first_seen = await self._first_seen(found)
            last_seen = dict[int, int]()
            await run_in_slices(self._find_last_seen(found, last_seen))
            names = self._catalogue.category_names.by_id
            listed = duplicates_list(found, first_seen, last_seen, names)
            table = dialog.make_table(listed)
            await asyncio.sleep(0)  # to paint it takes as long again
        except asyncio.CancelledError:
            if self._dialog is dialog:
                dialog.show_stopped(stopped_sentence())
            raise
        groups = found.groups[-1] if found.groups else 0
        words = [found_sentence(len(found.rows), groups, total), covered]
        self._shown.take(listed, " · ".join(filter(None, words)))
        dialog.show_table(table, "\n".join(filter(None, words)))

    def _nothing(self) -> ExportedList:
        names = self._catalogue.category_names.by_id
        return duplicates_list(Duplicates(Rows(), array("I")), array("q"), {}, names)

    async def _first_seen(self, found: Duplicates) -> array[int]:
        """When this computer first saw the animal of each row, or 0."""
        ids, seen = found.rows.ids, array("q")
        for start in range(0, len(ids), _READ):
            some = ids[start : start + _READ]
            known = await self._catalogue.first_seen_of(some)
            seen.extend(known.get(pet_id, 0) for pet_id in some)
            await asyncio.sleep(0)  # without a history there is nothing else to wait for
        return seen

    def _find_last_seen(self, found: Duplicates, last_seen: dict[int, int]) -> Iterator[None]:
        """Note when the animals that the newest list does not show were seen."""
        for row, pet_id in enumerate(found.rows.ids):
            if not self._catalogue.is_current(pet_id):
                facts = self._catalogue.facts_of(pet_id)
                if facts is not None and facts.last_seen is not None:
                    last_seen[row] = facts.last_seen
            yield
