"""What a long run is at, for the person who waits for it."""

from __future__ import annotations

import sys


def say(text: str) -> None:
    """Say it on standard error: standard output has the outcomes."""
    sys.stderr.write(f"  {text}\n")
