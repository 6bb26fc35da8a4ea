"""Reads the API key of `serve`, and says why there is none."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

from petstore_gui.domain.api_key import KEY_LENGTH_MAX, KeyProblem, check_key
from petstore_gui.support.threads import DaemonThreads

SECONDS = 60.0
"""How long a pipe is waited for: what fills it may ask somebody for a password first."""

_HOW_TO_MAKE_ONE = (
    "make one with: (umask 077; openssl rand -hex 32 > petstore.key)"
    " and start with --key-file petstore.key"
)

_BYTES_MAX = 8 * KEY_LENGTH_MAX
_FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_PROBLEMS = {
    KeyProblem.MISSING: "is empty",
    KeyProblem.TOO_LONG: f"is too long: a key has 1 to {KEY_LENGTH_MAX:,} characters",
    KeyProblem.NOT_VISIBLE_ASCII: "has a space, a line break or another character that no key has:"
    " a key is one word of visible ASCII characters",
}


class NoKey(Exception):
    """There is no key. `str()` is one line: why, without what was read, and what to do."""

    def __init__(self, why: str, what_to_do: str = _HOW_TO_MAKE_ONE) -> None:
        super().__init__(f"{why}; {what_to_do}")


def key_from_file(path: Path, seconds: float = SECONDS) -> str:
    """The key in a file, which may be a pipe. Raises `NoKey`."""
    what = f"the key file {path}"

    def read() -> bytes:
        with path.open("rb") as file:
            return file.read(_BYTES_MAX)

    return _checked(_read_in_time(read, what, seconds), what)


def key_from_descriptor(descriptor: int, seconds: float = SECONDS) -> str:
    """The key on the first line of a pipe or terminal, which stays open. Raises `NoKey`.

    A person at a terminal has as long as it takes.
    """
    what, bound = "standard input", None if os.isatty(descriptor) else seconds
    line = _read_in_time(lambda: _first_line(descriptor), what, bound)
    return _checked(line, f"the key on {what}")


def _first_line(descriptor: int) -> bytes:
    """Read without Python's buffer, so that a thread can wait for the rest."""
    read = b""
    while b"\n" not in read and len(read) < _BYTES_MAX:
        if not (chunk := os.read(descriptor, _BYTES_MAX)):
            break
        read += chunk
    return read.partition(b"\n")[0]


def _read_in_time(read: Callable[[], bytes], what: str, seconds: float | None) -> bytes:
    try:
        # In this thread, so that Ctrl+C ends it on Windows too, or in another that can be left.
        return read() if seconds is None else DaemonThreads().submit(read).result(seconds)
    except TimeoutError as error:
        raise NoKey(f"no key came from {what} in {seconds:g} seconds") from error
    except PermissionError as error:
        allow = "the account that runs the service must be allowed to read it"
        raise NoKey(f"cannot read {what}: {error.strerror}", allow) from error
    except OSError as error:
        raise NoKey(f"cannot read {what}: {error.strerror}") from error


def others_may_read(path: Path) -> bool:
    """Whether other users of this computer can read the file. Always False on Windows."""
    return os.name == "posix" and bool(path.stat().st_mode & _FOR_OTHERS)


def _checked(read: bytes, what: str) -> str:
    key = check_key(read.decode("ascii", "replace"))
    if isinstance(key, KeyProblem):
        raise NoKey(f"{what} {_PROBLEMS[key]}")
    return key
