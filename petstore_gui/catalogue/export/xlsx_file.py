"""The list as a sheet of Excel: typed cells, no formulas, and what is known of the list above."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from xlsxwriter import Workbook
from xlsxwriter.exceptions import FileCreateError
from xlsxwriter.worksheet import Worksheet

from petstore_gui.catalogue.export.csv_file import starts_a_formula
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.catalogue.export.new_file import NewFile, NotWritten, to_the_end
from petstore_gui.support.tasks import run_in_slices

_EXACT = 10**15
"""Excel keeps 15 digits of a number: longer ones become texts."""

_AS_TEXT = 49
"""Excel's number for the format "Text"."""

_COUNTED_EACH = 4_096

_NARROWEST, _WIDEST = 10, 60
"""Widths of columns, in characters, fitted to the first rows."""

_MEASURED = 200

_COPIED_AT_ONCE = 2**20


async def write_xlsx(
    file: NewFile, listed: ExportedList, about: About, counted: Callable[[int], None]
) -> None:
    """Write a workbook in slices of the event loop. Raises `NotWritten`."""
    folder = TemporaryDirectory(prefix="petstore-export-", ignore_cleanup_errors=True)
    packed = Path(folder.name, "list.xlsx")
    # With `constant_memory`, rows go to a file in the folder, and texts into their cells.
    book = Workbook(packed, {"constant_memory": True, "tmpdir": folder.name})
    book.use_zip64()  # which only a sheet past 4 GB needs, and gets
    sheet = book.add_worksheet(about.title)
    try:
        _begin(book, sheet, listed, about)
        await run_in_slices(_rows(book, sheet, listed, len(about.lines) + 1, counted))
        await asyncio.to_thread(book.close)  # goes on for a while after the task is cancelled
        await to_the_end(partial(_copy, packed, file))
    except (FileCreateError, OSError) as error:
        raise NotWritten(str(error)) from error
    finally:
        sheet.row_data_fh.close()  # after an error, XlsxWriter does not
        await to_the_end(folder.cleanup)


def _copy(packed: Path, file: NewFile) -> None:
    with packed.open("rb") as source:
        shutil.copyfileobj(source, file, _COPIED_AT_ONCE)


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
                # In parts, each of which is escaped: with `constant_memory`, XlsxWriter 3.3.1 takes
                # a whole text from <r> to </r> for its own markup, and writes it as it is.
                sheet.write_rich_string(row, column, value[:1], value[1:2], value[2:], text)
            else:
                write_text(row, column, value, quoted if starts_a_formula(value) else text)
        if (row - first) % _COUNTED_EACH == 0:
            counted(row - first)
        yield
    counted(len(listed))
