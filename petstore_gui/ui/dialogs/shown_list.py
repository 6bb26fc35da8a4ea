"""The list that leaves the program: as the table shows it, all of it, or one of its own."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.exported_list import About, ExportColumn, ExportedList, by_id
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.columns import COLUMNS
from petstore_gui.ui.words.export_text import about_list, title_line
from petstore_gui.ui.words.plain_text import file_text
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


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
        listed.append((shown.heading(), partial(shown.value, rows)))
        if called and column is Column.CATEGORY:
            listed.append((tr("Category name"), lambda row: called.get(rows.categories[row], "")))
    return tuple(listed)


async def until(catalogue: Catalogue, holds: Callable[[Facts], bool]) -> None:
    """Wait until this holds for a catalogue."""
    changed = asyncio.Event()
    catalogue.facts_changed.connect(changed.set)
    while not holds(catalogue.facts):
        changed.clear()
        await changed.wait()
    catalogue.facts_changed.disconnect(changed.set)


class ListSource:
    """Takes the list from the window and its catalogue.

    `is_part_of_table`: there is more to take than the table shows.
    """

    is_part_of_table = True

    def __init__(self, contents: WindowContents) -> None:
        self._contents = contents
        self._table = contents.central.table
        self._catalogue = contents.catalogue
        self.title = tr("Animals")

    def count(self, *, everything: bool) -> int:
        """How many animals the list has now."""
        rows = self._catalogue.rows
        return len(rows) - rows.gone if everything else len(self._table.shown_rows()[1])

    def now(self, *, everything: bool) -> ExportedList:
        """The list as it is now, all of it in any order."""
        rows, order = self._table.shown_rows()
        columns = self._table.shown_columns()
        if everything:
            rows, columns = self._catalogue.rows, list(Column)
            order = array("I", rows.known(0, len(rows)))
        return ExportedList(
            rows, order, list_columns(rows, columns, self._catalogue.category_names.by_id)
        )

    def selected(self) -> ExportedList:
        """The selected animals."""
        return replace(self.now(everything=False), order=self._table.selected_rows())

    async def whole(self, *, everything: bool) -> tuple[ExportedList, About]:
        """The list in its order, and what to say of it."""
        if not everything:
            # The table shows all rows of its view then, not only the first.
            await until(self._catalogue, lambda facts: facts.arranged is None)
        listed = self.now(everything=everything)
        if everything:
            listed = replace(listed, order=await by_id(listed.rows))
        return listed, self.about(None if everything else len(listed))

    def about(self, shown: int | None) -> About:
        """What to say of the list; of a part with so many animals, if only that is `shown`."""
        facts, deployment = self._catalogue.facts, self._contents.deployment
        return about_list(facts, deployment, shown, self._catalogue.category_names.by_id)


class FixedList(ListSource):
    """A list with a title of its own, such as what a search found; `lines` are about it."""

    is_part_of_table = False

    def __init__(
        self, contents: WindowContents, title: str, listed: ExportedList, *lines: str
    ) -> None:
        super().__init__(contents)
        self.title = title
        self._listed, self._lines = listed, lines

    def count(self, *, everything: bool) -> int:  # noqa: ARG002 - there is no more
        return len(self._listed)

    def now(self, *, everything: bool) -> ExportedList:  # noqa: ARG002 - as above
        return self._listed

    def selected(self) -> ExportedList:
        return replace(self._listed, order=array("I"))

    async def whole(self, *, everything: bool) -> tuple[ExportedList, About]:  # noqa: ARG002 - as above
        about = self.about(None)
        title = title_line(self.title, about.deployment)
        lines, words = (title, about.lines[1], *self._lines), ". ".join(self._lines)
        return self._listed, replace(about, title=self.title, lines=lines, completeness=words)


class ListFlow(Flow):
    """Brings a list out of the program."""

    def __init__(self, contents: WindowContents, preferences: Preferences) -> None:
        super().__init__(contents)
        self._preferences = preferences
