"""The command line: opens the window, serves, tests a connection, or checks the installation."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from petstore_gui import __version__
from petstore_gui.service.commands import (
    Options,
    add_copy_arguments,
    add_keys_arguments,
    add_options,
    add_serve_arguments,
    copy,
    keys,
)
from petstore_gui.support.own_program import READ_WORKBOOK
from petstore_gui.support.process import end_at_ctrl_c, forbid_core_files


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    _replace_missing_streams()
    parser = _parser()
    parsed, unknown = parser.parse_known_args(arguments)
    if unknown:
        parser.error(_unknown_words(unknown))
    forbid_core_files()
    try:
        return _run(parsed)
    except ImportError as error:
        from petstore_gui.support.system_libraries import missing_library  # noqa: PLC0415 - for this case alone

        line = missing_library(error)
        if line is None:
            raise
        sys.stderr.write(f"petstore-gui: {line}\n")
        return 1


def _run(parsed: argparse.Namespace) -> int:
    of_service = {"serve": _serve, "keys": keys, "copy": copy}
    if parsed.command in of_service:
        return of_service[parsed.command](parsed)
    if parsed.command == "check":
        from petstore_gui.main.check import check  # noqa: PLC0415

        return check(parsed.profile, parsed.deployment)
    if parsed.command == READ_WORKBOOK:
        from petstore_gui.importing.read_workbook import read_workbook  # noqa: PLC0415

        return read_workbook(parsed.sheet)
    if parsed.self_test:
        from petstore_gui.main.self_test import self_test  # noqa: PLC0415

        return self_test()
    from petstore_gui.main.launch import start  # noqa: PLC0415

    return start(parsed.profile, parsed.deployment, trace=parsed.trace_startup)


def _serve(parsed: argparse.Namespace) -> int:
    end_at_ctrl_c()
    was_enabled = gc.isenabled()
    gc.disable()  # imports leave much to search but no garbage
    from petstore_gui.service.serve import serve  # noqa: PLC0415 - heavy, and not the window's

    gc.freeze()
    if was_enabled:
        gc.enable()
    return serve(parsed)


def _unknown_words(arguments: Sequence[str]) -> str:
    """What is unknown, without the values: one may be a key or a password."""
    options = [one.partition("=")[0] for one in arguments if one.startswith("-")]
    return f"unknown: {', '.join(options)}" if options else "there is an argument too many"


def _replace_missing_streams() -> None:
    """Discard output where a Windows program without a console has no standard streams."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="petstore-gui",
        description="A catalogue of the animals in a petstore service.",
        allow_abbrev=False,
    )
    add_options(parser, _OPTIONS)
    commands = parser.add_subparsers(
        dest="command", metavar="serve | check | keys | copy", title="without a window"
    )
    for name, (words, add_arguments) in _COMMANDS.items():
        add_arguments(commands.add_parser(name, help=words, allow_abbrev=False))
    commands.add_parser(READ_WORKBOOK).add_argument("sheet", type=int)
    return parser


def _add_check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Tests the connection to a deployment, one line a step: exit 0 if everything works, 1 if"
        " not. The API key comes from the system's key store, or through a pipe."
    )
    add_options(parser, _CHECK)


_PROFILE: Mapping[str, Any] = {"type": Path, "metavar": "DIR"}
_NAMES: Mapping[str, Any] = {"choices": ("local", "staging", "production")}
_OPTIONS: Options = {
    "--version": {"action": "version", "version": f"petstore-gui {__version__}"},
    "--profile": {**_PROFILE, "help": "keep everything under this folder"},
    "--deployment": {**_NAMES, "help": "show this deployment, this time only"},
    "--trace-startup": {
        "action": "store_true",
        "help": "print on standard error when the window and its rows are shown",
    },
    "--self-test": {
        "action": "store_true",
        "help": "check this installation: exit 0 if it works",
    },
}
# Without defaults, which would overwrite what stands before the command.
_CHECK: Options = {
    "--deployment": {
        **_NAMES,
        "default": argparse.SUPPRESS,
        "help": "test this deployment instead of the active one",
    },
    "--profile": {
        **_PROFILE,
        "default": argparse.SUPPRESS,
        "help": "use the settings under this folder",
    },
}
_COMMANDS = {
    "serve": ("run the petstore service", add_serve_arguments),
    "check": ("test the connection", _add_check_arguments),
    "keys": ("API keys of the service", add_keys_arguments),
    "copy": ("move to another database", add_copy_arguments),
}
