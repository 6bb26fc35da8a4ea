"""Puts the files about this computer's store aside together with the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.put_aside import put_file_aside, rename_with_log, unused_name


def leave_history(paths: StoragePaths, now: datetime) -> Path:
    """Put the history aside when staff put the sample animals away or bring them back.

    It would call them gone or new. It must be closed. Returns its new name. Raises `StorageError`.
    """
    history = paths.history(LOCAL_SERVICE)
    with _as_storage_error(history):
        aside = unused_name(history, "samples", now)
        rename_with_log(history, aside)
    return aside


def bring_history_back(paths: StoragePaths, aside: Path) -> None:
    """Use the history that was put aside again. Raises `StorageError`."""
    with _as_storage_error(aside):
        rename_with_log(aside, paths.history(LOCAL_SERVICE))


def leave_lost(paths: StoragePaths, now: datetime) -> None:
    """Put the history of a store aside that is lost, with all of its animals. It must be closed.

    The unfinished adds stay: a store knows the keys of the animals that it has. Raises
    `StorageError`.
    """
    _put_aside(paths.history(LOCAL_SERVICE), "replaced", now)


def _put_aside(file: Path, word: str, now: datetime) -> None:
    with _as_storage_error(file):
        put_file_aside(file, word, now)


@contextmanager
def _as_storage_error(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StorageError(f"{file}: {error}") from error
