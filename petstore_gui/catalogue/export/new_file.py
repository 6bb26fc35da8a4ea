"""A file that is written as a whole, or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import re
import secrets
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import BinaryIO, TypeVar

from petstore_gui.support.held_files import CAN_BE_HELD, replace, unlink

T = TypeVar("T")

_SHARING_VIOLATIONS = (32, 33)
"""Windows' numbers for a file that another program has open or locked."""


_DEVICE = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³]) *([.:].*)?", re.IGNORECASE | re.DOTALL
)
"""Python moved a function of its own for these in 3.13."""


class WriteProblem(Enum):
    """Why a file could not be written."""

    FULL = auto()
    FORBIDDEN = auto()
    NO_FOLDER = auto()
    OPEN_ELSEWHERE = auto()
    RESERVED_NAME = auto()
    OTHER = auto()


_PROBLEMS = {
    errno.ENOSPC: WriteProblem.FULL,
    errno.EDQUOT: WriteProblem.FULL,
    errno.EACCES: WriteProblem.FORBIDDEN,
    errno.EPERM: WriteProblem.FORBIDDEN,
    errno.EROFS: WriteProblem.FORBIDDEN,
    errno.ENOENT: WriteProblem.NO_FOLDER,
    errno.ENOTDIR: WriteProblem.NO_FOLDER,
}


class NotWritten(Exception):
    """The file could not be written; nothing has changed. `str()` is the system's message."""

    def __init__(self, message: str, problem: WriteProblem = WriteProblem.OTHER) -> None:
        super().__init__(message)
        self.problem = problem


def is_reserved(name: str) -> bool:
    """Whether Windows takes a file name for a device, as it does CON.csv."""
    return _DEVICE.fullmatch(name) is not None


async def write_text(path: Path, text: str) -> None:
    """Write `text` to `path`, or leave the file unchanged. Raises `NotWritten`."""
    async with new_file(path) as file:
        await to_the_end(partial(file.write, text.encode("utf-8", "backslashreplace")))


@contextlib.asynccontextmanager
async def new_file(path: Path) -> AsyncIterator[BinaryIO]:
    """A new file beside `path`, which replaces it at the end, or is deleted after an error.

    Raises `NotWritten`.
    """
    if sys.platform == "win32" and is_reserved(path.name):
        raise NotWritten(path.name, WriteProblem.RESERVED_NAME)
    part = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}.part")
    try:
        with _translated(_problem):
            with part.open("xb") as file:
                yield file
                await to_the_end(partial(_to_disk, file))
            with _translated(_problem_of_replacing), contextlib.suppress(asyncio.CancelledError):
                await to_the_end(partial(replace, part, path))  # then it is too late to stop
    finally:
        with contextlib.suppress(OSError):  # Windows deletes nothing that has such a name
            await to_the_end(partial(unlink, part))


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


@contextlib.contextmanager
def _translated(problem_of: Callable[[OSError], WriteProblem]) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        message = error.strerror or type(error).__name__
        raise NotWritten(message, problem_of(error)) from error


def _problem(error: OSError) -> WriteProblem:
    if getattr(error, "winerror", None) in _SHARING_VIOLATIONS:
        return WriteProblem.OPEN_ELSEWHERE
    return _PROBLEMS.get(error.errno or 0, WriteProblem.OTHER)


def _problem_of_replacing(error: OSError) -> WriteProblem:
    # The folder was written to just now; Windows replaces no file that a program has open.
    if CAN_BE_HELD and isinstance(error, PermissionError):
        return WriteProblem.OPEN_ELSEWHERE
    return _problem(error)


def _to_disk(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())
