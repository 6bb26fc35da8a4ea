"""A day of work in one window, as fast as it goes: refreshes and adds, one after the other.

    python -m tests.soak.working_day PROFILE REFRESHES ADDS

Prints what the process holds after each tenth of the day, as one JSON line.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject

from petstore_gui.app import App
from petstore_gui.catalogue.facts import LoadState
from petstore_gui.domain.pets import NewPet
from tests.soak.program import worked_in
from tests.support.waiting import eventually

TENTHS = 10
AT_REST = 1
"""The task that keeps the ledger runs as long as it is open."""
STEP_SECONDS = 60.0


class Held(msgspec.Struct, frozen=True):
    """What a process holds: resident memory in bytes, and counts."""

    memory: int
    tasks: int
    files: int
    qt_objects: int


async def work(app: App, refreshes: int, adds: int) -> None:
    """Refresh and add by turns, and close the window."""
    await eventually(lambda: app.catalogue.facts.state is LoadState.READY, STEP_SECONDS)
    for done in range(refreshes):
        for number in range(done * adds // refreshes, (done + 1) * adds // refreshes):
            app.outbox.add(NewPet(f"Animal {number}", number))
            await eventually(lambda: not app.outbox.pending.here, STEP_SECONDS)
        app.catalogue.refresh()
        await eventually(lambda: app.catalogue.facts.state is not LoadState.LOADING, STEP_SECONDS)
        assert app.catalogue.facts.state is LoadState.READY
        if (done + 1) % (refreshes // TENTHS) == 0:
            await eventually(lambda: len(app.tasks) <= AT_REST, STEP_SECONDS)
            print(msgspec.json.encode(held(app)).decode(), flush=True)
    app.close()


def held(app: App) -> Held:
    """What this process holds now. Reads Linux's own account of it."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return Held(
        memory=pages * 4_096,
        tasks=len(app.tasks),
        files=len(list(Path("/proc/self/fd").iterdir())),
        qt_objects=sum(isinstance(one, QObject) for one in gc.get_objects())
        + len(app.window.findChildren(QObject)),
    )


def main() -> int:
    """Work through the day."""
    folder, refreshes, adds = sys.argv[1:]
    day: list[asyncio.Task[None]] = []

    def begin(app: App) -> None:
        loop = asyncio.get_event_loop_policy().get_event_loop()
        day.append(loop.create_task(work(app, int(refreshes), int(adds))))

    status = worked_in(Path(folder), begin)
    day[0].result()
    return status


if __name__ == "__main__":
    sys.exit(main())
