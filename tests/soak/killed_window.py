"""Starts a busy window in a process of its own, and ends it at a bad moment."""

from __future__ import annotations

import os
import random
import subprocess
import sys

from tests.service.running import ROOT

ASKED = 0.3
"""The share of rounds that end with SIGTERM, as when the system shuts down, and not with a kill."""


def start_window(module: str, *arguments: object) -> subprocess.Popen[bytes]:
    """Run a module of `tests.soak` without a screen."""
    return subprocess.Popen(
        [sys.executable, "-m", f"tests.soak.{module}", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


def end_window(window: subprocess.Popen[bytes], chance: random.Random, seconds: float) -> None:
    """Kill it, or ask it to end and wait for so many seconds."""
    try:
        if chance.random() < ASKED:
            window.terminate()
            window.wait(seconds)
    finally:
        window.kill()
