"""What the walk under way waits for: its next attempt, or a service that says nothing."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from PySide6.QtCore import QObject, QTimer

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.list_facts import ListWait
from petstore_gui.gateway.protocol import Wait
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.support.clock import local_now

NOTICED_SECONDS = 1.0
"""A shorter wait between two attempts is not told."""

SILENT_SECONDS = 2.0
"""How long the service says nothing before that is told."""


class ListWaits(QObject):
    """Notes in the facts what is waited for, and until when at the latest."""

    def __init__(self, state: CatalogueState, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._asked = local_now()
        self._silent: ListWait | None = None
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._note_silence)

    def expect(self) -> None:
        """The walk waits for its first page, or for another one, from now on."""
        self._asked, self._silent = local_now(), None
        self._silence.start(round(SILENT_SECONDS * 1000))

    def end(self) -> None:
        """The walk waits for nothing more."""
        self._silent = None
        self._silence.stop()

    def note(self, wait: Wait) -> None:
        """Note a wait before the next attempt, until it ends, if it is long enough to tell."""
        if wait.seconds >= NOTICED_SECONDS:
            waiting = ListWait(wait.error, local_now() + timedelta(seconds=wait.seconds))
            self._state.emit_facts(waiting=waiting)
            QTimer.singleShot(round(wait.seconds * 1000), self, partial(self._end_wait, waiting))

    def _end_wait(self, waiting: ListWait) -> None:
        if self._state.facts.waiting is waiting:
            self._state.emit_facts(waiting=self._silent)

    def _note_silence(self) -> None:
        deadline = self._asked + timedelta(seconds=Deadlines().get_total)
        self._silent = ListWait(None, deadline)
        if self._state.facts.waiting is None:
            self._state.emit_facts(waiting=self._silent)
