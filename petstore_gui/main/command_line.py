"""The command line: opens the window, serves, tests a connection, or checks the installation."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from petstore_gui.service.commands import (
    Options,
    add_copy_arguments,
    add_keys_arguments,
    add_options,
    add_serve_arguments,
    copy,
    keys,
    serve,
    warn,
)
from petstore_gui.support import own_program
from petstore_gui.support.own_program import SERVER, command_name, version
from petstore_gui.support.process import CommandFailed, end_at_ctrl_c, forbid_core_files

# ruff: noqa: PLC0415 - each command imports what it needs


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    _replace_missing_streams()
    parser = server_parser() if command_name() == SERVER else window_parser()
    parsed, unknown = parser.parse_known_args(arguments)
    if unknown:
        parser.error(_unknown_words(unknown))
    forbid_core_files()
    end_at_ctrl_c()
    try:
        return _run(parsed)
    except CommandFailed as failure:
        if not isinstance(failure.__cause__, BrokenPipeError):  # else the reader left, as head does
            warn(str(failure), parsed.command)
        return failure.status
    except ImportError as error:
        from petstore_gui.support.system_libraries import missing_library

        line = missing_library(error)
        if line is None:
            raise
        warn(line, None)
        return 1


def _run(parsed: argparse.Namespace) -> int:
    of_service = {"serve": serve, "keys": keys, "copy": copy}
    match parsed.command:
        case command if command in of_service:
            return of_service[command](parsed)
        case "check":
            from petstore_gui.main.check import check

            return check(parsed.profile, parsed.deployment, parsed.address)
        case "key":
            from petstore_gui.main.key_command import key

            return key(parsed.verb, parsed.profile, parsed.deployment)
        case own_program.READ_WORKBOOK:
            from petstore_gui.importing.read_workbook import read_workbook

            return read_workbook(parsed.sheet)
        case _ if parsed.self_test:
            from petstore_gui.main.self_test import self_test

            return self_test()
        case _:
            from petstore_gui.main.launch import start

            return start(parsed.profile, parsed.deployment, trace=parsed.trace_startup)


def _unknown_words(arguments: Sequence[str]) -> str:
    """What is unknown, without the values: one may be a key or a password."""
    options = [one.partition("=")[0] for one in arguments if one.startswith("-")]
    return f"unknown: {', '.join(options)}" if options else "there is an argument too many"


def _replace_missing_streams() -> None:
    """Discard output where a Windows program without a console has no standard streams."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115


def window_parser() -> argparse.ArgumentParser:
    """The arguments of `petstore-gui`, which opens the window or runs a command without it."""
    parser = _Parser(
        prog="petstore-gui",
        description="A catalogue of the animals in a petstore service.",
        allow_abbrev=False,
    )
    add_options(parser, _WINDOW)
    commands = _add_commands(
        parser, "without a window", {**_CHECK, "--address": _ADDRESS}, more="key | "
    )
    commands.choices["check"].epilog = "Of a deployment, the key also comes from the key store."
    key = commands.add_parser("key", help="API key of this account", allow_abbrev=False)
    key.description = (
        "The API key of a deployment in the key store of the account that runs this. It comes"
        " through a pipe, or is typed unseen."
    )
    add_options(key, _KEY)
    commands.add_parser(own_program.READ_WORKBOOK).add_argument("sheet", type=int)
    return parser


def server_parser() -> argparse.ArgumentParser:
    """The arguments of `petstore-server`: the commands alone."""
    parser = _Parser(
        prog=SERVER,
        description="The petstore service, its API keys and its database.",
        allow_abbrev=False,
    )
    commands = _add_commands(parser, "commands", {"--address": {**_ADDRESS, "required": True}})
    commands.required = True
    parser.set_defaults(profile=None, deployment=None)
    return parser


def _add_commands(
    parser: argparse.ArgumentParser, title: str, of_check: Options, more: str = ""
) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    line = f"{parser.prog} {version()}"
    parser.add_argument("--version", action="version", version=line)
    metavar = f"serve | check | {more}keys | copy"
    commands = parser.add_subparsers(dest="command", metavar=metavar, title=title)
    for name, (words, add_arguments) in _COMMANDS.items():
        add_arguments(commands.add_parser(name, help=words, allow_abbrev=False))
    check = commands.add_parser("check", help="test the connection", allow_abbrev=False)
    check.description = (
        "Tests the connection to a service, one line a step: exit 0 if everything works, 1 if"
        " not. The API key comes through a pipe."
    )
    add_options(check, of_check)
    return commands


_PROFILE: Mapping[str, Any] = {"type": Path, "metavar": "DIR"}
_NAMES: Mapping[str, Any] = {"choices": ("local", "staging", "production")}
_WINDOW: Options = {
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
_ADDRESS: Mapping[str, Any] = {"metavar": "URL", "help": "test the service at this address"}
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
_KEY: Options = {
    "verb": {
        "choices": ("set", "test", "remove"),
        "help": "store the key from standard input, try the one that is used, or forget it",
    },
    **_CHECK,
    "--deployment": {
        **_CHECK["--deployment"],
        "choices": ("staging", "production"),
        "help": "of this deployment instead of the active one",
    },
}
_COMMANDS = {
    "serve": ("run the petstore service", add_serve_arguments),
    "keys": ("API keys of the service", add_keys_arguments),
    "copy": ("move to another database", add_copy_arguments),
}
