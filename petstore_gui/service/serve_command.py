"""The command line of `serve`. Imports nothing heavy: every start of the program reads it."""

from __future__ import annotations

import argparse
import re
import sys
from functools import partial
from pathlib import Path

_NO_PATH = re.compile(
    r"(postgres(ql)?|sqlite):|(.*\s)?(host|hostaddr|dbname|service)=", re.IGNORECASE
)
"""Begins addresses and what psql takes in their place. A file of such a name is never meant."""

PORT_MAX = 65_535
SAMPLE_MAX = 10_000_000


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `serve` to its parser."""
    key = parser.add_mutually_exclusive_group()
    key.add_argument("--key-file", type=Path, metavar="FILE", help="the file with the API key")
    key.add_argument(
        "--key-stdin", action="store_true", help="read the API key from standard input, one line"
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument(
        "--port",
        type=partial(_number, least=0, most=PORT_MAX),
        default=8080,
        help="port to listen on, 0 for any free one (%(default)s)",
    )
    parser.add_argument(
        "--database",
        type=database_url,
        default="petstore.sqlite",
        metavar="URL",
        help="a path, sqlite:///PATH or postgresql://... (%(default)s, in this folder)",
    )
    parser.add_argument(
        "--sample",
        type=partial(_number, least=1, most=SAMPLE_MAX),
        metavar="N",
        help="fill an empty store with N made-up animals",
    )
    parser.add_argument(
        "--daily-copies",
        action="store_true",
        help="keep a copy of a SQLite file for each of the last seven days, in copies/ beside it",
    )
    parser.add_argument("--tls-cert", type=Path, metavar="FILE", help="certificate chain (PEM)")
    parser.add_argument(
        "--tls-key", type=Path, metavar="FILE", help="private key of the certificate (PEM)"
    )
    parser.add_argument(
        "--metrics-port",
        type=partial(_number, least=0, most=PORT_MAX),
        metavar="PORT",
        help="serve figures for Prometheus on this port, without a key",
    )
    parser.add_argument(
        "--metrics-host",
        default="127.0.0.1",
        metavar="HOST",
        help="address for the figures (%(default)s)",
    )
    parser.add_argument("--own", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--own-samples", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--known-id", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--recover", metavar="COPY", help=argparse.SUPPRESS)
    parser.set_defaults(usage_error=parser.error)


def warn(text: str) -> None:
    """Write a line to standard error under the name of the command."""
    sys.stderr.write(f"petstore-gui serve: {text}\n")


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
