"""The outbox: stores every add before it is sent, until its outcome is known."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import MayBeThere, RequestError
from petstore_gui.domain.pending_add import Cause, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.alike_adds import AlikeAdds
from petstore_gui.outbox.away_adds import AwayAdds
from petstore_gui.outbox.decisions import Decisions
from petstore_gui.outbox.dispatch import AddFailed, Dispatch
from petstore_gui.outbox.drafts import Drafts
from petstore_gui.outbox.duplicate_finder import DuplicateFinder
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.late_rows import LateRows
from petstore_gui.outbox.likeness import Likeness, likeness_of
from petstore_gui.outbox.listed_like import ListedLike
from petstore_gui.outbox.new_adds import NewAdds
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.reconciler import Reconciler
from petstore_gui.outbox.refused_adds import RefusedAdds
from petstore_gui.outbox.search import Search, SearchResult
from petstore_gui.outbox.second_sending import SecondSending
from petstore_gui.outbox.sender import Sender
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.outbox.timing import DEFAULT_TIMING, Timing
from petstore_gui.outbox.twins import Twins
from petstore_gui.outbox.waiting import Waiting, waiting_of
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks


class Outbox(QObject):
    """Sends animals to the open service, one after the other.

    `pending` owns the adds, `new_adds` saves them, `reconciler` finds the outcome of lost ones,
    `second_sending` decides whether those may be sent again, `refused` finds those in the list that
    the service refused, `twins` finds those that are there twice, `alike` those that may be the
    animal that is added, `away` sends those that wait for their service, `decisions` carries out
    staff's other decisions. `is_allowed`: IT allows adding.
    `undo_seconds`: how long an add is held before it is sent, so that it can be undone.
    `is_brought_in`: whether an import that is not over has a row like an animal.
    `is_address_locked`: whether only IT can change the address of a deployment.

    Signals:
        changed(): the pending adds, or what is known of them, changed.
        connected(): adds are sent through another gateway, perhaps with another API key.
        added(PendingAdd, Added): the service added the animal; the catalogue already has it.
        add_failed(AddFailed): an add failed, or its outcome is unknown; also for a service that
            was left.
        original_added(PendingAdd): the add that this one replaces was added; this one is sent only
            if a person asks for it.
        left_unsent(PendingAdd): its service was left before it was sent.
        searched(SearchResult): the list was searched for an add of unknown outcome.
    """

    changed = Signal()
    connected = Signal()
    added = Signal(object, object)
    add_failed = Signal(object)
    original_added = Signal(object)
    left_unsent = Signal(object)
    searched = Signal(object)

    def __init__(
        self,
        paths: StoragePaths,
        catalogue: KnownPets,
        tasks: Tasks,
        parent: QObject | None = None,
        *,
        is_allowed: bool = True,
        timing: Timing = DEFAULT_TIMING,
    ) -> None:
        super().__init__(parent)
        self.undo_seconds = 0.0
        self.is_brought_in: Callable[[Likeness], bool] = lambda _animal: False
        self.is_address_locked: Callable[[Deployment], bool] = lambda _deployment: False
        self._connected_at: datetime | None = None
        self._catalogue = catalogue
        self._tasks = tasks
        self.pending = Pending(is_allowed=is_allowed)
        self.stores = OutboxStores(paths, self.pending, self)
        self.drafts = Drafts(self.stores, tasks, self)
        self.duplicates = DuplicateFinder(catalogue, tasks, self)
        self.decisions = Decisions(self.pending, self.stores, tasks, self)
        self.new_adds = NewAdds(self.pending, self.stores, self.drafts, tasks, self)
        self.new_adds.left_unsent.connect(self.left_unsent)
        self.new_adds.original_added.connect(self.original_added)
        self.new_adds.changed.connect(self.changed)
        self.decisions.deciding.connect(self.changed)
        self.decisions.ended.connect(self._decided)
        self.alike = AlikeAdds(self.pending, self._is_in_doubt)
        self._sender = Sender(
            self.pending,
            catalogue,
            self.changed.emit,
            timing.connect,
            self.alike.unknown_to_staff,
        )
        self._dispatch = Dispatch(self.pending, self.stores, self._sender, catalogue, tasks, self)
        send_away = partial(self._dispatch.send, is_promised=True)
        self.away = AwayAdds(self.pending, tasks, send_away, self.changed.emit)
        self.new_adds.changed.connect(self.away.send_if_back)
        listed = ListedLike(catalogue)
        self.reconciler = Reconciler(
            self.pending,
            self._sender,
            listed,
            self._dispatch.replay,
            self,
            pause_most=timing.replay_pause,
        )
        self.reconciler.searched.connect(self._searched)
        self.reconciler.searching_changed.connect(self.changed)
        self.refused = RefusedAdds(self.pending, catalogue, listed, self.reconciler, tasks, self)
        self.refused.changed.connect(self.changed)
        self.second_sending = SecondSending(
            self.pending, self._sender, self.reconciler, self.refused, timing, self
        )
        self.second_sending.allowed.connect(self._send_now)
        self.second_sending.look_due.connect(self.search)
        self.second_sending.rest_ended.connect(self.changed)
        self.changed.connect(self.second_sending.await_settled)
        LateRows(self.pending, self.reconciler, catalogue, self)
        self.twins = Twins(self.pending, catalogue, self)
        catalogue.list_ended.connect(self._list_ended)
        catalogue.list_ended.connect(self.twins.look)
        self._follow_dispatch()

    def _follow_dispatch(self) -> None:
        """What an outcome means is noted before anybody is told of it."""
        dispatch, new_adds = self._dispatch, self.new_adds
        new_adds.ready.connect(dispatch.queue)
        new_adds.not_saved.connect(lambda add, error: dispatch.failed.emit(AddFailed(add, error)))
        new_adds.replaced.connect(dispatch.release_replacements)
        dispatch.added.connect(self._note_added)
        dispatch.added.connect(self.added)
        dispatch.added.connect(self.twins.watch)
        dispatch.failed.connect(self._note_failed)
        dispatch.failed.connect(self.add_failed)
        dispatch.original_added.connect(self.original_added)
        dispatch.left_unsent.connect(self.left_unsent)
        dispatch.lost.connect(self._search_lost)
        dispatch.settled.connect(self.reconciler.forget)
        dispatch.changed.connect(self.changed)

    def open(self, service_id: ServiceId | None) -> None:
        """Add to this service from now on; None closes every file."""
        self.drafts.open(service_id)
        left = self.pending.open(service_id)
        self.away.await_list()
        self._sender.connect_to(None)
        if service_id is None:
            self.stores.close()
        else:
            self._tasks.start("open outbox", self._open(service_id))
            for add in left:
                self.left_unsent.emit(add)
        self.changed.emit()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send through this gateway from now on; None: through none for now."""
        self.away.await_list()
        self._sender.connect_to(gateway)
        if gateway is not None and self.pending.service_id == LOCAL_SERVICE:
            self.away.service_answers()
        self.reconcile()
        if gateway is not None:
            self._connected_at = datetime.now(UTC)
            self.connected.emit()
            self.changed.emit()

    def is_before_connection(self, add: PendingAdd) -> bool:
        """Whether an add got its answer before the gateway that is in use was connected."""
        return self._connected_at is not None and add.changed_at < self._connected_at

    def give_up(self) -> None:
        """Refuse adds at once: the service could not be opened."""
        self._sender.give_up()

    async def wait_closed(self) -> None:
        """After `open(None)`: wait until every file is closed."""
        await self.stores.wait_closed()

    def reconcile(self) -> None:
        """Find the unknown outcomes of adds; try again to open a file that failed."""
        if self.pending.service_id is not None and self.stores.has_failed(self.pending.service_id):
            self._tasks.start("open outbox", self._open(self.pending.service_id))
        elif self.reconciler.has_work:
            self._tasks.start("reconcile adds", self.reconciler.reconcile())

    def add(
        self,
        pet: NewPet,
        *,
        replaces: PendingAdd | None = None,
        when_back: bool = False,
        as_well: bool = False,
    ) -> PendingAdd | None:
        """Store a new add, and send it after `undo_seconds`, or once its service answers.

        If it `replaces` an add that may be there, it waits for that outcome; None if both are the
        same animal, which may have been added. One that was not sent or not accepted is removed
        from the file in the write that stores the new one, so that the animal is never in both.
        `as_well`: a person knows of those like it that may be there.
        """
        held = 0 if self._sender.has_given_up else self.undo_seconds  # there is nothing to undo
        is_in_doubt = replaces is not None and self.second_sending.is_in_doubt(replaces)
        certain = None if is_in_doubt else replaces
        add = self.new_adds.add(pet, replaces, certain, held, when_back=when_back)
        if add is not None and as_well:
            self.alike.let_pass(add)
        return add

    def add_after_look(
        self, pet: NewPet, *, replaces: PendingAdd | None = None, as_well: bool = False
    ) -> PendingAdd | Search | None:
        """As `add`, unless one like it may be stored, though refused: then search the list first.

        `second_sending.looked` says how the search that is returned has ended.
        """
        if self.second_sending.needs_look_before(pet):
            self._tasks.start("look, then add", self.second_sending.look_before(pet))
            return Search(is_running=True)
        return self.add(pet, replaces=replaces, as_well=as_well)

    def send(self, seen: PendingAdd) -> None:
        """Send an add, perhaps again: a person asked for it.

        Does nothing if it is already on its way. The decision fails if the add is blocked, has to
        wait, or has moved since it was `seen`. If that could add a second animal, the list is
        searched first, and the add is sent only if nothing like it has appeared.
        """
        add = self.pending.unchanged(seen)
        if add is not None and self.pending.may_send(add):
            if self.second_sending.needs_look(add):
                self._tasks.start("look, then send again", self.second_sending.ask(add))
            else:
                self._send_now(add)
        elif (now := self.pending.get(seen.key)) is None or not now.phase.is_on_its_way:
            self.decisions.failed.emit(seen)

    def send_when_back(self, seen: PendingAdd) -> None:
        """Send an unsent add once its service answers: a person asked for it."""
        self.alike.let_pass(seen)
        if not self.away.wait_for_service(seen):
            self.decisions.failed.emit(seen)

    def being_added(self) -> frozenset[Likeness]:
        """What the animals are like that are being added, or may have been, though refused."""
        adds = (*self.pending.here, *self.refused.stored)
        return frozenset(likeness_of(add.pet) for add in adds)

    def waiting(self, key: str) -> Waiting:
        """What an add on its way waits for."""
        return waiting_of(self.pending.get(key), self.pending, self._sender)

    def search_for(self, add: PendingAdd) -> Search:
        """What the list says of an add that may be there, or that the service refused."""
        is_known_unsent = add.phase in (Phase.REFUSED, Phase.PAUSED)
        if not is_known_unsent or self.pending.is_from_earlier(add):
            return self.reconciler.search_for(add)
        return self.refused.search_for(add.pet) or Search()

    def search(self, add: PendingAdd) -> None:
        """Search the service's list for an animal whose add has an unknown outcome."""
        self._tasks.start("search for add", self.second_sending.look(add))

    def _list_ended(self) -> None:
        """The service answers: settle unknown outcomes, and send the adds that waited for it."""
        self.reconcile()
        self.away.service_answers()

    async def _open(self, service_id: ServiceId) -> None:
        await self.stores.open_all(service_id)
        self.changed.emit()
        self.away.send_if_back()
        await self.reconciler.reconcile()

    def _is_in_doubt(self, add: PendingAdd) -> bool:
        return self.second_sending.is_in_doubt(add)

    def _send_now(self, add: PendingAdd) -> None:
        self.alike.let_pass(add)
        self._dispatch.queue(add, Cause.PERSON)
        self.changed.emit()

    def _note_added(self, add: PendingAdd) -> None:
        self.refused.settle(add.pet)

    def _note_failed(self, failed: AddFailed) -> None:
        add, error = failed.add, failed.error
        if error.is_outage and self.pending.is_current(add):
            self.away.await_list()
        if add.phase is Phase.REFUSED or isinstance(error, MayBeThere):
            self.refused.take(add, error)

    def _search_lost(self, add: PendingAdd, error: RequestError) -> None:
        self._tasks.start("search for add", self.reconciler.search(add, error))

    def _searched(self, result: SearchResult) -> None:
        self.searched.emit(result)
        self._catalogue.refresh()

    def _decided(self, add: PendingAdd) -> None:
        if add.phase is Phase.ADDED:
            self.refused.settle(add.pet)
        self._dispatch.release_replacements(add)
        if self.pending.is_from_earlier(add):  # brought back: it is offered only after a look
            self._tasks.start("search for add", self.reconciler.search(add))
        self.changed.emit()
