"""Sending an add that the service may have: only after a look at the list."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import ceil

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.reconciler import Reconciler
from petstore_gui.outbox.refused_adds import RefusedAdds
from petstore_gui.outbox.search import Search, SearchResult
from petstore_gui.outbox.sender import Sender, can_be_replayed
from petstore_gui.outbox.timing import Timing

_UNSETTLED = (Phase.UNKNOWN, Phase.PAUSED, Phase.REFUSED)


class SecondSending(QObject):
    """Decides whether an add that the service may already have can be sent.

    Its outcome is unknown, or it comes from an earlier run, whose last writes may be lost. A
    service that refused it may have stored it too, so the list is searched before that one is sent.

    A slow service may still be adding it for `settle` seconds after its answer was lost, so only a
    search after that counts. A press counts only once its result has been shown for `rest` seconds:
    a press that was meant for the first sending, such as the second of a double click, decides
    nothing. A search that a person asked for is seen to run for at least `look` seconds.

    Signals:
        look_due(PendingAdd): the service can no longer be adding it, and the last search is older.
        rest_ended(): an add can be sent again, as far as that depends on the time.
        allowed(PendingAdd): a new search found no more than was shown before the press.
        withheld(PendingAdd): of one that was refused or held back it found more, or nobody knows.
        looked(NewPet, bool): the list was searched before an animal like a refused one is added;
            whether it may be, as nothing more was found than was shown before the press.
    """

    look_due = Signal(object)
    rest_ended = Signal()
    allowed = Signal(object)
    withheld = Signal(object)
    looked = Signal(object, bool)

    def __init__(
        self,
        pending: Pending,
        sender: Sender,
        reconciler: Reconciler,
        refused: RefusedAdds,
        timing: Timing,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._sender = sender
        self._reconciler = reconciler
        self._refused = refused
        self._timing = timing
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._look_again)

    def may_double(self, add: PendingAdd) -> bool:
        """Whether sending an add could make a second animal."""
        return self._pending.may_be_there(add) and not self._is_replay(add)

    def needs_look(self, add: PendingAdd) -> bool:
        """Whether an add is sent only after a look at the list."""
        is_looked_for = self._refused.is_looked_for(add) and not self._is_replay(add)
        return is_looked_for or self.may_double(add)

    def needs_look_before(self, pet: NewPet) -> bool:
        """Whether an animal is added only after a look: one like it may be stored, though refused.

        A service that honours keys is trusted to store nothing that it refuses.
        """
        gateway = self._sender.gateway
        is_trusted = gateway is None or gateway.honours_idempotency_key
        return not is_trusted and self._refused.stored_like(pet) is not None

    def _is_replay(self, add: PendingAdd) -> bool:
        """Whether the service recognises it by its key."""
        gateway = self._sender.gateway
        is_unsent = add.phase is Phase.PAUSED and not add.attempts  # a lost attempt had the key
        return gateway is not None and (
            can_be_replayed(add, gateway) or (is_unsent and gateway.honours_idempotency_key)
        )

    def is_in_doubt(self, add: PendingAdd) -> bool:
        """Whether another add in its place, with a key of its own, could make a second animal.

        What an earlier run left is not in doubt once the list was read and has none like it.
        """
        result = self._reconciler.search_for(add).result
        is_left = self._pending.is_from_earlier(add) and (result is None or bool(result.ids))
        return add.phase is Phase.UNKNOWN or is_left

    def may_be_offered(self, add: PendingAdd) -> bool:
        """Whether a person may send an add again: nothing says that it was added.

        The list has been searched since the service can no longer be adding it, and has no new
        animal like it; or it could not be read, and the person knows that there may be two.
        """
        search = self._reconciler.search_for(add)
        is_late = search.at is not None and not self._may_be_at_work(add, search.at)
        is_settled = is_late and not search.is_running and not search.is_added
        return not self.may_double(add) or (is_settled and self.rests_until(add) is None)

    def rests_until(self, add: PendingAdd) -> datetime | None:
        """Until when it cannot be sent again; None if that is over.

        The service may still be adding it, which could make a second one, or asked to wait.
        """
        now = datetime.now(UTC)
        is_at_work = self.may_double(add) and self._may_be_at_work(add, now)
        ends = self._settled_at(add) if is_at_work else None, add.put_off_until(now)
        return max((end for end in ends if end is not None), default=None)

    def await_settled(self) -> None:
        """Emit `look_due` in time for each add that was looked for too early, and `rest_ended`."""
        now = datetime.now(UTC)
        failed = (add for add in self._pending.here if add.failure is not None)
        put_off = (add.put_off_until(now) for add in failed)
        ends = [*map(self._settled_at, self._looked_for_early()), *filter(None, put_off)]
        if ends:
            seconds = (min(ends) - now).total_seconds()
            self._settled.start(max(0, ceil(seconds * 1_000)))

    async def look(self, add: PendingAdd) -> SearchResult | None:
        """Search the list because a person asked for it, unless a search is under way."""
        if self._refused.is_looked_for(add):
            await self._refused.look(add, self._timing.look)
            return None
        if self._reconciler.search_for(add).is_running:
            return None
        return await self._reconciler.search(add, seen_for=self._timing.look)

    async def look_before(self, pet: NewPet) -> None:
        """Search the list for the refused animal like one that a person adds; emit `looked`."""
        refused = self._refused.stored_like(pet)
        may_be_added = refused is None or await self._refused.look(refused, self._timing.look)
        self.looked.emit(pet, may_be_added)

    async def ask(self, add: PendingAdd) -> None:
        """Search the list, and emit `allowed` if it finds no more than was shown at the press.

        A press that came before anything was shown only searches.
        """
        if self._refused.is_looked_for(add):
            is_allowed = await self._refused.look(add, self._timing.look)
            if not is_allowed:
                self.withheld.emit(add)
        else:
            is_allowed = await self._finds_no_more(add)
        now = self._pending.unchanged(add) if is_allowed else None
        if now and self._pending.may_send(now) and self._pending.is_current(add):
            self.allowed.emit(now)

    async def _finds_no_more(self, add: PendingAdd) -> bool:
        shown = self._reconciler.search_for(add)
        if shown.is_running:
            return False
        is_rested = self._reconciler.seconds_shown(add) >= self._timing.rest
        may_be_asked = is_rested and self.may_be_offered(add)
        return _is_as_shown(shown, await self.look(add)) and may_be_asked

    def _look_again(self) -> None:
        for add in self._looked_for_early():
            if not self._may_be_at_work(add, datetime.now(UTC)):
                self.look_due.emit(add)
        self.rest_ended.emit()
        self.await_settled()

    def _looked_for_early(self) -> list[PendingAdd]:
        """The adds of which the last search proves nothing, unless it found one."""
        early = []
        unsettled = (add for add in self._pending.here if add.phase in _UNSETTLED)
        for add in filter(self.may_double, unsettled):
            search = self._reconciler.search_for(add)
            is_early = search.at is not None and self._may_be_at_work(add, search.at)
            if is_early and not (search.is_running or search.is_added):
                early.append(add)
        return early

    def _may_be_at_work(self, add: PendingAdd, at: datetime) -> bool:
        """Whether the service may be adding it then; a clock that was set back delays nothing.

        The last attempt was lost: not answered, and not stopped by a connection that failed.
        """
        is_recent = add.changed_at <= at < self._settled_at(add)
        is_sent = add.failure is None or not isinstance(error_of(add.failure), NotReached)
        return add.phase is Phase.UNKNOWN and add.attempts > 0 and is_recent and is_sent

    def _settled_at(self, add: PendingAdd) -> datetime:
        return add.changed_at + timedelta(seconds=self._timing.settle)


def _is_as_shown(shown: Search, found: SearchResult | None) -> bool:
    """Whether a search found no more than a person saw when they decided."""
    if found is None or shown.unread is not None:
        return found is None and shown.unread is not None
    is_more = shown.result is None or not set(found.all_ids) <= set(shown.result.all_ids)
    return not (is_more or found.is_added)
