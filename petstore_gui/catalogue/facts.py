"""The facts about the list that the window shows."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

import msgspec

from petstore_gui.catalogue.view import Filter, View
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.protocol import Oddities


class LoadState(Enum):
    """What the catalogue is doing, or how its last walk ended."""

    WAITING = "no service yet"
    NOT_CONNECTED = "no service could be opened"
    LOADING = "a walk is under way"
    READY = "the last walk reached its end"
    STOPPED = "a person stopped the last walk"
    FAILED = "the last walk failed; rows are from before"
    KEY_NOT_ACCEPTED = "the service answered 401; automatic refresh pauses"


class Counts(msgspec.Struct, frozen=True):
    """How many animals are known: in all, by status, without one, and in the current view.

    Two kinds are not in the newest list: `earlier`, known from an older one, and `found`, found by
    id since. `changes`: how many have changed since staff looked.
    """

    known: int = 0
    by_status: tuple[tuple[PetStatus, int], ...] = ()
    not_stated: int = 0
    shown: int = 0
    earlier: int = 0
    found: int = 0
    unlisted_by_status: tuple[tuple[PetStatus | None, int], ...] = ()
    changes: int = 0

    @property
    def listed(self) -> int:
        """How many animals the newest list shows, or was known to show."""
        return self.known - self.earlier - self.found

    def of(self, shown: Filter) -> int:
        """How many known animals match a filter."""
        if shown is Filter.ALL:
            return self.known
        if shown is Filter.NOT_STATED:
            return self.not_stated
        return dict(self.by_status).get(PetStatus(shown.value), 0)

    def unlisted_of(self, shown: Filter) -> int:
        """How many of those are not in the newest list."""
        if shown is Filter.ALL:
            return self.known - self.listed
        return dict(self.unlisted_by_status).get(shown.status, 0)


class Facts(msgspec.Struct, frozen=True):
    """All facts at one time. `as_of` is when the newest list ended; None before the first.

    Completeness and oddities are those of that list until a newer one brings more, or ends.
    `is_earlier`: that list, and every row, is from an earlier run. `is_offline`: the service could
    not be reached when it was last asked. `arranged`: how many animals have their place in a view
    that is still being arranged, else None.
    """

    state: LoadState = LoadState.WAITING
    view: View = View()
    counts: Counts = Counts()
    completeness: Completeness = Completeness()
    oddities: Oddities = Oddities()
    as_of: datetime | None = None
    is_earlier: bool = False
    is_offline: bool = False
    arranged: int | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something that can be stopped is under way."""
        return self.state is LoadState.LOADING or self.arranged is not None

    @property
    def is_first_list(self) -> bool:
        """Whether no list of this service has ended yet."""
        return self.as_of is None

    def extent_of(self, shown: Filter) -> Extent:
        """How much of a filter's animals is known."""
        extent = self.completeness.of(shown.status)
        if shown is not Filter.NOT_STATED or extent is Extent.LOADING:
            return extent
        return Extent.CUT if self.completeness.unstated_may_hide else extent

    def is_worth_asking(self, shown: Filter) -> bool:
        """Whether the service may know more of a filter's animals than is loaded."""
        if self.state in (LoadState.WAITING, LoadState.NOT_CONNECTED, LoadState.LOADING):
            return False
        return self.state is not LoadState.READY or not self.extent_of(shown).is_settled
