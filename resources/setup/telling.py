"""What the set-up says, and how it runs other programs."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Unready(Exception):
    """The set-up cannot go on. `str()` is one line that says what to do."""


def tell(line: str) -> None:
    """Say one line to the person at the terminal."""
    print(f"petstore: {line}", file=sys.stderr, flush=True)


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> bool:
    """Run a program with its output on standard error. Whether it ended well."""
    return subprocess.run(command, env=environment, stdout=2, check=False).returncode == 0
