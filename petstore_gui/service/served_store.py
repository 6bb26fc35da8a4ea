"""Opens the database that `serve` is given: after a loss, for the first time, or filled."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from petstore_gui.service.serve_command import warn
from petstore_gui.service.store.loss import open_unless_lost, recover
from petstore_gui.service.store.samples import made_up, samples
from petstore_gui.service.store.store import Store, open_store, sqlite_path
from petstore_gui.support.files import real_path


def database_file(args: argparse.Namespace) -> Path | None:
    """The file to which `--database` leads, or None for a server."""
    path = sqlite_path(args.database)
    return None if path is None else real_path(path)


def store_of(args: argparse.Namespace, database: Path | None) -> Store:
    """The store in this file, or on a server for None. Raises `StoreError`."""
    first = samples if args.own_samples else None
    if database is not None and args.recover is not None:
        recover(database, args.recover, args.known_id, first)
    opening = partial(open_store, args.database, first=first)
    store = opening() if database is None else open_unless_lost(database, args.known_id, opening)
    if args.sample and not store.fill(made_up(args.sample)):
        warn("the store is not empty: no animals were made up")
    return store
