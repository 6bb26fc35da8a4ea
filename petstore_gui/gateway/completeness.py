"""What a walk may say about how much of the list it saw. Nothing here guesses."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.pets import PetStatus


class Extent(Enum):
    """How much of one list (the whole one, or one status) is known."""

    UNKNOWN = "not asked for yet"
    LOADING = "under way"
    ALL = "the links ended: proof that this is all"
    LISTED = "fewer than the limit, without links: the service listed no more"
    CUT = "as many as the limit, without links: there may be more"
    STOPPED = "a person or an error ended the walk before its end"

    @property
    def is_settled(self) -> bool:
        """Whether the service listed everything that it lists."""
        return self in (Extent.ALL, Extent.LISTED)


class Completeness(msgspec.Struct, frozen=True):
    """What is known of the whole list and of each status.

    `proven` and the extents come from one walk. `unstated_may_hide` tells that animals without a
    status may be missing: only a cut unfiltered list can hide them.
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
