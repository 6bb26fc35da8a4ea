"""The known animals, filtered and sorted as the view asks, updated in small steps."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import compress
from operator import and_

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.list_facts import Counts
from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.catalogue.row_filter import RowFilter
from petstore_gui.catalogue.row_removal import RowRemoval
from petstore_gui.catalogue.rows import Difference, Rows
from petstore_gui.catalogue.shown_rows import SCREEN, Arrangement, Shown
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.catalogue.sort_orders import SortOrders
from petstore_gui.catalogue.unlisted import Unlisted
from petstore_gui.domain.category import Category
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, View
from petstore_gui.storage.cached_rows import CachedRow

SHORT = 8_192
"""A list of up to this many animals is arranged in one step, unless some have long names."""


class SortFilter:
    """Takes animals as they come. `arrange` updates the order, `shown` returns it.

    `whole_view` is the last view that was completely arranged.
    """

    def __init__(self, history: History | None = None) -> None:
        self._history = history
        self.view = View()
        self.rows = Rows()
        self._sort_orders = SortOrders(self.rows)
        self._names = NamedCategories({})
        self._arrangement = Arrangement(self.rows)
        self._steps: Iterator[None] | None = None
        self._preparing: Iterator[None] | None = None
        self._removal: RowRemoval | None = None
        self._changed = False
        self._is_new_view = False
        self._hits: Counter[int] = Counter()
        self.whole_view = self.view
        self._pinned: int | None = None

    @property
    def is_arranging(self) -> bool:
        """Whether steps of `arrange` are left."""
        return self._steps is not None or self._changed or self._arrangement.count < len(self.rows)

    @property
    def arranged(self) -> int:
        """How many animals have their place in the order that is being arranged."""
        return self._arrangement.grown or self._sort_orders.placed

    @property
    def is_changed(self) -> bool:
        """Whether `shown()` has changed since it was last called."""
        return self._arrangement.is_changed

    @property
    def fills_a_screen(self) -> bool:
        """Whether a change of `shown()` fills a screen, though more may follow."""
        return self._arrangement.is_changed and len(self._arrangement.order) >= SCREEN

    def put(self, pets: Sequence[Pet], walk: int) -> list[Difference]:
        """Put animals that walk number `walk` saw; return those that are new or have changed."""
        differences = self.rows.put_all(pets, walk)
        if self._removal is not None:
            self._removal.note(pet.id for pet in pets)
        for one in differences:
            if one.before and (row := self.rows.row_of(one.after.id)) is not None:
                self._sort_orders.note(row, one)
                self._changed = True
        return differences

    def load(self, pets: Sequence[CachedRow]) -> None:
        """Load animals from an earlier run, except those that are already known."""
        row_of = self.rows.row_of
        if pets and self.rows.knows_any([pet[0] for pet in pets]):
            pets = [pet for pet in pets if row_of(pet[0]) is None]
        unknown = [pet[:4] for pet in pets]
        if unknown:
            self.rows.load(unknown)

    def set_view(self, view: View) -> None:
        """Show another view from now on."""
        if view != self.view:
            self._changed = self._is_new_view = True
            self._pinned = self._steps = None
        self.view = view

    def set_category_names(self, by_id: Mapping[int, Category]) -> None:
        """Search and sort by these names of categories from now on."""
        self._names = NamedCategories(by_id)
        self._sort_orders.rank(self._names.ranks)
        if self.view.column is Column.CATEGORY or self.view.search.strip():
            self._changed, self._steps = True, None

    def pin(self, pet_id: int) -> None:
        """Show a known animal until the view changes, even if the view hides it."""
        is_under_way, self._steps = self._steps is not None, None
        adds_or_hides = not self.shows(pet_id) or self._pinned is not None
        self._changed = self._changed or is_under_way or adds_or_hides
        self._pinned = pet_id

    def unseen(self, walk: int, status: PetStatus | None = None) -> Iterator[list[int]]:
        """The ids that no walk from number `walk` on has seen, of one status or of all.

        In small steps, some at each. An animal that is put meanwhile may be missing, or not.
        """
        rows, all_seen = self.rows, array("I", [walk]) * SLICE
        code = None if status is None else rows.code_of(status)
        for start in range(0, len(rows), SLICE):
            walks = rows.walks[start : start + SLICE]
            if walks == all_seen:  # one comparison in C for most slices of a long list
                yield []
                continue
            unseen: Iterable[bool] = map(walk.__gt__, walks)
            if code is not None:
                unseen = map(
                    and_, unseen, map(code.__eq__, rows.status_codes()[start : start + SLICE])
                )
            yield list(compress(rows.ids[start : start + SLICE], unseen))

    def remove_unseen(
        self, walk: int, is_removed: Callable[[int], bool]
    ) -> Generator[None, None, list[Pet]]:
        """Remove what no walk from number `walk` on has seen, if `is_removed` says so of an id.

        In small steps; the last makes new `rows`, where all others have new numbers, and returns
        those removed. An animal that is put meanwhile stays.
        """
        for some in self.unseen(walk):
            if any(map(is_removed, some)):
                break
            yield
        else:
            return []
        self._removal = removal = RowRemoval(self.rows, walk, is_removed)
        yield from removal.steps()
        self.rows, self._removal = removal.kept, None
        self._sort_orders = SortOrders(self.rows)
        self._sort_orders.rank(self._names.ranks)
        self._steps = self._preparing = None
        self._changed = True
        return removal.removed

    def arrange(self) -> Iterator[None]:
        """Continue to arrange, in small steps; a short list takes one step.

        Steps that are not taken are left for the next call.
        """
        while self.is_arranging:
            if self._steps is None:
                self._steps = self._arrange()
            for _ in self._steps:
                if len(self.rows) > SHORT or self.rows.has_long_names:
                    yield
            self._steps = None

    def prepare(self) -> Iterator[None]:
        """Prepare what makes later views quick, in small steps: texts, order of names.

        Steps that are not taken are left for the next call.
        """
        if self._preparing is None:
            self._preparing = self._sort_orders.all_rows(Column.NAME, descending=False)
        for _ in self._preparing:
            yield
        self._preparing = None

    def shown(self) -> Shown:
        """The rows to show now, as far as they are arranged."""
        return self._arrangement.shown(self._history, is_whole=not self.is_arranging)

    def shows(self, pet_id: int) -> bool:
        """Whether an animal matches the current view."""
        row = self.rows.row_of(pet_id)
        return row is not None and self._filter().matches(row)

    def _arrange(self) -> Iterator[None]:
        arrangement, view = self._arrangement, self.view
        row_filter = self._filter(pinned=self._pinned)
        if self._changed or row_filter.matches_all:
            is_new_view, self._is_new_view = self._is_new_view, False
            rows_changed, self._changed = self._changed, False
            self._hits = row_filter.hits
            if view.column is Column.NAME:
                yield from self.prepare()
            order = yield from self._sort_orders.all_rows(view.column, descending=view.descending)
            if row_filter.matches_all:
                arrangement.replace(self.rows, order, len(order), rows_changed=rows_changed)
            else:
                is_plain = self._sort_orders.is_plain(view.column)
                pieces = row_filter.filtered(order, is_plain=is_plain)
                yield from arrangement.replace_in_pieces(
                    self.rows, pieces, len(order), grows=is_new_view
                )
        else:
            yield from self._append(row_filter)
        if not self._changed:
            self.whole_view = view

    def _append(self, row_filter: RowFilter) -> Iterator[None]:
        arrangement, view = self._arrangement, self.view
        stop, added = len(self.rows), list[int]()
        for rows in row_filter.pieces(arrangement.count, stop):
            added += row_filter.matching(rows.start, rows.stop)
            yield
        order = yield from self._sort_orders.insert(
            added, arrangement.order, view.column, descending=view.descending
        )
        if not self._changed:  # else everything is rearranged, and an order by old keys is useless
            arrangement.replace(self.rows, order, stop, rows_changed=False)
            self._hits.update(row_filter.hits)

    def of_any_category(self) -> RowFilter:
        """The filter and search of the current view, without its categories."""
        return RowFilter(self.rows, replace(self.view, categories=frozenset()), None, self._names)

    def _filter(self, *, pinned: int | None = None) -> RowFilter:
        row = None if pinned is None else self.rows.row_of(pinned)
        return RowFilter(self.rows, self.view, row, self._names)

    def counts(self) -> Counts:
        """How many animals are known, and how many of them are shown."""
        by_status = self.rows.counts_by_status()
        unlisted = self._history.unlisted if self._history else Unlisted()
        return Counts(
            known=len(self.rows),
            by_status=tuple((status, by_status.get(status, 0)) for status in PetStatus),
            not_stated=by_status.get(None, 0),
            shown=len(self._arrangement.order),
            apart=unlisted.by_status(),
            seen_from=unlisted.seen_from,
            seen_until=unlisted.seen_until,
            changes=len(self._history.before) if self._history else 0,
            knew_others=self._history.knew_others if self._history else False,
            hits=self._counted_hits(),
            pinned=self._pinned if self._is_pinned_apart() else None,
        )

    def _is_pinned_apart(self) -> bool:
        """Whether an animal is shown only because it is pinned."""
        row = None if self._pinned is None else self.rows.row_of(self._pinned)
        return row is not None and not self._filter().matches(row)

    def _counted_hits(self) -> tuple[tuple[str | None, int], ...] | None:
        """How many animals of each status match search and categories, once all were looked at."""
        is_narrowed = self.view.search.strip() or self.view.categories
        if not is_narrowed or self.is_arranging:
            return None
        return tuple(self.rows.by_status(self._hits).items())
