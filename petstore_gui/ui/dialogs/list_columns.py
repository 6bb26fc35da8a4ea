"""The columns of a list that leaves the program: in a file, or on paper."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from petstore_gui.catalogue.export.exported_list import ExportColumn
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.text.columns import COLUMNS
from petstore_gui.ui.text.plain_text import file_text
from petstore_gui.ui.text.words import tr


def list_columns(
    rows: Rows, columns: Iterable[Column], categories: Mapping[int, Category]
) -> tuple[ExportColumn, ...]:
    """These columns of the table, with its texts as an import reads them, and numbers as numbers.

    If categories have names, these follow the numbers.
    """
    called = {number: file_text(category.name) for number, category in categories.items()}
    listed = list[ExportColumn]()
    for column in columns:
        shown = COLUMNS[column]
        listed.append(ExportColumn(shown.heading(), partial(shown.value, rows)))
        if called and column is Column.CATEGORY:
            name_of = partial(_name_of, called, rows.categories)
            listed.append(ExportColumn(tr("Category name"), name_of))
    return tuple(listed)


def _name_of(called: Mapping[int, str], categories: Sequence[int], row: int) -> str:
    return called.get(categories[row], "")
