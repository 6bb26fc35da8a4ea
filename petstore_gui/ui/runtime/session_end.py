"""The end of the user's session: the system ends the program soon after it was told.

Windows asks first, and another program may keep the session alive: then the window stays.
"""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QGuiApplication

CLOSE_MS = 3_000
"""How long the system is kept waiting; Windows complains of a program after 5 seconds."""

_LOOK_AGAIN_MS = 10


class Closable(Protocol):
    """A program that can save without an answer from anybody, and close."""

    is_closed: bool

    def save(self) -> None: ...

    def close(self) -> None: ...


class SessionEnd(QObject):
    """Saves when the system asks whether the session may end, and closes when it does.

    Qt says the latter also after the program has closed by itself.
    """

    def __init__(self, program: Closable) -> None:
        super().__init__(cast("QObject", program))
        self._program = program
        application = cast("QGuiApplication", QGuiApplication.instance())
        application.commitDataRequest.connect(self._save)
        application.aboutToQuit.connect(self._close)

    def _save(self) -> None:
        if not self._program.is_closed:
            self._program.save()

    def _close(self) -> None:
        if not self._program.is_closed:
            self._program.close()
            _wait(self._program)


def _wait(program: Closable) -> None:
    """Wait in an event loop of its own, where clicks and keys wait too."""
    if not _other_tasks_can_run():
        return
    loop = QEventLoop()
    looking = QTimer()
    looking.timeout.connect(lambda: loop.quit() if program.is_closed else None)
    looking.start(_LOOK_AGAIN_MS)
    QTimer.singleShot(CLOSE_MS, loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def _other_tasks_can_run() -> bool:
    try:
        return asyncio.current_task() is None
    except RuntimeError:  # no loop runs
        return False
