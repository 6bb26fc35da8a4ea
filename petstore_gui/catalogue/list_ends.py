"""What the end of a list proves about the animals that it shows, and about those that it lacks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent
from petstore_gui.storage.history_rows import Head
from petstore_gui.support.clock import local_now, seconds_of


def end_list(state: CatalogueState, walk: int) -> None:
    """A walk of the whole list ended: note what that proves.

    Only links followed to the end prove that an animal in an earlier list was removed. Otherwise it
    stays, as last seen; staff are told, unless the list is empty. A list without this proof says
    nothing about animals that only the list of their status shows.
    """
    now, history, completeness = local_now(), state.history, state.facts.completeness
    whole = completeness.whole is Extent.ALL
    unseen = state.sort_filter.unseen(walk)
    is_empty = len(unseen) == len(state.sort_filter.rows)
    if whole:
        removed = [one for one in unseen if history.was_listed(one)]
        history.note_removed(_pets(state, removed))
        _unlist(state, [one for one in unseen if not history.was_listed(one)], now)
        state.sort_filter.remove(removed)
    else:
        apart = history.statuses_apart() - dict(completeness.by_status).keys()
        unlisted = [one for one in unseen if history.seen_in.get(one) not in apart]
        _unlist(state, unlisted, now, told=_none if is_empty else None)
    if whole or not is_empty or history.newest_list:  # else there is nothing to compare with
        history.note_list_end(Head(seconds_of(now), was_whole=whole))
    state.set_facts(as_of=now, is_earlier=False, is_offline=False)
    state.flush()


def end_status_list(
    state: CatalogueState, walk: int, status: PetStatus, known: Completeness, *, is_empty: bool
) -> None:
    """A walk of the list of a status ended: note what that proves.

    If the whole list shows animals of that status that this one lacks, it proves nothing. Staff
    are told of animals that only an earlier list of the status had, unless it `is_empty` now.
    """
    extent, doubts = known.of(status), known.doubts
    if extent is not Extent.CUT:
        unseen = state.sort_filter.unseen(walk, status)
        if any(_is_in_whole_list(state, one) for one in unseen):
            extent, doubts = Extent.LISTED, (*doubts, Doubt.NOT_IN_ITS_STATUS)
        seen_in = state.history.seen_in
        told = _none if is_empty else lambda pet_id: seen_in.get(pet_id) == status
        _unlist(state, unseen, local_now(), told=told)
        state.from_elsewhere += len(unseen)
    state.history.note_status_list_end(status, seconds_of(local_now()))
    state.set_extent(status, extent, doubts)
    state.set_facts(is_offline=False)
    state.flush()


def note_status_list_failed(state: CatalogueState, status: PetStatus) -> None:
    """The list of a status failed: note that animals that only it shows are from an earlier one."""
    unlisted = [pet_id for pet_id, seen in state.history.seen_in.items() if seen == status]
    _unlist(state, unlisted, local_now(), told=_none)
    state.from_elsewhere += len(unlisted)
    state.flush()


def _unlist(
    state: CatalogueState,
    pet_ids: list[int],
    now: datetime,
    told: Callable[[int], bool] | None = None,
) -> None:
    listed = [one for one in pet_ids if one not in state.history.last_seen]
    state.history.note_unlisted(_pets(state, listed), seconds_of(now), told=told)


def _is_in_whole_list(state: CatalogueState, pet_id: int) -> bool:
    is_current = state.facts.state is LoadState.READY
    return is_current and state.is_listed(pet_id) and pet_id not in state.history.seen_in


def _pets(state: CatalogueState, pet_ids: list[int]) -> list[Pet]:
    return [pet for one in pet_ids if (pet := state.pet(one))]


def _none(_pet_id: int) -> bool:
    return False
