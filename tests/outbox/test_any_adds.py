"""Adds, losses, crashes and decisions in any order: none is lost, doubled or sent unasked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from petstore_gui.domain.add import Add, Known
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    TooBusy,
)
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.outbox.choices import Choice, choices
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import PRODUCTION, STAGING
from tests.support.any_order import TURNS, AnyOrder, examples

pytestmark = pytest.mark.slow

OUTCOMES = st.sampled_from(
    [
        None,
        NotReached("down"),
        TooBusy(429),
        KeyNotAccepted(401),
        Declined(422),
        OutcomeUnknown(),
        OutcomeUnknown(),
    ]
)


PASSING = (TooBusy, KeyNotAccepted)


class Watched(FakeGateway):
    """A service that calls `watch` with the name and the key of every animal that arrives.

    `may_go` takes the names of those that it has certainly not acted on.
    """

    def __init__(
        self, watch: Callable[[str, str], None], may_go: set[str], *, honours_key: bool
    ) -> None:
        super().__init__(honours_key=honours_key)
        self._watch = watch
        self._may_go = may_go
        self._in_doubt: set[str] = set()

    async def create_pet(self, pet: NewPet, idempotency_key: str) -> Pet:
        self._watch(pet.name, idempotency_key)
        try:
            return await super().create_pet(pet, idempotency_key)
        except OutcomeUnknown:
            self._in_doubt.add(pet.name)
            raise
        except RequestError as error:
            is_refused = isinstance(error, Declined) and not isinstance(error, PASSING)
            if not (is_refused and pet.name in self._in_doubt):
                self._may_go.add(pet.name)
            raise


class ListOf(FakeCatalogue):
    """A catalogue that has the whole list of a service."""

    def __init__(self, service: FakeGateway) -> None:
        super().__init__()
        self._service = service

    def known_like(self, new: NewPet) -> Known:
        like = (pet.id for pet in self._service.pets.values() if pet.name == new.name)
        return Known(tuple(like), is_whole=True)


class AnyAdds(AnyOrder):
    """Staff with a service that loses answers, and with a program that may crash at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.written: set[str] = set()
        """Animals for which Add was pressed, and which the program said are on the disk."""
        self.may_go: set[str] = set()
        """Animals that may be sent to a service without keys."""
        self.keys: dict[str, str] = {}
        self.decided: set[str] = set()

    @initialize(honours_key=st.booleans())
    def open(self, honours_key: bool) -> None:
        self.service = Watched(self.watch, self.may_go, honours_key=honours_key)
        self.start()

    @rule(turns=TURNS, is_held=st.booleans(), outcome=OUTCOMES, is_acted_on=st.booleans())
    def add(
        self, turns: int | None, is_held: bool, outcome: RequestError | None, is_acted_on: bool
    ) -> None:
        self.count += 1
        self.outbox.undo_seconds = 3_600 if is_held else 0
        if isinstance(outcome, OutcomeUnknown) and is_acted_on:
            self.service.fail_next("answer", outcome)
        elif outcome is not None:
            self.service.fail_next("add", outcome)
        self.run(lambda: self.write(f"Animal {self.count}"), turns)

    async def write(self, name: str, replaces: str = "") -> None:
        self.may_go.add(name)
        await self.outbox.add(NewPet(name, 1), replaces=replaces)
        self.written.add(name)

    @rule(turns=TURNS, index=st.integers(0, 3), choice=st.sampled_from(Choice))
    def decide(self, turns: int | None, index: int, choice: Choice) -> None:
        for add in self.outbox.here[index : index + 1]:
            if choice in choices(add) and self.is_sensible(add, choice):
                self.run(partial(self.act, add, choice), turns)

    def is_sensible(self, add: Add, choice: Choice) -> bool:
        """Whether a person who looks at the list chooses that of an animal nobody is sure of."""
        is_listed = any(pet.name == add.pet.name for pet in self.service.pets.values())
        return {Choice.IT_IS_THERE: is_listed, Choice.SEND_AGAIN: not is_listed}.get(choice, True)

    async def act(self, add: Add, choice: Choice) -> None:
        if choice is Choice.CORRECT:
            self.decided.add(add.pet.name)
            await self.write(f"{add.pet.name}, corrected", add.key)
            return
        if choice is Choice.SEND_AGAIN:
            self.may_go.add(add.pet.name)
        else:
            self.decided.add(add.pet.name)
        await self.outbox.decide(add.key, choice)

    @rule(turns=TURNS)
    def show_a_list(self, turns: int | None) -> None:
        self.run(self.catalogue.list_ended.emit, turns)

    @rule(turns=TURNS)
    def lose_the_service(self, turns: int | None) -> None:
        self.run(lambda: self.outbox.connect_to(None), turns)

    @rule(turns=TURNS)
    def find_the_service(self, turns: int | None) -> None:
        self.run(lambda: self.outbox.connect_to(self.service), turns)

    @rule(turns=TURNS)
    def go_elsewhere_and_back(self, turns: int | None) -> None:
        elsewhere = FakeGateway()
        self.run(lambda: self.outbox.open(STAGING), 0)
        self.run(lambda: self.outbox.connect_to(elsewhere), turns)
        self.run(lambda: self.outbox.open(PRODUCTION), 0)
        self.run(lambda: self.outbox.connect_to(self.service), None)
        assert elsewhere.pets == {}

    @rule()
    def crash(self) -> None:
        self.end()
        self.start()

    @invariant()
    def nothing_is_lost(self) -> None:
        unfinished = {add.pet.name for add in self.outbox.adds}
        listed = {pet.name for pet in self.service.pets.values()}
        assert self.written <= unfinished | listed | self.decided

    @invariant()
    def nothing_is_doubled(self) -> None:
        counts = Counter(pet.name for pet in self.service.pets.values())
        assert max(counts.values(), default=0) <= 1

    def watch(self, name: str, key: str) -> None:
        """Nothing arrives a second time unasked, unless with its key or after a failure."""
        if self.service.honours_idempotency_key:
            if self.keys.setdefault(name, key) != key:
                self.wrong.append(f"{name} came with another key")
        elif name not in self.may_go:
            self.wrong.append(f"nobody asked for {name}")
        else:
            self.may_go.discard(name)

    def start(self) -> None:
        self.tasks = Tasks()
        self.catalogue = ListOf(self.service)
        self.file = OutboxFile(Path(self.folder.name) / "outbox.sqlite")
        self.outbox = Outbox(self.file, self.catalogue, self.tasks)
        self.run(lambda: self.outbox.open(PRODUCTION), None)
        self.run(lambda: self.outbox.connect_to(self.service), None)

    def end(self) -> None:
        self.loop.run_until_complete(self.tasks.end())
        self.loop.run_until_complete(self.file.close())
        shiboken6.delete(self.outbox)

    def settle(self) -> None:
        """Let a person decide about everything that a service which answers does not settle."""
        for _ in range(30):
            self.find_the_service(None)
            self.show_a_list(None)
            for add in self.outbox.adds:
                for choice in (Choice.IT_IS_THERE, Choice.SEND_AGAIN, Choice.CORRECT):
                    if choice in choices(add) and self.is_sensible(add, choice):
                        self.run(partial(self.act, add, choice), None)
            held = [add for add in self.outbox.adds if not add.attempts]
            for add in held:
                self.run(partial(self.act, add, Choice.DISCARD), None)
        assert self.outbox.adds == ()

    def teardown(self) -> None:
        self.settle()
        self.nothing_is_lost()
        self.nothing_is_doubled()
        self.nothing_goes_wrong()
        self.end()
        self.close()


TestAnyAdds = pytest.mark.usefixtures("qapp", "no_pauses")(AnyAdds.TestCase)
TestAnyAdds.settings = examples(50, 20)
