"""What changed, as a list that leaves the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.export.exported_list import About, ExportColumn, ExportedList
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.shown_list import FixedList, list_columns
from petstore_gui.ui.text.pet_text import change_sentence, change_words
from petstore_gui.ui.text.words import tr


class ChangesList(FixedList):
    """The changes of the moment that it is asked for."""

    async def whole(self, *, everything: bool) -> tuple[ExportedList, About]:
        most = self._catalogue.facts.counts.changes
        names = self._catalogue.category_names.by_id
        self.listed = changes_list(self._catalogue.changes(most), names)
        return await super().whole(everything=everything)


def changes_list(changes: Sequence[Change], names: Mapping[int, Category]) -> ExportedList:
    """One animal a row, with all that changed about it."""
    rows = Rows()
    pets = [change.pet for change in changes]
    rows.load([(pet.id, pet.name, pet.category_id, pet.status) for pet in pets])
    what = ["; ".join(map(change_sentence, change_words(one, names))) for one in changes]
    columns = list_columns(rows, Column, names)
    return ExportedList(
        rows, range(len(rows)), (ExportColumn(tr("Change"), what.__getitem__), *columns)
    )
