"""What the end of a list proves about the animals that it shows, and about those that it lacks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from datetime import datetime

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent
from petstore_gui.storage.history_rows import Head
from petstore_gui.support.clock import local_now, seconds_of


def end_list(state: CatalogueState, walk: int, now: datetime) -> Iterator[None]:
    """A walk of the whole list ended `now`: note what that proves, in small steps.

    Only links followed to the end prove that an animal in an earlier list was removed. Otherwise it
    stays, as last seen; staff are told, unless the list is empty. A list without this proof says
    nothing about animals that only the list of their status shows.
    """
    sort_filter, history, completeness = state.sort_filter, state.history, state.facts.completeness
    whole, is_empty = completeness.whole is Extent.ALL, False
    told: Callable[[int], bool] | None = None
    apart = set[PetStatus]()
    if whole:
        removed = yield from sort_filter.remove_unseen(walk, history.was_listed)
        for start in range(0, len(removed), SLICE):
            some = removed[start : start + SLICE]  # some may have been found again by now
            history.note_removed(one for one in some if sort_filter.rows.row_of(one.id) is None)
            yield
    else:
        unseen, known = 0, len(sort_filter.rows)
        for ids in sort_filter.unseen(walk):
            unseen += len(ids)
            yield
        is_empty = unseen == known
        told = _none if is_empty else None
        apart = history.statuses_apart() - dict(completeness.by_status).keys()
    for ids in sort_filter.unseen(walk):
        unlisted = [one for one in ids if history.seen_in.get(one) not in apart]
        _unlist(history, _pets(sort_filter, unlisted), now, told)
        yield
    if whole or not is_empty or history.newest_list:  # else there is nothing to compare with
        history.note_list_end(Head(seconds_of(now), was_whole=whole))


def end_status_list(
    state: CatalogueState,
    walk: int,
    status: PetStatus,
    known: Completeness,
    came: Collection[Hashable] = (),
    *,
    is_empty: bool,
) -> Iterator[None]:
    """A walk of the list of a status ended: note what that proves, in small steps.

    If the whole list shows animals of that status that this one lacks, it proves nothing. Staff
    are told of animals that only an earlier list of the status had, unless it `is_empty` now.
    `came`: the ids that it shows without the status, which it does not lack.
    """
    sort_filter, history = state.sort_filter, state.history
    extent, doubt = known.of(status), known.doubt
    if extent is not Extent.CUT:
        for ids in sort_filter.unseen(walk, status):
            if any(one not in came and _is_in_whole_list(state, one) for one in ids):
                extent, doubt = Extent.LISTED, Doubt.NOT_IN_ITS_STATUS
                break
            yield
        now, seen_in = local_now(), history.seen_in
        told = _none if is_empty else lambda pet_id: seen_in.get(pet_id) == status
        for unseen in sort_filter.unseen(walk, status):
            ids = [one for one in unseen if one not in came]
            state.from_elsewhere += len(ids)
            _unlist(history, _pets(sort_filter, ids), now, told)
            yield
    history.note_status_list_end(status, seconds_of(local_now()))
    state.set_extent(status, extent, doubt)
    state.set_facts(is_offline=False)
    state.flush()


def note_status_list_failed(state: CatalogueState, status: PetStatus) -> None:
    """The list of a status failed: note that animals that only it shows are from an earlier one."""
    unlisted = [pet_id for pet_id, seen in state.history.seen_in.items() if seen == status]
    _unlist(state.history, _pets(state.sort_filter, unlisted), local_now(), _none)
    state.from_elsewhere += len(unlisted)
    state.flush()


def _unlist(
    history: History, pets: Iterable[Pet], now: datetime, told: Callable[[int], bool] | None
) -> None:
    listed = [pet for pet in pets if pet.id not in history.unlisted.last_seen]
    if listed:
        history.note_unlisted(listed, seconds_of(now), told=told)


def _is_in_whole_list(state: CatalogueState, pet_id: int) -> bool:
    is_current = state.facts.state is LoadState.READY
    return is_current and state.is_listed(pet_id) and pet_id not in state.history.seen_in


def _pets(sort_filter: SortFilter, pet_ids: Iterable[int]) -> Iterator[Pet]:
    rows = sort_filter.rows
    return (rows.pet(row) for one in pet_ids if (row := rows.row_of(one)) is not None)


def _none(_pet_id: int) -> bool:
    return False
