"""Opens the database that `serve` is given: after a loss, for the first time, or filled."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.serve_command import warn
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.lost_file import file_of, open_unless_lost
from petstore_gui.service.store.remains import recovered
from petstore_gui.service.store.sample_changes import change_samples
from petstore_gui.service.store.samples import SAMPLE_MARK, made_up, sample_animals
from petstore_gui.service.store.store import Store, open_store, sqlite_path


def database_file(args: argparse.Namespace) -> Path | None:
    """The file to which `--database` leads, or None for a server. Raises `StoreError`."""
    path = sqlite_path(args.database)
    if path is None:
        return None
    try:
        file = file_of(path, args.known_id)
        is_device = file.is_char_device() or file.is_block_device()
        recovered(file).exists()  # else no file may have a name as long as what is put beside it
    except OSError as error:
        raise StoreError(StartFailure.CANNOT_WRITE, f"{path}: {error.strerror}") from error
    if is_device:  # it could be read without end, or be renamed
        raise StoreError(StartFailure.CANNOT_WRITE, f"{path} is a device, and no file")
    return file


def recover_if_asked(args: argparse.Namespace, database: Path | None) -> str | None:
    """Replace a lost database if asked to; return where the lost one is now."""
    choice = args.recover or args.recover_copy
    if choice is None or database is None:
        return None
    from petstore_gui.service.store.recovery import recover  # noqa: PLC0415 - after a loss only

    return str(recover(database, choice, args.known_id or 0) or "")


def store_of(args: argparse.Namespace, database: Path | None) -> Store:
    """The store in this file, or on a server for None. Raises `StoreError`."""
    if database is None:
        return _open(args)
    if recovered(database).exists():
        from petstore_gui.service.store.recovery import finish  # noqa: PLC0415 - after a loss only

        finish(database)
    opening = partial(_open, args)
    return open_unless_lost(database, args.known_id, opening, looks=args.own, checks=args.check_all)


def _open(args: argparse.Namespace) -> Store:
    if args.samples_once:
        return open_store(args.database, first=sample_animals, mark=SAMPLE_MARK)
    store = open_store(args.database)
    if args.change_samples:
        with ExitStack() as undo:
            undo.callback(store.close)
            change_samples(store, Path(args.database), args.change_samples)
            undo.pop_all()
    if args.sample and not store.fill(made_up(args.sample)):
        warn("the store is not empty: no animals were made up")
    return store
