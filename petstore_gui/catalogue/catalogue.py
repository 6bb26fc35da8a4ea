"""The catalogue: walks the list of one petstore service and tells what is known of it."""

from __future__ import annotations

from contextlib import aclosing
from datetime import datetime

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.catalogue.facts import Facts, State
from petstore_gui.catalogue.shelf import Shelf
from petstore_gui.catalogue.view import Filter, View
from petstore_gui.errors import KeyNotAccepted, RequestError
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.protocol import Gateway, Oddities
from petstore_gui.pets import NewPet, Pet, PetStatus, is_like
from petstore_gui.records.place import Place
from petstore_gui.tasks import Tasks

FLUSH_MS = 100
"""How long pages are gathered before the table takes them: one relayout for many pages."""


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
    """

    facts_changed = Signal(object)
    shown_changed = Signal(object)
    service_wanted = Signal()
    walk_started = Signal()
    list_ended = Signal()
    list_stopped = Signal()
    list_failed = Signal(object)

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._place: Place | None = None
        self._gateway: Gateway | None = None
        self._shelf = Shelf()
        self._facts = Facts()
        self._walk = 0
        self._generation = 0
        self._newest_walks: dict[PetStatus, int] = {}
        self._oddities: dict[PetStatus | None, Oddities] = {}
        self._added_here: frozenset[int] = frozenset()
        self._flush_timer = QTimer(self, singleShot=True, interval=FLUSH_MS)
        self._flush_timer.timeout.connect(self._flush)

    @property
    def facts(self) -> Facts:
        return self._facts

    def open(self, place: Place | None) -> None:
        """Forget every row, and show what is known of another catalogue; None for none."""
        self._generation += 1
        self._place = place
        self._gateway = None
        self._shelf = Shelf()
        self._shelf.look(self._facts.view)
        self._added_here = frozenset()
        self._oddities = {}
        self._facts = Facts(view=self._facts.view)
        self._flush()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Ask this service from now on, or none for the moment; the rows stay."""
        self._generation += 1
        self._gateway = gateway
        changes: dict[str, object] = {"state": State.WAITING}
        if self._facts.state is State.LOADING:
            changes["completeness"] = Completeness(whole=Extent.STOPPED)
        self._tell(**changes)

    def give_up(self) -> None:
        """Tell that no service could be opened; a refresh asks for one again."""
        self._tell(state=State.NOT_CONNECTED)

    def refresh(self) -> None:
        """Walk the whole list anew; a walk under way becomes stale.

        Rows stay meanwhile; what is known of them, until the walk brings more than was known.
        """
        if self._gateway is None:
            if self._facts.state is State.NOT_CONNECTED:
                self.service_wanted.emit()
            return
        self._generation += 1
        self._walk += 1
        if self._facts.is_first_list:
            self._note_page(Completeness(whole=Extent.LOADING), Oddities())
        self._tell(state=State.LOADING)
        self.walk_started.emit()
        self._tasks.start("list", self._list(self._gateway, self._generation, self._walk))

    def stop(self) -> None:
        """Leave the walk under way where it is."""
        if self._facts.state is State.LOADING:
            self._generation += 1
            self._tell(state=State.STOPPED, completeness=Completeness(whole=Extent.STOPPED))
            self.list_stopped.emit()

    def look(self, view: View) -> None:
        """Show another filter, search or order; asks the service where the list is not whole."""
        new_filter = view.filter is not self._facts.view.filter
        self._shelf.look(view)
        self._note(view=view)
        self._flush()
        status = view.filter.status
        if new_filter and self._gateway and status and self._is_worth_asking(view.filter):
            self._walk += 1
            self._newest_walks[status] = self._walk
            work = self._list_status(self._gateway, self._generation, self._walk, status)
            self._tasks.start("list by status", work)

    def take(self, pet: Pet, *, pin: bool = False) -> None:
        """Keep an animal that was added here or found by its id, though no list may show it.

        Pinned, it is in the table until the view changes, also where the view would hide it.
        """
        self._added_here |= {pet.id}
        self._shelf.put([pet], self._walk)
        if pin:
            self._shelf.pin(pet.id)
        self._flush()

    def pet(self, pet_id: int) -> Pet | None:
        """A known animal, or None."""
        row = self._shelf.rows.row_of(pet_id)
        return None if row is None else self._shelf.rows.pet(row)

    def ids_like(self, new: NewPet) -> frozenset[int]:
        """The ids of the known animals with this name, category and status."""
        rows = self._shelf.rows
        named = (row for row, name in enumerate(rows.names) if name == new.name)
        return frozenset(rows.ids[row] for row in named if is_like(rows.pet(row), new))

    def shows(self, pet_id: int) -> bool:
        """Whether the present filter and search let a known animal through."""
        return self._shelf.shows(pet_id)

    def categories(self) -> tuple[tuple[int, int], ...]:
        """The categories seen so far with how many animals each has, in order of number."""
        return tuple(sorted(self._shelf.rows.counts_by_category().items()))

    async def _list(self, gateway: Gateway, generation: int, walk: int) -> None:
        is_first, completeness, oddities = True, Completeness(), Oddities()
        brings_more = self._facts.is_first_list
        try:
            async with aclosing(gateway.list()) as pages:
                async for page in pages:
                    if generation != self._generation:
                        return
                    before = len(self._shelf.rows)
                    self._shelf.put(page.pets, walk)
                    brings_more = brings_more or len(self._shelf.rows) > before
                    completeness, oddities = page.completeness, oddities + page.oddities
                    if brings_more:
                        self._note_page(completeness, oddities)
                    self._flush_soon(at_once=is_first)
                    is_first = False
        except RequestError as error:
            if generation == self._generation:
                self._end_failed(error)
        else:
            if generation == self._generation:
                self._note_page(completeness, oddities)
                self._end(walk)

    async def _list_status(
        self, gateway: Gateway, generation: int, walk: int, status: PetStatus
    ) -> None:
        extent, oddities = Extent.UNKNOWN, Oddities()
        try:
            async with aclosing(gateway.list(status)) as pages:
                async for page in pages:
                    if self._is_stale(generation, walk, status):
                        return
                    self._shelf.put(page.pets, walk)
                    extent = page.completeness.of(status)
                    oddities += page.oddities
                    self._note_oddities(status, oddities)
                    self._flush_soon()
        except RequestError as error:
            if not self._is_stale(generation, walk, status):
                if isinstance(error, KeyNotAccepted):
                    self._tell(state=State.KEY_NOT_ACCEPTED)
                self.list_failed.emit(error)
        else:
            if not self._is_stale(generation, walk, status):
                self._end_status(status, extent, walk)

    def _is_stale(self, generation: int, walk: int, status: PetStatus) -> bool:
        return generation != self._generation or walk != self._newest_walks[status]

    def _is_worth_asking(self, shown: Filter) -> bool:
        facts = self._facts
        if facts.state in (State.WAITING, State.NOT_CONNECTED, State.LOADING):
            return False
        return facts.state is not State.READY or not facts.extent_of(shown).is_settled

    def _note(self, **changes: object) -> None:
        """Change the facts, to be told with the next flush."""
        self._facts = msgspec.structs.replace(self._facts, **changes)

    def _note_page(self, completeness: Completeness, oddities: Oddities) -> None:
        """What a walk of the whole list knows by now, in place of all that was known before."""
        self._oddities = {}
        self._note(completeness=completeness)
        self._note_oddities(None, oddities)

    def _note_oddities(self, status: PetStatus | None, oddities: Oddities) -> None:
        self._oddities[status] = oddities  # in place of those of an older walk for this status
        self._note(oddities=sum(self._oddities.values(), Oddities()))

    def _end(self, walk: int) -> None:
        known = self._facts.completeness
        if known.whole is Extent.ALL:
            self._added_here = frozenset()  # what a whole list does not show is gone
        settled = [status for status in PetStatus if known.of(status).is_settled]
        statuses = None if known.whole.is_settled else settled
        self._shelf.drop_unseen(walk, self._added_here, statuses)
        self._flush()
        self._tell(state=State.READY, as_of=datetime.now().astimezone())
        self.list_ended.emit()

    def _end_failed(self, error: RequestError) -> None:
        self._flush()
        refused = isinstance(error, KeyNotAccepted)
        self._tell(
            state=State.KEY_NOT_ACCEPTED if refused else State.FAILED,
            completeness=Completeness(whole=Extent.STOPPED),
        )
        self.list_failed.emit(error)

    def _end_status(self, status: PetStatus, extent: Extent, walk: int) -> None:
        known = dict(self._facts.completeness.by_status) | {status: extent}
        if extent.is_settled:
            self._shelf.drop_unseen(walk, self._added_here, [status])
        self._flush()
        self._tell(
            completeness=msgspec.structs.replace(
                self._facts.completeness, by_status=tuple(known.items())
            )
        )

    def _flush_soon(self, *, at_once: bool = False) -> None:
        if at_once:
            self._flush()
        elif not self._flush_timer.isActive():
            self._flush_timer.start()

    def _flush(self) -> None:
        self._flush_timer.stop()
        if self._shelf.is_behind or not len(self._shelf.rows):
            self.shown_changed.emit(self._shelf.shown())
        self._tell(counts=self._shelf.counts())

    def _tell(self, **changes: object) -> None:
        facts = msgspec.structs.replace(self._facts, **changes)
        if facts != self._facts or "counts" in changes:
            self._facts = facts
            self.facts_changed.emit(facts)
