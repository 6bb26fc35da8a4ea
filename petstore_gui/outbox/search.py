"""What a search of the list for an add of unknown outcome found, or why it could not be read."""

from __future__ import annotations

from datetime import datetime

import msgspec

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.protocol import Wait


class SearchResult(msgspec.Struct, frozen=True):
    """The listed animals like an add of unknown outcome that were not known before it was sent.

    `nearly`: if there are none, those that are new and differ from it only a little.
    `are_new`: the whole list was known then; otherwise they may be older. `error` is why the
    outcome is unknown. `at`: when the search began. `rivals`: how many other adds of unknown
    outcome they may be as well.
    """

    add: PendingAdd
    error: RequestError
    ids: tuple[int, ...]
    are_new: bool
    at: datetime
    rivals: int = 0
    nearly: tuple[Pet, ...] = ()

    @property
    def all_ids(self) -> tuple[int, ...]:
        """The ids of all that it may be."""
        return (*self.ids, *(pet.id for pet in self.nearly))

    @property
    def is_added(self) -> bool:
        """Whether the list has one for each add that was not there before: one is this add's."""
        return self.are_new and len(self.ids) > self.rivals


class Unread(msgspec.Struct, frozen=True):
    """A search that could not read the list: when, and why; None if its service is not open."""

    at: datetime
    error: RequestError | None = None


class Search(msgspec.Struct, frozen=True):
    """The search of the list for an add: whether one is running, and how the last one ended.

    `wait`: why the one that is running waits before its next attempt, and how much longer.
    `unread`: the last one could not read the list; `result` is then from an earlier one, if any.
    """

    result: SearchResult | None = None
    is_running: bool = False
    unread: Unread | None = None
    wait: Wait | None = None

    @property
    def at(self) -> datetime | None:
        """When the last one that ended began; None before the first."""
        last = self.unread or self.result
        return last.at if last is not None else None

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of those that the list has like it."""
        return self.result.ids if self.result is not None else ()

    @property
    def all_ids(self) -> tuple[int, ...]:
        """The ids of all that it may be."""
        return self.result.all_ids if self.result is not None else ()

    @property
    def is_found(self) -> bool:
        """Whether the list has one that it may be."""
        return bool(self.all_ids)

    @property
    def is_added(self) -> bool:
        """Whether the list has one like it that was not there before, and is no other add's."""
        return self.result is not None and self.result.is_added
