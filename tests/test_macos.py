"""What can be held of macOS without one: the program calls nothing that macOS lacks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_macos_has_every_function_that_the_program_calls() -> None:
    command = [sys.executable, "-m", "mypy", "--platform", "darwin", "--no-warn-unreachable"]
    cache = ["--cache-dir", ".mypy_cache/macos", "petstore_gui"]
    done = subprocess.run([*command, *cache], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
