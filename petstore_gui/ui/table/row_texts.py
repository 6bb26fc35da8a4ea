"""The texts of animals as they leave the table: for the clipboard, and for files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.text.plain_text import file_text
from petstore_gui.ui.text.words import status_word


def row_texts(
    rows: Rows, row: int, columns: Sequence[Column], names: Mapping[int, Category]
) -> list[str]:
    """The full texts of these columns, each on one line; names of categories after the numbers."""
    texts = []
    for column in columns:
        texts.append(row_text(rows, row, column))
        if names and column is Column.CATEGORY:
            named = names.get(rows.categories[row])
            texts.append("" if named is None else file_text(named.name))
    return texts


def row_text(rows: Rows, row: int, column: int) -> str:
    """The full text of a column, on one line; of a category, its number."""
    if column == Column.NAME:
        return file_text(rows.names[row])
    if column == Column.STATUS:
        return status_word(rows.status(row))
    return str((rows.ids if column == Column.ID else rows.categories)[row])
