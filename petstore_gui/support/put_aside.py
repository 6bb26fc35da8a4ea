"""Renames a damaged or unwanted file instead of deleting it."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.support.files import rename

if TYPE_CHECKING:
    from datetime import datetime

_SUFFIXES = ("-shm", "-journal", "-wal", "")
"""In the order in which to rename them: a log must never meet a new database."""


def put_file_aside(
    file: Path, word: str, now: datetime, *, like: Path | None = None
) -> Path | None:
    """Rename a file, and SQLite's files beside it, to an unused name with `word` and `now` in it.

    The name begins as that of the file, or of `like`. Returns the new name, or that of its log if
    only that was there, or None. Raises `OSError`.
    """
    aside = _unused_name(like or file, word, now)
    rename_with_log(file, aside)
    return next((one for one in reversed(with_log(aside)) if one.exists()), None)


def rename_with_log(file: Path, name: Path) -> None:
    """Rename a closed database and SQLite's files beside it. Raises `OSError`."""
    for old, new in zip(with_log(file), with_log(name), strict=True):
        with suppress(FileNotFoundError):
            rename(old, new)


def with_log(file: Path) -> list[Path]:
    """A database and the files that SQLite may put beside it, in the order to rename them."""
    return [file.with_name(file.name + suffix) for suffix in _SUFFIXES]


def _unused_name(file: Path, word: str, now: datetime) -> Path:
    """A name beside a file with `word` and `now` in it, which no database has."""
    stem = f"{file.stem}.{word}-{now:%Y-%m-%d-%H%M%S}"
    endings = chain(("",), (f"-{number}" for number in count(2)))
    names = (file.with_name(f"{stem}{ending}{file.suffix}") for ending in endings)
    return next(name for name in names if not any(one.exists() for one in with_log(name)))
