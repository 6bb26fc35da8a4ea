"""A day of work in one window, as fast as possible: refreshes and adds, one after another.

    python -m tests.soak.working_day PROFILE REFRESHES ADDS

Prints the process's resources after each tenth of the day, as one JSON line.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject
from shiboken6 import isValid

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.pets import NewPet
from petstore_gui.main.app import App
from tests.soak.program import run_window
from tests.support.waiting import eventually

TENTHS = 10
AT_REST = 1
"""Running tasks: the one that writes the history runs as long as it is open."""
STEP_SECONDS = 60.0


class Resources(msgspec.Struct, frozen=True):
    """Resident memory in bytes, and counts."""

    memory: int
    tasks: int
    files: int
    qt_objects: int


async def work(app: App, refreshes: int, adds: int) -> None:
    """Refresh and add in turn, then close the window."""
    await eventually(lambda: app.parts.catalogue.facts.state is LoadState.READY, STEP_SECONDS)
    app.parts.outbox.undo_seconds = 0
    for done in range(refreshes):
        for number in range(done * adds // refreshes, (done + 1) * adds // refreshes):
            await app.parts.outbox.add(NewPet(f"Animal {number}", number))
            await eventually(lambda: not app.parts.outbox.adds, STEP_SECONDS)
        app.parts.catalogue.refresh()
        await eventually(
            lambda: app.parts.catalogue.facts.state is not LoadState.LOADING, STEP_SECONDS
        )
        assert app.parts.catalogue.facts.state is LoadState.READY
        if (done + 1) % (refreshes // TENTHS) == 0:
            await eventually(lambda: len(app.parts.tasks) <= AT_REST, STEP_SECONDS)
            print(msgspec.json.encode(resources(app)).decode(), flush=True)
    app.close()


def resources(app: App) -> Resources:
    """The resources of this process now. Reads /proc of Linux."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return Resources(
        memory=pages * 4_096,
        tasks=len(app.parts.tasks),
        files=len(list(Path("/proc/self/fd").iterdir())),
        qt_objects=sum(map(_lives, gc.get_objects())) + len(app.parts.window.findChildren(QObject)),
    )


def _lives(one: object) -> bool:
    """Not what this count itself leaves of an object of Qt's own that has ended since."""
    return isinstance(one, QObject) and isValid(one)


def main() -> int:
    """Run the window until the day is over."""
    folder, refreshes, adds = sys.argv[1:]
    day: list[asyncio.Task[None]] = []

    def begin(app: App) -> None:
        loop = asyncio.get_event_loop_policy().get_event_loop()
        day.append(loop.create_task(work(app, int(refreshes), int(adds))))

    status = run_window(Path(folder), begin)
    day[0].result()
    return status


if __name__ == "__main__":
    sys.exit(main())
