"""What the status bar says for as long as adds wait: for an undo, or for their service."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.outbox_text import quoted
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic

TICK_MS = 250


class StandingMessages(QObject):
    """Names every add that is held or waits for its service; each message ends when none does."""

    def __init__(self, outbox: Outbox, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._log = log
        self._shown: set[Phase] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._show)
        outbox.changed.connect(self._show)

    def _show(self) -> None:
        for phase in (Phase.AWAY, Phase.HELD):
            adds = [add for add in self._outbox.pending.here if add.phase is phase]
            if adds:
                words = " ".join(map(self._sentence, adds))
                self._log.count_down(Topic.ADD, words, phase)
                self._shown.add(phase)
            elif phase in self._shown:
                self._log.end(Topic.ADD, phase)
                self._shown.discard(phase)
        if Phase.HELD not in self._shown:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _sentence(self, add: PendingAdd) -> str:
        if add.phase is Phase.AWAY:
            words = tr("{name} will be sent when the service is back.")
        else:
            seconds = max(1, math.ceil(self._outbox.undo_seconds_left(add)))
            words = tr("{name} will be added in %Ln second(s).", "", seconds)
        return words.format(name=quoted(add.pet))
