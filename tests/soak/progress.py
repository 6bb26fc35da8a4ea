"""The progress of a long run."""

from __future__ import annotations

import sys


def say(text: str) -> None:
    """Print to standard error: standard output is for the outcomes."""
    sys.stderr.write(f"  {text}\n")
