"""Prints for another program, which may have ended."""

from __future__ import annotations

import os
import sys


class NotPrinted(Exception):
    """Standard output is full or closed. `str()` is one line that says why."""


def print_line(line: str) -> None:
    """Print a line at once. Raises `NotPrinted`; from then on what is printed is discarded."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # it is flushed at the end
        raise NotPrinted(f"cannot write to standard output: {error.strerror}") from error
