"""The list of animals that are alike, as the dialog shows it and as it leaves the program."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from petstore_gui.catalogue.duplicates import Duplicates
from petstore_gui.catalogue.export.exported_list import About, ExportColumn, ExportedList
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.list_columns import list_columns
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.text.duplicates_text import date_time_words, rule_sentence
from petstore_gui.ui.text.words import tr


class DuplicatesList(ListSource):
    """What was found by the newest search, in place of what the table of the window shows."""

    is_part_of_table = False
    _listed = ExportedList(Rows(), range(0), ())
    _words = ""

    @property
    def title(self) -> str:
        return tr("Duplicates")

    @property
    def has_pinned(self) -> bool:
        return False

    def take(self, listed: ExportedList, words: str) -> None:
        """Keep this list; `words` say how many animals it has, and what was looked through."""
        self._listed, self._words = listed, words

    def count(self, *, everything: bool) -> int:  # noqa: ARG002 - there is no more
        return len(self._listed)

    def now(self, *, everything: bool) -> ExportedList:  # noqa: ARG002 - as above
        return self._listed

    def selected(self) -> ExportedList:
        return replace(self._listed, order=array("I"))

    async def whole(self, *, everything: bool) -> tuple[ExportedList, About]:
        about = self.about(None)
        title = about.lines[0].replace(about.title, self.title)
        lines = (title, about.lines[1], self._words, rule_sentence())
        completeness = f"{self._words}. {rule_sentence()}"
        about = replace(about, title=self.title, lines=lines, completeness=completeness)
        return self.now(everything=everything), about


def duplicates_list(
    found: Duplicates,
    first_seen: array[int],
    last_seen: Mapping[int, int],
    names: Mapping[int, Category],
) -> ExportedList:
    """The list of what was found.

    By row: when this computer first saw its animal, or 0; and when an earlier list last showed it,
    if the newest does not. In seconds since 1970.
    """
    rows, words = found.rows, cache(lambda seconds: date_time_words(seconds) if seconds else "")
    columns = [
        ExportColumn(tr("Group"), found.groups.__getitem__),
        *list_columns(rows, Column, names),
        ExportColumn(tr("First seen"), lambda row: words(first_seen[row])),
    ]
    if last_seen:
        columns.append(ExportColumn(tr("Last seen"), lambda row: words(last_seen.get(row, 0))))
    return ExportedList(rows, range(len(rows)), tuple(columns))
