"""The setup's messages, and how it runs other programs."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class SetupError(Exception):
    """The setup cannot continue. `str()` is one line that says what to do."""


def tell(line: str) -> None:
    """Print one line to standard error."""
    print(f"petstore: {line}", file=sys.stderr, flush=True)


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> bool:
    """Run a program with its output on standard error; returns whether it exited with 0."""
    return subprocess.run(command, env=environment, stdout=2, check=False).returncode == 0
