"""The manual page and the completion of a command, made from its argument parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import shtab
from product import SERVER

from petstore_gui.main.command_line import server_parser, window_parser

EXIT_STATUS = "0 where all went well, 1 where it did not, 2 for arguments that make no sense."

FILES = {
    SERVER: {
        "/etc/petstore/key": "The API key of the service that systemd runs.",
        "/var/lib/petstore": "Its database. Removing the package leaves it there.",
    },
    "petstore-gui": {
        "~/.local/share/Petstore Catalogue": "The data of a person. Removing the package leaves it"
        " there.",
        "~/.config/Petstore/Petstore Catalogue.conf": "The settings of a person.",
        "/etc/xdg/Petstore/Petstore Catalogue.conf": "Settings of IT, for everybody on this"
        " computer.",
    },
}


def parser_of(command: str) -> argparse.ArgumentParser:
    """The parser of `petstore-gui` or `petstore-server`."""
    return server_parser() if command == SERVER else window_parser()


def completion(command: str, shell: str) -> str:
    """The script that completes a command in "bash" or "zsh"."""
    return shtab.complete(parser_of(command), shell)


def manual(command: str, version: str, date: str) -> str:
    """The manual page of a command, in the language of man(7)."""
    parser = parser_of(command)
    summary = (parser.description or "").rstrip(".")
    lines = [
        f'.TH "{command.upper()}" 1 "{date}" "Petstore {version}" "User Commands"',
        ".SH NAME",
        f"{_text(command)} \\- {_text(summary)}",
        ".SH SYNOPSIS",
        *_synopsis(parser),
        ".SH OPTIONS",
        *_options(parser),
    ]
    for name, one in _commands(parser):
        lines += [f'.SH "{name.upper()}"', *_paragraph(one.description or "")]
        lines += [*_synopsis(one), *_options(one), *_paragraph(one.epilog or "")]
    lines += [".SH EXIT STATUS", _text(EXIT_STATUS), ".SH FILES"]
    for file, words in FILES[command].items():
        lines += [".TP", f".I {_text(file)}", _text(words)]
    lines += [".SH SEE ALSO", f"/usr/share/doc/{_text(command)}/for\\-it.md"]
    return "\n".join([*lines, ""])


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
    return [".PP", f".B {_text(parser.prog)}", _text(usage.removeprefix(parser.prog).strip())]


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Each option and each argument with what is said of it; hidden ones are left out."""
    formatter = parser._get_formatter()  # noqa: SLF001 - nothing public fills in the defaults
    for action in parser._actions:  # noqa: SLF001 - nothing public lists the options
        is_hidden = action.help in (None, argparse.SUPPRESS)
        if is_hidden or isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            continue
        yield ".TP"
        yield f"\\fB{_text(formatter._format_action_invocation(action))}\\fR"  # noqa: SLF001
        yield _text(formatter._expand_help(action))  # noqa: SLF001


def _commands(
    parser: argparse.ArgumentParser, before: str = ""
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """All commands and their own commands, such as "keys add"; hidden ones are left out."""
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            shown = {one.dest for one in action._choices_actions}  # noqa: SLF001
            for name, one in action.choices.items():
                if name in shown:
                    yield f"{before}{name}", one
                    yield from _commands(one, f"{before}{name} ")


def _paragraph(words: str) -> list[str]:
    return [".PP", _text(words)] if words else []


def _text(words: str) -> str:
    """A text as roff reads it: a hyphen is one to copy, and no line begins with a request."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
