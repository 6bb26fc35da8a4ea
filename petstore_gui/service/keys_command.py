"""`petstore-gui keys`: the keys with names that a service accepts."""

from __future__ import annotations

import argparse
import re
import sys
from contextlib import closing
from typing import TYPE_CHECKING

from petstore_gui.service.serve_command import database_url
from petstore_gui.support.process import NotPrinted, print_line

if TYPE_CHECKING:
    from petstore_gui.service.store.named_keys import NamedKeys

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


def add_keys_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `keys` to its parser."""
    parser.description = (
        "Makes, lists and withdraws API keys that `petstore-gui serve` accepts beside its own, at"
        " once and without a restart. A key is printed once, when it is made."
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="add | list | withdraw")
    add = verbs.add_parser("add", help="make a key and print it", allow_abbrev=False)
    every = verbs.add_parser("list", help="print the names and when they were made")
    withdraw = verbs.add_parser("withdraw", help="accept a key no longer", allow_abbrev=False)
    for verb in (add, withdraw):
        verb.add_argument("name", type=_name, metavar="NAME", help="such as till-1 or till-1-2027")
    for verb in (add, every, withdraw):
        verb.add_argument(
            "--database",
            type=database_url,
            required=True,
            metavar="URL",
            help="that of the service: a path, sqlite:///PATH or postgresql://...",
        )


def keys(args: argparse.Namespace) -> int:
    """Run `keys`; returns the exit status."""
    from petstore_gui.service.store.database import StoreError  # noqa: PLC0415 - heavy
    from petstore_gui.service.store.named_keys import open_keys  # noqa: PLC0415 - heavy

    try:
        with closing(open_keys(args.database)) as named:
            named.check_used()
            why_not = _run(named, args)
    except (StoreError, NotPrinted) as failure:
        why_not = str(failure)
    if why_not:
        sys.stderr.write(f"petstore-gui keys: {why_not}\n")
    return 1 if why_not else 0


def _run(named: NamedKeys, args: argparse.Namespace) -> str:
    """Do what was asked; returns why that was not possible, or nothing."""
    if args.verb == "list":
        for each in named.all():
            print_line(f"{each.name}  added {each.added}")
        return ""
    if args.verb == "withdraw":
        return "" if named.withdraw(args.name) else f"there is no key named {args.name}"
    if sys.__stdout__ is None:
        return "standard output is closed: nobody would see the key"
    key = named.add(args.name)
    if key is None:
        return f"there is a key named {args.name}: choose another name, or withdraw it first"
    try:
        print_line(key)
    except NotPrinted:  # nobody has seen it
        named.withdraw(args.name)
        raise
    return ""


def _name(text: str) -> str:
    if _NAME.fullmatch(text):
        return text
    raise argparse.ArgumentTypeError(
        f"write 1 to 64 letters, digits, dots, underscores or hyphens, not {text!r}"
    )
