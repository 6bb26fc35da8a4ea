"""What the user chose to see: filter, search and order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from petstore_gui.domain.pet_status import PetStatus


class Column(IntEnum):
    """The columns of the table, in their default order."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


class Filter(Enum):
    """What the filter buttons show."""

    ALL = "all"
    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"
    NOT_STATED = "not stated"

    @property
    def status(self) -> PetStatus | None:
        """The `status` to ask the service for, or None if the interface has none for it."""
        return None if self in (Filter.ALL, Filter.NOT_STATED) else PetStatus(self.value)


@dataclass(frozen=True)
class View:
    """What the user chose to see.

    `search` is as typed. `categories`: the numbers of those to show; all, if there are none.
    """

    filter: Filter = Filter.ALL
    search: str = ""
    column: Column = Column.ID
    descending: bool = False
    categories: frozenset[int] = frozenset()
