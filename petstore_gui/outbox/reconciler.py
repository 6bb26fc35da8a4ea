"""Finds the unknown outcomes of adds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from time import monotonic

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.list_errors import ListedNothing
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.protocol import Wait
from petstore_gui.outbox.likeness import likeness_of
from petstore_gui.outbox.list_search import Listed, search_list
from petstore_gui.outbox.listed_like import ListedLike
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.search import Search, SearchResult, Unread
from petstore_gui.outbox.sender import Sender, can_be_replayed
from petstore_gui.support.clock import local_now

TICK_MS = 500


class Reconciler(QObject):
    """Replays an add if that cannot add a second animal; otherwise searches the list for it.

    `replay` sends an add again, and returns when that is done.

    Signals:
        searched(SearchResult): the list was searched to its end for an add of unknown outcome.
        not_searched(PendingAdd): the list could not be searched for one.
        searching_changed(): a search started or ended, or waits for its next attempt.
        list_failed(RequestError): a search could not read the list.
    """

    searched = Signal(object)
    not_searched = Signal(object)
    searching_changed = Signal()
    list_failed = Signal(object)

    def __init__(
        self,
        pending: Pending,
        sender: Sender,
        listed: ListedLike,
        replay: Callable[[PendingAdd], Awaitable[None]],
        parent: QObject | None = None,
        *,
        pause_most: float,
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._sender = sender
        self._listed = listed
        self._replay = replay
        self._pause_most = pause_most
        self._results: dict[str, SearchResult] = {}
        self._shown_at: dict[str, float] = {}
        self._searching: set[str] = set()
        self._unread: dict[str, Unread] = {}
        self._unread_since: dict[str, float] = {}
        self._tick = QTimer(self)  # somebody may be counting the seconds of a wait
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.searching_changed)

    @property
    def has_work(self) -> bool:
        """Whether the service may have any add."""
        return any(self._pending.may_be_there(add) for add in self._pending.here)

    def search_for(self, add: PendingAdd) -> Search:
        """What is known of the search for an add."""
        is_running = add.key in self._searching
        wait = self._sender.wait_of(add) if is_running else None
        return Search(self.result(add), is_running, self._unread.get(add.key), wait)

    def is_found_from_earlier(self, add: PendingAdd) -> bool:
        """Whether the list has one like an add that an earlier run recorded as not added."""
        return self._pending.is_from_earlier(add) and self.search_for(add).is_found

    def result(self, add: PendingAdd) -> SearchResult | None:
        """What the last search found, without the animals of other adds; None before it ends.

        A search from before the last attempt says nothing about that attempt. If the list cannot be
        read, what is known of it, perhaps from an earlier run, may have the animal too.
        """
        result = self._results.get(add.key)
        if result is None or result.add.attempts != add.attempts:
            result = self._seen(add)
        if result is None:
            return None
        ids = self._pending.ids_of_its_own(add, result.ids)
        nearly = () if ids else self._of_its_own(add, result.nearly)
        return msgspec.structs.replace(
            result, ids=ids, rivals=self._rivals(add, ids), nearly=nearly
        )

    def _of_its_own(self, add: PendingAdd, pets: Iterable[Pet]) -> tuple[Pet, ...]:
        return tuple(pet for pet in pets if self._pending.ids_of_its_own(add, [pet.id]))

    def _rivals(self, add: PendingAdd, ids: Sequence[int]) -> int:
        wanted = likeness_of(add.pet)
        others = (
            one for one in self._pending.here if one.key != add.key and one.phase is Phase.UNKNOWN
        )
        return sum(
            likeness_of(one.pet) == wanted and bool(self._pending.ids_of_its_own(one, ids))
            for one in others
        )

    def _seen(self, add: PendingAdd) -> SearchResult | None:
        unread = self._unread.get(add.key)
        if unread is None:
            return None
        if not (ids := self._pending.ids_of_its_own(add, self._listed.ids(add.pet))):
            return None
        return SearchResult(add, _why_unknown(add), ids, are_new=add.known.is_whole, at=unread.at)

    def seconds_shown(self, add: PendingAdd) -> float:
        """How long the result of the last search has been the same; 0 before there is one."""
        if (unread_since := self._unread_since.get(add.key)) is not None:
            return monotonic() - unread_since
        shown_at = self._shown_at.get(add.key)
        return 0 if shown_at is None or self.result(add) is None else monotonic() - shown_at

    def forget(self, add: PendingAdd) -> None:
        """Forget what a search found: the outcome is known."""
        for known in (self._results, self._shown_at, self._unread, self._unread_since):
            known.pop(add.key, None)

    def note_found_unread(self, add: PendingAdd) -> None:
        """Note that the rows have one like an add by now, although the list could not be read."""
        self.searching_changed.emit()
        if self._is_unknown(add):
            self.not_searched.emit(add)

    async def reconcile(self) -> None:
        """Reconcile one add after the other; skip those that have moved since the start."""
        for seen in self._pending.here:
            add = self._pending.unchanged(seen)
            if add and self._pending.may_be_there(add) and self._pending.is_current(add):
                await self._reconcile_one(add)

    async def search(
        self, add: PendingAdd, error: RequestError | None = None, *, seen_for: float = 0.0
    ) -> SearchResult | None:
        """Search the list for an add, and return what was found; None if it cannot be read.

        `error` is why its outcome is unknown, if that is known. `seen_for`: for how many seconds,
        at least, somebody sees that it is running.
        """
        self._searching.add(add.key)
        self.searching_changed.emit()
        seen_until, at = monotonic() + seen_for, local_now()
        try:
            found = await self._found(add)
            await asyncio.sleep(max(0, seen_until - monotonic()))
        finally:
            self._searching.discard(add.key)
            if not self._searching:
                self._tick.stop()
        if found is None or isinstance(found, RequestError):
            self._note_unread(add, Unread(at, found), is_wanted=seen_for > 0)
            return None
        new = self._pending.ids_of_its_own(add, found.ids)
        error, is_whole = error or _why_unknown(add), add.known.is_whole
        nearly = self._sender.new_rows.nearly_like(add, found.new)
        self._keep(SearchResult(add, error, new, are_new=is_whole, at=at, nearly=nearly))
        self.searching_changed.emit()
        result = self.result(add)
        if self._is_unknown(add):
            self.searched.emit(result)
        return result

    def _is_unknown(self, seen: PendingAdd) -> bool:
        """Whether an add is still here, and nobody knows what became of an attempt on record."""
        add = self._pending.here_by_key(seen.key)
        return add is not None and add.phase not in (Phase.PAUSED, Phase.REFUSED)

    async def _reconcile_one(self, add: PendingAdd) -> None:
        gateway = self._sender.gateway
        is_blocked = self._pending.block(add) is not None or add.phase is not Phase.UNKNOWN
        is_replayed = gateway is not None and not is_blocked and can_be_replayed(add, gateway)
        result = self.result(add)
        if is_replayed and is_due(add, datetime.now(UTC), self._pause_most):
            await self._replay(add)
        elif not is_replayed and (result is None or add.key in self._unread):
            await self.search(add)
        elif result is not None and not result.ids:
            self._revise(result)

    async def _found(self, add: PendingAdd) -> Listed | RequestError | None:
        """The listed animals like an add, or why the list cannot be read, if known."""
        gateway = self._sender.gateway
        if gateway is None or add.service_id != self._pending.service_id:
            return None
        try:
            came_since = partial(self._sender.new_rows.came_since, add)
            found = await search_list(add.pet, gateway, partial(self._note_wait, add), came_since)
        except RequestError as error:
            return error
        is_empty = found.is_empty and self._sender.knows_any(add.pet.status)
        return ListedNothing() if is_empty else found

    def _note_wait(self, add: PendingAdd, wait: Wait) -> None:
        self._sender.note_wait(add, wait)
        self._tick.start()

    def _note_unread(self, add: PendingAdd, unread: Unread, *, is_wanted: bool) -> None:
        """Report it to whoever asked; if a list started the search, only for a new reason."""
        error, before = unread.error, self._unread.get(add.key)
        is_news = before is None or type(before.error) is not type(error)
        self._unread_since.setdefault(add.key, monotonic())
        self._unread[add.key] = unread
        self.searching_changed.emit()
        if error is not None:
            self.list_failed.emit(error)
        if (is_news or is_wanted) and self._is_unknown(add):
            self.not_searched.emit(add)

    def _keep(self, result: SearchResult) -> None:
        before = self._results.get(result.add.key)
        now = result.add.attempts, result.all_ids
        if before is None or (before.add.attempts, before.all_ids) != now:
            self._shown_at[result.add.key] = monotonic()
        self._results[result.add.key] = result
        self._unread.pop(result.add.key, None)
        self._unread_since.pop(result.add.key, None)

    def _revise(self, result: SearchResult) -> None:
        """Add animals that the list gained after the search: a slow service stored them late."""
        listed = self._sender.known_like(result.add.pet).ids
        ids = self._pending.ids_of_its_own(result.add, listed)
        nearly = self._sender.new_rows.nearly_like(result.add) or result.nearly
        self._keep(msgspec.structs.replace(result, ids=ids, nearly=nearly))
        self.searching_changed.emit()
        revised = self.result(result.add)
        is_more = revised is not None and not {*revised.all_ids} <= {*result.all_ids}
        if revised is not None and is_more and self._is_unknown(revised.add):
            self.searched.emit(revised)


def is_due(add: PendingAdd, now: datetime, pause_most: float) -> bool:
    """Whether an add may be replayed: at once, then after 1, 2, 4, … `pause_most` seconds.

    Not before the service wants it. Every completed list starts a replay, and a failed replay loads
    the list.
    """
    pause = min(pause_most, 2 ** (add.attempts - 2)) if add.attempts > 1 else 0
    waited = (now - add.changed_at).total_seconds()
    is_paused = 0 <= waited < pause  # a clock that was set back delays nothing
    return not is_paused and add.put_off_until(now) is None


def _why_unknown(add: PendingAdd) -> RequestError:
    return error_of(add.failure) if add.failure else OutcomeUnknown()
