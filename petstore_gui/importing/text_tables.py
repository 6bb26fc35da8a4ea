"""Text files with a table: CSV in any common encoding, with any common separator.

How a file is to be read is a proposal, which a person can change.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec

from petstore_gui.catalogue.export.csv_file import safe_cell
from petstore_gui.importing.tables import BYTES_MAX, FileProblem, NotReadable, TableRow, bounded
from petstore_gui.importing.workbooks import is_workbook

ENCODINGS = ("utf-8", "cp1252", "cp1250", "utf-16-le", "utf-16-be")
SEPARATORS = (",", ";", "\t", "|")

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_BYTE_ORDER_MARK = "\ufeff"
_PIECE = 64 * 1024
_LOOKED_AT = 50
"""How many rows tell which separator a file has."""

_CONTROLS = dict.fromkeys((*range(0x09), *range(0x0E, 0x20)))
_CONTROLS_MAX = 0.05
"""Which share of a text they are at most. Of a picture they are a tenth."""

# A note for spreadsheets in the first line, without its separator perhaps.
_SAYS_SEPARATOR = re.compile(r"sep=(.?)\r?\n?\Z", re.IGNORECASE)
_APOSTROPHE = re.compile(r"(\A|[;,\t\r\n\"]\s*)'")


class Format(msgspec.Struct, frozen=True):
    """How a text file is read."""

    encoding: str = ENCODINGS[0]
    separator: str = SEPARATORS[0]


def proposed_format(content: bytes) -> Format:
    """How a file is probably meant."""
    encoding = _proposed_encoding(content)
    first = next(_lines(content, encoding), "")
    if (said := _SAYS_SEPARATOR.match(first)) and said[1] in SEPARATORS:
        return Format(encoding, said[1])

    def worth(how: Format) -> tuple[float, int]:
        """The most for the separator that makes most rows equally long, and longer than a cell."""
        try:
            rows = list(islice(text_rows(content, how), _LOOKED_AT))
        except NotReadable:
            return 0.0, 0
        [(width, count)] = Counter(len(row.cells) for row in rows).most_common(1) or [(0, 0)]
        return (count / len(rows), width) if width > 1 else (0.0, 0)

    return max((Format(encoding, one) for one in SEPARATORS), key=worth)


def text_rows(content: bytes, how: Format) -> Iterator[TableRow]:
    """The rows of a text file. Characters that the encoding does not know become U+FFFD.

    Raises `NotReadable`.
    """
    return bounded(_rows(content, how))


def _rows(content: bytes, how: Format) -> Iterator[Iterable[str]]:
    start = content[:_PIECE].decode(how.encoding, "replace")
    if len(start) - len(start.translate(_CONTROLS)) > _CONTROLS_MAX * len(start):
        raise NotReadable(FileProblem.NOT_TEXT)
    # Not strict, it would take a lone quotation mark for one that begins a cell of many rows.
    reader = csv.reader(_lines(content, how.encoding), delimiter=how.separator, strict=True)
    row = 0
    try:
        for row, cells in enumerate(reader, 1):
            if row > 1 or not _SAYS_SEPARATOR.match("".join(cells)):
                yield map(plain_cell, cells)
    except csv.Error as error:
        raise NotReadable(FileProblem.NOT_SEPARATED, str(error), row=row + 1) from error


def plain_cell(cell: str) -> str:
    """A cell without the apostrophes that an export puts before signs of formulas."""
    if "'" not in cell:
        return cell
    plain = _APOSTROPHE.sub(r"\1", cell)
    return plain if safe_cell(plain) == cell else cell


def _lines(content: bytes, encoding: str) -> Iterator[str]:
    """The lines, decoded piece by piece, without a byte order mark."""
    stream = io.TextIOWrapper(io.BytesIO(content), encoding, errors="replace", newline="")
    for number, line in enumerate(stream):
        yield line.removeprefix(_BYTE_ORDER_MARK) if number == 0 else line


def _proposed_encoding(content: bytes) -> str:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return encoding
    start = content[:_PIECE]
    zeros = start[1::2].count(0), start[0::2].count(0)
    if sum(zeros) > len(start) // 8:
        return "utf-16-le" if zeros[0] >= zeros[1] else "utf-16-be"
    return "utf-8" if _is_utf_8(content) else "cp1252"


def _is_utf_8(content: bytes) -> bool:
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        for start in range(0, len(content), _PIECE):
            decoder.decode(content[start : start + _PIECE])
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return True


class FileContent(msgspec.Struct, frozen=True):
    """The content of a file. `how` is the proposed way to read it; None: it is a spreadsheet."""

    name: str
    content: bytes
    how: Format | None = None


def read_one(paths: Sequence[Path]) -> FileContent:
    """Read a file, if it is the only one; it may block. Raises `NotReadable`."""
    path, *others = paths
    if others:
        raise NotReadable(FileProblem.SEVERAL)
    try:
        with path.open("rb") as file:
            content = file.read(BYTES_MAX + 1)
    except OSError as error:
        raise NotReadable(_problem_of(path, error), error.strerror or str(error)) from error
    return content_of(path.name, content)


def content_of(name: str, content: bytes) -> FileContent:
    """What was read from a file, or pasted. Raises `NotReadable`."""
    if len(content) > BYTES_MAX:
        raise NotReadable(FileProblem.TOO_LARGE)
    return FileContent(name, content, None if is_workbook(content) else proposed_format(content))


def _problem_of(path: Path, error: OSError) -> FileProblem:
    if path.is_dir():  # on Windows, no error of its own
        return FileProblem.A_FOLDER
    if isinstance(error, FileNotFoundError):
        return FileProblem.NOT_THERE
    return FileProblem.FORBIDDEN if isinstance(error, PermissionError) else FileProblem.NOT_READ
