"""Replaces a file that other programs, and other computers, may be replacing too: only one wins.

The lock is a second file, which only one of them can create: that holds on network drives too,
where locks of the system may not reach other computers.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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


def replace_if(
    file: Path,
    before: bytes | None,
    after: bytes,
    *,
    is_private: bool,
    is_wanted: Callable[[], bool] = lambda: True,
) -> None:
    """Replace the content of a file if it still is `before`; None for no file.

    The file is its owner's alone if it `is_private`. Else it keeps its mode and group, and a new
    one gets what the umask and the folder say. Nothing is written once it is not wanted any more.
    Raises `OtherContent` or `OSError`; the file is then as it was.
    """
    file = real_path(file)
    part = file.with_name(f".{file.name}.{os.urandom(4).hex()}.part")
    with _held(file.with_name(f".{file.name}.lock"), is_wanted) as is_in_time:
        try:
            _write(part, after, None if is_private else _stat(file), is_private=is_private)
            if read_file(file, len(before or b"") + 1) != before:
                raise OtherContent
            if not (is_in_time() and is_wanted()):
                raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
            replace(part, file)
        finally:
            with suppress(OSError):
                unlink(part)


def _opened(file: Path) -> BinaryIO:
    """Raises `FileNotFoundError` too if another program deletes it at this moment."""
    if not stat.S_ISREG(when_free(file.stat).st_mode):
        raise FileExistsError(errno.EEXIST, "there is something else than a file", str(file))
    return when_free(lambda: file.open("rb"))


@contextmanager
def _held(lock: Path, is_wanted: Callable[[], bool]) -> Iterator[Callable[[], bool]]:
    """Hold a lock; yields whether that has not taken too long."""
    since = _take(lock, is_wanted)
    try:
        yield lambda: _seconds(since) <= _HOLD_SECONDS
    finally:
        if _seconds(since) < LEFT_SECONDS / 2:  # later, it may soon be another's
            with suppress(OSError):
                unlink(lock)


def _take(lock: Path, is_wanted: Callable[[], bool]) -> tuple[float, float]:
    """Create the lock, once it is free; returns when that was."""
    give_up = time.monotonic() + _WAIT_SECONDS
    seen, since = None, time.monotonic()
    while True:
        began = time.monotonic(), time.time()
        try:
            _create(lock)
        except FileExistsError:
            if time.monotonic() > give_up:
                raise
        else:
            return began
        if not is_wanted():
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        if (found := _state(lock)) != seen:
            seen, since = found, time.monotonic()
        elif time.monotonic() - since > LEFT_SECONDS:
            _remove_left(lock, seen, is_wanted)
        time.sleep(_LOOK_AGAIN_SECONDS)


def _create(lock: Path) -> None:
    opened = when_free(lambda: os.open(lock, _NEW, _EVERYBODY))
    try:
        if hasattr(os, "fchmod"):
            with suppress(OSError):  # a drive without modes
                os.fchmod(opened, _EVERYBODY)  # others look at it, whatever the umask is
    finally:
        os.close(opened)


def _remove_left(lock: Path, seen: tuple[int, int] | None, is_wanted: Callable[[], bool]) -> None:
    """Remove a lock that was left, unless it is another one by now.

    Whoever removes one holds a lock for that. Without it, two could see the one that was left, and
    the slower remove the lock that the faster has made since.
    """
    with _held(lock.with_name(f"{lock.name}.left"), is_wanted) as is_in_time:
        if _state(lock) == seen and is_in_time():
            unlink(lock)


def _state(lock: Path) -> tuple[int, int] | None:
    """What tells a lock from a later one; None if it has gone."""
    try:
        try:
            with _opened(lock) as opened:  # a network drive may not ask again for `stat` alone
                found = os.fstat(opened.fileno())
        except PermissionError:  # it is another user's
            found = lock.stat()
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_mtime_ns


def _seconds(since: tuple[float, float]) -> float:
    """How long ago that was, also if the computer slept meanwhile."""
    return max(time.monotonic() - since[0], time.time() - since[1])


def _stat(file: Path) -> os.stat_result | None:
    with suppress(OSError):
        return file.stat()
    return None


def _write(part: Path, data: bytes, like: os.stat_result | None, *, is_private: bool) -> None:
    """Write a new file with the mode and group of `like`, if there is one."""
    mode = OWNER_ONLY if is_private else stat.S_IMODE(like.st_mode) if like else None
    # Nobody else may read it before it has its group.
    with os.fdopen(os.open(part, _NEW, _EVERYBODY if mode is None else OWNER_ONLY), "wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    if like is not None:
        _keep_group(part, like)
    if mode is not None:
        with suppress(OSError):  # a drive without modes
            part.chmod(mode)


def _keep_group(part: Path, like: os.stat_result) -> None:
    """Give a file the group of another, and its owner too if that is allowed.

    Raises `PermissionError` if those who used the other by its group could not use this one.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError):
        os.chown(part, like.st_uid, like.st_gid)
    with suppress(OSError):
        os.chown(part, -1, like.st_gid)
    has_more = (like.st_mode >> 3) & 0o7 & ~like.st_mode
    if has_more and part.stat().st_gid != like.st_gid:
        raise PermissionError(errno.EPERM, "the group of the shared file cannot be kept")
