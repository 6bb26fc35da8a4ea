"""The list as a sheet of Excel: typed cells, no formulas, and what is known of the list above."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable, Iterator
from tempfile import TemporaryDirectory
from typing import BinaryIO

from xlsxwriter import Workbook
from xlsxwriter.exceptions import FileCreateError
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from petstore_gui.catalogue.export.choice import CELL_MAX
from petstore_gui.catalogue.export.csv_file import starts_a_formula
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.catalogue.export.new_file import to_the_end
from petstore_gui.support.time_slices import run_in_slices

_EXACT = 10**15
"""Excel keeps 15 digits of a number: longer ones become texts."""

_AS_TEXT = 49
"""Excel's number for the format "Text"."""

_COUNTED_EACH = 4_096

_NARROWEST, _WIDEST = 10, 60
"""Widths of columns, in characters, fitted to the first rows."""

_MEASURED = 200


async def write_xlsx(
    file: BinaryIO, listed: ExportedList, about: About, counted: Callable[[int], None]
) -> None:
    """Write a workbook in slices of the event loop. Raises `OSError`."""
    folder = TemporaryDirectory(prefix="petstore-export-")
    target = _Target(file)
    # With `constant_memory`, rows go to a file in the folder, and texts into their cells.
    book = Workbook(target, {"constant_memory": True, "tmpdir": folder.name})
    book.use_zip64()  # which only a sheet past 4 GB needs, and gets
    sheet = book.add_worksheet(about.title)
    try:
        _begin(book, sheet, listed, about)
        await run_in_slices(_rows(book, sheet, listed, len(about.lines) + 1, counted))
        await _close(book, target)
    finally:
        sheet.row_data_fh.close()  # after an error, XlsxWriter does not
        await to_the_end(folder.cleanup)


def _begin(book: Workbook, sheet: Worksheet, listed: ExportedList, about: About) -> None:
    """The lines above, the headings, which stay in sight, and a filter for each column."""
    bold, heading = book.add_format({"bold": True}), len(about.lines)
    for row, words in enumerate(about.lines):
        sheet.write_string(row, 0, words, bold if row == 0 else None)
    for column, (words, value_of) in enumerate(listed.columns):
        sheet.write_string(heading, column, words, bold)
        longest = max((len(str(value_of(row))) for row in listed.order[:_MEASURED]), default=0)
        sheet.set_column(column, column, min(max(longest, len(words), _NARROWEST), _WIDEST) + 2)
    sheet.freeze_panes(heading + 1, 0)
    sheet.autofilter(heading, 0, heading + len(listed), len(listed.columns) - 1)
    sheet.repeat_rows(heading)


def _rows(
    book: Workbook,
    sheet: Worksheet,
    listed: ExportedList,
    first: int,
    counted: Callable[[int], None],
) -> Iterator[None]:
    """Write the animals from row `first` on, one in each step."""
    text = book.add_format({"num_format": _AS_TEXT})  # stays a text when somebody edits it
    quoted = book.add_format({"num_format": _AS_TEXT, "quote_prefix": True})
    write_number, write_text = sheet.write_number, sheet.write_string
    for row, values in enumerate(listed.lines(), first):
        for column, value in enumerate(values):
            if not isinstance(value, str):
                if -_EXACT < value < _EXACT:
                    write_number(row, column, value)
                else:
                    write_text(row, column, str(value), text)
            elif value.startswith("<r>"):
                _write_markup(sheet, row, column, value, text)
            else:
                write_text(row, column, value, quoted if starts_a_formula(value) else text)
        if (row - first) % _COUNTED_EACH == 0:
            counted(row - first)
        yield
    counted(len(listed))


def _write_markup(sheet: Worksheet, row: int, column: int, value: str, text: Format) -> None:
    """Write a text in parts, each of which is escaped.

    With `constant_memory`, XlsxWriter 3.3.1 takes a whole text from <r> to </r> for its own markup,
    and writes it as it is: an animal with such a name could put anything into the sheet.
    """
    value = value[: CELL_MAX // 2]  # a character has one or two units
    sheet.write_rich_string(row, column, value[:1], value[1:2], value[2:], text)


async def _close(book: Workbook, target: _Target) -> None:
    """Pack the workbook in a thread, which ends soon after the task is cancelled."""
    closing = asyncio.ensure_future(asyncio.to_thread(book.close))
    try:
        await asyncio.shield(closing)
    except asyncio.CancelledError:
        target.refuse()
        await asyncio.wait([closing])
        closing.exception()  # it was refused
        raise
    except FileCreateError as error:
        raise error.args[0] from None


class _Target:
    """The file for ZipFile, which after an error goes on writing as it is freed: to nowhere."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._place = 0
        self._is_refusing = self._has_failed = False

    def refuse(self) -> None:
        """Let the next write fail."""
        self._is_refusing = True

    def write(self, data: bytes) -> int:
        self._do(lambda: self._file.write(data))
        self._place += len(data)
        return len(data)

    def seek(self, place: int) -> int:
        self._do(lambda: self._file.seek(place))
        self._place = place
        return place

    def tell(self) -> int:
        return self._place

    def flush(self) -> None:
        """ZipFile flushes before it is done."""

    def _do(self, call: Callable[[], object]) -> None:
        if self._has_failed:
            return
        self._has_failed = True
        if self._is_refusing:
            raise OSError(errno.ECANCELED, os.strerror(errno.ECANCELED))
        call()
        self._has_failed = False
