"""The message that counts down while added animals can still be undone."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.pending_add import Phase
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.outbox_text import quoted
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic

TICK_MS = 250
SUBJECT = "held"


class UndoCountdown(QObject):
    """Names every held add, and ends when none is held."""

    def __init__(self, outbox: Outbox, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._log = log
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._show)
        outbox.changed.connect(self._show)

    def _show(self) -> None:
        held = [add for add in self._outbox.pending.here if add.phase is Phase.HELD]
        if held:
            seconds = ((add, self._outbox.undo_seconds_left(add)) for add in held)
            sentences = (
                tr("{name} will be added in %Ln second(s).", "", max(1, math.ceil(left))).format(
                    name=quoted(add.pet)
                )
                for add, left in seconds
            )
            self._log.count_down(Topic.ADD, " ".join(sentences), SUBJECT)
            if not self._timer.isActive():
                self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self._log.end(Topic.ADD, SUBJECT)
