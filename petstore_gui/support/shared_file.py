"""Replaces a file that other programs, and other computers, may be replacing too: only one wins.

The lock is a second file, which only one of them can create: that holds on network drives too,
where locks of the system may not reach other computers.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from petstore_gui.support.held_files import replace, unlink, when_free
from petstore_gui.support.private_files import OWNER_ONLY
from petstore_gui.support.real_path import real_path

LEFT_SECONDS = 10.0
"""A lock that has stood for so long was left by a program that crashed."""

_HOLD_SECONDS = 3.0
"""Whoever has held the lock for longer gives up: others may take it for one that was left."""

_WAIT_SECONDS = 30.0
_LOOK_AGAIN_SECONDS = 0.05
_EVERYBODY = 0o666
_NEW = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)


class OtherContent(Exception):
    """The file has another content than it was to be replaced for."""


def read_file(file: Path, most: int) -> bytes | None:
    """The first `most` bytes of a file; None if there is none.

    Raises `OSError`, also if what is there is not a file: opening a pipe would wait.
    """
    try:
        with _opened(file) as opened:
            return opened.read(most)
    except FileNotFoundError:
        return None


def replace_if(file: Path, before: bytes | None, after: bytes, *, is_private: bool) -> None:
    """Replace the content of a file if it still is `before`; None for no file.

    The file is its owner's alone if it `is_private`. Else it keeps its mode, and a new one gets
    what the umask allows.
    Raises `OtherContent` or `OSError`; the file is then as it was.
    """
    file = real_path(file)
    lock = file.with_name(f".{file.name}.lock")
    part = file.with_name(f".{file.name}.{os.urandom(4).hex()}.part")
    since = _take(lock)
    try:
        _write(part, after, _mode(file, is_private=is_private))
        if read_file(file, len(before or b"") + 1) != before:
            raise OtherContent
        if _seconds(since) > _HOLD_SECONDS:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        replace(part, file)
    finally:
        with suppress(OSError):
            unlink(part)
        if _seconds(since) < LEFT_SECONDS:  # else it may be another's by now
            with suppress(OSError):
                unlink(lock)


def _opened(file: Path) -> BinaryIO:
    """Raises `FileNotFoundError` too if another program deletes it at this moment."""
    if not stat.S_ISREG(when_free(file.stat).st_mode):
        raise FileExistsError(errno.EEXIST, "there is something else than a file", str(file))
    return when_free(lambda: file.open("rb"))


def _take(lock: Path) -> tuple[float, float]:
    """Create the lock, once it is free; returns when that was."""
    give_up = time.monotonic() + _WAIT_SECONDS
    seen, since = None, time.monotonic()
    while True:
        try:
            os.close(when_free(lambda: os.open(lock, _NEW, _EVERYBODY)))
        except FileExistsError:
            if time.monotonic() > give_up:
                raise
        else:
            return time.monotonic(), time.time()
        if (found := _state(lock)) != seen:
            seen, since = found, time.monotonic()
        elif time.monotonic() - since > LEFT_SECONDS:
            unlink(lock)
        time.sleep(_LOOK_AGAIN_SECONDS)


def _state(lock: Path) -> tuple[int, int] | None:
    """What tells a lock from a later one; None if it has gone."""
    try:
        with _opened(lock) as opened:  # a network drive may not ask again for `stat` alone
            found = os.fstat(opened.fileno())
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_mtime_ns


def _seconds(since: tuple[float, float]) -> float:
    """How long ago that was, also if the computer slept meanwhile."""
    return max(time.monotonic() - since[0], time.time() - since[1])


def _mode(file: Path, *, is_private: bool) -> int | None:
    """The mode that the new content gets; None for that of a new file."""
    if is_private:
        return OWNER_ONLY
    with suppress(OSError):
        return stat.S_IMODE(file.stat().st_mode)
    return None


def _write(part: Path, data: bytes, mode: int | None) -> None:
    with os.fdopen(os.open(part, _NEW, mode or _EVERYBODY), "wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    if mode is not None:
        with suppress(OSError):  # a drive without modes
            part.chmod(mode)
