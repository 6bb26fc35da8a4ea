"""In the frozen program of the tests: adds one animal after another, as in the long runs."""

from __future__ import annotations

import os
from pathlib import Path

from petstore_gui.main import app
from petstore_gui.session.local_service import LocalService
from petstore_gui.ui.frame.first_paint import StartedWindow
from petstore_gui.ui.runtime.event_loop import EventLoop
from tests.soak.busy_window import Busy


def add_animals(history: str) -> None:
    """Write to `history` what is asked and what was added; with PETSTORE_SETTLES, ask nothing."""
    make = app.make_app
    settles = "PETSTORE_SETTLES" in os.environ
    file = Path(history).open("a", encoding="utf-8")  # noqa: SIM115 - for as long as it runs

    def make_busy(started: StartedWindow, local_service: LocalService) -> tuple[EventLoop, app.App]:
        loop, made = make(started, local_service)
        Busy(made, file, settles=settles)
        return loop, made

    app.make_app = make_busy
