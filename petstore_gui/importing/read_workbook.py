"""The child process that reads a spreadsheet: its bytes in, one answer out.

Every cell becomes a text, as a person would have typed it.
"""

from __future__ import annotations

import io
import sys
from datetime import date, datetime, time, timedelta

import msgspec
from python_calamine import CalamineError, CalamineWorkbook, SheetVisibleEnum

from petstore_gui.importing.tables import FileProblem, NotReadable, TableRow, bounded
from petstore_gui.importing.workbooks import ANY_SHEET, UNPACKED_MAX, Refusal, Workbook
from petstore_gui.support.process import limit_memory

Cell = int | float | str | bool | time | date | datetime | timedelta

MEMORY_MAX = 1024 * 1024 * 1024
"""Bytes; two million cells take 400 MB."""

_WHOLE_MAX = 2.0**53
"""From here on, a float no longer has the digits that somebody entered."""


def read_workbook(sheet: int) -> int:
    """Read standard input, write `Workbook` or `Refusal` to standard output; the exit status."""
    limit_memory(MEMORY_MAX)
    answer = msgspec.msgpack.encode(_answer(sys.stdin.buffer.read(), sheet))
    if len(answer) > UNPACKED_MAX:
        answer = msgspec.msgpack.encode(Refusal(FileProblem.TOO_LARGE.name, ""))
    sys.stdout.buffer.write(answer)
    return 0


def _answer(content: bytes, sheet: int) -> Workbook | Refusal:
    try:
        return _read(content, sheet)
    except NotReadable as error:
        return Refusal(error.problem.name, str(error))
    except BaseException as error:
        is_panic = type(error).__name__ == "PanicException"  # of the library; it is no Exception
        if not (is_panic or isinstance(error, CalamineError | OSError | ValueError)):
            raise
        return Refusal(FileProblem.NOT_A_WORKBOOK.name, str(error))


def _read(content: bytes, sheet: int) -> Workbook:
    book = CalamineWorkbook.from_filelike(io.BytesIO(content))
    all_sheets = book.sheets_metadata
    shown = [one for one in all_sheets if one.visible is SheetVisibleEnum.Visible] or all_sheets
    names = tuple(one.name for one in shown)
    for place in range(len(names)) if sheet == ANY_SHEET else [sheet]:
        if (rows := _rows(book, names[place])) or sheet != ANY_SHEET:
            return Workbook(names, place, rows)
    return Workbook(names, 0, [])


def _rows(book: CalamineWorkbook, name: str) -> list[TableRow]:
    cells = book.get_sheet_by_name(name).to_python(skip_empty_area=False)
    return list(bounded(map(_text_of, row) for row in cells))


def _text_of(cell: Cell) -> str:
    """A cell as text: a whole number as its digits, anything else so that it is no number."""
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < _WHOLE_MAX:
        return str(int(cell))
    return str(cell).upper() if isinstance(cell, bool) else str(cell)
