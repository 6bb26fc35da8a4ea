"""Walks the lists of one service at a time into the state: the whole list, and lists by status."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing
from datetime import timedelta
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.history_sync import HistorySync
from petstore_gui.catalogue.list_facts import ListWait, LoadState
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.place import Place
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.odd_rows import OddRows
from petstore_gui.gateway.protocol import Gateway, Page, Wait
from petstore_gui.storage.history_db import Head
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.tasks import Tasks, run_in_slices

NOTICED_SECONDS = 1.0
"""A shorter wait between two attempts is not told."""

SILENT_SECONDS = 2.0
"""How long the service says nothing before that is told."""


class _Walk:
    """A walk under way: of the whole list, or of that of a `status`. `odd`: its odd rows so far.

    `page` is its newest. `brings_more`: the list before had not so many animals, or there was none.
    """

    def __init__(self, number: int, status: PetStatus | None, *, brings_more: bool) -> None:
        self.number = number
        self.status = status
        self.brings_more = brings_more
        self.odd = OddRows()
        self.page = Page((), Completeness())
        self.is_empty = self.is_first_page = True


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
        self._asked = local_now()
        self._silence = single_shot(self, self._note_silence)
        self._under_way: dict[PetStatus | None, _Walk] = {}
        self._proof: _Walk | None = None  # with a validator that its rows have had
        self.newest = 0
        self.gateway: Gateway | None = None

    def leave(self, gateway: Gateway | None) -> None:
        """Make every pending answer stale, and use this service from now on, or none."""
        if gateway is not self.gateway:
            self._proof = None
        self.gateway = gateway
        self._under_way = {}
        self._tell()

    def start(self) -> None:
        """Walk the whole list again; a walk under way becomes stale."""
        if self.gateway is not None:
            self.leave(self.gateway)
            self._start_walk("list", self.gateway, None)
            if self._state.facts.is_first_list:
                self._state.set_list_facts(Completeness(whole=Extent.LOADING), OddRows())
            self._state.emit_facts(state=LoadState.LOADING, arrived=0, waiting=None)
            self.walk_started.emit()

    def note_key_accepted(self) -> None:
        """Note that the service accepts the key; walk the list, if it had refused that."""
        self.key_accepted.emit()
        if self._state.facts.state is LoadState.KEY_NOT_ACCEPTED:
            self.start()

    def ask_for(self, status: PetStatus) -> None:
        """Walk the list of a status, unless such a walk is under way."""
        if self.gateway is not None and status not in self._under_way:
            self._start_walk("list by status", self.gateway, status)
            self._tell()

    def stop_asking(self) -> None:
        """Stop the walks of lists by status."""
        stopped, self._under_way = self._under_way, {}
        self._tell()
        for walk in stopped.values():
            self._tasks.start("list by status", self._end_unread(walk))

    def _start_walk(self, name: str, gateway: Gateway, status: PetStatus | None) -> None:
        self.newest += 1
        is_first = self._state.facts.is_first_list
        walk = self._under_way[status] = _Walk(self.newest, status, brings_more=is_first)
        self._tasks.start(name, self._run(gateway, walk))

    async def _run(self, gateway: Gateway, walk: _Walk) -> None:
        # New animals can be recognized only once all known ones are loaded.
        await self._history_sync().loaded.wait()
        if not self._is_current(walk):
            return
        if walk.status is not None and walk.status not in dict(
            self._state.facts.completeness.by_status
        ):
            self._state.set_extent(walk.status, Extent.LOADING)
            self._state.flush_soon()
        self._expect_page()
        try:
            await self._read(gateway, walk)
        except RequestError as error:
            if self._is_current(walk):
                await self._fail(walk, error)
        else:
            if self._is_current(walk):
                await (self._end_status(walk, walk.status) if walk.status else self._end_list(walk))
        self._history_sync().wake()

    async def _read(self, gateway: Gateway, walk: _Walk) -> None:
        unless = self._proof.page.validator if self._proof and walk.status is None else None
        on_wait = partial(self._note_wait, walk)
        async with aclosing(
            gateway.list_pets(walk.status, unless=unless, on_wait=on_wait)
        ) as pages:
            async for page in pages:
                if not self._is_current(walk):
                    return
                self._expect_page()
                self._take(walk, page)

    def _expect_page(self) -> None:
        self._asked = local_now()
        self._silence.start(round(SILENT_SECONDS * 1000))

    def _note_wait(self, walk: _Walk, wait: Wait) -> None:
        """Tell of a wait before the next attempt; from its end on, the service is silent."""
        if self._is_current(walk) and wait.seconds >= NOTICED_SECONDS:
            until = local_now() + timedelta(seconds=wait.seconds)
            self._state.emit_facts(waiting=ListWait(wait.error, until))
            self._silence.start(round(wait.seconds * 1000))

    def _note_silence(self) -> None:
        deadline = self._asked + timedelta(seconds=Deadlines().get_total)
        self._state.emit_facts(waiting=ListWait(None, deadline))

    def _take(self, walk: _Walk, page: Page) -> None:
        state, place = self._state, Place.BY_STATUS if walk.status else Place.LISTED
        before, seen = len(state.history.rows), seconds_of(local_now()) if walk.status else None
        state.history.note(state.sort_filter.put(page.pets, walk.number, place), seen)
        walk.odd.add(page.odd)
        walk.brings_more = walk.brings_more or len(state.history.rows) > before
        walk.page, walk.is_empty = page, walk.is_empty and not page.pets
        state.set_facts(waiting=None)
        if walk.status is not None:
            state.set_odd_rows(walk.status, walk.odd)
        else:
            self._take_of_list(walk, page)
            if walk.is_first_page:
                state.flush()
        walk.is_first_page = False
        state.flush_soon()

    def _take_of_list(self, walk: _Walk, page: Page) -> None:
        new = max(0, len(page.pets) - len(page.odd.seen_twice))
        self._state.set_facts(arrived=self._state.facts.arrived + new)
        if not page.is_unchanged:
            self._proof = None
        elif self._proof is not None:
            walk.odd = self._proof.odd
            walk.page = replace(page, validator=self._proof.page.validator)
        if walk.brings_more:
            self._state.set_list_facts(page.completeness, walk.odd)

    async def _end_list(self, walk: _Walk) -> None:
        now, history = local_now(), self._state.history
        completeness, gone = walk.page.completeness, history.rows.gone
        is_proof, asking = completeness.whole is Extent.ALL, set[PetStatus]()
        if not is_proof:  # it says too little of the status shown, and of those that showed more
            shown = self._state.facts.view.filter.status
            asking = history.statuses_apart() | ({shown} if shown else set())
            asking -= dict(completeness.by_status).keys()
        self._state.set_list_facts(completeness, walk.odd)
        if not walk.page.is_unchanged:
            head = Head(seconds_of(now), was_whole=is_proof)
            await run_in_slices(history.end_list(walk.number, head, asking, is_empty=walk.is_empty))
        elif history.newest_list is not None:
            history.newest_list = Head(seconds_of(now), history.newest_list.was_whole)
        if not self._is_current(walk):
            self._state.flush()
            return
        self._proof = walk
        self._leave_walk(walk)
        self._state.set_facts(as_of=now, is_earlier=False, is_offline=False)
        if history.rows.gone > gone:
            self._state.sort_filter.note_gone()
        self._state.flush()
        self._state.emit_facts(state=LoadState.READY)
        self.list_ended.emit()
        for status in sorted(asking):
            self.ask_for(status)

    async def _end_status(self, walk: _Walk, status: PetStatus) -> None:
        """If the list lacks animals that the whole list has with this status, it proves nothing."""
        extent, lacking = walk.page.completeness.of(status), list[bool]()
        if extent is not Extent.CUT:
            ending = self._state.history.end_status_list(
                walk.number, status, is_empty=walk.is_empty
            )
            await run_in_slices(map(lacking.append, ending))
        if not self._is_current(walk):
            return
        self._state.set_extent(status, Extent.LISTED if any(lacking) else extent)
        self._leave_walk(walk)
        self._state.set_facts(is_offline=False)
        self._state.flush()
        self.note_key_accepted()

    async def _fail(self, walk: _Walk, error: RequestError) -> None:
        self._leave_walk(walk)
        changes: dict[str, object] = {}
        if walk.status is not None:
            await self._end_unread(walk)
        else:
            changes = {
                "state": LoadState.FAILED,
                "completeness": Completeness(Extent.STOPPED),
                "is_offline": error.is_outage,
                "waiting": None,
            }
        if isinstance(error, KeyNotAccepted):
            changes["state"] = LoadState.KEY_NOT_ACCEPTED
        self._state.flush()
        self._state.emit_facts(**changes)
        self.list_failed.emit(error)

    async def _end_unread(self, walk: _Walk) -> None:
        """Note that animals that only the list of a status shows are from an earlier one."""
        extents, history = dict(self._state.facts.completeness.by_status), self._state.history
        if walk.status is not None:
            if extents.get(walk.status) is Extent.LOADING:
                self._state.set_extent(walk.status, None)
            end_list, number = history.end_status_list, walk.number
            await run_in_slices(end_list(number, walk.status, is_empty=True, is_read=False))
            self._state.flush()

    def _leave_walk(self, walk: _Walk) -> None:
        del self._under_way[walk.status]
        self._tell()

    def _tell(self) -> None:
        """Tell which statuses are asked for; without any walk, nothing is waited for."""
        asked = frozenset(status for status in self._under_way if status is not None)
        changes: dict[str, object] = {"asked": asked}
        if not self._under_way:
            self._silence.stop()
            changes["waiting"] = None
        self._state.emit_facts(**changes)

    def _is_current(self, walk: _Walk) -> bool:
        return self._under_way.get(walk.status) is walk
