"""A table as a file has it: rows of texts, within bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from petstore_gui.catalogue.export.escapes import unescaped

BYTES_MAX = 32 * 1024 * 1024
ROWS_MAX = 100_000
CELLS_MAX = 2_000_000
"""The most that is read of one file, so that none fills the memory."""


class FileProblem(Enum):
    """Why a file cannot be brought in."""

    SEVERAL = "it is more than one file"
    A_FOLDER = "it is no file"
    NOT_THERE = "there is none of this name"
    FORBIDDEN = "this person may not read it"
    NOT_READ = "the disk or the system refuses"
    TOO_LARGE = "it has more bytes than are read"
    TOO_MANY_ROWS = "it has more rows than are read"
    TOO_MANY_CELLS = "it has more cells than are read"
    NOT_SEPARATED = "a quotation mark in a row has no counterpart"
    NOT_TEXT = "it has too many control characters for a text"
    TOO_DEMANDING = "to read it takes more memory or time than it may"
    NOT_A_WORKBOOK = "it is damaged, locked with a password, or no workbook at all"


class NotReadable(Exception):
    """A file cannot be brought in. `str()` is the system's or the parser's message.

    `row` is the number of the row that cannot be read, if that is known.
    """

    def __init__(self, problem: FileProblem, message: str = "", *, row: int = 0) -> None:
        super().__init__(message or problem.value)
        self.problem = problem
        self.row = row


class TableRow(NamedTuple):
    """A row that is not empty. `number` is its place in the file, from 1."""

    number: int
    cells: tuple[str, ...]


def bounded(rows: Iterable[Iterable[str]]) -> Iterator[TableRow]:
    """The rows that are not empty, without surrounding blanks. An empty row ends nothing.

    The escapes of an export become the characters that they stand for: it is the same animal.

    Raises `NotReadable` if there are too many.
    """
    count = cell_count = 0
    for number, row in enumerate(rows, 1):
        cells = tuple(unescaped(cell).strip() for cell in row)
        if not any(cells):
            continue
        count += 1
        cell_count += len(cells)
        if count > ROWS_MAX:
            raise NotReadable(FileProblem.TOO_MANY_ROWS)
        if cell_count > CELLS_MAX:
            raise NotReadable(FileProblem.TOO_MANY_CELLS)
        yield TableRow(number, cells)
