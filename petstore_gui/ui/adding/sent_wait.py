"""Says in the Add animal dialog what an add on its way is waiting for, and how long."""

from __future__ import annotations

import re

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.waiting import Waiting
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.text.waiting_text import NOTICED_SECONDS, waiting_sentence
from petstore_gui.ui.widgets.announcer import Announcer

_SHOW_AFTER_MS = 300
"""Most adds have an outcome by then, and what flickers would disturb."""

_TICK_MS = 500
_DIGITS = re.compile(r"\d+")


class SentWait(QObject):
    """Counts in the dialog; a screen reader announces each thing waited for only once."""

    def __init__(self, dialog: AddDialog, outbox: Outbox) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._outbox = outbox
        self._announcer = Announcer(dialog)
        self._longest = Deadlines().between_bytes
        self.key = ""  # of the add whose outcome the dialog waits for
        self._told = ""
        self._waited = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._show)

    def begin(self, key: str) -> None:
        """Begin to wait for the outcome of this add."""
        self.key, self._told = key, ""
        self._waited.start()
        self._timer.start(_SHOW_AFTER_MS)

    def end(self) -> None:
        """Wait for no outcome any more."""
        self.key = ""
        self._timer.stop()
        self._announcer.say("", "wait")

    def _show(self) -> None:
        self._timer.start(_TICK_MS)
        waited = self._waited.elapsed() / 1_000
        is_noticed = waited >= NOTICED_SECONDS
        waiting = self._outbox.waiting(self.key) if is_noticed else Waiting()
        is_local = self._outbox.pending.service_id == LOCAL_SERVICE
        sentence = waiting_sentence(waiting, waited, self._longest, is_local=is_local)
        self._dialog.show_waiting(sentence)
        what = _DIGITS.sub("", sentence)
        if is_noticed and what != self._told:
            self._told = what
            self._announcer.say(sentence, "wait")
