"""One file in the dialog: reads it, and checks its rows again after each choice and each edit."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.failure import PetField
from petstore_gui.domain.import_job import LeftOut
from petstore_gui.importing.columns import RememberedColumns, headings_at, proposed_columns
from petstore_gui.importing.file_categories import FileCategories
from petstore_gui.importing.preview import Preview, PreviewRow, Reading, Verdict
from petstore_gui.importing.tables import NotReadable, TableRow
from petstore_gui.importing.text_tables import FileContent, Format, text_rows
from petstore_gui.importing.workbooks import ANY_SHEET, read_sheet
from petstore_gui.support.tasks import Tasks, run_in_slices
from petstore_gui.ui.importing.import_dialog import ImportDialog
from petstore_gui.ui.words.import_text import left_out, not_readable_sentence
from petstore_gui.ui.words.words import tr

LOOKED_AT = 100
"""How many rows tell how many columns a file has."""

SETTLE_MS = 200
"""How long choices are collected before the rows are checked again."""


class FileCheck(QObject):
    """Works until the dialog is closed, its parent."""

    def __init__(
        self,
        dialog: ImportDialog,
        catalogue: Catalogue,
        remembered: RememberedColumns,
        tasks: Tasks,
    ) -> None:
        super().__init__(dialog)
        self.name = ""
        self._content = b""
        self._dialog = dialog
        self._catalogue = catalogue
        self._remembered = remembered
        self._tasks = tasks
        self._how: Format | int = ANY_SHEET
        self._table: list[TableRow] = []
        self._sheet, self._previews = 0, dict[int, Preview]()  # of each sheet
        self._task: asyncio.Task[None] | None = None
        self._settling = single_shot(self, self.check)
        dialog.reading.how_chosen.connect(self._read)
        dialog.reading.chosen.connect(dialog.hold)
        dialog.reading.chosen.connect(lambda: self._settling.start(SETTLE_MS))
        dialog.rows.edited.connect(self._edit)
        dialog.finished.connect(self.forget)

    def show(self, file: FileContent) -> None:
        """Show what is in a file."""
        self.forget()
        self.name, self._content = file.name, file.content
        self._dialog.show_file(file.name)
        self._dialog.reading.clear()
        if file.how is not None:
            self._dialog.reading.show_how(file.how)
        self._read(ANY_SHEET if file.how is None else file.how)

    def forget(self) -> None:
        """Keep nothing of the file."""
        self._stop()
        self._previews.clear()
        self._sheet, self._table = 0, []

    @property
    def preview(self) -> Preview:
        """The rows as they were checked last."""
        nothing = Preview((), Reading({}, FileCategories({}, ())), Rows())
        return self._previews.get(self._sheet, nothing)

    def rename_categories(self, renamed: Mapping[str, str]) -> None:
        """Check the rows again: categories were created, some of them by other names."""
        self.preview.rename_categories(renamed)
        self.check()

    def left_out(self) -> list[LeftOut]:
        """The rows that cannot be added."""
        preview = self.preview
        wrong = (row for row in preview.rows if row.verdict is Verdict.INVALID)
        return [left_out(row, preview.reading) for row in wrong]

    def check(self) -> None:
        """Check every row again, as the dialog says that they are to be read."""
        if self._table:
            self._begin(self._check())

    def _read(self, how: Format | int) -> None:
        """Read the file in another way; what was typed and ticked stays with its sheet."""
        before, self._how = self._how, how
        keeps_columns = _have_same_columns(before, how) and bool(self._table)
        self._dialog.say(tr("Reading the file…"))
        self._begin(self._show_rows(how, keeps_columns=keeps_columns))

    async def _show_rows(self, how: Format | int, *, keeps_columns: bool) -> None:
        """Read the file, and check its rows; `keeps_columns`: those that were chosen."""
        problem, table = "", list[TableRow]()
        try:
            table = await self._rows(how)
        except NotReadable as error:
            problem = not_readable_sentence(self.name, error)
        self._table = table = table[headings_at(table) :]
        if not table:
            self._dialog.show_unreadable(problem or tr("There are no animals in this table."))
            return
        columns = None
        if not keeps_columns:
            first = table[0].cells
            columns = self._remembered.of(first) or proposed_columns(first)
        self._dialog.reading.show_rows(table[:LOOKED_AT], columns)
        await self._check()

    async def _rows(self, how: Format | int) -> list[TableRow]:
        if isinstance(how, Format):
            table = list[TableRow]()
            await run_in_slices(map(table.append, text_rows(self._content, how)))
            return table
        book = await asyncio.to_thread(read_sheet, self._content, how)
        self._sheet = book.sheet
        self._dialog.reading.show_how(book.sheet, book.sheets)
        return book.rows

    def _edit(self, row: PreviewRow, field: PetField, text: str) -> None:
        self.preview.edit(row, field, text)
        self.check()

    async def _check(self) -> None:
        form, catalogue = self._dialog.reading, self._catalogue
        if form.has_headings and form.columns:
            self._remembered.remember(self._table[0].cells, form.columns)
        names, used = catalogue.category_names.by_id, dict(catalogue.categories())
        reading = form.reading(FileCategories(names, used))
        preview = Preview(self._table, reading, catalogue.rows, self.preview)
        await run_in_slices(preview.steps())
        self._previews[self._sheet] = preview
        self._dialog.show_preview(preview)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in place of what was begun before a newer choice."""
        self._stop()
        self._dialog.hold()
        self._task = self._tasks.start("read file", work)

    def _stop(self) -> None:
        self._settling.stop()
        if self._task is not None:
            self._task.cancel()


def _have_same_columns(before: Format | int, now: Format | int) -> bool:
    return (
        isinstance(before, Format) and isinstance(now, Format) and before.separator == now.separator
    )
