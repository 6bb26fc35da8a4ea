"""Asking for the list of one status, where the list of all is cut or stale."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.facts import Facts, LoadState
from petstore_gui.catalogue.view import Filter
from petstore_gui.domain.errors import KeyNotAccepted, RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.protocol import Gateway, Oddities


class StatusWalks:
    """Walks lists by status into the picture; of one status, the newest walk alone counts."""

    def __init__(
        self, state: CatalogueState, tell_failed: Callable[[RequestError], object]
    ) -> None:
        self._state = state
        self._tell_failed = tell_failed
        self._newest: dict[PetStatus, int] = {}

    def leave(self) -> None:
        """Make every walk stale."""
        self._newest = {}

    async def walk(self, gateway: Gateway, walk: int, status: PetStatus) -> None:
        """Walk the list of a status as walk number `walk`."""
        self._newest[status] = walk
        state, extent, oddities = self._state, Extent.UNKNOWN, Oddities()
        try:
            async with aclosing(gateway.list_pets(status)) as pages:
                async for page in pages:
                    if self._newest.get(status) != walk:
                        return
                    state.saw(page.pets, walk, status)
                    extent = page.completeness.of(status)
                    oddities += page.oddities
                    state.note_oddities(status, oddities)
                    state.flush_soon()
        except RequestError as error:
            if self._newest.get(status) == walk:
                self._fail(error)
        else:
            if self._newest.get(status) == walk:
                state.status_ended(walk, status, extent)

    def _fail(self, error: RequestError) -> None:
        if isinstance(error, KeyNotAccepted):
            self._state.tell(state=LoadState.KEY_NOT_ACCEPTED)
        self._tell_failed(error)


def is_worth_asking(facts: Facts, shown: Filter) -> bool:
    """Whether the service may know more of a filter's animals than is here."""
    if facts.state in (LoadState.WAITING, LoadState.NOT_CONNECTED, LoadState.LOADING):
        return False
    return facts.state is not LoadState.READY or not facts.extent_of(shown).is_settled
