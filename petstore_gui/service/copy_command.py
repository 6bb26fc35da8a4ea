"""`petstore-gui copy`: moves a shop from one database to another."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress

from petstore_gui.service.serve_command import database_url
from petstore_gui.support.process import NotPrinted, end_at_ctrl_c, print_line


def add_copy_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `copy` to its parser."""
    parser.description = (
        "Copies the animals of one database, their IDs, Idempotency-Keys and API keys with names,"
        " to another one that is new, and compares both. Stop the services of the first one"
        " before. If it fails, nothing is copied."
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
    """Run `copy`; returns the exit status."""
    end_at_ctrl_c()
    from petstore_gui.service.store.copy_store import copy_store  # noqa: PLC0415 - heavy
    from petstore_gui.service.store.database import StoreError  # noqa: PLC0415 - heavy

    if args.source == args.target:
        args.usage_error("write two databases: --from and --to are the same")
    try:
        copied = copy_store(args.source, args.target)
        print_line(
            f"Both databases hold the same. Animals: {copied.animals:,}. Idempotency-Keys:"
            f" {copied.adds:,}. Highest ID: {copied.highest_id}."
        )
    except (StoreError, NotPrinted) as failure:
        _tell(str(failure))
        return 1
    _tell("from now on, serve only the second one")
    return 0


def _tell(text: str) -> None:
    with suppress(OSError):  # nobody reads it any more
        sys.stderr.write(f"petstore-gui copy: {text}\n")
