"""Walks the lists of one service at a time into the state: the whole list, and lists by status."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import aclosing
from functools import partial

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.history_sync import HistorySync
from petstore_gui.catalogue.list_ends import end_list
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.list_proof import Proof
from petstore_gui.catalogue.list_waits import ListWaits
from petstore_gui.catalogue.page_pieces import in_pieces
from petstore_gui.catalogue.status_walks import StatusWalks
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.list_errors import TooManyAnimals
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent
from petstore_gui.gateway.odd_rows import OddTally
from petstore_gui.gateway.protocol import Gateway, Wait
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks


class ListWalks(QObject):
    """Walks on request. `newest` is the number of the newest walk; `gateway` leads to the service.

    Signals:
        key_accepted(): the service accepted the key with which it answers anything but a walk of
            the whole list.
        walk_started(), list_ended(): of the whole list.
        list_failed(RequestError): any walk failed; the rows stay.
    """

    key_accepted = Signal()
    walk_started = Signal()
    list_ended = Signal()
    list_failed = Signal(object)

    def __init__(
        self,
        state: CatalogueState,
        history_sync: Callable[[], HistorySync],
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._history_sync = history_sync
        self._tasks = tasks
        self._waits = ListWaits(state, self)
        self._status_walks = StatusWalks(
            state, self._waits, self.list_failed.emit, self.note_key_accepted
        )
        self._proof = Proof()
        self._generation = 0
        self.newest = 0
        self.gateway: Gateway | None = None

    def leave(self, gateway: Gateway | None) -> None:
        """Make every pending answer stale, and use this service from now on, or none."""
        self._generation += 1
        self._waits.end()
        self._status_walks.leave()
        if gateway is not self.gateway:
            self._proof = Proof()
        self.gateway = gateway

    def start(self) -> None:
        """Walk the whole list again; a walk under way becomes stale."""
        if self.gateway is not None:
            self.leave(self.gateway)
            self._start_walk("list", self.gateway, self._list)
            if self._state.facts.is_first_list:
                self._state.set_list_facts(Completeness(whole=Extent.LOADING), OddTally())
            self._state.emit_facts(state=LoadState.LOADING, arrived=0, waiting=None)
            self.walk_started.emit()

    def note_key_accepted(self) -> None:
        """Note that the service accepts the key; walk the list, if it had refused that."""
        self.key_accepted.emit()
        if self._state.facts.state is LoadState.KEY_NOT_ACCEPTED:
            self.start()

    def ask_for(self, status: PetStatus) -> None:
        """Walk the list of a status, unless such a walk is under way."""
        if self.gateway is not None and self._status_walks.begin(status, self.newest + 1):
            walk = partial(self._status_walks.walk, status)
            self._start_walk("list by status", self.gateway, walk)

    def stop_asking(self) -> None:
        """Stop the walks of lists by status, and begin none of those that wait."""
        self._generation += 1
        self._status_walks.stop()

    def _start_walk(
        self, name: str, gateway: Gateway, walk: Callable[[Gateway, int], Awaitable[None]]
    ) -> None:
        self.newest += 1
        number, generation = self.newest, self._generation

        async def run() -> None:
            # New animals can be recognized only once all known ones are loaded.
            await self._history_sync().loaded.wait()
            await self._state.settle(())  # nor can a list begin while another ends
            if generation == self._generation:
                await walk(gateway, number)
                self._history_sync().wake()

        self._tasks.start(name, run())

    async def _list(self, gateway: Gateway, walk: int) -> None:
        generation, state = self._generation, self._state
        completeness, odd = Completeness(), OddTally()
        is_first, brings_more = True, self._state.facts.is_first_list
        proof = self._proof.after(state.from_elsewhere)
        note_wait = partial(self._note_wait, generation)
        self._waits.expect()
        try:
            async with (
                aclosing(gateway.list_pets(unless=proof.validator, on_wait=note_wait)) as pages,
                aclosing(in_pieces(pages)) as pieces,
            ):
                async for page in pieces:
                    if generation != self._generation:
                        return
                    self._waits.expect()
                    before = len(state.sort_filter.rows)
                    new = max(0, len(page.pets) - len(page.odd.seen_twice))
                    state.set_facts(arrived=state.facts.arrived + new, waiting=None)
                    odd.add(page.odd, again=state.put_page(page.pets, walk))
                    brings_more = brings_more or len(state.sort_filter.rows) > before
                    completeness = page.completeness
                    if not page.is_unchanged:
                        self._proof = Proof()
                        proof = Proof(walk, odd, page.validator, proof.from_elsewhere)
                    if brings_more:
                        state.set_list_facts(completeness, odd)
                    if is_first:
                        state.flush()
                    state.flush_soon()
                    is_first = False
        except RequestError as error:
            if generation == self._generation:
                self._end_failed(error)
        else:
            if generation == self._generation:
                await self._end(walk, proof, completeness)

    def _note_wait(self, generation: int, wait: Wait) -> None:
        if generation == self._generation:
            self._waits.note(wait)

    async def _end(self, walk: int, proof: Proof, completeness: Completeness) -> None:
        """Use what this or an older walk has proven, if nothing has changed since."""
        self._waits.end()
        is_older = proof.walk != walk
        if is_older and proof.from_elsewhere != self._state.from_elsewhere:
            self.start()  # the list has not changed, but the rows have
            return
        generation, now = self._generation, local_now()
        self._state.set_list_facts(completeness, proof.odd)
        await self._state.settle(end_list(self._state, proof.walk, now))
        if generation != self._generation:
            self._state.flush()
            return
        self._proof = proof
        self._state.set_facts(as_of=now, is_earlier=False, is_offline=False)
        self._state.flush()
        self._state.emit_facts(state=LoadState.READY)
        self.list_ended.emit()
        if completeness.whole is not Extent.ALL:
            self._ask_for_others()

    def _ask_for_others(self) -> None:
        """Ask for the lists of statuses about which the whole list, if no proof, says too little.

        These are the status shown, and those whose lists showed animals that the whole list lacked.
        """
        wanted = self._state.history.statuses_apart()
        if self._state.facts.view.filter.status:
            wanted.add(self._state.facts.view.filter.status)
        asked = dict(self._state.facts.completeness.by_status)
        for status in PetStatus:
            if status in wanted and status not in asked:
                self.ask_for(status)

    def _end_failed(self, error: RequestError) -> None:
        self._waits.end()
        self._state.flush()
        refused = isinstance(error, KeyNotAccepted)
        doubt = Doubt.TOO_LONG if isinstance(error, TooManyAnimals) else None
        self._state.emit_facts(
            state=LoadState.KEY_NOT_ACCEPTED if refused else LoadState.FAILED,
            completeness=Completeness(whole=Extent.STOPPED, doubt=doubt),
            is_offline=error.is_outage,
            waiting=None,
        )
        self.list_failed.emit(error)
