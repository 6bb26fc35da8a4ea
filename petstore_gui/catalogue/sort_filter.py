"""The known animals in the order in which they are shown, kept up to date piece by piece."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from petstore_gui.catalogue.arrangement import SCREEN, Arrangement, Shown, appended
from petstore_gui.catalogue.facts import Counts
from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.row_filter import RowFilter
from petstore_gui.catalogue.rows import Difference, Rows
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.catalogue.sort_orders import SortOrders
from petstore_gui.catalogue.view import Column, View
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import CachedRow

SHORT = 8_192
"""Animals that are arranged in one turn of the loop."""


class SortFilter:
    """Takes animals as they come; `work` brings the order up to date, `shown` tells it."""

    def __init__(self, history: History | None = None) -> None:
        self._history = history
        self.view = View()
        self.rows = Rows()
        self._sort_orders = SortOrders(self.rows)
        self._arrangement = Arrangement(self.rows)
        self._steps: Iterator[None] | None = None
        self._preparing: Iterator[None] | None = None
        self._changed = False
        self._is_other_view = False
        self._whole_view = self.view
        self._pinned: int | None = None
        self._unlisted: Counter[str | None] = Counter()
        self._unlisted_edition = -1

    @property
    def is_arranging(self) -> bool:
        """Whether there is work to do before what is shown is what is known."""
        return self._steps is not None or self._changed or self._arrangement.count < len(self.rows)

    @property
    def arranged(self) -> int:
        """How many animals have their place by now in what is being arranged."""
        return self._arrangement.grown or self._sort_orders.placed

    @property
    def is_news(self) -> bool:
        """Whether `shown()` would tell something new."""
        return self._arrangement.is_news

    @property
    def fills_a_screen(self) -> bool:
        """Whether what is to be told would fill a screen, though more may come behind it."""
        return self._arrangement.is_news and len(self._arrangement.order) >= SCREEN

    @property
    def whole_view(self) -> View:
        """The view that was whole last."""
        return self._whole_view

    def put(self, pets: Sequence[Pet], walk: int) -> list[Difference]:
        """Take animals that were seen in walk number `walk`. Tells what is new or has changed."""
        differences = self.rows.put_all(pets, walk)
        for other in differences:
            if other.was and (row := self.rows.row_of(other.now.id)) is not None:
                self._sort_orders.note(row, other)
                self._changed = True
        return differences

    def know(self, pets: Sequence[CachedRow]) -> None:
        """Take animals from earlier, but for those that are here already."""
        row_of = self.rows.row_of
        if pets and self.rows.knows_any([pet[0] for pet in pets]):
            pets = [pet for pet in pets if row_of(pet[0]) is None]
        unknown = [pet[:4] for pet in pets]
        if unknown:
            self.rows.know(unknown)

    def set_view(self, view: View) -> None:
        """Show another view from now on."""
        if view != self.view:
            self._changed = self._is_other_view = True
            self._pinned = self._steps = None
        self.view = view

    def pin(self, pet_id: int) -> None:
        """Show a known animal until the view changes, whatever the view lets through."""
        is_under_way, self._steps = self._steps is not None, None
        is_other = not self.shows(pet_id) or self._pinned is not None
        self._changed = self._changed or is_under_way or is_other
        self._pinned = pet_id

    def unseen(self, walk: int, status: PetStatus | None = None) -> list[int]:
        """The ids that walk number `walk` and later ones did not see, of one status or of all."""
        rows = self.rows
        all_seen = array("I", [walk]) * SLICE
        found: list[int] = []
        for start in range(0, len(rows), SLICE):
            walks = rows.walks[start : start + SLICE]
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
            self._sort_orders = SortOrders(self.rows)
            self._steps = self._preparing = None
            self._changed = True

    def work(self, is_enough: Callable[[], bool] = lambda: False) -> bool:
        """Go on arranging until that is enough, or done; whether it is done.

        A short list is always arranged in one go.
        """
        while self.is_arranging:
            if self._steps is None:
                self._steps = self._arrange()
            for _ in self._steps:
                if len(self.rows) > SHORT and is_enough():
                    return False
            self._steps = None
        return True

    def prepare(self, is_enough: Callable[[], bool]) -> bool:
        """Go on with what makes later views quick: texts and the order of names; whether done."""
        return not any(is_enough() for _ in self._prepare())

    def shown(self) -> Shown:
        """The rows to show now."""
        return self._arrangement.told(self._history, is_whole=not self.is_arranging)

    def shows(self, pet_id: int) -> bool:
        """Whether the present view lets an animal through."""
        row = self.rows.row_of(pet_id)
        return row is not None and RowFilter(self.rows, self.view).lets(row)

    def _prepare(self) -> Iterator[None]:
        """What was begun is gone on with, though nobody waited for its end."""
        if self._preparing is None:
            self._preparing = self._sort_orders.bring(Column.NAME, descending=False)
        for _ in self._preparing:
            yield
        self._preparing = None

    def _arrange(self) -> Iterator[None]:
        arrangement, view = self._arrangement, self.view
        row_filter = RowFilter(self.rows, view, self._pinned_row())
        if self._changed or row_filter.lets_all:
            is_other, self._is_other_view = self._is_other_view, False
            is_changed, self._changed = self._changed, False
            if view.column is Column.NAME:
                yield from self._prepare()
            order = yield from self._sort_orders.bring(view.column, descending=view.descending)
            if row_filter.lets_all:
                arrangement.take(self.rows, order, len(order), is_changed=is_changed)
            else:
                is_plain = self._sort_orders.is_plain(view.column)
                pieces = row_filter.through(order, is_plain=is_plain)
                yield from arrangement.take_pieces(self.rows, pieces, len(order), grows=is_other)
        else:
            yield from self._append(row_filter)
        if not self._changed:
            self._whole_view = view

    def _append(self, row_filter: RowFilter) -> Iterator[None]:
        sort_orders, arrangement, column = self._sort_orders, self._arrangement, self.view.column
        down, stop, some = self.view.descending, len(self.rows), list[int]()
        for start in range(arrangement.count, stop, SLICE):
            some += row_filter.among(start, min(start + SLICE, stop))
            yield
        added = yield from sort_orders.sorted(some, column, descending=down)
        key = sort_orders.key(column, descending=down)
        is_reversed = sort_orders.is_reversed(column, descending=down)
        order = yield from appended(arrangement.order, added, key, is_reversed=is_reversed)
        if not self._changed:  # else all is arranged anew, and an order by old keys is of no use
            arrangement.take(self.rows, order, stop, is_changed=False)

    def _pinned_row(self) -> int | None:
        return None if self._pinned is None else self.rows.row_of(self._pinned)

    def counts(self) -> Counts:
        """How many animals are known, and how many the present view shows."""
        by_status = self.rows.counts_by_status()
        unlisted = self._unlisted_by_status()
        found = len(self._history.found) if self._history else 0
        return Counts(
            known=len(self.rows),
            by_status=tuple((status, by_status.get(status, 0)) for status in PetStatus),
            not_stated=by_status.get(None, 0),
            shown=len(self._arrangement.order),
            earlier=sum(unlisted.values()) - found,
            found=found,
            unlisted_by_status=tuple((status, unlisted[status]) for status in (None, *PetStatus)),
            changes=len(self._history.before) if self._history else 0,
        )

    def _unlisted_by_status(self) -> Counter[str | None]:
        history = self._history
        if history is not None and history.edition != self._unlisted_edition:
            self._unlisted_edition = history.edition
            rows = map(self.rows.row_of, chain(history.last_seen, history.found))
            self._unlisted = Counter(self.rows.status(row) for row in rows if row is not None)
        return self._unlisted
