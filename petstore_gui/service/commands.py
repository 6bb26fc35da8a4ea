"""The command lines of the service. Imports nothing heavy: every start of the program reads it."""

from __future__ import annotations

import argparse
import gc
import re
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from petstore_gui.support.own_program import command_name
from petstore_gui.support.process import CommandFailed, NotPrinted, print_line

if TYPE_CHECKING:
    from petstore_gui.service.store.named_keys import NamedKeys


_NO_PATH = re.compile(
    r"(postgres(ql)?|sqlite|):|\.$|(.*\s)?(host|hostaddr|dbname|service)=", re.IGNORECASE
)
"""Begins addresses and what psql takes in their place. A file of such a name is never meant."""

PORT_MAX = 65_535
SAMPLE_MAX = 10_000_000


def warn(text: str, command: str | None = "serve") -> None:
    """Write a line to standard error under the name of the command, or of the program."""
    name = f"{command_name()} {command}" if command else command_name()
    with suppress(OSError):  # nobody reads it any more
        sys.stderr.write(f"{name}: {text}\n")


def _number(text: str, least: int, most: int) -> int:
    digits = len(str(most))
    if text.isascii() and text.isdigit() and len(text) <= digits and least <= int(text) <= most:
        return int(text)
    raise argparse.ArgumentTypeError(f"write a whole number from {least} to {most:,}, not {text!r}")


def database_url(text: str) -> str:
    """The type of an argument that names a database."""
    scheme, is_url, rest = text.partition("://")
    is_path = bool(text.strip()) and not _NO_PATH.match(text)
    is_known = scheme == "postgresql" if is_url else is_path
    if is_known or (scheme == "sqlite" and rest.startswith("/") and rest != "/"):
        return text
    shown = re.sub(r"(?s)(://|[:=]).*", r"\1...", text)  # there may be a password in it
    raise argparse.ArgumentTypeError(
        f"write a path, sqlite:///PATH or postgresql://USER@HOST/NAME, not {shown!r}"
    )


Options = Mapping[str, Mapping[str, Any]]
"""What argparse is told of each option, by its name."""

_HIDDEN: Mapping[str, Any] = {"help": argparse.SUPPRESS}
_KEY: Options = {
    "--key-file": {"type": Path, "metavar": "FILE", "help": "the file with the API key"},
    "--key-stdin": {
        "action": "store_true",
        "help": "read the API key from standard input, one line",
    },
}
_SERVE: Options = {
    "--host": {"default": "127.0.0.1", "help": "address to listen on (%(default)s)"},
    "--port": {
        "type": partial(_number, least=0, most=PORT_MAX),
        "default": 8080,
        "help": "port to listen on, 0 for any free one (%(default)s)",
    },
    "--database": {
        "type": database_url,
        "default": "petstore.sqlite",
        "metavar": "URL",
        "help": "a path, sqlite:///PATH or postgresql://... (%(default)s, in this folder)",
    },
    "--sample": {
        "type": partial(_number, least=1, most=SAMPLE_MAX),
        "metavar": "N",
        "help": "fill an empty store with N made-up animals",
    },
    "--daily-copies": {
        "action": "store_true",
        "help": "keep a copy of a SQLite file for each of the last seven days, in copies/"
        " beside it",
    },
    "--tls-cert": {"type": Path, "metavar": "FILE", "help": "certificate chain (PEM)"},
    "--tls-key": {
        "type": Path,
        "metavar": "FILE",
        "help": "private key of the certificate (PEM)",
    },
    "--allow-insecure": {
        "action": "store_true",
        "help": "serve despite a short key, a key file that others can read, or no TLS",
    },
    "--metrics-port": {
        "type": partial(_number, least=0, most=PORT_MAX),
        "metavar": "PORT",
        "help": "serve figures for Prometheus on this port, without a key",
    },
    "--metrics-host": {
        "default": "127.0.0.1",
        "metavar": "HOST",
        "help": "address for the figures (%(default)s)",
    },
    # For the window alone, which starts the service of this computer.
    "--own": {"action": "store_true", **_HIDDEN},
    "--own-samples": {"action": "store_true", **_HIDDEN},
    "--known-id": {"type": int, "default": 0, **_HIDDEN},
    "--recover": {"metavar": "COPY", **_HIDDEN},
}


def add_options(to: argparse._ActionsContainer, options: Options) -> None:
    """Add options to a parser, or to a group of one."""
    for name, told in options.items():
        to.add_argument(name, **told)


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `serve` to its parser."""
    add_options(parser.add_mutually_exclusive_group(), _KEY)
    add_options(parser, _SERVE)
    parser.set_defaults(usage_error=parser.error)


def serve(args: argparse.Namespace) -> int:
    """Run `serve`; returns the exit status."""
    was_enabled = gc.isenabled()
    gc.disable()  # imports leave much to search but no garbage
    from petstore_gui.service.serve import serve  # noqa: PLC0415 - heavy

    gc.freeze()
    if was_enabled:
        gc.enable()
    return serve(args)


_DATABASE: Mapping[str, Any] = {"type": database_url, "required": True, "metavar": "URL"}
_WHICH = "a path, sqlite:///PATH or postgresql://..."
_OF_KEYS: Options = {"--database": {"help": f"that of the service: {_WHICH}", **_DATABASE}}
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


def add_keys_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `keys` to its parser."""
    parser.description = (
        "Makes, lists and withdraws API keys that the service accepts beside its own, at once and"
        " without a restart. A key is printed once, when it is made."
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="add | list | withdraw")
    add = verbs.add_parser("add", help="make a key and print it", allow_abbrev=False)
    every = verbs.add_parser("list", help="print the names, when they were made and last used")
    withdraw = verbs.add_parser("withdraw", help="accept a key no longer", allow_abbrev=False)
    for verb in (add, withdraw):
        verb.add_argument("name", type=_name, metavar="NAME", help="such as till-1 or till-1-2027")
    for verb in (add, every, withdraw):
        add_options(verb, _OF_KEYS)


def keys(args: argparse.Namespace) -> int:
    """Run `keys`. Raises `CommandFailed`."""
    from petstore_gui.service.store.named_keys import open_keys  # noqa: PLC0415 - heavy

    with closing(open_keys(args.database)) as named:
        named.check_used()
        if args.verb == "list":
            _list_keys(named)
        elif args.verb == "add":
            _add_key(named, args.name)
        elif not named.withdraw(args.name):
            raise CommandFailed(f"there is no key named {args.name}")
    return 0


def _list_keys(named: NamedKeys) -> None:
    uses = named.last_uses()
    for each in named.all():
        used = f"last used {uses.get(each.digest, 'never')}"
        print_line(f"{each.name}  added {each.added}  {used}")


def _add_key(named: NamedKeys, name: str) -> None:
    if sys.__stdout__ is None:
        raise CommandFailed("standard output is closed: nobody would see the key")
    key = named.add(name)
    if key is None:
        why = f"there is a key named {name}: choose another name, or withdraw it first"
        raise CommandFailed(why)
    try:
        print_line(key)
    except NotPrinted:  # nobody has seen it
        named.withdraw(name)
        raise


def _name(text: str) -> str:
    if _NAME.fullmatch(text):
        return text
    raise argparse.ArgumentTypeError(
        f"write 1 to 64 letters, digits, dots, underscores or hyphens, not {text!r}"
    )


_COPY: Options = {
    "--from": {"dest": "source", "help": f"copy this: {_WHICH}", **_DATABASE},
    "--to": {"dest": "target", "help": f"into this: {_WHICH}", **_DATABASE},
}


def add_copy_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `copy` to its parser."""
    parser.description = (
        "Copies the animals of one database, their IDs, Idempotency-Keys and API keys with names,"
        " to another one that is new, and compares both. Stop the services of the first one"
        " before. If it fails, nothing is copied."
    )
    add_options(parser, _COPY)
    parser.set_defaults(usage_error=parser.error)


def copy(args: argparse.Namespace) -> int:
    """Run `copy`. Raises `CommandFailed`."""
    from petstore_gui.service.store.copy_store import copy_store  # noqa: PLC0415 - heavy

    if args.source == args.target:
        args.usage_error("write two databases: --from and --to are the same")
    copied = copy_store(args.source, args.target)
    print_line(
        f"Both databases hold the same. Animals: {copied.animals:,}. Idempotency-Keys:"
        f" {copied.adds:,}. Highest ID: {copied.highest_id}."
    )
    warn("from now on, serve only the second one", "copy")
    return 0
