"""The program's window on its own store, adding one animal after another.

    python -m tests.soak.busy_window PROFILE HISTORY [--settle]

Writes a line to HISTORY before each animal is requested, and one after it was added. With
`--settle` it requests nothing new, and closes the window once every animal is added.
"""

from __future__ import annotations

import sys
import uuid
from pathlib import Path
from typing import TextIO

import msgspec
from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.add import Add
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.main.app import App
from petstore_gui.support.process import on_stop_signals
from tests.soak.program import run_window

AT_ONCE = 3
"""The maximum number of unfinished adds."""

LOOK_MS = 5


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An animal that was requested, or one that was added."""

    asked: NewPet | None = None
    added: Pet | None = None


class Busy(QObject):
    """Adds animals, or waits until those of earlier runs are added."""

    def __init__(self, app: App, history: TextIO, *, settles: bool) -> None:
        super().__init__(app)
        self._app = app
        self._outbox = app.parts.outbox
        self._history = history
        self._settles = settles
        self._number = 0
        self._run = uuid.uuid4().hex[:8]
        self._outbox.undo_seconds = 0
        self._outbox.added.connect(self._added)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        app.parts.catalogue.list_ended.connect(self._timer.start)
        on_stop_signals(app.close)

    def _look(self) -> None:
        if self._outbox.service_id is None:
            return  # the window is being closed
        if self._settles and not self._outbox.adds:
            self._app.close()
        elif not self._settles and len(self._outbox.adds) < AT_ONCE:
            self._app.parts.tasks.start("ask", self._ask())

    async def _ask(self) -> None:
        self._number += 1
        status = (None, *PetStatus)[self._number % 4]
        pet = NewPet(f"Animal {self._run} {self._number}", self._number, status)
        self._write(Line(asked=pet))
        await self._outbox.add(pet)

    def _added(self, _add: Add, added: Pet) -> None:
        self._write(Line(added=added))

    def _write(self, line: Line) -> None:
        self._history.write(msgspec.json.encode(line).decode() + "\n")
        self._history.flush()


def main() -> int:
    """Run until killed or asked to end, or until every animal is added."""
    folder, history, *how = sys.argv[1:]
    with Path(history).open("a", encoding="utf-8") as file:
        return run_window(Path(folder), lambda app: Busy(app, file, settles="--settle" in how))


if __name__ == "__main__":
    sys.exit(main())
