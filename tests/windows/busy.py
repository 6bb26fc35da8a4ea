"""In the frozen program of the tests: adds one animal after another, as in the long runs."""

from __future__ import annotations

import os
from pathlib import Path

from petstore_gui import app
from tests.soak.busy_window import Busy


def add_animals(history: str) -> None:
    """Write to `history` what is asked and what was added; with PETSTORE_SETTLES, ask nothing."""
    make = app.make_app
    settles = "PETSTORE_SETTLES" in os.environ
    file = Path(history).open("a", encoding="utf-8")  # noqa: SIM115 - for as long as it runs

    def make_busy(*parts):
        loop, made = make(*parts)
        Busy(made, file, settles=settles)
        return loop, made

    app.make_app = make_busy
