"""The catalogue: walks the list of one petstore service and tells what is known of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import aclosing
from functools import partial
from itertools import compress, count, islice

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.facts import Facts, LoadState
from petstore_gui.catalogue.history_sync import HistorySync
from petstore_gui.catalogue.proof import Proof
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.status_walks import StatusWalks, is_worth_asking
from petstore_gui.catalogue.view import View
from petstore_gui.domain.errors import KeyNotAccepted, NotReached, RequestError
from petstore_gui.domain.pending_add import Known
from petstore_gui.domain.pets import NewPet, Pet, is_like
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.protocol import Gateway, Oddities
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks

CLOSE_MS = 2_000
"""How long the end of the program waits for a disk that hangs."""


class Catalogue(QObject):
    """What the window shows of one service at a time. Methods are requests, signals are facts.

    Signals:
        facts_changed(Facts): counts, completeness, state or view are other than before.
        shown_changed(Shown): the table is to show other rows.
        service_wanted(): a refresh was asked for, and there is no service to ask.
        walk_started(): a walk of the whole list is under way.
        list_ended(): a walk of the whole list came to its end.
        list_stopped(): a person stopped a walk of the whole list; the rows stay.
        list_failed(RequestError): a walk ended before its end; the rows stay.
        ledger_troubled(HistoryProblem): what is remembered between two runs was damaged, or is not
            kept any longer; all else goes on.
    """

    facts_changed = Signal(object)
    shown_changed = Signal(object)
    service_wanted = Signal()
    walk_started = Signal()
    list_ended = Signal()
    list_stopped = Signal()
    list_failed = Signal(object)
    history_failed = Signal(object)

    def __init__(
        self, tasks: Tasks, parent: QObject | None = None, paths: StoragePaths | None = None
    ) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._paths = paths
        self._gateway: Gateway | None = None
        self._state = CatalogueState(self.shown_changed.emit, self.facts_changed.emit, self)
        self._by_status = StatusWalks(self._state, self.list_failed.emit)
        self._keeper = HistorySync(self._state, self.history_failed.emit)
        self._files_closed = asyncio.Event()
        self._files_closed.set()
        self._patience = QTimer(self, singleShot=True, interval=CLOSE_MS)
        self._walk = 0
        self._proof = Proof()
        self._generation = 0

    @property
    def facts(self) -> Facts:
        return self._state.facts

    @property
    def rows(self) -> Rows:
        """The known animals, as they are now; other rows after some are gone."""
        return self._state.sort_filter.rows

    def open(self, service_id: ServiceId | None) -> None:
        """Forget every row, and show what is known of another catalogue; None for none."""
        self._leave(None)
        self._keeper.close()
        self._state.clear()
        self._keeper = HistorySync(self._state, self.history_failed.emit)
        if service_id is not None and self._paths is not None:
            work = self._keeper.keep(self._paths.history(service_id), after=self._files_closed)
            self._files_closed = self._keeper.ended
            self._tasks.start("ledger", work)

    async def wait_closed(self) -> None:
        """Return once the files of the catalogue that was left are closed, or their disk hangs."""
        self._patience.timeout.connect(self._files_closed.set)
        self._patience.start()
        await self._files_closed.wait()
        self._patience.stop()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Ask this service from now on, or none for the moment; the rows stay."""
        self._leave(gateway)
        changes: dict[str, object] = {"state": LoadState.WAITING}
        if self.facts.state is LoadState.LOADING:
            changes["completeness"] = Completeness(whole=Extent.STOPPED)
        self._state.tell(**changes)

    def give_up(self) -> None:
        """Tell that no service could be opened; a refresh asks for one again."""
        self._state.tell(state=LoadState.NOT_CONNECTED)

    def refresh(self) -> None:
        """Walk the whole list anew; a walk under way becomes stale.

        Rows stay meanwhile; what is known of them, until the walk brings more than was known.
        """
        if self._gateway is None:
            if self.facts.state is LoadState.NOT_CONNECTED:
                self.service_wanted.emit()
            return
        self._leave(self._gateway)
        self._walk += 1
        if self.facts.is_first_list:
            self._state.note_page(Completeness(whole=Extent.LOADING), Oddities())
        self._state.tell(state=LoadState.LOADING)
        self.walk_started.emit()
        walk = partial(self._list, self._gateway, self._generation, self._walk)
        self._tasks.start("list", self._once_loaded(walk, self._generation))

    def stop(self) -> None:
        """Leave the walk under way where it is, and a view that takes long for the one before."""
        self._state.stop()
        if self.facts.state is LoadState.LOADING:
            self._leave(self._gateway)
            known = Completeness(whole=Extent.STOPPED)
            self._state.tell(state=LoadState.STOPPED, completeness=known)
            self._keeper.wake()
            self.list_stopped.emit()

    def set_view(self, view: View) -> None:
        """Show another filter, search or order; asks the service where the list is not whole."""
        is_new = view.filter is not self.facts.view.filter
        self._state.set_view(view)
        status = view.filter.status
        if is_new and self._gateway and status and is_worth_asking(self.facts, view.filter):
            self._walk += 1
            walk = partial(self._by_status.walk, self._gateway, self._walk, status)
            self._tasks.start("list by status", self._once_loaded(walk, self._generation))

    def take(self, pet: Pet, *, pin: bool = False) -> None:
        """Keep an animal that was added here, though no list may show it.

        Pinned, it is in the table until the view changes, also where the view would hide it.
        """
        self._state.took(pet, self._walk)
        if pin:
            self._state.sort_filter.pin(pet.id)
        self._state.flush()
        self._keeper.wake()

    def take_found(self, pet: Pet) -> None:
        """Keep an animal that was found by its id, apart from what the newest list shows."""
        self._state.took(pet, self._walk, is_found=True)
        self._state.flush()
        self._keeper.wake()

    def pin(self, pet_id: int) -> None:
        """Have a known animal in the table until the view changes, whatever the view hides."""
        self._state.sort_filter.pin(pet_id)
        self._state.flush()

    def pet(self, pet_id: int) -> Pet | None:
        """A known animal, or None."""
        return self._state.pet(pet_id)

    def is_listed(self, pet_id: int) -> bool:
        """Whether a known animal is in the newest list, as far as that is here."""
        history = self._state.history
        return pet_id not in history.last_seen and pet_id not in history.found

    def known_like(self, new: NewPet) -> Known:
        """What is known now of animals with this name, category and status."""
        rows, facts = self.rows, self.facts
        named = compress(count(), map(new.name.__eq__, rows.names))
        ids = sorted(rows.ids[row] for row in named if is_like(rows.pet(row), new))
        is_listed = facts.completeness.of(new.status).is_settled
        return Known(tuple(ids), is_whole=facts.state is LoadState.READY and is_listed)

    def shows(self, pet_id: int) -> bool:
        """Whether the present filter and search let a known animal through."""
        return self._state.sort_filter.shows(pet_id)

    def categories(self) -> tuple[tuple[int, int], ...]:
        """The categories seen so far with how many animals each has, in order of number."""
        return tuple(sorted(self.rows.counts_by_category().items()))

    def changes(self, most: int) -> tuple[Change, ...]:
        """What is other since staff looked, in the order in which it was seen; `most` of it."""
        return tuple(islice(self._state.changes(), most))

    def mark_read(self, changes: Sequence[Change]) -> None:
        """Staff have read these changes; an animal that is other again by now stays news."""
        self._state.mark_read(changes)
        self._keeper.wake()

    def mark_seen(self, pet_id: int) -> None:
        """Staff have seen an animal as it is now."""
        if pet_id in self._state.history.before:
            self._state.mark_seen([pet_id])
            self._keeper.wake()

    def _leave(self, gateway: Gateway | None) -> None:
        """Make every answer that is still to come stale."""
        self._generation += 1
        self._by_status.leave()
        if gateway is not self._gateway:
            self._proof = Proof()
        self._gateway = gateway

    async def _list(self, gateway: Gateway, generation: int, walk: int) -> None:
        state, completeness, oddities = self._state, Completeness(), Oddities()
        is_first, brings_more = True, self.facts.is_first_list
        proof = self._proof.after(state.from_elsewhere)
        try:
            async with aclosing(gateway.list_pets(unless=proof.validator)) as pages:
                async for page in pages:
                    if generation != self._generation:
                        return
                    before = len(state.sort_filter.rows)
                    state.saw(page.pets, walk)
                    brings_more = brings_more or len(state.sort_filter.rows) > before
                    completeness, oddities = page.completeness, oddities + page.oddities
                    if not page.is_unchanged:
                        self._proof = Proof()
                        proof = Proof(walk, oddities, page.validator, proof.from_elsewhere)
                    if brings_more:
                        state.note_page(completeness, oddities)
                    if is_first:
                        state.flush()
                    state.flush_soon()
                    is_first = False
        except RequestError as error:
            if generation == self._generation:
                self._end_failed(error)
        else:
            if generation == self._generation:
                self._end(walk, proof, completeness)

    async def _once_loaded(self, walk: Callable[[], Awaitable[None]], generation: int) -> None:
        """Walk when what was known is here: only then can be told what is new."""
        await self._keeper.loaded.wait()
        if generation == self._generation:
            await walk()
            self._keeper.wake()

    def _end(self, walk: int, proof: Proof, completeness: Completeness) -> None:
        """Draw what a walk has proven, or where nothing had changed, what an older one has."""
        is_older = proof.walk != walk
        if is_older and proof.from_elsewhere != self._state.from_elsewhere:
            self.refresh()  # the list is as it was, and the rows are not
            return
        self._proof = proof
        self._state.note_page(completeness, proof.oddities)
        self._state.list_ended(proof.walk)
        self._state.tell(state=LoadState.READY)
        self.list_ended.emit()

    def _end_failed(self, error: RequestError) -> None:
        self._state.flush()
        refused = isinstance(error, KeyNotAccepted)
        self._state.tell(
            state=LoadState.KEY_NOT_ACCEPTED if refused else LoadState.FAILED,
            completeness=Completeness(whole=Extent.STOPPED),
            is_offline=type(error) is NotReached,
        )
        self.list_failed.emit(error)
