"""Adds, losses, crashes and decisions in any order: no add is lost, doubled or sent unasked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added, Wait, tell_nobody
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.support.any_order import HASTY, TURNS, AnyOrder, examples

pytestmark = pytest.mark.slow

PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
TRIES_MAX = 30


class Watched(FakeGateway):
    """A service that calls `watch` for every add that arrives."""

    def __init__(self, watch: Callable[[str, bool], None], *, honours_key: bool) -> None:
        super().__init__(honours_key=honours_key)
        self._watch = watch

    async def create_pet(
        self,
        pet: NewPet,
        idempotency_key: str,
        *,
        is_repeated: bool = False,
        on_wait: Callable[[Wait], object] = tell_nobody,
    ) -> Added:
        self._watch(pet.name, is_repeated)
        return await super().create_pet(
            pet, idempotency_key, is_repeated=is_repeated, on_wait=on_wait
        )


class AnyAdds(AnyOrder):
    """Staff with a service that loses answers, and with a program that may crash at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.may_go: set[str] = set()
        self.firsts: dict[str, str] = {}
        self.over: set[str] = set()
        """Animals that were added, marked as added or discarded, or may have been."""
        self.being_decided: set[str] = set()

    @initialize(honours_key=st.booleans())
    def open(self, honours_key: bool) -> None:
        self.service = Watched(self.watch, honours_key=honours_key)
        self.start()

    @rule(turns=TURNS, is_held=st.booleans(), replaces=st.booleans())
    def add(self, turns: int | None, is_held: bool, replaces: bool) -> None:
        name = f"Animal {len(self.asked)}"
        lost = [one for one in self.outbox.pending.here if one.phase is Phase.UNKNOWN]
        first = lost[-1] if replaces and lost else None
        if first is not None:
            self.firsts[name] = first.pet.name
        if first is not None or not is_held:
            self.may_go.add(name)
        self.asked.append(name)
        hold = 60 if is_held else 0
        self.outbox.undo_seconds = hold
        self.run(lambda: self.outbox.add(NewPet(name, 1), replaces=first), turns)

    @rule(is_acted_on=st.booleans())
    def lose_the_next(self, is_acted_on: bool) -> None:
        if is_acted_on:
            self.service.lose_next_answer(OutcomeUnknown())
        else:
            self.service.fail_next("add", OutcomeUnknown())

    @rule(turns=TURNS, is_acted_on=st.booleans())
    def lose_one_and_replace_it(self, turns: int | None, is_acted_on: bool) -> None:
        self.find_the_service(None)
        self.lose_the_next(is_acted_on)
        self.add(None, is_held=False, replaces=False)
        self.add(turns, is_held=False, replaces=True)

    @rule()
    def refuse_the_next(self) -> None:
        self.service.fail_next("add", NotValid(422))

    @rule(turns=TURNS, index=st.integers(0, 3))
    def send(self, turns: int | None, index: int) -> None:
        if add := self.chosen(index):
            self.may_go.add(add.pet.name)
            self.run(lambda: self.outbox.send(add), turns)

    @rule(turns=TURNS, index=st.integers(0, 3))
    def discard(self, turns: int | None, index: int) -> None:
        if add := self.chosen(index):
            self.being_decided.add(add.pet.name)
            self.run(lambda: self.outbox.decisions.discard(add), turns)

    @rule(turns=TURNS, index=st.integers(0, 3))
    def mark(self, turns: int | None, index: int) -> None:
        if (add := self.chosen(index)) and add.phase is Phase.UNKNOWN:
            self.being_decided.add(add.pet.name)
            self.run(lambda: self.outbox.decisions.mark_added(add, None), turns)

    @rule(turns=TURNS, index=st.integers(0, 3))
    def send_when_back(self, turns: int | None, index: int) -> None:
        if add := self.chosen(index):
            if add.phase in (Phase.PAUSED, Phase.REFUSED):
                self.may_go.add(add.pet.name)
            self.run(lambda: self.outbox.send_when_back(add), turns)

    @rule(turns=TURNS)
    def show_a_list(self, turns: int | None) -> None:
        self.run(self.catalogue.list_ended.emit, turns)

    @rule(turns=TURNS)
    def reconcile(self, turns: int | None) -> None:
        self.run(self.outbox.reconcile, turns)

    @rule(turns=TURNS)
    def lose_the_service(self, turns: int | None) -> None:
        self.run(lambda: self.outbox.connect_to(None), turns)

    @rule(turns=TURNS)
    def find_the_service(self, turns: int | None) -> None:
        self.run(lambda: self.outbox.connect_to(self.service), turns)

    @rule(turns=TURNS)
    def go_elsewhere_and_back(self, turns: int | None) -> None:
        elsewhere = FakeGateway()
        self.may_go &= set(self.names(lambda add: add.phase.is_on_its_way))
        self.run(lambda: self.outbox.open(STAGING), 0)
        self.run(lambda: self.outbox.connect_to(elsewhere), turns)
        self.run(lambda: self.outbox.open(PRODUCTION), 0)
        self.run(lambda: self.outbox.connect_to(self.service), None)
        assert elsewhere.pets == {}

    @rule()
    def crash(self) -> None:
        """A write under way reaches the disk or not; an answer is reported or not."""
        self.over |= set(self.asked) - set(self.names(lambda add: add.number > 0))
        self.end()
        self.over |= {pet.name for pet in self.service.pets.values()}
        self.may_go.clear()
        self.start()

    @invariant()
    def nothing_is_lost(self) -> None:
        still_open = self.names(lambda _entry: True)
        assert set(self.asked) <= {*still_open, *self.over, *self.being_decided}

    @invariant()
    def nothing_is_doubled(self) -> None:
        """The whole list is known at each add: a second sending, however often, adds none twice."""
        counts = Counter(pet.name for pet in self.service.pets.values())
        assert max(counts.values(), default=0) <= 1

    @invariant()
    def nothing_that_is_there_is_called_refused(self) -> None:
        refused = self.names(lambda one: one.phase is Phase.REFUSED)
        assert not {pet.name for pet in self.service.pets.values()} & set(refused)

    def watch(self, name: str, is_repeated: bool) -> None:
        """No add arrives unasked, or before the outcome of its original is known."""
        lost = self.names(lambda one: one.phase is Phase.UNKNOWN)
        is_replay = is_repeated and self.service.honours_idempotency_key
        if not is_replay and name not in self.may_go:
            self.wrong.append(f"nobody asked for {name}")
        elif not is_replay and self.firsts.get(name) in lost:
            self.wrong.append(f"{name} does not wait for {self.firsts[name]}")
        if not is_replay:
            self.may_go.discard(name)

    def added_or_decided(self, add: PendingAdd, added: Added | None = None) -> None:
        name = add.pet.name
        self.over.add(name)
        self.being_decided.discard(name)
        if added is not None:  # a person decides about its replacement
            self.may_go -= {one for one, first in self.firsts.items() if first == name}

    def failed(self, failed: AddFailed) -> None:
        self.may_go.discard(failed.add.pet.name)
        if failed.add.phase is Phase.REFUSED:
            name = failed.add.pet.name
            self.firsts = {one: first for one, first in self.firsts.items() if first != name}

    def names(self, are: Callable[[PendingAdd], bool]) -> list[str]:
        """The animals of pending adds that match."""
        return [add.pet.name for add in self.outbox.pending.here if are(add)]

    def chosen(self, index: int) -> PendingAdd | None:
        """One of the adds in the file, or None."""
        adds = [one for one in self.outbox.pending.here if one.number]
        return adds[index] if index < len(adds) else None

    def start(self) -> None:
        self.tasks = Tasks()
        self.catalogue = FakeCatalogue()
        self.catalogue.known = Known(is_whole=True)
        paths = StoragePaths(Path(self.folder.name))
        self.outbox = Outbox(paths, self.catalogue, self.tasks, timing=HASTY)
        self.outbox.added.connect(self.added_or_decided)
        self.outbox.decisions.made.connect(self.added_or_decided)
        self.outbox.decisions.failed.connect(lambda one: self.being_decided.discard(one.pet.name))
        self.outbox.add_failed.connect(self.failed)
        self.outbox.left_unsent.connect(lambda one: self.may_go.discard(one.pet.name))
        self.run(lambda: self.outbox.open(PRODUCTION), None)
        self.run(lambda: self.outbox.connect_to(self.service), None)

    def end(self) -> None:
        self.loop.run_until_complete(self.tasks.end())
        self.outbox.open(None)

    def every_add_can_be_sent_in_the_end(self) -> None:
        """Send every add to a service that answers, or mark it as added where the list has it."""
        for _ in range(len(self.asked) + TRIES_MAX):
            self.find_the_service(None)
            for add in self.outbox.pending.here:
                self.may_go.add(add.pet.name)
                result = self.outbox.reconciler.result(add)
                if result is not None and result.ids:
                    mark = partial(self.outbox.decisions.mark_added, add, result.ids[0])
                    self.run(mark, None)
                else:
                    self.run(partial(self.outbox.send, add), None)
        assert self.outbox.pending.here == ()
        assert {pet.name for pet in self.service.pets.values()} <= set(self.asked)

    def teardown(self) -> None:
        self.every_add_can_be_sent_in_the_end()
        self.nothing_is_doubled()
        self.nothing_goes_wrong()
        self.end()
        self.close()


TestAnyAdds = pytest.mark.usefixtures("qapp")(AnyAdds.TestCase)
TestAnyAdds.settings = examples(25, 20)
