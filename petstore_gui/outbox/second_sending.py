"""Sending an add again though the service may have it: only after a look at the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.reconciler import Reconciler, SearchResult
from petstore_gui.outbox.sender import Sender, can_be_replayed


class SecondSending(QObject):
    """Decides whether an add of unknown outcome may be sent again.

    What a search found is shown for `rest` seconds before a press counts: the press that was meant
    for the first sending, such as the second of a double click, decides nothing.

    Signals:
        allowed(PendingAdd): a search just now found nothing that was not shown before the press.
        not_searched(PendingAdd): the list could not be read, so nothing is sent.
    """

    allowed = Signal(object)
    not_searched = Signal(object)

    def __init__(
        self,
        pending: Pending,
        sender: Sender,
        reconciler: Reconciler,
        parent: QObject | None = None,
        *,
        rest: float,
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._sender = sender
        self._reconciler = reconciler
        self._rest = rest
        self._looking: set[str] = set()

    def may_double(self, add: PendingAdd) -> bool:
        """Whether sending an add could make a second animal."""
        gateway = self._sender.gateway
        is_replay = gateway is not None and can_be_replayed(add, gateway)
        return add.phase is Phase.UNKNOWN and not is_replay

    def was_searched_in_vain(self, add: PendingAdd) -> bool:
        """Whether the list was searched since the loss, and has none that came after the press."""
        result = self._reconciler.result(add)
        return result is not None and not _is_added(result)

    def may_be_asked(self, add: PendingAdd) -> bool:
        """Whether a press counts: the list was searched in vain, and that has been shown."""
        is_rested = self._reconciler.seconds_shown(add) >= self._rest
        return is_rested and self.was_searched_in_vain(add)

    async def look(self, add: PendingAdd) -> SearchResult | None:
        """Search the list because a person wants it."""
        result = await self._reconciler.search(add)
        if result is None:
            self.not_searched.emit(add)
        return result

    async def ask(self, add: PendingAdd) -> None:
        """Search the list, and emit `allowed` if it has no more than was shown at the press.

        A press that came before anything was shown only searches.
        """
        if add.key in self._looking or self._reconciler.is_searching(add):
            return
        shown, may_be_asked = self._reconciler.result(add), self.may_be_asked(add)
        self._looking.add(add.key)
        try:
            found = await self.look(add)
        finally:
            self._looking.discard(add.key)
        if not may_be_asked or shown is None or found is None or _is_added(found):
            return
        now = self._pending.unchanged(add)
        is_sendable = now is not None and self._pending.may_send(now)
        if set(found.ids) <= set(shown.ids) and is_sendable and self._pending.is_current(add):
            self.allowed.emit(now)


def _is_added(result: SearchResult) -> bool:
    """Whether the list has one that was not there before: it is the one that was sent."""
    return result.are_new and bool(result.ids)
