"""How much of the list a walk has certainly seen. Nothing here guesses."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import msgspec

from petstore_gui.domain.pet_status import PetStatus


class Extent(Enum):
    """How much of one list (the whole one, or one status) is known."""

    UNKNOWN = "not requested yet"
    LOADING = "being requested"
    ALL = "the links ended: this is certainly all"
    LISTED = "the service listed no more, but without links, or with a row that was not understood"
    CUT = "as many rows as the limit, without links: there may be more"
    STOPPED = "staff or an error stopped the walk"

    @property
    def is_settled(self) -> bool:
        """Whether the service has listed all that it will list."""
        return self in (Extent.ALL, Extent.LISTED)


class Completeness(msgspec.Struct, frozen=True):
    """The extent of the whole list and of each status in one walk.

    `unstated_may_hide`: animals without a status may be missing, as the unfiltered list is cut.
    """

    whole: Extent = Extent.UNKNOWN
    by_status: tuple[tuple[PetStatus, Extent], ...] = ()
    unstated_may_hide: bool = False

    def of(self, status: PetStatus | None) -> Extent:
        """The extent of one status, or of the whole list for None."""
        if status is None or self.whole.is_settled:
            return self.whole
        return dict(self.by_status).get(status, self.whole)

    @property
    def cut(self) -> tuple[PetStatus, ...]:
        """The statuses whose own list is cut, in the interface's order."""
        return tuple(status for status in PetStatus if self.of(status) is Extent.CUT)


def extent_of_response(rows: int, limit: int) -> Extent:
    """What one response without links proves, if it has `rows` rows of at most `limit`."""
    return Extent.LISTED if rows < limit else Extent.CUT


def known_of(status: PetStatus | None, extent: Extent) -> Completeness:
    """The completeness of a walk of one status, or of the whole list for None."""
    if status is None:
        return Completeness(whole=extent)
    return Completeness(by_status=((status, extent),))


def known_by_status(extents: Mapping[PetStatus, Extent]) -> Completeness:
    """The completeness if the whole list is cut, so that each status is requested as well.

    `extents` has the statuses received so far. Even if none is cut, together they are not the
    whole list: an animal without a status is in none of them.
    """
    by_status = tuple((status, extents.get(status, Extent.LOADING)) for status in PetStatus)
    is_final = len(extents) == len(by_status)
    return Completeness(
        whole=Extent.CUT if is_final else Extent.LOADING,
        by_status=by_status,
        unstated_may_hide=True,
    )
