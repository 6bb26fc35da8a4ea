"""The known animals in the order in which they are shown, kept up to date piece by piece."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from petstore_gui.catalogue.facts import Counts
from petstore_gui.catalogue.ledger import Ledger
from petstore_gui.catalogue.rows import Difference, Rows
from petstore_gui.catalogue.view import View, arrange, matching, merge
from petstore_gui.pets import Pet, PetStatus
from petstore_gui.records.ledger_file import ShownRow

_SLICE = 4_096


class Shown(msgspec.Struct, frozen=True):
    """What the table is to show: `order` names rows of `rows`.

    `only_appended` tells that all but the end of `order` is as it was in the `Shown` before.
    `ledger` tells what the row of an animal cannot: when it was seen last, and whether it is news.
    """

    rows: Rows
    order: array[int]
    only_appended: bool = False
    ledger: Ledger | None = None


class Shelf:
    """Takes animals as they come; `shown()` brings the order up to date, as often as is useful."""

    def __init__(self, ledger: Ledger | None = None) -> None:
        self._ledger = ledger
        self.view = View()
        self.rows = Rows()
        self._order = array("I")
        self._arranged = 0
        self._changed = False
        self._pinned: int | None = None
        self._earlier: Counter[str | None] = Counter()
        self._earlier_edition = -1

    @property
    def is_behind(self) -> bool:
        """Whether `shown()` would tell something new."""
        return self._changed or self._arranged < len(self.rows)

    def put(self, pets: Sequence[Pet], walk: int) -> list[Difference]:
        """Take animals that were seen in walk number `walk`. Tells what is new or has changed."""
        differences = self.rows.put_all(pets, walk)
        if any(other.was for other in differences):
            self._changed = True
        return differences

    def know(self, pets: Iterable[ShownRow]) -> None:
        """Take animals from earlier, but for those that are here already."""
        row_of = self.rows.row_of
        unknown = [pet[:4] for pet in pets if row_of(pet[0]) is None]
        if unknown:
            self.rows.know(unknown)

    def look(self, view: View) -> None:
        """Show another view from now on."""
        if view != self.view:
            self._changed = True
            self._pinned = None
        self.view = view

    def pin(self, pet_id: int) -> None:
        """Show a known animal until the view changes, whatever the view lets through."""
        self._changed = self._changed or not self.shows(pet_id) or self._pinned is not None
        self._pinned = pet_id

    def unseen(self, walk: int, status: PetStatus | None = None) -> list[int]:
        """The ids that walk number `walk` and later ones did not see, of one status or of all."""
        rows = self.rows
        all_seen = array("Q", [walk]) * _SLICE
        found: list[int] = []
        for start in range(0, len(rows), _SLICE):
            walks = rows.walks[start : start + _SLICE]
            if walks != all_seen:  # one comparison in C for most slices of a long list
                found.extend(row for row, seen in enumerate(walks, start) if seen < walk)
        if status is not None:
            codes, wanted = rows.status_codes(), rows.code_of(status)
            found = [row for row in found if codes[row] == wanted]
        return [rows.ids[row] for row in found]

    def drop(self, pet_ids: Iterable[int]) -> None:
        """Forget animals."""
        wanted = [True] * len(self.rows)
        for pet_id in pet_ids:
            if (row := self.rows.row_of(pet_id)) is not None:
                wanted[row] = False
        if not all(wanted):
            self.rows = self.rows.keep(wanted)
            self._changed = True

    def shown(self) -> Shown:
        """The rows to show now."""
        before = self._order
        if self._changed:
            self._order = arrange(self.rows, self.view, self._pinned_row())
        else:
            fresh = range(self._arranged, len(self.rows))
            self._order = merge(self.rows, self.view, before, fresh)
        only_appended = not self._changed and self._order[: len(before)] == before
        self._changed = False
        self._arranged = len(self.rows)
        return Shown(self.rows, self._order, only_appended, self._ledger)

    def shows(self, pet_id: int) -> bool:
        """Whether the present view lets an animal through."""
        row = self.rows.row_of(pet_id)
        return row is not None and bool(matching(self.rows, self.view, (row,)))

    def _pinned_row(self) -> int | None:
        return None if self._pinned is None else self.rows.row_of(self._pinned)

    def counts(self) -> Counts:
        """How many animals are known, and how many the present view shows."""
        by_status = self.rows.counts_by_status()
        earlier = self._earlier_by_status()
        return Counts(
            known=len(self.rows),
            by_status=tuple((status, by_status.get(status, 0)) for status in PetStatus),
            not_stated=by_status.get(None, 0),
            shown=len(self._order),
            earlier=sum(earlier.values()),
            earlier_by_status=tuple((status, earlier[status]) for status in (None, *PetStatus)),
            changes=len(self._ledger.before) if self._ledger else 0,
        )

    def _earlier_by_status(self) -> Counter[str | None]:
        if self._ledger is not None and self._ledger.edition != self._earlier_edition:
            self._earlier_edition = self._ledger.edition
            rows = map(self.rows.row_of, self._ledger.last_seen)
            self._earlier = Counter(self.rows.status(row) for row in rows if row is not None)
        return self._earlier
