"""Looking for animals that are alike, and showing them."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.duplicates import Duplicates, find_duplicates
from petstore_gui.catalogue.rows import Rows
from petstore_gui.ui.animal.duplicates_dialog import DuplicatesDialog, duplicates_list
from petstore_gui.ui.dialogs.shown_list import FixedList
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.export_text import animals_words
from petstore_gui.ui.words.overview_text import (
    covered_sentence,
    found_sentence,
    rule_sentence,
)
from petstore_gui.ui.words.plain_text import dotted
from petstore_gui.ui.words.words import number, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents

_SHOW_EACH = 20_000
"""Animals looked through between two counts."""


TakeOut: TypeAlias = Callable[[FixedList, QWidget], object]
"""Asks above a dialog how to take a list out of the program."""


class DuplicatesFlow(Flow):
    """Searches when the dialog opens."""

    def __init__(self, contents: WindowContents, export: TakeOut, print_: TakeOut) -> None:
        super().__init__(contents)
        self._export, self._print = export, print_

    def open(self) -> None:
        """Show the dialog, and begin to search."""
        names = self._catalogue.category_names.by_id
        nothing = duplicates_list(Duplicates(Rows(), array("I")), names)
        dialog = DuplicatesDialog(nothing, self._window)
        searching = self._tasks.start("find duplicates", self._find(dialog))
        dialog.stop.clicked.connect(lambda _checked: searching.cancel())
        stopped = tr("Stopped: not all animals were looked through, so none are shown.")
        dialog.stop.clicked.connect(lambda: dialog.show_found(nothing, stopped))
        dialog.finished.connect(lambda _result: searching.cancel())
        dialog.pet_chosen.connect(self._contents.select)
        self._catalogue.opened.connect(dialog.reject)  # these are the animals of another service
        dialog.open()

    async def _find(self, dialog: DuplicatesDialog) -> None:
        covered = covered_sentence(self._catalogue.facts)
        total, shown = self._catalogue.facts.counts.known, 0

        def show(count: int) -> None:
            nonlocal shown
            if count >= shown:
                shown = count + _SHOW_EACH
                words = tr("Looking through {animals}: {count} so far")
                dialog.show_search(words.format(animals=animals_words(total), count=number(count)))

        show(0)
        found = await find_duplicates(self._catalogue.rows, show)
        await asyncio.sleep(0)  # to show them takes as long again as a slice
        listed = duplicates_list(found, self._catalogue.category_names.by_id)
        groups = found.groups[-1] if found.groups else 0
        words = tuple(filter(None, (found_sentence(len(listed), groups, total), covered)))
        lines = dotted(*words), rule_sentence()
        found_list = FixedList(self._contents, tr("Duplicates"), listed, *lines)
        dialog.export.clicked.connect(lambda: self._export(found_list, dialog))
        dialog.print.clicked.connect(lambda: self._print(found_list, dialog))
        dialog.show_found(listed, "\n".join(words))
