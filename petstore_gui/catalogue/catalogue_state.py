"""One consistent picture of a catalogue: its rows, what is remembered of them, and the facts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

import msgspec
from PySide6.QtCore import QObject, QTimer

from petstore_gui.catalogue.arrangement import Shown
from petstore_gui.catalogue.changes import Change, change
from petstore_gui.catalogue.facts import Facts
from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.view import View
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.protocol import Oddities
from petstore_gui.storage.history_db import Head
from petstore_gui.support.clock import local_now

FLUSH_MS = 100
"""How long pages are gathered before the table takes them: one relayout for many pages."""

TURN_SECONDS = 0.004
"""How long a turn of the loop may arrange rows."""

PAINT_MS = 30
"""After the first screen: it is painted before more is looked for."""

IDLE_MS = 250
"""Without anything new for so long, what makes later views quick is made ready."""


class CatalogueState(QObject):
    """Gathers what comes, and tells it: `tell_shown` the rows, `tell_facts` all the rest.

    A long list is arranged in turns of the loop: the first screen is told when it is there.
    `from_elsewhere` counts what changed the rows and was no walk of the whole list.
    """

    def __init__(
        self,
        tell_shown: Callable[[Shown], object],
        tell_facts: Callable[[Facts], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell_shown = tell_shown
        self._tell_facts = tell_facts
        self.history = History()
        self.sort_filter = SortFilter(self.history)
        self.facts = Facts()
        self.from_elsewhere = 0
        self._oddities: dict[PetStatus | None, Oddities] = {}
        self._timer = QTimer(self, singleShot=True, interval=FLUSH_MS)
        self._timer.timeout.connect(self.flush)
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._work)
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._spare_turns = QTimer(self, interval=0)
        self._spare_turns.timeout.connect(self._prepare)
        self._idle.timeout.connect(self._spare_turns.start)
        self._told_at = 0.0
        self._is_filled = False

    def clear(self) -> None:
        """Begin anew; the view stays."""
        self.history = History()
        self.sort_filter = SortFilter(self.history)
        self.sort_filter.set_view(self.facts.view)
        self._oddities = {}
        self.facts = Facts(view=self.facts.view)
        self.flush()

    def set_view(self, view: View) -> None:
        """Show another filter, search or order."""
        self.sort_filter.set_view(view)
        self._is_filled, self._told_at = False, time.perf_counter()
        self.note(view=view)
        self.flush()

    def stop(self) -> None:
        """Leave a view that is being arranged for the one that was whole before it."""
        if self.facts.arranged is not None:
            self.set_view(self.sort_filter.whole_view)

    def pet(self, pet_id: int) -> Pet | None:
        """A known animal, or None."""
        row = self.sort_filter.rows.row_of(pet_id)
        return None if row is None else self.sort_filter.rows.pet(row)

    def saw(self, pets: Sequence[Pet], walk: int, status: PetStatus | None = None) -> None:
        """Take a page of walk number `walk`: of the whole list, or of that of a status."""
        differences = self.sort_filter.put(pets, walk)
        self.history.saw(pets, differences, status)
        if status is not None:
            self.from_elsewhere += len(differences)

    def took(self, pet: Pet, walk: int, *, is_found: bool = False) -> None:
        """Take an animal that was added here, or was found by its id."""
        differences = self.sort_filter.put([pet], walk)
        is_new = any(one.was is None for one in differences)
        self.history.took(pet, is_new=is_new, is_found=is_found, at=_seconds(local_now()))
        self.from_elsewhere += 1

    def list_ended(self, walk: int) -> None:
        """Draw what the end of a walk of the whole list proves, and tell it.

        Only links that ended prove that an animal is gone; else it stays, as last seen before.
        """
        now, whole = local_now(), self.facts.completeness.whole is Extent.ALL
        unseen = self.sort_filter.unseen(walk)
        if whole:
            self.history.gone(self._pets(unseen))
            self.sort_filter.drop(unseen)
        else:
            self._unlist(unseen, now)
        self.history.ended(Head(_seconds(now), was_whole=whole))
        self.note(as_of=now, is_earlier=False, is_offline=False)
        self.flush()

    def status_ended(self, walk: int, status: PetStatus, extent: Extent) -> None:
        """The same of the list of one status."""
        if extent.is_settled:
            unseen = self.sort_filter.unseen(walk, status)
            self._unlist(unseen, local_now())
            self.from_elsewhere += len(unseen)
        known = dict(self.facts.completeness.by_status) | {status: extent}
        by_status = tuple(known.items())
        completeness = msgspec.structs.replace(self.facts.completeness, by_status=by_status)
        self.note(completeness=completeness, is_offline=False)
        self.flush()

    def remembered(self, as_of: int | None) -> None:
        """More came from the ledger, which is as of then, in seconds since 1970."""
        if as_of is not None and not self.facts.is_earlier:
            moment = datetime.fromtimestamp(as_of).astimezone()
            self.note(as_of=moment, is_earlier=True)
            self.flush()
        self.flush_soon()

    def changes(self) -> Iterator[Change]:
        """What is other since staff looked, in the order in which it was seen."""
        changes = map(self._change, self.history.before)
        return (other for other in changes if other is not None)

    def mark_read(self, changes: Sequence[Change]) -> None:
        """Staff have read these; what is other by now they have not seen."""
        self.mark_seen([one.pet.id for one in changes if self._change(one.pet.id) == one])

    def mark_seen(self, pet_ids: Sequence[int]) -> None:
        """Staff have seen what is other about these animals."""
        self.history.mark_seen(pet_ids)
        self.flush()

    def note(self, **changes: object) -> None:
        """Change the facts, to be told with the next flush."""
        self.facts = msgspec.structs.replace(self.facts, **changes)

    def note_page(self, completeness: Completeness, oddities: Oddities) -> None:
        """What a walk of the whole list knows by now, in place of all that was known before."""
        self._oddities = {}
        self.note(completeness=completeness)
        self.note_oddities(None, oddities)

    def note_oddities(self, status: PetStatus | None, oddities: Oddities) -> None:
        """What was odd about a list, in place of that of an older walk of the same list."""
        self._oddities[status] = oddities
        self.note(oddities=sum(self._oddities.values(), Oddities()))

    def tell(self, **changes: object) -> None:
        """Change the facts and tell them, where they are other than before."""
        facts = msgspec.structs.replace(self.facts, **changes)
        if facts != self.facts:
            self.facts = facts
            self._tell_facts(facts)

    def flush_soon(self) -> None:
        """Tell what came, with what comes within `FLUSH_MS`."""
        if not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        """Tell what came: rows first, then the facts. What takes long is told in later turns."""
        self._timer.stop()
        if not self._work():
            self._tell_facts_now()

    def _work(self) -> bool:
        """Arrange for a turn, and tell what is to be told by then; whether anything was."""
        end = time.perf_counter() + TURN_SECONDS
        is_done = self.sort_filter.work(
            lambda: self._is_first_screen() or time.perf_counter() >= end
        )
        is_first_screen = self._is_first_screen()
        self._spare_turns.stop()
        if is_done:
            self._turns.stop()
            self._idle.start()
        else:
            self._turns.start(PAINT_MS if is_first_screen else 0)
        is_due = time.perf_counter() - self._told_at >= FLUSH_MS / 1000
        if is_done or is_first_screen or is_due:
            self._is_filled = self._is_filled or is_first_screen
            self._tell_all()
            return True
        return False

    def _is_first_screen(self) -> bool:
        return not self._is_filled and self.sort_filter.fills_a_screen

    def _tell_all(self) -> None:
        self._told_at = time.perf_counter()
        if self.sort_filter.is_news or not len(self.sort_filter.rows):
            self._tell_shown(self.sort_filter.shown())
        self._tell_facts_now()

    def _tell_facts_now(self) -> None:
        arranged = self.sort_filter.arranged if self.sort_filter.is_arranging else None
        self.note(counts=self.sort_filter.counts(), arranged=arranged)
        self._tell_facts(self.facts)

    def _prepare(self) -> None:
        end = time.perf_counter() + TURN_SECONDS
        if self.sort_filter.prepare(lambda: time.perf_counter() >= end):
            self._spare_turns.stop()

    def _change(self, pet_id: int) -> Change | None:
        before = self.history.before.get(pet_id)
        if before is None:
            return None
        return change(before, self.pet(pet_id), is_listed=pet_id not in self.history.last_seen)

    def _unlist(self, pet_ids: list[int], now: datetime) -> None:
        listed = [one for one in pet_ids if one not in self.history.last_seen]
        self.history.unlisted(self._pets(listed), _seconds(now))

    def _pets(self, pet_ids: list[int]) -> list[Pet]:
        return [pet for one in pet_ids if (pet := self.pet(one))]


def _seconds(moment: datetime) -> int:
    return int(moment.timestamp())
