"""Spreadsheets: XLSX and ODS. Every cell becomes a text, as a person would have typed it."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING
from zipfile import BadZipFile, ZipFile, ZipInfo

from petstore_gui.importing.sheet_extent import SheetExtent
from petstore_gui.importing.tables import FileProblem, NotReadable, TableRow, bounded

if TYPE_CHECKING:
    from python_calamine import CalamineWorkbook

Cell = int | float | str | bool | time | date | datetime | timedelta

UNPACKED_MAX = 128 * 1024 * 1024
"""Bytes of a spreadsheet once it is unpacked: a few kilobytes can hold gigabytes."""

_PIECE = 256 * 1024
_ZIP = b"PK\x03\x04"
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""The beginning of XLS, and of a spreadsheet with a password. Neither can be unpacked."""

_WHOLE_MAX = 2.0**53
"""From here on, a float no longer has the digits that somebody entered."""


def is_workbook(content: bytes) -> bool:
    """Whether this is a spreadsheet, not text. `sheet_names` tells whether it can be read."""
    return content.startswith((_ZIP, _OLE))


def sheet_names(content: bytes) -> tuple[str, ...]:
    """The names of the sheets that are shown, or of all; it may block. Raises `NotReadable`."""
    from python_calamine import SheetVisibleEnum  # noqa: PLC0415 - for spreadsheets alone

    _check_size(content)
    sheets = _opened(content).sheets_metadata
    shown = [sheet for sheet in sheets if sheet.visible is SheetVisibleEnum.Visible]
    return tuple(sheet.name for sheet in shown or sheets)


def sheet_rows(content: bytes, sheet: str) -> list[TableRow]:
    """The rows of a sheet that was named; it may block. Raises `NotReadable`."""
    with _translated():
        rows = _opened(content).get_sheet_by_name(sheet).to_python(skip_empty_area=False)
    return list(bounded(map(_texts, rows)))


def first_rows(content: bytes, sheets: Sequence[str]) -> tuple[str, list[TableRow]]:
    """The first of these sheets that has rows, and those; the first of all if none has.

    It may block. Raises `NotReadable`.
    """
    for sheet in sheets:
        if rows := sheet_rows(content, sheet):
            return sheet, rows
    return sheets[0], []


def _opened(content: bytes) -> CalamineWorkbook:
    from python_calamine import CalamineWorkbook  # noqa: PLC0415 - for spreadsheets alone

    with _translated():
        return CalamineWorkbook.from_filelike(io.BytesIO(content))


@contextmanager
def _translated() -> Iterator[None]:
    from python_calamine import CalamineError  # noqa: PLC0415 - as above

    try:
        yield
    except (CalamineError, OSError, ValueError) as error:
        raise NotReadable(FileProblem.NOT_A_WORKBOOK, str(error)) from error
    except BaseException as error:
        if type(error).__name__ != "PanicException":  # of the library; it is no Exception
            raise
        raise NotReadable(FileProblem.NOT_A_WORKBOOK, str(error)) from None


def _texts(cells: Sequence[Cell]) -> Iterator[str]:
    return map(text_of, cells)


def text_of(cell: Cell) -> str:
    """A cell as text: a whole number as its digits, anything else so that it is no number."""
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < _WHOLE_MAX:
        return str(int(cell))
    if isinstance(cell, bool):
        return str(cell).upper()
    return str(cell)


def _check_size(content: bytes) -> None:
    """Unpack everything once, and keep nothing: what it says of its size need not be true.

    A sheet that says that it has a cell far away from all others would take gigabytes as well.
    """
    total = 0
    try:
        with ZipFile(io.BytesIO(content)) as packed:
            for one in packed.infolist():
                total += sum(len(piece) for piece in _pieces(packed, one, UNPACKED_MAX - total))
                if total > UNPACKED_MAX:
                    raise NotReadable(FileProblem.TOO_LARGE)
    except (BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError) as error:
        raise NotReadable(FileProblem.NOT_A_WORKBOOK, str(error)) from error


def _pieces(packed: ZipFile, one: ZipInfo, most: int) -> Iterator[bytes]:
    extent = SheetExtent()
    with packed.open(one) as stream:
        left = most
        while left >= 0 and (piece := stream.read(_PIECE)):
            left -= len(piece)
            if one.filename.endswith(".xml"):
                extent.look(piece)
            yield piece
