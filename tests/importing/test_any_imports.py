"""Losses, refusals, pauses and crashes in any order: no animal is lost, doubled or sent unasked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted, NotValid, TooBusy
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.pending_add import Known, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.importing.import_facts import ImportState
from petstore_gui.importing.importer import Importer
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_catalogue import FakeCatalogue
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.conftest import PRODUCTION, STAGING
from tests.support.any_order import HASTY, TURNS, AnyOrder, examples

COUNT = 20
TRIES_MAX = 40

ERRORS: tuple[Callable[[], RequestError], ...] = (
    OutcomeUnknown,
    NotReached,
    lambda: NotValid(422),
    lambda: KeyNotAccepted(401),
    lambda: TooBusy(429),
)


class AnyImports(AnyOrder):
    """Staff who bring one file in, with a service that fails and a program that may crash."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0

    @initialize(honours_key=st.booleans(), turns=TURNS)
    def open(self, honours_key: bool, turns: int | None) -> None:
        self.service = FakeGateway(honours_key=honours_key)
        self.start()
        pets = [NewPet(f"Animal {number}", number) for number in range(COUNT)]
        self.run(lambda: self.importer.begin("pets.csv", "a digest", pets), None)
        self.run(lambda: None, turns)

    @rule(index=st.integers(0, len(ERRORS) - 1), after=st.integers(0, 3))
    def fail(self, index: int, after: int) -> None:
        error = ERRORS[index]()
        self.refused += isinstance(error, NotValid)
        self.service.fail_next("add", error, after=after)

    @rule()
    def lose_an_answer(self) -> None:
        self.service.lose_next_answer(OutcomeUnknown())

    @rule(turns=TURNS)
    def go_on(self, turns: int | None) -> None:
        self.run(self.importer.go_on, turns)

    @rule(turns=TURNS)
    def pause(self, turns: int | None) -> None:
        self.run(self.importer.pause, turns)

    @rule(turns=TURNS)
    def show_a_list(self, turns: int | None) -> None:
        self.run(self.catalogue.list_ended.emit, turns)

    @rule(turns=TURNS)
    def lose_the_service(self, turns: int | None) -> None:
        self.connect(None, turns)

    @rule(turns=TURNS)
    def find_the_service(self, turns: int | None) -> None:
        self.connect(self.service, turns)

    @rule(turns=TURNS)
    def go_elsewhere_and_back(self, turns: int | None) -> None:
        elsewhere = FakeGateway()
        self.run(lambda: [user.open(STAGING) for user in self.users], 0)
        self.connect(elsewhere, turns)
        self.run(lambda: [user.open(PRODUCTION) for user in self.users], 0)
        self.connect(self.service, None)
        assert elsewhere.pets == {}

    @rule()
    def crash(self) -> None:
        """A write under way reaches the disk or not; an answer is reported or not."""
        self.end()
        before = len(self.service.pets)
        self.start()
        unsettled = self.outbox.pending.here
        assert len(self.service.pets) - before <= len(unsettled) + COUNT * self.honours_key

    @invariant()
    def nothing_is_doubled(self) -> None:
        counts = Counter(pet.name for pet in self.service.pets.values())
        assert max(counts.values(), default=0) <= 1

    @property
    def honours_key(self) -> bool:
        return self.service.honours_idempotency_key

    def connect(self, gateway: FakeGateway | None, turns: int | None) -> None:
        self.run(lambda: [user.connect_to(gateway) for user in self.users], turns)

    def start(self) -> None:
        self.tasks = Tasks()
        self.catalogue = FakeCatalogue()
        self.catalogue.known = Known(is_whole=True)
        paths = StoragePaths(Path(self.folder.name))
        self.outbox = Outbox(paths, self.catalogue, self.tasks, timing=HASTY)
        self.importer = Importer(self.outbox, self.catalogue, self.tasks, timing=HASTY)
        self.users = (self.outbox, self.importer)
        self.run(lambda: [user.open(PRODUCTION) for user in self.users], None)
        self.connect(self.service, None)

    def end(self) -> None:
        self.loop.run_until_complete(self.tasks.end())
        for user in self.users:
            user.open(None)

    def settle(self) -> None:
        """Go on until the import is over, and settle every add that is left."""
        for _ in range(TRIES_MAX):
            self.find_the_service(None)
            self.show_a_list(None)
            self.go_on(None)
            for add in self.outbox.pending.here:
                result = self.outbox.reconciler.result(add)
                if add.phase is Phase.UNKNOWN and result is not None and result.ids:
                    self.outbox.decisions.mark_added(add, result.ids[0])
                else:
                    self.outbox.send(add)
                self.run(lambda: None, None)
            is_over = self.importer.facts.state in (ImportState.OVER, ImportState.NONE)
            if is_over and not self.outbox.pending.here:
                return
        raise AssertionError(self.importer.facts, self.outbox.pending.here)

    def teardown(self) -> None:
        self.settle()
        self.nothing_is_doubled()
        self.nothing_goes_wrong()
        names = {pet.name for pet in self.service.pets.values()}
        assert COUNT - self.refused <= len(names) <= COUNT
        self.end()
        self.close()


TestAnyImports = pytest.mark.usefixtures("qapp")(AnyImports.TestCase)
TestAnyImports.settings = examples(20, 15)
