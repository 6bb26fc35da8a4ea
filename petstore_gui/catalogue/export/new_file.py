"""A file that is written as a whole, or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator, Callable
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QFileDevice, QIODevice, QSaveFile

T = TypeVar("T")

_NO_ROOM = 2**20
"""Free bytes of a disk that count as none."""


class WriteProblem(Enum):
    """Why a file could not be written."""

    FULL = auto()
    FORBIDDEN = auto()
    NO_FOLDER = auto()
    OPEN_ELSEWHERE = auto()
    OTHER = auto()


class NotWritten(Exception):
    """The file could not be written; nothing has changed. `str()` is the system's message."""

    def __init__(self, message: str, problem: WriteProblem = WriteProblem.OTHER) -> None:
        super().__init__(message)
        self.problem = problem


class NewFile:
    """A new file beside `path`, which replaces it on `commit`. Its methods raise `NotWritten`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = QSaveFile(str(path))
        if not self._file.open(QIODevice.OpenModeFlag.WriteOnly):
            has_folder = path.parent.is_dir()
            self._fail(WriteProblem.FORBIDDEN if has_folder else WriteProblem.NO_FOLDER)

    def write(self, data: bytes | QByteArray) -> None:
        """Write all of the data."""
        if self._file.write(data) < 0:
            self._fail(self._problem())

    def commit(self) -> None:
        """Write everything to the disk, and replace the file.

        Qt would write it too, but without a turn for Python's other threads, the window's too.
        """
        self._file.flush()
        with contextlib.suppress(OSError):  # Windows has no such number; an error happens again
            os.fsync(self._file.handle())
        if not self._file.commit():
            self._fail(self._problem())

    def discard(self) -> None:
        """Delete the new file."""
        self._file.cancelWriting()
        self._file.commit()

    def _fail(self, problem: WriteProblem) -> None:
        raise NotWritten(self._file.errorString(), problem)

    def _problem(self) -> WriteProblem:
        if self._file.error() == QFileDevice.FileError.RenameError:
            return WriteProblem.OPEN_ELSEWHERE
        is_full = shutil.disk_usage(self._path.parent).free < _NO_ROOM
        return WriteProblem.FULL if is_full else WriteProblem.OTHER


async def write_text(path: Path, text: str) -> None:
    """Write `text` to `path`, or leave the file unchanged. Raises `NotWritten`."""
    async with new_file(path) as file:
        await to_the_end(partial(file.write, text.encode("utf-8", "backslashreplace")))


@contextlib.asynccontextmanager
async def new_file(path: Path) -> AsyncIterator[NewFile]:
    """A new file, which replaces the one at `path` at the end, or is deleted after an error.

    Raises `NotWritten`.
    """
    file = NewFile(path)
    try:
        yield file
    except BaseException:
        file.discard()
        raise
    with contextlib.suppress(asyncio.CancelledError):  # then it is too late to stop
        await to_the_end(file.commit)


async def to_the_end(call: Callable[[], T]) -> T:
    """Run a call in a thread, and return its result.

    The task is cancelled only once the call has returned: no file is closed, or deleted, under a
    thread that writes to it.
    """
    work = asyncio.ensure_future(asyncio.to_thread(call))
    is_cancelled = False
    while not work.done():
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError:
            is_cancelled = True
    result = work.result()
    if is_cancelled:
        raise asyncio.CancelledError
    return result
