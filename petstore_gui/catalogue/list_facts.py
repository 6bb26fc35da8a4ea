"""The facts about the list that the window shows."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

import msgspec

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.view import Filter, View
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import Oddities


class LoadState(Enum):
    """What the catalogue is doing, or how its last walk ended."""

    WAITING = "no service yet"
    NOT_CONNECTED = "no service could be opened"
    LOADING = "a walk is under way"
    READY = "the last walk reached its end"
    STOPPED = "a person stopped the last walk"
    FAILED = "the last walk failed; rows are from before"
    KEY_NOT_ACCEPTED = "the service answered 401; automatic refresh pauses"


class Certainty(Enum):
    """What may be said about the animals that a filter shows."""

    COMPLETE = "these are all"
    LISTED = "the service listed these, and no more"
    AT_LEAST = "there may be more"
    EARLIER = "these are known from earlier"
    KNOWN = "these are known, but the newest list does not have them all"


class Nothing(Enum):
    """Why a list that was read has no animal."""

    NEVER_ANY = "the links ended, and no animal was ever known"
    NONE_LEFT = "the links ended, and animals were known once"
    NONE_LISTED = "the service listed none, which proves nothing"


class Apart(msgspec.Struct, frozen=True):
    """Known animals that the newest list does not show.

    `added` here and `found` by their id since then, or known from an `earlier` list.
    """

    added: int = 0
    found: int = 0
    earlier: int = 0

    def __add__(self, other: Apart) -> Apart:
        return Apart(
            self.added + other.added, self.found + other.found, self.earlier + other.earlier
        )

    @property
    def total(self) -> int:
        """How many animals these are."""
        return self.added + self.found + self.earlier


class Counts(msgspec.Struct, frozen=True):
    """How many animals are known: in all, by status, without one, and in the current view.

    `apart`: by status, those that the newest list does not show. The earlier ones of these were
    last seen between `seen_from` and `seen_until`, in seconds since 1970. `changes`: how many have
    changed since staff looked. `knew_others`: others were known once. `hits`: how many match the
    search, by status and regardless of the filter; None without a search, or until it is known.
    `pinned`: the id of the animal that is shown for now though the view hides it.
    """

    known: int = 0
    by_status: tuple[tuple[PetStatus, int], ...] = ()
    not_stated: int = 0
    shown: int = 0
    apart: tuple[tuple[str | None, Apart], ...] = ()
    seen_from: int | None = None
    seen_until: int | None = None
    changes: int = 0
    knew_others: bool = False
    hits: tuple[tuple[str | None, int], ...] | None = None
    pinned: int | None = None

    @property
    def matching(self) -> int:
        """How many animals the view shows because they match it."""
        return self.shown - (self.pinned is not None)

    @property
    def listed(self) -> int:
        """How many animals the newest list shows, or was known to show."""
        return self.known - self.apart_of(Filter.ALL).total

    @property
    def earlier(self) -> int:
        """How many animals only an earlier list shows."""
        return self.apart_of(Filter.ALL).earlier

    @property
    def found(self) -> int:
        """How many animals were found by their id, and no list shows them."""
        return self.apart_of(Filter.ALL).found

    @property
    def other_status(self) -> int:
        """How many animals have a status that the interface does not name."""
        return self.known - self.not_stated - sum(count for _, count in self.by_status)

    def of(self, shown: Filter) -> int:
        """How many known animals match a filter."""
        if shown is Filter.ALL:
            return self.known
        if shown is Filter.NOT_STATED:
            return self.not_stated
        return dict(self.by_status).get(PetStatus(shown.value), 0)

    def hits_of(self, shown: Filter) -> int | None:
        """How many animals of a filter match the search; None if that is not known."""
        if self.hits is None:
            return None
        wanted = shown is Filter.ALL
        return sum(count for status, count in self.hits if wanted or status == shown.status)

    def apart_of(self, shown: Filter) -> Apart:
        """Those that match a filter, and that the newest list does not show."""
        if shown is Filter.ALL:
            return sum((apart for _, apart in self.apart), Apart())
        return dict(self.apart).get(shown.status, Apart())


class ListWait(msgspec.Struct, frozen=True):
    """The list is requested again at `until`, because the last attempt ended with `error`.

    Without an error, the service has said nothing for a while, and is waited for until then.
    """

    error: RequestError | None
    until: datetime


class Facts(msgspec.Struct, frozen=True):
    """All facts at one time. `as_of` is when the newest list ended; None before the first.

    Completeness and oddities are those of that list until a newer one brings more, or ends.
    `is_earlier`: that list, and every row, is from an earlier run. `is_offline`: the service could
    not be reached when it was last asked. `arranged`: how many animals have their place in a view
    that is still being arranged, else None. `arrived`: how many animals the newest walk of the
    whole list has brought so far. `next_try`: when the list is requested again by itself, after a
    walk that failed; None while there is no key to send. `waiting`: why the walk under way sends
    nothing for now. `asked`: the statuses whose own lists are being walked.
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
    arrived: int = 0
    next_try: datetime | None = None
    waiting: ListWait | None = None
    asked: frozenset[PetStatus] = frozenset()

    @property
    def is_busy(self) -> bool:
        """Whether something that can be stopped is under way."""
        return self.state is LoadState.LOADING or self.arranged is not None or self.is_asking

    @property
    def is_asking(self) -> bool:
        """Whether the service is being asked for the list of the status that is shown."""
        return self.view.filter.status in self.asked

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

    def certainty_of(self, shown: Filter) -> Certainty:
        """What may be said about a filter's animals."""
        extent = self.extent_of(shown)
        is_waiting = self.state in (LoadState.WAITING, LoadState.NOT_CONNECTED)
        is_old = is_waiting or extent in (Extent.UNKNOWN, Extent.STOPPED)
        if self.is_earlier or (is_old and not self.is_first_list):
            return Certainty.EARLIER
        known = {Extent.ALL: Certainty.COMPLETE, Extent.LISTED: Certainty.LISTED}
        return known.get(extent, Certainty.AT_LEAST)

    def certainty_of_rows(self, shown: Filter) -> Certainty:
        """What may be said about all rows of a filter, even those that the newest list lacks.

        An animal from an earlier list, or that was found by its id, may be gone.
        """
        apart, certainty = self.counts.apart_of(shown), self.certainty_of(shown)
        if certainty is Certainty.COMPLETE and not (apart.earlier or apart.found):
            return certainty
        return Certainty.KNOWN if apart.total else certainty

    @property
    def nothing(self) -> Nothing:
        """Why there is no animal, once a list was read."""
        if self.completeness.whole is not Extent.ALL:
            return Nothing.NONE_LISTED
        return Nothing.NONE_LEFT if self.counts.knew_others else Nothing.NEVER_ANY

    def is_worth_asking(self, shown: Filter) -> bool:
        """Whether the service may know more of a filter's animals than is loaded.

        Only links that ended prove that it does not.
        """
        if self.state in (LoadState.WAITING, LoadState.NOT_CONNECTED, LoadState.LOADING):
            return False
        return self.state is not LoadState.READY or self.extent_of(shown) is not Extent.ALL
