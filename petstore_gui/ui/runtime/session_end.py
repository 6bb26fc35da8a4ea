"""The end of the user's session: the system ends the program soon after it was told.

Windows asks first, and another program may keep the session alive: then the window stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer

CLOSE_MS = 3_000
"""How long the system is kept waiting; Windows complains of a program after 5 seconds."""

_LOOK_AGAIN_MS = 10


def wait_until(is_closed: Callable[[], bool]) -> None:
    """Wait in an event loop of its own, where clicks and keys wait too."""
    try:
        is_within_task = asyncio.current_task() is not None
    except RuntimeError:  # no loop runs
        return
    if is_within_task:  # no other task could run
        return
    loop = QEventLoop()
    looking = QTimer()
    looking.timeout.connect(lambda: loop.quit() if is_closed() else None)
    looking.start(_LOOK_AGAIN_MS)
    QTimer.singleShot(CLOSE_MS, loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
