"""Finding out what became of adds whose outcome is unknown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.outbox.list_search import Looks
from petstore_gui.outbox.pending import OpenAdds
from petstore_gui.outbox.sender import Sender, can_be_replayed, is_due
from petstore_gui.storage.pending_add import AddState, PendingAdd


class Settling:
    """Has an add replayed where that is surely no second one; else looks for it in the list."""

    def __init__(
        self,
        adds: OpenAdds,
        sender: Sender,
        looks: Looks,
        replay: Callable[[PendingAdd], Awaitable[None]],
    ) -> None:
        self._adds = adds
        self._sender = sender
        self._looks = looks
        self._replay = replay

    @property
    def is_wanted(self) -> bool:
        """Whether there is anything to find out."""
        return any(entry.state is AddState.UNKNOWN for entry in self._adds.here)

    async def settle(self) -> None:
        """See to one add after the other, each as it is by then."""
        for seen in self._adds.here:
            entry = self._adds.unchanged(seen)
            if entry is not None and entry.state is AddState.UNKNOWN:
                await self._see_to(entry)

    async def look(self, entry: PendingAdd, error: RequestError) -> None:
        """Look in the list; `error` is what was said in place of an answer."""
        if self._sender.gateway is not None and entry.service_id == self._adds.service_id:
            await self._looks.look(entry, self._sender.gateway, error)

    async def _see_to(self, entry: PendingAdd) -> None:
        gateway = self._sender.gateway
        is_barred = self._adds.bar(entry) is not None
        if gateway is not None and not is_barred and can_be_replayed(entry, gateway):
            if is_due(entry, datetime.now(UTC)):
                await self._replay(entry)
        elif self._looks.found(entry) is None:
            await self.look(entry, OutcomeUnknown())
