"""How much of the list a walk has certainly seen. Nothing here guesses."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.domain.pet_status import PetStatus


class Extent(Enum):
    """How much of one list (the whole one, or one status) is known."""

    UNKNOWN = "not requested yet"
    LOADING = "being requested"
    ALL = "the links ended, and the walk agrees with itself: this is certainly all"
    LISTED = "the service listed no more, which proves nothing"
    CUT = "there may be more: as many rows as the limit, or links that cannot be followed"
    STOPPED = "staff or an error stopped the walk"


class Doubt(Enum):
    """Why a walk is no proof, or why it did not follow the links to their end."""

    ODD_ROWS = "rows were not understood, came again, or had another status"
    OTHER_TOTAL = "the service names another total or another last page"
    LINK_AWAY = "the link to the next page leads elsewhere, and was not followed"
    LINK_IN_CIRCLE = "the links lead in a circle"
    TOO_LONG = "the list has more than this program loads"


UNFOLLOWED = (Doubt.LINK_AWAY, Doubt.LINK_IN_CIRCLE, Doubt.TOO_LONG)
"""There are links to more pages that were not followed."""


class Completeness(msgspec.Struct, frozen=True):
    """The extent of the whole list and of each status in one walk, and why it is no more.

    `unstated_may_hide`: animals without a status may be missing, as the unfiltered list is cut.
    """

    whole: Extent = Extent.UNKNOWN
    by_status: tuple[tuple[PetStatus, Extent], ...] = ()
    unstated_may_hide: bool = False
    doubt: Doubt | None = None

    def of(self, status: PetStatus | None) -> Extent:
        """The extent of one status, or of the whole list for None."""
        if status is None or self.whole is Extent.ALL:
            return self.whole
        return dict(self.by_status).get(status, self.whole)

    @property
    def cut(self) -> tuple[PetStatus, ...]:
        """The statuses whose own list may be cut, in the interface's order."""
        extents = dict(self.by_status)
        return tuple(status for status in PetStatus if extents.get(status) is Extent.CUT)


def extent_at_end(doubt: Doubt | None, *, is_linked: bool, is_full: bool) -> Extent:
    """What the end of a walk proves.

    `is_linked`: the service links its pages. `is_full`: the last page has as many rows as the
    limit, so that without links there may be more.
    """
    if doubt in UNFOLLOWED:
        return Extent.CUT
    if is_linked:
        return Extent.LISTED if doubt else Extent.ALL
    return Extent.CUT if is_full else Extent.LISTED


def known_of(status: PetStatus | None, extent: Extent, doubt: Doubt | None = None) -> Completeness:
    """The completeness of a walk of one status, or of the whole list for None."""
    if status is None:
        return Completeness(whole=extent, doubt=doubt)
    return Completeness(by_status=((status, extent),), doubt=doubt)
