"""What changed, as a list that leaves the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.export.exported_list import ExportColumn, ExportedList
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.list_columns import list_columns
from petstore_gui.ui.text.change_text import change_sentence, change_words
from petstore_gui.ui.text.words import tr


def changes_list(changes: Sequence[Change], names: Mapping[int, Category]) -> ExportedList:
    """One animal a row, with all that changed about it."""
    rows, pets = Rows(), [change.pet for change in changes]
    rows.load([(pet.id, pet.name, pet.category_id, pet.status) for pet in pets])
    what = ["; ".join(map(change_sentence, change_words(one, names))) for one in changes]
    columns = list_columns(rows, Column, names)
    columns = (ExportColumn(tr("Change"), what.__getitem__), *columns)
    return ExportedList(rows, range(len(rows)), columns)
