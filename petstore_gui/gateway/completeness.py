"""How much of the list a walk has certainly seen. Nothing here guesses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

import msgspec

from petstore_gui.domain.pet_status import PetStatus


class Extent(Enum):
    """How much of one list (the whole one, or one status) is known."""

    UNKNOWN = "not requested yet"
    LOADING = "being requested"
    ALL = "the links ended, and the walk agrees with itself: this is certainly all"
    LISTED = "the service listed no more, which proves nothing"
    CUT = "exactly as many rows as the limit, without links: there may be more"
    STOPPED = "staff or an error stopped the walk"


class Doubt(Enum):
    """Why a walk that reached its end is no proof, or why it did not reach its end."""

    NOT_UNDERSTOOD = "a row was not understood"
    LISTED_AGAIN = "an animal came again, so rows may have moved between pages"
    SECTIONS_APART = "the links did not lead through every section that was walked"
    OTHER_LIST = "a link of the whole list led to pages of one status"
    OTHER_LAST_PAGE = "the links ended at another page than the one named as the last"
    OTHER_COUNT = "the service counts another number of animals"
    OTHER_STATUS = "the list of a status has animals of another one"
    NOT_IN_ITS_STATUS = "the list of a status lacks animals that the whole list has with it"
    LINK_AWAY = "the link to the next page leads elsewhere, and was not followed"
    LINK_IN_CIRCLE = "the links lead in a circle"
    TOO_LONG = "the list has more than this program loads"
    LINK_NOT_READABLE = "the link to the next page is not an address"


class Completeness(msgspec.Struct, frozen=True):
    """The extent of the whole list and of each status in one walk.

    `unstated_may_hide`: animals without a status may be missing, as the unfiltered list is cut.
    `counted`: how many animals the service says that it has, if it is not how many came.
    """

    whole: Extent = Extent.UNKNOWN
    by_status: tuple[tuple[PetStatus, Extent], ...] = ()
    unstated_may_hide: bool = False
    doubts: tuple[Doubt, ...] = ()
    counted: int | None = None

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


def extent_of_response(rows: int, limit: int) -> Extent:
    """What one response without links proves, if it has `rows` rows for a limit of `limit`.

    A list with more rows than the limit was not cut by it.
    """
    return Extent.CUT if rows == limit else Extent.LISTED


def known_of(
    status: PetStatus | None, extent: Extent, doubts: Iterable[Doubt] = ()
) -> Completeness:
    """The completeness of a walk of one status, or of the whole list for None."""
    if status is None:
        return Completeness(whole=extent, doubts=tuple(doubts))
    return Completeness(by_status=((status, extent),), doubts=tuple(doubts))


def known_by_status(
    extents: Mapping[PetStatus, Extent],
    doubts: Iterable[Doubt] = (),
    counted: int | None = None,
    *,
    is_final: bool = False,
) -> Completeness:
    """The completeness if the whole list is cut, so that each status is requested as well.

    `extents` has the statuses received so far. Even if none is cut, together they are not the
    whole list: an animal without a status is in none of them.
    """
    by_status = tuple((status, extents.get(status, Extent.LOADING)) for status in PetStatus)
    return Completeness(
        whole=Extent.CUT if is_final else Extent.LOADING,
        by_status=by_status,
        unstated_may_hide=True,
        doubts=tuple(doubts),
        counted=counted,
    )
