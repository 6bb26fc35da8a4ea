"""One file in the dialog: reads it, and checks its rows again after each choice and each edit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from itertools import takewhile

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.import_job import InvalidRow
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import headings_at, proposed_columns
from petstore_gui.importing.files import FileContent
from petstore_gui.importing.newer_list import read_newer_list
from petstore_gui.importing.preview import Preview, PreviewRow
from petstore_gui.importing.remembered_columns import RememberedColumns
from petstore_gui.importing.tables import NotReadable, TableRow
from petstore_gui.importing.text_tables import Format, text_rows
from petstore_gui.importing.workbooks import first_rows
from petstore_gui.outbox.likeness import Likeness
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.importing.import_dialog import ImportDialog
from petstore_gui.ui.text.import_text import not_readable_sentence
from petstore_gui.ui.text.preview_text import invalid_row
from petstore_gui.ui.text.words import tr

LOOKED_AT = 100
"""How many rows tell how many columns a file has."""

SETTLE_MS = 200
"""How long choices are collected before the rows are checked again."""

ReadRows = Callable[[int], Awaitable[list[TableRow]]]


class PreviewFlow(QObject):
    """One file at a time. `status` is chosen for rows without one, as in the Add animal dialog.

    `category_id_of` finds the number of a category in its name, or None. `being_added`: see
    `Preview`. `has_looked`: the last `look_again` saw a list that was read to its end.

    Signals:
        categories_wanted(): the user wants to name a category.
    """

    categories_wanted = Signal()

    def __init__(self, catalogue: Catalogue, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self.status = ""
        self.remembered = RememberedColumns()
        self.category_id_of: Callable[[str], int | None] | None = None
        self.being_added: Callable[[], Collection[Likeness]] = tuple
        self.dialog: ImportDialog | None = None
        self.file = FileContent("", "", b"")
        self.has_looked = False
        self._catalogue = catalogue
        self._tasks = tasks
        self._how, self._sheet = Format(), ""
        self._table: list[TableRow] = []
        self._preview: Preview | None = None
        self._newest: Preview | None = None  # perhaps still being checked
        self._turn = 0  # makes what was begun before a newer choice stale
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE_MS)
        self._settling.timeout.connect(self._check)

    def use(self, dialog: ImportDialog) -> None:
        """Show files in this dialog until it is closed."""
        self.dialog = dialog
        dialog.reading.format_chosen.connect(self._choose_format)
        dialog.reading.sheet_chosen.connect(self._choose_sheet)
        dialog.reading.chosen.connect(dialog.hold)
        dialog.reading.chosen.connect(self._settling.start)
        dialog.edited.connect(self._edit)
        dialog.categories_chosen.connect(self.categories_wanted)
        dialog.finished.connect(self._close)

    def show(self, file: FileContent) -> None:
        """Show what is in a file."""
        if self.dialog is None:
            return
        self.forget()
        self.file = file
        self.dialog.show_file(file.name)
        self.dialog.reading.show_format(file.how, file.sheets)
        if file.sheets:
            self._read_sheets(file.sheets)
        else:
            self._read_as(file.how)

    @property
    def count(self) -> int:
        """How many rows are ticked."""
        return 0 if self._preview is None else len(self._preview.chosen)

    def check_again(self) -> None:
        """Check the rows: a category has another name."""
        self._check()

    def _close(self) -> None:
        self.forget()
        self.dialog = None

    def forget(self) -> None:
        """Keep nothing of the file."""
        self._turn += 1
        self._settling.stop()
        self._preview = None
        self._table = []

    async def look_again(self) -> list[NewPet]:
        """The ticked animals; none if something like them has come into the list: that is shown."""
        dialog, preview = self.dialog, self._preview
        if dialog is None or preview is None:
            return []
        self._turn += 1
        turn = self._turn
        dialog.show_looking()
        self.has_looked = await read_newer_list(self._catalogue)
        await self._work(preview.look_again(), turn)
        if turn != self._turn:
            return []
        dialog.show_preview(preview)
        if preview.appeared:
            dialog.show_appeared(len(preview.appeared))
            return []
        return [row.pet for row in preview.chosen if row.pet is not None]

    def known_ids(self) -> set[int]:
        """The IDs of the listed animals that staff have seen to be like rows."""
        return self._preview.known_ids if self._preview is not None else set()

    def left_out(self) -> tuple[list[InvalidRow], int]:
        """The rows that cannot be added, with the reasons; and how many others are not ticked."""
        preview = self._preview
        if preview is None:
            return [], 0
        wrong = [row for row in preview.rows if row.pet is None]
        unticked = len(preview.rows) - len(wrong) - len(preview.chosen)
        return [invalid_row(row, preview.reading) for row in wrong], unticked

    def _choose_format(self, how: Format) -> None:
        """Read a text file in another way; with another separator, its rows are others."""
        if (dialog := self.dialog) is None or how.separator == self._how.separator:
            self._read_as(how)
            return

        def change() -> None:
            dialog.reading.show_how(how)
            self._read_as(how)

        dialog.reading.show_how(self._how)  # as long as a question is open
        dialog.read_again(change)

    def _choose_sheet(self, name: str) -> None:
        if (dialog := self.dialog) is None:
            return

        def change() -> None:
            dialog.reading.show_sheet(name)
            self._read_sheets([name])

        dialog.reading.show_sheet(self._sheet)  # as above
        dialog.read_again(change)

    def _read_as(self, how: Format) -> None:
        """Read a text file; its columns stay if only the encoding is another."""
        is_alike = how.separator == self._how.separator and bool(self._table)
        self._how, content = how, self.file.content

        async def rows(turn: int) -> list[TableRow]:
            table: list[TableRow] = []
            await self._work(map(table.append, text_rows(content, how)), turn)
            return table

        self._read(rows, is_alike=is_alike)

    def _read_sheets(self, names: Sequence[str]) -> None:
        """Read the first of these sheets that has rows."""
        content = self.file.content

        async def rows(turn: int) -> list[TableRow]:
            name, found = await asyncio.to_thread(first_rows, content, names)
            if self.dialog is not None and turn == self._turn:
                self._sheet = name
                self.dialog.reading.show_sheet(name)
            return found

        self._read(rows, is_alike=False)

    def _read(self, rows: ReadRows, *, is_alike: bool) -> None:
        if self.dialog is not None:
            self.dialog.show_reading()
            self._turn += 1
            work = self._show_rows(rows, self._turn, is_alike=is_alike)
            self._tasks.start("read rows", work)

    async def _show_rows(self, rows: ReadRows, turn: int, *, is_alike: bool) -> None:
        """Read rows, and check them; if they are `is_alike`, their columns stay."""
        problem, table = "", list[TableRow]()
        try:
            table = await rows(turn)
        except NotReadable as error:
            problem = not_readable_sentence(self.file.name, error)
        if self.dialog is None or turn != self._turn:
            return
        self._table = table = table[headings_at(table) :]
        if not table:
            is_one = len(self.file.sheets) <= 1
            nothing = tr("There are no animals in this file.")
            nothing = nothing if is_one else tr("There are no animals in this sheet.")
            self.dialog.show_problem(problem or nothing)
            return
        columns = None
        if not is_alike:
            first, self._preview = table[0].cells, None
            columns = self.remembered.of(first) or proposed_columns(first)
        self.dialog.reading.show_rows(table[:LOOKED_AT], columns)
        self._check()

    def _check(self) -> None:
        """Check every row again, as the dialog says that they are to be read."""
        dialog = self.dialog
        if dialog is None or not self._table:
            return
        form = dialog.reading
        if form.has_headings and form.columns:
            self.remembered.remember(self._table[0].cells, form.columns)
        reading = form.reading(self.category_id_of)
        known, before = self._catalogue.rows, self._preview
        preview = Preview(self._table, reading, known, before, self.being_added)
        self._show_checked(preview, preview.steps())

    def _edit(self, row: PreviewRow, field: PetField, text: str) -> None:
        if self._preview is not None:
            self._preview.edit(row, field, text)
            if self._newest is self._preview:
                self._show_checked(self._preview, self._preview.check_again())
            else:
                self._check()

    def _show_checked(self, preview: Preview, steps: Iterator[None]) -> None:
        self._turn += 1
        self._newest = preview
        if self.dialog is not None:
            self.dialog.hold()
        self._tasks.start("check rows", self._checked(preview, steps, self._turn))

    async def _checked(self, preview: Preview, steps: Iterator[None], turn: int) -> None:
        await self._work(steps, turn)
        if self.dialog is not None and turn == self._turn:
            self._preview = preview
            self.dialog.show_preview(preview)

    async def _work(self, steps: Iterator[None], turn: int) -> None:
        """Take steps in slices, until they are done or stale."""
        await run_in_slices(takewhile(lambda _: turn == self._turn, steps))
