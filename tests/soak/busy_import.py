"""The program's window on its own store, bringing animals in.

    python -m tests.soak.busy_import PROFILE COUNT [--begin]

With `--begin`, it begins an import of so many animals, otherwise it goes on with the one that is
there. It closes the window once the import is over and no add is pending.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.pets import NewPet
from petstore_gui.main.app import App
from petstore_gui.support.process import on_stop_signals
from tests.soak.program import run_window

LOOK_MS = 5
PATIENCE_LOOKS = 400
"""How many looks find no import before there is none: its file may not be open yet."""


def name_of(number: int) -> str:
    """The name of an animal of the import."""
    return f"Imported {number}"


class BusyImport(QObject):
    """Begins an import, or lets the one that is there go on."""

    def __init__(self, app: App, count: int, *, begins: bool) -> None:
        super().__init__(app)
        self._app = app
        self._pets = [NewPet(name_of(number), number % 50) for number in range(count)]
        self._begins = begins
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        app.parts.catalogue.list_ended.connect(self._timer.start)
        on_stop_signals(app.close)

    def _look(self) -> None:
        parts, importer = self._app.parts, self._app.parts.importer
        self._looks += 1
        if parts.outbox.service_id is None or importer.is_unfinished or parts.outbox.here:
            return
        if importer.facts is None and self._begins:
            self._begins = False
            parts.tasks.start("begin import", importer.begin("soak.csv", self._pets))
        elif self._looks > PATIENCE_LOOKS:
            self._app.close()


def main() -> int:
    """Run until killed or asked to end, or until the import is over."""
    folder, count, *how = sys.argv[1:]
    return run_window(
        Path(folder), lambda app: BusyImport(app, int(count), begins="--begin" in how)
    )


if __name__ == "__main__":
    sys.exit(main())
