"""The list as a CSV file in which a spreadsheet finds no formula."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import errno
import io
import os
import re
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from petstore_gui.support.held_files import replace, unlink
from petstore_gui.support.time_slices import run_in_slices

_LINES_AT_ONCE = 4_096
"""Lines that are written together."""

_BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets recognize UTF-8 by it."""

_SIGNS = r"=+\-@\uff1d\uff0b\uff0d\uff20"
_ANY_SIGN = re.compile(rf"[{_SIGNS}\t\r]")
_STARTS_A_FORMULA = re.compile(rf"\A(?=\s*[{_SIGNS}\t\r])")
# Some spreadsheets also split cells at other characters, and look inside quotes.
_FORMULA_INSIDE = re.compile(rf"([;,\t\r\n\"][^\S\t\r\n]*)(?=[{_SIGNS}])")
_PLAIN_NEGATIVE = re.compile(r"-[0-9]+(\.[0-9]+)?")


class NotWritten(Exception):
    """The file could not be written; nothing has changed. `str()` is the system's message.

    `is_full`: there is no room on its disk.
    """

    def __init__(self, message: str, *, is_full: bool = False) -> None:
        super().__init__(message)
        self.is_full = is_full


def safe_cell(text: str) -> str:
    """`text` as a cell that no spreadsheet takes for a formula: with an apostrophe before signs.

    A plain negative number stays as it is.
    """
    if not _ANY_SIGN.search(text) or _PLAIN_NEGATIVE.fullmatch(text):
        return text
    return _FORMULA_INSIDE.sub(r"\1'", _STARTS_A_FORMULA.sub("'", text))


def csv_lines(lines: Iterable[Sequence[str]]) -> Iterator[str]:
    """Each line in the format of RFC 4180, with its line end."""
    line = io.StringIO()
    writer = csv.writer(line, quoting=csv.QUOTE_ALL)
    for cells in lines:
        writer.writerow([safe_cell(cell) for cell in cells])
        yield line.getvalue()
        line.seek(0)
        line.truncate()


async def write_text(path: Path, text: str) -> None:
    """Write `text` to `path`, or leave the file unchanged. Raises `NotWritten`."""
    with _translated_errors():
        async with _replacement(path) as file:
            await asyncio.to_thread(file.write, text)
            await asyncio.to_thread(_to_disk, file)


async def write_csv(path: Path, lines: Iterable[Sequence[str]]) -> int:
    """Write `lines` to `path` in slices of the event loop; return their number.

    The file gets all of them, or stays unchanged. Raises `NotWritten`.
    """
    with _translated_errors():
        async with _replacement(path) as file:
            count = await _write(file, csv_lines(lines))
            await asyncio.to_thread(_to_disk, file)
    return count


@contextlib.contextmanager
def _translated_errors() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        is_full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise NotWritten(error.strerror or type(error).__name__, is_full=is_full) from error


@contextlib.asynccontextmanager
async def _replacement(path: Path) -> AsyncIterator[io.TextIOWrapper]:
    """A new file beside `path` that replaces it at the end, or is deleted after an error."""
    part = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}.part")
    try:
        with part.open("x", encoding="utf-8", errors="backslashreplace", newline="") as file:
            yield file
        await asyncio.to_thread(replace, part, path)
    finally:
        unlink(part)


async def _write(file: io.TextIOWrapper, lines: Iterator[str]) -> int:
    count, text = 0, [_BYTE_ORDER_MARK]
    while text:
        await asyncio.to_thread(file.write, "".join(text))
        text = []
        await run_in_slices(map(text.append, islice(lines, _LINES_AT_ONCE)))
        count += len(text)
    return count


def _to_disk(file: io.TextIOWrapper) -> None:
    file.flush()
    os.fsync(file.fileno())
