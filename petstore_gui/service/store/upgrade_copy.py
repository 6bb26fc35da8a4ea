"""Keeps a copy of a SQLite file as it was before its schema was brought up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.daily_copies import CopyDamaged, copy_of, local_date, take_copy
from petstore_gui.service.store.database import StoreError
from petstore_gui.support.clock import local_now
from petstore_gui.support.held_files import rename, unlink
from petstore_gui.support.private_files import OWNER_ONLY_FOLDER
from petstore_gui.support.put_aside import unused_name


@contextmanager
def copy_kept(database: Path) -> Iterator[None]:
    """Keep a copy, unless what follows fails: then nothing has changed.

    It lies beside the daily copies, is offered as they are, and is never deleted. Raises
    `StoreError` or `sqlite3.Error`.
    """
    copy = unused_name(copy_of(database, local_date()), "upgraded", local_now())
    half = copy.with_name(f"{database.stem}.half{database.suffix}")  # a kill leaves only one
    with ExitStack() as undo:
        try:
            copy.parent.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)
            take_copy(database, half)
            rename(half, copy)
        except OSError as error:
            detail = f"cannot keep a copy before an upgrade: {copy}: {error.strerror}"
            raise StoreError(StartFailure.CANNOT_WRITE, detail) from error
        except CopyDamaged as error:
            raise StoreError(StartFailure.DAMAGED, f"{database}: {error}") from error
        undo.callback(unlink, copy)
        yield
        undo.pop_all()
