"""`petstore-gui copy`: moves a shop from one database to another."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from contextlib import suppress

from petstore_gui.service.serve_command import database_url
from petstore_gui.support.real_path import real_path
from petstore_gui.support.standard_output import NotPrinted, print_line

_TELL_SECONDS = 1.0
_SIGNALS = ("SIGINT", "SIGTERM", "SIGBREAK")


def add_copy_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `copy` to its parser."""
    parser.description = (
        "Copies the animals of one database, their IDs, Idempotency-Keys and API keys with names,"
        " to another one that is empty, and compares both. Nobody can add to them meanwhile. If it"
        " is stopped, start it again: it goes on where it was."
    )
    for option, dest, what in (("--from", "source", "copy this"), ("--to", "target", "into this")):
        parser.add_argument(
            option,
            dest=dest,
            type=database_url,
            required=True,
            metavar="URL",
            help=f"{what}: a path, sqlite:///PATH or postgresql://...",
        )
    parser.set_defaults(usage_error=parser.error)


def copy(args: argparse.Namespace) -> int:
    """Run `copy`; returns the exit status, which is 128 and a signal's number after that signal."""
    _end_when_stopped()
    from petstore_gui.service.store.copy_source import source  # noqa: PLC0415 - heavy
    from petstore_gui.service.store.copy_store import (  # noqa: PLC0415 - heavy
        compared,
        copy_animals,
        copy_keys,
        finish,
        target,
    )
    from petstore_gui.service.store.database import StoreError  # noqa: PLC0415 - heavy
    from petstore_gui.service.store.store import sqlite_path  # noqa: PLC0415 - heavy

    paths = [sqlite_path(url) for url in (args.source, args.target)]
    first, second = (path and real_path(path) for path in paths)
    if args.source == args.target or (first is not None and first == second):
        args.usage_error("write two databases: --from and --to are the same")
    if any("pgbouncer=true" in url for url in (args.source, args.target)):
        args.usage_error("write the address of PostgreSQL itself, without pgbouncer=true")
    try:
        with source(args.source) as (animals, refuse_if_changed), target(args.target) as store:
            copy_animals(animals, store, _Progress())
            _tell("comparing every row of both")
            both = compared(animals, store)
            keys, others = copy_keys(args.source, args.target)
            refuse_if_changed()
            finish(animals, store)
        print_line(
            f"Both databases hold the same. Animals: {both.animals:,}. Idempotency-Keys:"
            f" {both.keys:,}. API keys with names: {keys:,}. SHA-256 of the animals and their"
            f" Idempotency-Keys: {both.digest}"
        )
    except (StoreError, NotPrinted) as failure:
        _tell(str(failure))
        return 1
    if others:
        names = ", ".join(others)
        _tell(f"the second one also accepts API keys that the first one does not: {names}")
    _tell("from now on, serve only the second one")
    return 0


class _Progress:
    """Tells the progress at most once a second."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self, copied: int, total: int) -> None:
        now = time.monotonic()
        if now >= self._next or copied == total:
            self._next = now + _TELL_SECONDS
            _tell(f"{copied:,} of {total:,} animals are copied")


def _end_when_stopped() -> None:
    """End at once: what is written is whole at any moment. An ignored signal stays ignored."""
    for number in (getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _end)


def _end(number: int, _frame: object) -> None:
    with suppress(OSError):  # not through `sys.stderr`, which may be in the middle of a line
        os.write(2, b"petstore-gui copy: stopped: run the same command again, and it goes on\n")
    os._exit(128 + number)


def _tell(text: str) -> None:
    with suppress(OSError):  # nobody reads it any more
        sys.stderr.write(f"petstore-gui copy: {text}\n")
