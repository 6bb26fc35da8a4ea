"""The known animals in the order in which they are shown, kept up to date piece by piece."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable

import msgspec

from petstore_gui.catalogue.facts import Counts
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.view import View, arrange, matching, merge
from petstore_gui.pets import Pet, PetStatus


class Shown(msgspec.Struct, frozen=True):
    """What the table is to show: `order` names rows of `rows`.

    `only_appended` tells that all but the end of `order` is as it was in the `Shown` before.
    """

    rows: Rows
    order: array[int]
    only_appended: bool = False


class Shelf:
    """Takes animals as they come; `shown()` brings the order up to date, as often as is useful."""

    def __init__(self) -> None:
        self.view = View()
        self.rows = Rows()
        self._order = array("I")
        self._arranged = 0
        self._changed = False
        self._pinned: int | None = None

    @property
    def is_behind(self) -> bool:
        """Whether `shown()` would tell something new."""
        return self._changed or self._arranged < len(self.rows)

    def put(self, pets: Iterable[Pet], walk: int) -> None:
        """Take animals that were seen in walk number `walk`."""
        for pet in pets:
            before = len(self.rows)
            if self.rows.put(pet, walk) and len(self.rows) == before:
                self._changed = True

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

    def drop_unseen(
        self, walk: int, keep: frozenset[int], statuses: Collection[PetStatus] | None = None
    ) -> None:
        """Forget what walk number `walk` did not see, but for the ids in `keep`.

        With `statuses`, animals of these alone are forgotten.
        """
        rows = self.rows
        wanted = [seen >= walk for seen in rows.walks]
        if statuses is not None:
            codes = {rows.code_of(status) for status in statuses}
            wanted = [
                seen or code not in codes
                for seen, code in zip(wanted, rows.status_codes(), strict=True)
            ]
        for pet_id in keep:
            if (row := rows.row_of(pet_id)) is not None:
                wanted[row] = True
        if not all(wanted):
            self.rows = rows.keep(wanted)
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
        return Shown(self.rows, self._order, only_appended)

    def shows(self, pet_id: int) -> bool:
        """Whether the present view lets an animal through."""
        row = self.rows.row_of(pet_id)
        return row is not None and bool(matching(self.rows, self.view, (row,)))

    def _pinned_row(self) -> int | None:
        return None if self._pinned is None else self.rows.row_of(self._pinned)

    def counts(self) -> Counts:
        """How many animals are known, and how many the present view shows."""
        by_status = self.rows.counts_by_status()
        return Counts(
            known=len(self.rows),
            by_status=tuple((status, by_status.get(status, 0)) for status in PetStatus),
            not_stated=by_status.get(None, 0),
            shown=len(self._order),
        )
