"""Spreadsheets: XLSX and ODS, read by a child process with little memory and time.

The library makes room for every cell up to the farthest one, which a few bytes can put anywhere.
"""

from __future__ import annotations

import io
import subprocess
from zipfile import BadZipFile, ZipFile

import msgspec

from petstore_gui.importing.tables import FileProblem, NotReadable, TableRow
from petstore_gui.support.own_program import NO_CONSOLE, READ_WORKBOOK, own_command, program_folder

ANY_SHEET = -1
"""The first sheet that has rows."""

UNPACKED_MAX = 128 * 1024 * 1024
"""Bytes of a spreadsheet once it is unpacked: a few kilobytes can hold gigabytes."""

_SECONDS = 30.0
_ZIP = b"PK\x03\x04"
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""The beginning of XLS, and of a spreadsheet with a password. Neither can be read."""


class Workbook(msgspec.Struct, frozen=True):
    """One sheet of a spreadsheet, and the names of all that are shown. `sheet` is its place."""

    sheets: tuple[str, ...]
    sheet: int
    rows: list[TableRow]


class Refusal(msgspec.Struct, frozen=True):
    """Why a spreadsheet cannot be read: the name of a `FileProblem`, and the library's words."""

    problem: str
    message: str


def is_workbook(content: bytes) -> bool:
    """Whether this is a spreadsheet, not text. `read_sheet` tells whether it can be read."""
    return content.startswith((_ZIP, _OLE))


def read_sheet(content: bytes, sheet: int = ANY_SHEET) -> Workbook:
    """Read a sheet; blocks for seconds. Raises `NotReadable`."""
    _check_size(content)
    try:
        child = subprocess.run(  # noqa: S603 - this very program
            own_command(READ_WORKBOOK, str(sheet)),
            input=content,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=program_folder(),
            creationflags=NO_CONSOLE,
            timeout=_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise NotReadable(FileProblem.TOO_DEMANDING, str(error)) from error
    try:
        return msgspec.msgpack.decode(child.stdout, type=Workbook)
    except msgspec.ValidationError:
        refusal = msgspec.msgpack.decode(child.stdout, type=Refusal)
        raise NotReadable(FileProblem[refusal.problem], refusal.message) from None


def _check_size(content: bytes) -> None:
    """Believe the archive: who lies about its sizes meets the limit of memory."""
    try:
        with ZipFile(io.BytesIO(content)) as packed:
            unpacked = sum(one.file_size for one in packed.infolist())
    except (BadZipFile, NotImplementedError, EOFError, OSError, ValueError) as error:
        raise NotReadable(FileProblem.NOT_A_WORKBOOK, str(error)) from error
    if unpacked > UNPACKED_MAX:
        raise NotReadable(FileProblem.TOO_LARGE)
