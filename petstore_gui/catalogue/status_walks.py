"""Walks the list of one status where the whole list is cut or out of date."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.facts import LoadState
from petstore_gui.domain.errors import KeyNotAccepted, RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.protocol import Gateway, Oddities


class StatusWalks:
    """Walks lists by status into the state. Only the newest walk of a status counts."""

    def __init__(self, state: CatalogueState, fail: Callable[[RequestError], object]) -> None:
        self._state = state
        self._fail = fail
        self._newest: dict[PetStatus, int] = {}

    def leave(self) -> None:
        """Make every walk stale."""
        self._newest = {}

    async def walk(self, status: PetStatus, gateway: Gateway, walk: int) -> None:
        """Walk the list of a status as walk number `walk`."""
        self._newest[status] = walk
        state, extent, oddities = self._state, Extent.UNKNOWN, Oddities()
        try:
            async with aclosing(gateway.list_pets(status)) as pages:
                async for page in pages:
                    if self._newest.get(status) != walk:
                        return
                    state.put_page(page.pets, walk, status)
                    extent = page.completeness.of(status)
                    oddities += page.oddities
                    state.set_oddities(status, oddities)
                    state.flush_soon()
        except RequestError as error:
            if self._newest.get(status) == walk:
                if isinstance(error, KeyNotAccepted):
                    state.emit_facts(state=LoadState.KEY_NOT_ACCEPTED)
                self._fail(error)
        else:
            if self._newest.get(status) == walk:
                state.end_status_list(walk, status, extent)
