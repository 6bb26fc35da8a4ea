"""The state of one open catalogue: its rows, its history, and the facts about them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import repeat, takewhile

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.rows import Difference, OtherVersion
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.category import Category
from petstore_gui.domain.list_errors import TooManyAnimals
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import View
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent
from petstore_gui.gateway.odd_rows import OddTally, count
from petstore_gui.support.clock import in_local_zone, local_now, seconds_of
from petstore_gui.support.time_slices import SLICE_SECONDS, run_in_slices, run_slice

FLUSH_MS = 100
"""How long pages are collected before the table shows them: one relayout for many pages."""

PAINT_MS = 30
"""How long arranging pauses after the first screen, so that it can be painted."""

ANIMALS_MAX = 4_000_000
LETTERS_MAX = 2**29
"""The most animals and letters that are kept, earlier lists included: two lists of the longest."""

IDLE_MS = 250
"""How long without changes before the work begins that makes later views quick."""


class CatalogueState(QObject):
    """Collects changes and emits them together, so that rows and facts always match.

    A long list is arranged in slices; its first screen is emitted as soon as it is ready.
    `from_elsewhere` counts changes of the rows by anything but a walk of the whole list.

    Signals:
        shown_changed(Shown): the rows to show have changed.
        facts_changed(Facts): the facts have changed; emitted after `shown_changed` if both have.
    """

    shown_changed = Signal(object)
    facts_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History()
        self.sort_filter = SortFilter(self.history)
        self._category_names: Mapping[int, Category] = {}
        self.facts = Facts()
        self.from_elsewhere = 0
        self._odd: dict[PetStatus | None, OddTally] = {}
        self._settling = asyncio.Lock()
        self._emitted_at = 0.0
        self._has_first_screen = False
        self._flush_timer = QTimer(self)
        self._flush_timer.setSingleShot(True)
        self._flush_timer.setInterval(FLUSH_MS)
        self._flush_timer.timeout.connect(self.flush)
        self._arranging = QTimer(self)
        self._arranging.timeout.connect(self._arrange)
        self._preparing = QTimer(self)
        self._preparing.timeout.connect(self._prepare)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._preparing.start)

    def clear(self) -> None:
        """Forget everything but the view; the next `flush` emits that."""
        self.history = History()
        self.sort_filter = SortFilter(self.history)
        self.sort_filter.set_category_names(self._category_names)
        self.sort_filter.set_view(self.facts.view)
        self._odd = {}
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

    def pet(self, pet_id: int) -> Pet | None:
        """A known animal, or None."""
        row = self.sort_filter.rows.row_of(pet_id)
        return None if row is None else self.sort_filter.rows.pet(row)

    def is_listed(self, pet_id: int) -> bool:
        """Whether a known animal is in the newest list, as far as it is loaded."""
        return pet_id not in self.history.unlisted

    def put_page(
        self, pets: Sequence[Pet], walk: int, status: PetStatus | None = None
    ) -> list[int]:
        """Put a page of walk number `walk`: of the whole list, or of the list of a status.

        Returns the ids of animals that this walk has shown before in another version, or the newest
        list with another name or category. Raises `TooManyAnimals` if no more can be kept.
        """
        if self._is_full() and self.sort_filter.rows.would_grow(pets):
            raise TooManyAnimals
        differences = self.sort_filter.put(pets, walk)
        again = list[int]()
        if OtherVersion in map(type, differences) or (status and not self.facts.is_earlier):
            others = [one.after.id for one in differences if _disagrees(one, status)]
            again = [pet_id for pet_id in others if self.is_listed(pet_id)]
        self.history.note_listed(pets, differences, status)
        if status is not None:
            self.from_elsewhere += len(differences)
        return again

    def _is_full(self) -> bool:
        rows, history = self.sort_filter.rows, self.history
        is_in_number = len(rows) + history.removed_count >= ANIMALS_MAX
        return is_in_number or rows.letters + history.removed_letters >= LETTERS_MAX

    def put_pet(self, pet: Pet, walk: int, *, is_found: bool = False) -> None:
        """Put an animal that was added here, or found by its id."""
        differences = self.sort_filter.put([pet], walk)
        is_new = any(one.before is None for one in differences)
        self.history.note_taken(pet, is_new=is_new, is_found=is_found, at=seconds_of(local_now()))
        self.from_elsewhere += 1

    def set_extent(self, status: PetStatus, extent: Extent, doubt: Doubt | None = None) -> None:
        """Set how much of a status is known; the next flush emits it."""
        known = self.facts.completeness
        by_status = tuple((dict(known.by_status) | {status: extent}).items())
        known = msgspec.structs.replace(known, by_status=by_status, doubt=known.doubt or doubt)
        self.set_facts(completeness=known)

    def forget_extent(self, status: PetStatus) -> None:
        """Note that no more is known of a status than of the whole list."""
        known = self.facts.completeness
        by_status = tuple(one for one in known.by_status if one[0] is not status)
        self.set_facts(completeness=msgspec.structs.replace(known, by_status=by_status))

    async def settle(self, steps: Iterable[None]) -> None:
        """Take the steps of the end of a list, in slices, once those of another are taken.

        Ends early if another catalogue is opened.
        """
        history = self.history
        async with self._settling:
            is_open = takewhile(lambda _: history is self.history, repeat(None))
            await run_in_slices(zip(is_open, steps, strict=False), SLICE_SECONDS)

    def show_loaded(self, as_of: int | None) -> None:
        """Note that an earlier run's list was loaded; it ended `as_of`, in seconds since 1970."""
        if as_of is not None and not self.facts.is_earlier:
            moment = in_local_zone(datetime.fromtimestamp(as_of, UTC))
            self.set_facts(as_of=moment, is_earlier=True)
            self.flush()
        self.flush_soon()

    def set_facts(self, **changes: object) -> None:
        """Change facts; the next flush emits them."""
        self.facts = msgspec.structs.replace(self.facts, **changes)

    def set_list_facts(self, completeness: Completeness, odd: OddTally) -> None:
        """Replace the list facts with what a walk of the whole list has found so far."""
        self._odd = {}
        self.set_facts(completeness=completeness)
        self.set_odd_rows(None, odd)

    def set_odd_rows(self, status: PetStatus | None, odd: OddTally) -> None:
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
            self._flush_timer.start()

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
        self._preparing.stop()
        if is_done:
            self._arranging.stop()
            self._idle.start()
        else:
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
        if run_slice(self.sort_filter.prepare(), SLICE_SECONDS):
            self._preparing.stop()


def _disagrees(one: Difference, status: PetStatus | None) -> bool:
    """Whether two answers have different animals with one id; a status may have changed since."""
    if isinstance(one, OtherVersion) or status is None or one.before is None:
        return isinstance(one, OtherVersion)
    before, after = one.before, one.after
    return (before.name, before.category_id) != (after.name, after.category_id)
