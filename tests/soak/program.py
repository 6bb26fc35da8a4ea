"""Runs the program with its own store in this process, for simulated work."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from petstore_gui.domain.deployment import Deployment
from petstore_gui.main.app import App, make_app
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.profile import lock_profile, open_profile
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.window.first_paint import open_window

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
