"""`petstore-gui serve`: its arguments, and what they come to. Nothing heavy is imported here."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `serve`."""
    key = parser.add_mutually_exclusive_group()
    key.add_argument("--key-file", metavar="FILE", help="the file that holds the API key")
    key.add_argument(
        "--key-stdin", action="store_true", help="read the API key from standard input"
    )


def serve(args: argparse.Namespace) -> int:
    """Run the service until it is asked to end; returns the exit status."""
    raise NotImplementedError
