"""The known animals, filtered and sorted as the view asks, updated in small steps."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.list_facts import Counts
from petstore_gui.catalogue.row_filter import NamedCategories, RowFilter
from petstore_gui.catalogue.rows import Difference
from petstore_gui.catalogue.shown_rows import SCREEN, Shown
from petstore_gui.catalogue.sliced_sort import Lines
from petstore_gui.catalogue.sort_orders import SortOrders
from petstore_gui.domain.category import Category
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Column, View

SHORT = 8_192
"""A list of up to this many animals is arranged in one step."""


class SortFilter:
    """Takes animals as they come. `arrange` updates the order, `shown` returns it.

    `whole_view` is the last view that was completely arranged. `is_changed`: `shown()` has changed
    since it was last called.
    """

    def __init__(self, history: History | None = None) -> None:
        self._history = history or History()
        self.rows = self._history.rows
        self.view = self.whole_view = View()
        self.orders = SortOrders(self.rows)
        self.is_changed = False
        self._names = NamedCategories({})
        self._order: Lines = array("I")
        self._shown: Lines = self._order
        self._count = 0
        self._is_growing = False
        self._steps: Iterator[None] | None = None
        self._preparing: Iterator[object] | None = None
        self._rows_changed = self._is_new_view = self._is_stale = False
        self._hits = Counter[int]()
        self._pinned: int | None = None

    @property
    def is_arranging(self) -> bool:
        """Whether steps of `arrange` are left."""
        return self._steps is not None or self._is_stale or self._count < len(self.rows)

    @property
    def arranged(self) -> int:
        """How many animals have their place in the order that is being arranged."""
        return len(self._order) if self._is_growing else len(self.orders.placed)

    @property
    def fills_a_screen(self) -> bool:
        """Whether a change of `shown()` fills a screen, though more may follow."""
        return self.is_changed and len(self._order) >= SCREEN

    def put(self, pets: Sequence[Pet], walk: int, place: Place = Place.LISTED) -> list[Difference]:
        """Put animals that walk number `walk` saw there; return what that changed."""
        differences = self.rows.put(pets, walk, place)
        for one in differences:
            if one.was is not None and (one.before != one.after or one.was is Place.GONE):
                self.orders.note(one.row)
                self._is_stale = True
        return differences

    def note_gone(self) -> None:
        """Note that some animals are gone."""
        self._is_stale = True

    def set_view(self, view: View) -> None:
        """Show another view from now on."""
        if view != self.view:
            self._is_stale = self._is_new_view = True
            self._pinned = self._steps = None
        self.view = view

    def set_category_names(self, by_id: Mapping[int, Category]) -> None:
        """Search and sort by these names of categories from now on."""
        self._names = NamedCategories(by_id)
        self.orders.rank(self._names.ranks)
        if self.view.column is Column.CATEGORY or self.view.search.strip():
            self._is_stale, self._steps = True, None

    def pin(self, pet_id: int) -> None:
        """Show a known animal until the view changes, even if the view hides it."""
        if not self.shows(pet_id) or self._pinned is not None or self._steps is not None:
            self._is_stale, self._steps = True, None
        self._pinned = self.rows.row_of(pet_id)

    def arrange(self) -> Iterator[None]:
        """Continue to arrange, in small steps; a short list takes one step.

        Steps that are not taken are left for the next call.
        """
        while self.is_arranging:
            if self._steps is None:
                self._steps = self._arrange()
            for _ in self._steps:
                if len(self.rows) > SHORT:
                    yield
            self._steps = None

    def prepare(self) -> Iterator[None]:
        """Prepare what makes later views quick, in small steps: texts, order of names.

        Steps that are not taken are left for the next call.
        """
        if self._preparing is None:
            self._preparing = self.orders.all_rows(Column.NAME)
        for _ in self._preparing:
            yield
        self._preparing = None

    def shown(self) -> Shown:
        """The rows to show now, as far as they are arranged."""
        order = self._order[:] if self._is_growing else self._order
        before = self._shown
        only_appended = not self._rows_changed and (not before or order[: len(before)] == before)
        self._shown, self.is_changed, self._rows_changed = order, False, False
        is_whole = not self.is_arranging
        return Shown(self.rows, order, only_appended, is_whole, self._history)

    def shows(self, pet_id: int) -> bool:
        """Whether an animal matches the current view."""
        row = self.rows.row_of(pet_id)
        return row is not None and self._filter(None).matches(row)

    def _arrange(self) -> Iterator[None]:
        view, row_filter, grows = self.view, self._filter(self._pinned), self._is_new_view
        is_stale, self._is_stale, self._is_new_view = self._is_stale, False, False
        self._is_growing = False
        if view.column is Column.NAME:
            yield from self.prepare()
        order = yield from self.orders.all_rows(view.column)
        count = len(order)
        if view.descending:
            order = order[::-1]
        if not row_filter.matches_all:
            order = yield from self._filtered(row_filter, order, grows=grows)
        self._order, self._count, self._hits = order, count, row_filter.hits
        self._rows_changed = self._rows_changed or is_stale
        self.is_changed = self.is_changed or is_stale or order != self._shown
        self._is_growing = False
        if not self._is_stale:
            self.whole_view = view

    def _filtered(
        self, row_filter: RowFilter, order: Lines, *, grows: bool
    ) -> Generator[None, None, Lines]:
        """The rows of an order that match, shown as they are found if the view is new.

        In the same view, lines would disappear and come back.
        """
        found = array("I")
        for piece in row_filter.filtered(order):
            found += piece
            if grows and piece:
                self._order, self._is_growing = found, True
                self.is_changed = self._rows_changed = True
            yield
        return found

    def of_any_category(self) -> RowFilter:
        """The filter and search of the current view, without its categories."""
        return RowFilter(self.rows, replace(self.view, categories=frozenset()), self._names)

    def _filter(self, pinned: int | None) -> RowFilter:
        if pinned is not None and self.rows.places[pinned] == Place.GONE:
            pinned = None
        return RowFilter(self.rows, self.view, self._names, pinned)

    def counts(self) -> Counts:
        """How many animals are known, and how many of them are shown."""
        by_status = self.rows.counts_by_status()
        seen_from, seen_until = self._history.seen_between
        return Counts(
            known=len(self.rows) - self.rows.gone,
            by_status=tuple((status, by_status.get(status, 0)) for status in PetStatus),
            not_stated=by_status.get(None, 0),
            shown=len(self._order),
            apart=self._history.apart(),
            seen_from=seen_from,
            seen_until=seen_until,
            changes=len(self._history.before),
            knew_others=bool(self.rows.gone),
            hits=self._counted_hits(),
            pinned=self._pinned_apart(),
        )

    def _pinned_apart(self) -> int | None:
        """The id of an animal that is shown only because it is pinned."""
        row = self._pinned
        if row is None or self.rows.place(row) is Place.GONE or self._filter(None).matches(row):
            return None
        return self.rows.ids[row]

    def _counted_hits(self) -> tuple[tuple[str | None, int], ...] | None:
        """How many animals of each status match search and categories, once all were looked at."""
        is_narrowed = self.view.search.strip() or self.view.categories
        if not is_narrowed or self.is_arranging:
            return None
        return tuple(self.rows.by_status(self._hits).items())
