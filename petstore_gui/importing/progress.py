"""How far an import is: counted row by row, and told now and then."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.import_job import ImportCounts
from petstore_gui.gateway.protocol import Wait
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why

TELL_MS = 100
"""How often counts are told, at most."""


class Progress(QObject):
    """The facts of an import. `wait` returns what a row waits for, if anything.

    Signals:
        changed(ImportFacts): the import, or how far it is, has changed.
    """

    changed = Signal(object)

    def __init__(self, wait: Callable[[], Wait | None], parent: QObject) -> None:
        super().__init__(parent)
        self.facts = ImportFacts()
        self._wait = wait
        self._began, self._done_before = 0.0, 0
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(TELL_MS)
        self._telling.timeout.connect(self._tell)

    def show(self, facts: ImportFacts) -> None:
        """Tell these facts."""
        self.facts = facts
        self._tell()

    def stand(self, state: ImportState, why: Why | None, error: RequestError | None) -> None:
        """Tell another state."""
        if state is ImportState.RUNNING:
            self._began, self._done_before = monotonic(), self.facts.counts.done
        self.show(msgspec.structs.replace(self.facts, state=state, why=why, error=error))

    def count(self, *, added: int = 0, refused: int = 0, left: int = 0) -> None:
        """Count rows that have an outcome."""
        now = self.facts.counts
        counts = ImportCounts(
            max(0, now.ready - added - refused - left),
            now.added + added,
            now.refused + refused,
            now.left + left,
            now.discarded,
        )
        self.facts = msgspec.structs.replace(self.facts, counts=counts)
        self.tell_soon()

    def recount(self, counts: ImportCounts) -> None:
        """Tell what the file says, also that no row is in doubt any more."""
        facts = msgspec.structs.replace(self.facts, counts=counts)
        if facts.may_go_on and facts.why is Why.IN_DOUBT and not counts.left:
            facts = msgspec.structs.replace(facts, why=Why.SETTLED, error=None)
        self.show(facts)

    def tell_soon(self) -> None:
        """Tell the facts within `TELL_MS`."""
        if not self._telling.isActive():
            self._telling.start()

    def _tell(self) -> None:
        self._telling.stop()
        done, took = self.facts.counts.done - self._done_before, monotonic() - self._began
        is_known = self.facts.state is ImportState.RUNNING and done > 0
        left = self.facts.counts.ready * took / done if is_known else None
        self.facts = msgspec.structs.replace(self.facts, seconds_left=left, wait=self._wait())
        self.changed.emit(self.facts)
