"""Reads the API key of `serve`, and says why there is none."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from petstore_gui.domain.api_key import KEY_LENGTH_MAX, KeyProblem, check_key

_HOW_TO_MAKE_ONE = (
    "make one with: (umask 077; openssl rand -hex 32 > petstore.key)"
    " and start with --key-file petstore.key"
)

KEY_LENGTH_MIN = 16
"""A shorter one may be found by trying."""

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


def key_from_file(path: Path) -> str:
    """The key in a file, which may be a pipe. Raises `NoKey`."""
    what = f"the key file {path}"
    with _readable(what), path.open("rb") as file:
        return _checked(file.read(_BYTES_MAX), what)


def key_from_descriptor(descriptor: int) -> str:
    """The key on the first line of a pipe or terminal, which stays open. Raises `NoKey`."""
    with (
        _readable("standard input"),
        # Without a buffer, so that a thread can wait for the rest.
        os.fdopen(descriptor, "rb", buffering=0, closefd=False) as raw,
    ):
        return _checked(raw.readline(_BYTES_MAX), "the key on standard input")


@contextmanager
def _readable(what: str) -> Iterator[None]:
    try:
        yield
    except PermissionError as error:
        allow = "the account that runs the service must be allowed to read it"
        raise NoKey(f"cannot read {what}: {error.strerror}", allow) from error
    except OSError as error:
        raise NoKey(f"cannot read {what}: {error.strerror}") from error


def others_may_read(path: Path) -> bool:
    """Whether other users of this computer can read the file. Always False on Windows.

    Nor can they read a credential of systemd, whatever its mode seems to say.
    """
    is_credential = os.environ.get("CREDENTIALS_DIRECTORY") == str(path.parent)
    return os.name == "posix" and not is_credential and bool(path.stat().st_mode & _FOR_OTHERS)


def _checked(read: bytes, what: str) -> str:
    key = check_key(read.decode("ascii", "replace"))
    if isinstance(key, KeyProblem):
        raise NoKey(f"{what} {_PROBLEMS[key]}")
    return key
