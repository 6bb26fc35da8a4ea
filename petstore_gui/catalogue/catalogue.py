"""The catalogue: what is known of the animals of one petstore service."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.categories import Categories
from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.history import PetFacts
from petstore_gui.catalogue.history_sync import HistorySync
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.catalogue.list_walks import ListWalks
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.add import Known
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.pets import NewPet, Pet, is_like
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Filter, View
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.storage.cached_rows import first_seen_of
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks

if TYPE_CHECKING:
    from petstore_gui.catalogue.category_counts import CategoryCounts
    from petstore_gui.storage.stock_weeks import StockWeeks

CLOSE_SECONDS = 2.0
"""How long `wait_closed` waits for a disk that hangs."""


class Catalogue(QObject):
    """What is known of one service at a time. Methods are requests, signals are facts.

    Signals:
        opened(): another catalogue was opened, or none; nothing of the previous one is left.
        facts_changed(Facts): counts, completeness, state or view have changed.
        shown_changed(Shown): the rows to show have changed.
        service_wanted(): a refresh was requested, and there is no service to ask.
        key_accepted(): the service accepted the key, though no whole list has ended yet.
        walk_started(): a walk of the whole list has started.
        list_ended(): a walk of the whole list reached its end.
        list_stopped(): the user stopped loading; the rows stay.
        list_failed(RequestError): a walk failed; the rows stay.
        history_written(): the history file is up to date.
        history_failed(HistoryProblem, Path | None): the history file was damaged, and is there now,
            or it is no longer written; everything else works.
    """

    opened = Signal()
    service_wanted = Signal()
    list_stopped = Signal()
    history_written = Signal()
    history_failed = Signal(object, object)

    def __init__(
        self,
        tasks: Tasks,
        parent: QObject | None = None,
        paths: StoragePaths | None = None,
        category_names: Categories | None = None,
    ) -> None:
        super().__init__(parent)
        self.category_names = category_names or Categories(tasks, self)
        self._tasks = tasks
        self._paths = paths
        self._state = CatalogueState(self)
        self.shown_changed = self._state.shown_changed
        self.facts_changed = self._state.facts_changed
        self.category_names.changed.connect(
            lambda: self._state.set_category_names(self.category_names.by_id)
        )
        self._history_sync = self._new_sync()
        self._walks = ListWalks(self._state, lambda: self._history_sync, tasks, self)
        self.key_accepted = self._walks.key_accepted
        self.walk_started = self._walks.walk_started
        self.list_ended = self._walks.list_ended
        self.list_failed = self._walks.list_failed

    @property
    def facts(self) -> Facts:
        """What is known about the list now."""
        return self._state.facts

    @property
    def rows(self) -> Rows:
        """The known animals, and those that are gone: a live, read-only view."""
        return self._state.sort_filter.rows

    def open(self, service_id: ServiceId | None) -> None:
        """Forget every row, and show what is known of another catalogue, or nothing for None.

        It has no service until `connect_to`: a connected one belongs to the previous catalogue.
        """
        self._walks.leave(None)
        self._history_sync.close()
        self._state.clear()
        self._history_sync = self._new_sync(after=self._history_sync.closed)
        if service_id is not None and self._paths is not None:
            work = self._history_sync.keep(self._paths.history(service_id))
            self._tasks.start("history", work)
        self._state.flush()
        self.opened.emit()

    def _new_sync(self, after: asyncio.Event | None = None) -> HistorySync:
        report, wrote = self.history_failed.emit, self.history_written.emit
        return HistorySync(self._state, report, wrote, after)

    async def wait_closed(self) -> None:
        """Wait until the files of former catalogues are closed, or their disk hangs."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._history_sync.after.wait()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Use this service from now on, or none; the rows stay."""
        self._walks.leave(gateway)
        changes: dict[str, object] = {"state": LoadState.WAITING, "waiting": None}
        if self.facts.state is LoadState.LOADING:
            changes["completeness"] = Completeness(whole=Extent.STOPPED)
        self._state.emit_facts(**changes)

    def give_up(self) -> None:
        """Note that no service could be opened; a refresh requests one again."""
        self._state.emit_facts(state=LoadState.NOT_CONNECTED)

    def refresh(self) -> None:
        """Walk the whole list again; a walk under way becomes stale.

        The rows and the facts about them stay until the walk finds more than was known.
        """
        if self._walks.gateway is not None:
            self._walks.start()
        elif self.facts.state is LoadState.NOT_CONNECTED:
            self.service_wanted.emit()

    def note_next_try(self, at: datetime | None) -> None:
        """Note when the list, whose last walk failed, is requested again by itself, if at all."""
        self._state.emit_facts(next_try=at)

    def stop(self) -> None:
        """Stop loading, and return from a view that is still being arranged."""
        self._state.stop()
        if self.facts.state is LoadState.LOADING:
            self._walks.leave(self._walks.gateway)
            completeness = Completeness(whole=Extent.STOPPED)
            self._state.emit_facts(state=LoadState.STOPPED, completeness=completeness, waiting=None)
            self._history_sync.wake()
            self.list_stopped.emit()
        elif self.facts.is_asking:
            self._walks.stop_asking()
            self.list_stopped.emit()

    def set_view(self, view: View) -> None:
        """Show another filter, search or order; ask the service if the list is not whole."""
        is_new = view.filter is not self.facts.view.filter
        self._state.set_view(view)
        if is_new and view.filter.status and self.facts.is_worth_asking(view.filter):
            self._walks.ask_for(view.filter.status)

    def take(
        self,
        pet: Pet,
        place: Place = Place.ADDED,
        *,
        pin: bool = True,
    ) -> None:
        """Store an animal that was added here, or found by its ID, even if no list shows it.

        If pinned, the table shows it until the view changes, even if the view hides it; else a
        little later, together with others.
        """
        self._state.put_pet(pet, self._walks.newest, place)
        if pin:
            self.pin(pet.id)
        else:
            self._state.flush_soon()
        self._history_sync.wake()
        self.note_key_accepted()

    def note_key_accepted(self) -> None:
        """Note that the service accepts the key; ask for the list again, if it had refused that."""
        self._walks.note_key_accepted()

    def pin(self, pet_id: int) -> None:
        """Show a known animal until the view changes, even if the view hides it."""
        self._state.sort_filter.pin(pet_id)
        self._state.flush()

    def pet(self, pet_id: int) -> Pet | None:
        """A known animal, or None."""
        row = self.rows.row_of(pet_id)
        return None if row is None else self.rows.pet(row)

    def facts_of(self, pet_id: int) -> PetFacts | None:
        """All that is known of an animal except when it was first seen; None if it is unknown."""
        found = self._state.history.facts_of(pet_id)
        return found and replace(found, is_from_earlier_run=self.facts.is_earlier)

    async def first_seen_of(self, pet_ids: Sequence[int]) -> dict[int, int]:
        """When this computer first saw some animals, in seconds since 1970, if it is known."""
        file = self._history_sync.path
        return {} if file is None else await asyncio.to_thread(first_seen_of, file, pet_ids)

    async def count_categories(self, most: int) -> CategoryCounts:
        """The `most` largest categories of what the view would show without its categories."""
        from petstore_gui.catalogue.category_counts import count_categories  # noqa: PLC0415 - only when used

        row_filter = self._state.sort_filter.of_any_category()
        return await count_categories(self.rows, row_filter, most, self.facts.view.categories)

    async def stock_weeks(self, ends: Sequence[int]) -> StockWeeks | None:
        """What this computer saw of the stock in the weeks between these times."""
        from petstore_gui.storage.stock_weeks import stock_weeks  # noqa: PLC0415 - only when used

        file = self._history_sync.path
        return None if file is None else await asyncio.to_thread(stock_weeks, file, ends)

    def is_current(self, pet_id: int) -> bool:
        """Whether a known animal is in the newest list, as far as that is loaded, or newer."""
        row = self.rows.row_of(pet_id)
        return row is not None and self.rows.place(row).is_current

    def first_like(self, name: str, category_id: int) -> Pet | None:
        """The first known animal with this name and category, if there is one."""
        rows = self.rows
        like = (row for row in rows.named(name) if rows.categories[row] == category_id)
        return next(map(rows.pet, like), None)

    def known_like(self, new: NewPet) -> Known:
        """The known animals with this name, category and status."""
        rows, facts = self.rows, self.facts
        ids = sorted(rows.ids[row] for row in rows.named(new.name) if is_like(rows.pet(row), new))
        is_listed = facts.completeness.of(new.status) in (Extent.ALL, Extent.LISTED)
        return Known(tuple(ids), is_whole=facts.state is LoadState.READY and is_listed)

    def shows(self, pet_id: int) -> bool:
        """Whether a known animal matches the current filter and search."""
        return self._state.sort_filter.shows(pet_id)

    def categories(self, shown: Filter = Filter.ALL) -> tuple[tuple[int, int], ...]:
        """The known categories in order, each with how many of its animals a filter shows."""
        return tuple(sorted(self.rows.counts_by_category(shown).items()))

    def changes(self, most: int) -> tuple[Change, ...]:
        """At most `most` changes since staff looked, in the order in which they were seen."""
        return self._state.history.changes(most)

    def mark_read(self, changes: Sequence[Change]) -> None:
        """Mark these changes as read, except those of animals that have changed again."""
        self._state.history.mark_read(changes)
        self._state.flush()
        self._history_sync.wake()

    def mark_seen(self, pet_id: int) -> None:
        """Note that staff have seen an animal as it is now."""
        if pet_id in self._state.history.before:
            self._state.history.mark_seen([pet_id])
            self._state.flush()
            self._history_sync.wake()
