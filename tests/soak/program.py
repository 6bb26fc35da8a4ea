"""Runs the window with its own store for simulated work, and ends it at a bad moment."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from petstore_gui.domain.deployment import Deployment
from petstore_gui.main.app import App, make_app
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.profile import lock_profile, open_profile
from petstore_gui.ui.frame.first_paint import open_window
from petstore_gui.ui.runtime.application import make_application
from tests.service.running import ROOT

ASKED = 0.3
"""The share of rounds that end with SIGTERM, as when the system shuts down, and not with a kill."""

BUG = 3
"""The exit status after an unexpected exception."""


def run_window(folder: Path, work: Callable[[App], object]) -> int:
    """Run the window on a profile until it is closed; `work` is called with it at the start."""
    profile = open_profile(folder)
    held = lock_profile(profile)
    assert held is not None, "another window has the profile"
    application = make_application()
    store = LocalService(profile)
    loop, app = make_app(open_window(application, profile, Deployment.LOCAL), store)
    app.parts.crash_handler.watch(loop, lambda: os._exit(BUG))
    with loop:
        work(app)
        loop.run_until_complete(app.run())
    return 0


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
