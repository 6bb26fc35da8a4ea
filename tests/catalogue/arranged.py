"""Rows as a view arranges them, in one go."""

from __future__ import annotations

from collections.abc import Iterable

from petstore_gui.catalogue.shown_rows import Shown
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import View
from petstore_gui.support.tasks import run_slice


def filled(pets: Iterable[Pet], view: View | None = None) -> SortFilter:
    sort_filter = SortFilter()
    sort_filter.set_view(view or View())
    sort_filter.put(list(pets), 1)
    arranged(sort_filter)
    return sort_filter


def arranged(sort_filter: SortFilter) -> Shown:
    run_slice(sort_filter.arrange(), seconds=60)
    return sort_filter.shown()


def shown_pets(pets: Iterable[Pet], view: View) -> list[Pet]:
    """The animals that a view shows, in its order."""
    shown = filled(pets, view).shown()
    return [shown.rows.pet(row) for row in shown.order]
