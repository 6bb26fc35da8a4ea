"""Walks the list of one status where the whole list proves nothing, or is out of date."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing
from functools import partial

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.list_ends import end_status_list, note_status_list_failed
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.list_waits import ListWaits
from petstore_gui.catalogue.page_pieces import in_pieces
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import OddTally
from petstore_gui.gateway.protocol import Gateway, Wait


class StatusWalks:
    """Walks lists by status into the state: at most one of each status at a time."""

    def __init__(
        self,
        state: CatalogueState,
        waits: ListWaits,
        fail: Callable[[RequestError], object],
        note_key_accepted: Callable[[], object],
    ) -> None:
        self._state = state
        self._waits = waits
        self._fail = fail
        self._note_key_accepted = note_key_accepted
        self._under_way: dict[PetStatus, int] = {}

    def leave(self) -> None:
        """Make every walk stale."""
        self._under_way = {}
        self._tell()

    def stop(self) -> None:
        """Make every walk stale; no more is known of these statuses than after a failure."""
        stopped = tuple(self._under_way)
        self.leave()
        for status in stopped:
            self._end_without_proof(status)

    def begin(self, status: PetStatus, walk: int) -> bool:
        """Whether walk number `walk` may start: no other walk of this status is under way."""
        is_first = self._under_way.setdefault(status, walk) == walk
        self._tell()
        return is_first

    async def walk(self, status: PetStatus, gateway: Gateway, walk: int) -> None:
        """Walk the list of a status as walk number `walk`, which has begun."""
        if dict(self._state.facts.completeness.by_status).get(status) is None:
            self._state.set_extent(status, Extent.LOADING)
            self._state.flush_soon()
        self._waits.expect()
        try:
            await self._walk(status, gateway, walk)
        finally:
            if self._is_current(status, walk):
                del self._under_way[status]
                self._tell()

    async def _walk(self, status: PetStatus, gateway: Gateway, walk: int) -> None:
        state, known, odd, is_empty = self._state, Completeness(), OddTally(), True
        note_wait = partial(self._note_wait, status, walk)
        try:
            async with (
                aclosing(gateway.list_pets(status, on_wait=note_wait)) as pages,
                aclosing(in_pieces(pages)) as pieces,
            ):
                async for page in pieces:
                    if not self._is_current(status, walk):
                        return
                    self._waits.expect()
                    state.set_facts(waiting=None)
                    odd.add(page.odd, state.put_page(page.pets, walk, status))
                    known, is_empty = page.completeness, is_empty and not page.pets
                    state.set_odd_rows(status, odd)
                    state.flush_soon()
        except RequestError as error:
            if self._is_current(status, walk):
                self._end_without_proof(status)
                if isinstance(error, KeyNotAccepted):
                    state.emit_facts(state=LoadState.KEY_NOT_ACCEPTED)
                self._fail(error)
        else:
            if self._is_current(status, walk):
                came = odd.rows["other_status"]
                ending = end_status_list(state, walk, status, known, came, is_empty=is_empty)
                await state.settle(ending)
                self._note_key_accepted()

    def _note_wait(self, status: PetStatus, walk: int, wait: Wait) -> None:
        if self._is_current(status, walk):
            self._waits.note(wait)

    def _end_without_proof(self, status: PetStatus) -> None:
        if dict(self._state.facts.completeness.by_status).get(status) is Extent.LOADING:
            self._state.forget_extent(status)
        note_status_list_failed(self._state, status)

    def _tell(self) -> None:
        """Tell which statuses are asked for; without any, nothing is waited for."""
        changes: dict[str, object] = {"asked": frozenset(self._under_way)}
        if not self._under_way and self._state.facts.state is not LoadState.LOADING:
            self._waits.end()
            changes["waiting"] = None
        self._state.emit_facts(**changes)

    def _is_current(self, status: PetStatus, walk: int) -> bool:
        return self._under_way.get(status) == walk
