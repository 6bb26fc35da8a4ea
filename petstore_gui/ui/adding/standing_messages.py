"""What the status bar says while adds are under way, unless only their dialog has to say it."""

from __future__ import annotations

import math
from collections.abc import Hashable

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.outbox_flow import OutboxFlow
from petstore_gui.ui.text.lost_add_text import lost_sentence
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.waiting_text import NOTICED_SECONDS, retry_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog

TICK_MS = 250

_PHASES = (Phase.AWAY, Phase.SENDING, Phase.HELD)
"""One message for each, the last on top. SENDING is for all that are on their way."""


_LOOK = "look"
"""The subject of the message about lost adds that the list cannot be searched for yet."""


class StandingMessages(QObject):
    """Names every add that is held, on its way, or waiting for its service to be back."""

    def __init__(self, outbox: Outbox, flow: OutboxFlow, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._flow = flow
        self._log = log
        self._shown: set[Hashable] = set()
        self._away: frozenset[str] = frozenset()
        self._away_count = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._show)
        flow.unadded_changed.connect(self._show)

    def _show(self) -> None:
        """Show current messages before ending old ones, so that no older one reappears."""
        before, self._shown = self._shown, set()
        here = self._outbox.pending.here
        for phase in _PHASES:
            if adds := self._adds(phase):
                subject = self._subject(phase, adds)
                words = " ".join(dict.fromkeys(self._sentence(add, phase) for add in adds))
                self._log.count_down(Topic.ADD, words, subject)
                self._shown.add(subject)
            elif phase is Phase.AWAY:
                self._away = frozenset()
        waits = _LOOK in before
        lost = [add for add in here if add.phase is Phase.UNKNOWN]
        if waiting := [words for add in lost if (words := self._wait_of_look(add, waits=waits))]:
            self._log.count_down(Topic.ADD, " ".join(waiting), _LOOK)
            self._shown.add(_LOOK)
        for subject in before - self._shown:
            self._log.end(Topic.ADD, subject)
        if not self._shown & {Phase.HELD, Phase.SENDING, _LOOK}:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _wait_of_look(self, add: PendingAdd, *, waits: bool) -> str:
        """What is said of a lost add while the search of the list for it waits, else "".

        It stands in front of what is said of that add, and says it too. `waits`: it had to wait
        already, so it stands until the search has ended.
        """
        search = self._outbox.reconciler.search_for(add)
        is_long = search.wait is not None and search.wait.seconds >= NOTICED_SECONDS
        is_said = is_long or (waits and search.is_running)
        return lost_sentence(add, search) if is_said else ""

    def _subject(self, phase: Phase, adds: list[PendingAdd]) -> Hashable:
        """What the message is about; another add that waits for its service makes it news."""
        if phase is not Phase.AWAY:
            return phase
        keys = frozenset(add.key for add in adds)
        self._away_count += not keys <= self._away
        self._away = keys
        return phase, self._away_count

    def _adds(self, phase: Phase) -> list[PendingAdd]:
        """The adds to name. One that is tried again may still have to wait for its service."""
        here, first = self._outbox.pending.here, self._outbox.pending.first_attempts
        if phase is Phase.AWAY:
            again = {add.key for add in here if add.phase.is_on_its_way} & self._away - first
            return [add for add in here if add.phase is phase or add.key in again]
        if phase is Phase.SENDING:
            adds = [add for add in here if add.key in first]
            is_other_said = self._log.current is not None  # it would seem to be about them
            return [
                add
                for add in adds
                if self._flow.is_on_table(add.key)
                or (is_other_said and add.phase is not Phase.SAVING)
            ]
        return [add for add in here if add.phase is phase]

    def _sentence(self, add: PendingAdd, phase: Phase) -> str:
        if phase is Phase.AWAY and add.service_id == LOCAL_SERVICE:
            words = tr("{name} will be added once the catalogue on this computer is open again.")
        elif phase is Phase.AWAY:
            words = tr("{name} will be sent when the service is back.")
        elif phase is Phase.HELD:
            seconds = max(1, math.ceil(self._outbox.new_adds.undo_seconds_left(add)))
            words = tr("{name} will be added in %Ln second(s).", "", seconds)
        else:
            waiting = self._outbox.waiting(add.key)
            if waiting.behind is not None:
                words = tr("{name} will be added after {other}.")
                return words.format(name=quoted(add.pet), other=quoted(waiting.behind.pet))
            words = tr("Adding {name}…")
            if waiting.wait is not None:
                return f"{words.format(name=quoted(add.pet))} {retry_sentence(waiting.wait)}"
        return words.format(name=quoted(add.pet))
