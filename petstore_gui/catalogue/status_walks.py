"""Walks the list of one status where the whole list proves nothing, or is out of date."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.list_ends import end_status_list, note_status_list_failed
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.page_pieces import in_pieces
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import OddTally
from petstore_gui.gateway.protocol import Gateway


class StatusWalks:
    """Walks lists by status into the state: at most one of each status at a time."""

    def __init__(
        self,
        state: CatalogueState,
        fail: Callable[[RequestError], object],
        note_key_accepted: Callable[[], object],
    ) -> None:
        self._state = state
        self._fail = fail
        self._note_key_accepted = note_key_accepted
        self._under_way: dict[PetStatus, int] = {}

    def leave(self) -> None:
        """Make every walk stale."""
        self._under_way = {}

    def begin(self, status: PetStatus, walk: int) -> bool:
        """Whether walk number `walk` may start: no other walk of this status is under way."""
        return self._under_way.setdefault(status, walk) == walk

    async def walk(self, status: PetStatus, gateway: Gateway, walk: int) -> None:
        """Walk the list of a status as walk number `walk`, which has begun."""
        try:
            await self._walk(status, gateway, walk)
        finally:
            if self._is_current(status, walk):
                del self._under_way[status]

    async def _walk(self, status: PetStatus, gateway: Gateway, walk: int) -> None:
        state, known, odd, is_empty = self._state, Completeness(), OddTally(), True
        before = dict(state.facts.completeness.by_status).get(status)
        is_first = before in (None, Extent.LOADING)
        if is_first:
            state.set_extent(status, Extent.LOADING)
            state.flush_soon()
        try:
            async with (
                aclosing(gateway.list_pets(status)) as pages,
                aclosing(in_pieces(pages)) as pieces,
            ):
                async for page in pieces:
                    if not self._is_current(status, walk):
                        return
                    odd.add(page.odd, state.put_page(page.pets, walk, status))
                    known, is_empty = page.completeness, is_empty and not page.pets
                    state.set_odd_rows(status, odd)
                    state.flush_soon()
        except RequestError as error:
            if self._is_current(status, walk):
                if is_first:
                    state.forget_extent(status)
                note_status_list_failed(state, status)
                if isinstance(error, KeyNotAccepted):
                    state.emit_facts(state=LoadState.KEY_NOT_ACCEPTED)
                self._fail(error)
        else:
            if self._is_current(status, walk):
                ending = end_status_list(state, walk, status, known, is_empty=is_empty)
                await state.settle(ending)
                self._note_key_accepted()

    def _is_current(self, status: PetStatus, walk: int) -> bool:
        return self._under_way.get(status) == walk
