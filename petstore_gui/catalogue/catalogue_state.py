"""The state of one open catalogue: its rows, its history, and the facts about them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.category import Category
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import View
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import OddRows, count
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.tasks import SLICE_SECONDS, run_slice

FLUSH_MS = 100
"""How long pages are collected before the table shows them: one relayout for many pages."""

PAINT_MS = 30
"""How long arranging pauses after the first screen, so that it can be painted."""

IDLE_MS = 250
"""How long without changes before the work begins that makes later views quick."""


class CatalogueState(QObject):
    """Collects changes and emits them together, so that rows and facts always match.

    A long list is arranged in slices; its first screen is emitted as soon as it is ready.

    Signals:
        shown_changed(Shown): the rows to show have changed.
        facts_changed(Facts): the facts have changed; emitted after `shown_changed` if both have.
    """

    shown_changed = Signal(object)
    facts_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._category_names: Mapping[int, Category] = {}
        self.facts = Facts()
        self.clear()
        self._emitted_at = 0.0
        self._has_first_screen = False
        self._flush_timer = single_shot(self, self.flush)
        self._arranging = single_shot(self, self._arrange)
        self._preparing = single_shot(self, self._prepare)

    def clear(self) -> None:
        """Forget everything but the view; the next `flush` emits that."""
        self.history = History()
        self.sort_filter = SortFilter(self.history)
        self.sort_filter.set_category_names(self._category_names)
        self.sort_filter.set_view(self.facts.view)
        self._odd: dict[PetStatus | None, OddRows] = {}
        self.facts = Facts(view=self.facts.view)

    def set_category_names(self, by_id: Mapping[int, Category]) -> None:
        """Search and sort by these names of categories from now on."""
        self._category_names = by_id
        self.sort_filter.set_category_names(by_id)
        self.flush()

    def set_view(self, view: View) -> None:
        """Show another filter, search or order."""
        self.sort_filter.set_view(view)
        self._has_first_screen, self._emitted_at = False, time.perf_counter()
        self.set_facts(view=view)
        self.flush()

    def stop(self) -> None:
        """Return from a view that is being arranged to the last complete one."""
        if self.facts.arranged is not None:
            self.set_view(self.sort_filter.whole_view)

    def put_pet(self, pet: Pet, walk: int, place: Place) -> None:
        """Put an animal that was added here, or found by its id: staff have looked at it."""
        self.history.note(self.sort_filter.put([pet], walk, place), seconds_of(local_now()))
        self.history.mark_seen([pet.id])

    def set_extent(self, status: PetStatus, extent: Extent | None) -> None:
        """Set how much of a status is known, None for no more than of the whole list."""
        known = self.facts.completeness
        by_status = dict(known.by_status) | {status: extent}
        kept = tuple((one, each) for one, each in by_status.items() if each is not None)
        self.set_facts(completeness=msgspec.structs.replace(known, by_status=kept))

    def show_loaded(self, as_of: int | None) -> None:
        """Note that an earlier run's list was loaded; it ended `as_of`, in seconds since 1970."""
        if as_of is not None and not self.facts.is_earlier:
            moment = datetime.fromtimestamp(as_of, UTC).astimezone()
            self.set_facts(as_of=moment, is_earlier=True)
            self.flush()
        self.flush_soon()

    def set_facts(self, **changes: object) -> None:
        """Change facts; the next flush emits them."""
        self.facts = msgspec.structs.replace(self.facts, **changes)

    def set_list_facts(self, completeness: Completeness, odd: OddRows) -> None:
        """Replace the list facts with what a walk of the whole list has found so far."""
        self._odd = {}
        self.set_facts(completeness=completeness)
        self.set_odd_rows(None, odd)

    def set_odd_rows(self, status: PetStatus | None, odd: OddRows) -> None:
        """Set the odd rows of a list, replacing those of an older walk of the same list."""
        self._odd[status] = odd
        self.set_facts(oddities=count(self._odd.values()))

    def emit_facts(self, **changes: object) -> None:
        """Change facts, and emit them if that makes a difference."""
        before = self.facts
        self.set_facts(**changes)
        if self.facts != before:
            self.facts_changed.emit(self.facts)

    def flush_soon(self) -> None:
        """Emit all changes within `FLUSH_MS` together."""
        if not self._flush_timer.isActive():
            self._flush_timer.start(FLUSH_MS)

    def flush(self) -> None:
        """Emit what has changed; rows that take long to arrange follow later."""
        self._flush_timer.stop()
        if not self._arrange():
            self._emit_counted()

    def _arrange(self) -> bool:
        """Arrange for one slice, then emit what is due; return whether anything was."""
        is_done = run_slice(
            self.sort_filter.arrange(), SLICE_SECONDS, is_enough=self._is_first_screen
        )
        is_first_screen = self._is_first_screen()
        if is_done:
            self._arranging.stop()
            self._preparing.start(IDLE_MS)
        else:
            self._preparing.stop()
            self._arranging.start(PAINT_MS if is_first_screen else 0)
        is_due = time.perf_counter() - self._emitted_at >= FLUSH_MS / 1000
        if not (is_done or is_first_screen or is_due):
            return False
        self._has_first_screen = self._has_first_screen or is_first_screen
        self._emitted_at = time.perf_counter()
        if self.sort_filter.is_changed or not len(self.sort_filter.rows):
            self.shown_changed.emit(self.sort_filter.shown())
        self._emit_counted()
        return True

    def _is_first_screen(self) -> bool:
        return not self._has_first_screen and self.sort_filter.fills_a_screen

    def _emit_counted(self) -> None:
        arranged = self.sort_filter.arranged if self.sort_filter.is_arranging else None
        self.set_facts(counts=self.sort_filter.counts(), arranged=arranged)
        self.facts_changed.emit(self.facts)

    def _prepare(self) -> None:
        if not run_slice(self.sort_filter.prepare(), SLICE_SECONDS):
            self._preparing.start(0)
