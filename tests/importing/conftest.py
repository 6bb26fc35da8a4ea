"""Staff who bring animals in, and what the importer reports to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QTimer

from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.import_job import ImportFacts, LeftOut
from petstore_gui.domain.pets import NewPet
from petstore_gui.importing.importer import Importer
from petstore_gui.support.tasks import Tasks
from tests.catalogue.conftest import tasks
from tests.outbox.clerk import PRODUCTION, AnyGateway, Clerk
from tests.outbox.conftest import no_pauses
from tests.support.waiting import eventually

__all__ = ["no_pauses", "tasks"]


def animals(count: int) -> list[NewPet]:
    return [NewPet(f"Animal {number}", number) for number in range(1, count + 1)]


class Importing(Clerk):
    """One run of the program, as somebody sees it who brings animals in."""

    def __init__(self, file: Path, tasks: Tasks) -> None:
        super().__init__(file, tasks)
        self.importer = Importer(self.outbox, tasks, self.outbox)
        self.ended: list[ImportFacts] = []
        self.importer.ended.connect(self.ended.append)
        self.importer.failed.connect(self.failed.append)

    @property
    def facts(self) -> ImportFacts:
        assert self.importer.facts is not None
        return self.importer.facts

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """Rows that were not sent, added, refused, and left to a person."""
        facts = self.facts
        return facts.waiting + facts.sending, facts.added, facts.refused, facts.unsure

    async def open(self, gateway: AnyGateway, service_id: ServiceId = PRODUCTION) -> AnyGateway:
        self.outbox.open(service_id)
        await self.rest()
        self.outbox.connect_to(gateway)
        await self.rest()
        return gateway

    async def bring_in(self, pets: Sequence[NewPet], *left_out: LeftOut) -> None:
        """Bring animals in, and wait until nothing is under way."""
        await self.importer.begin("pets.csv", pets, left_out)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is under way, and everything is counted."""
        timers = self.importer.findChildren(QTimer)
        await eventually(lambda: not len(self._tasks) and not any(one.isActive() for one in timers))

    async def crash(self) -> None:
        shiboken6.delete(self.importer)
        await super().crash()


@pytest.fixture
async def next_run(
    tmp_path: Path, tasks: Tasks, no_pauses: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[[], Importing]]:
    """Begins a run of the program with the same file; what ran before has crashed."""
    monkeypatch.setattr("petstore_gui.importing.importer.COUNT_MS", 1)
    runs: list[Importing] = []

    def start() -> Importing:
        runs.append(Importing(tmp_path / "outbox.sqlite", tasks))
        return runs[-1]

    yield start
    await tasks.end()
    for one in runs:
        await one.close()


@pytest.fixture
def run(next_run: Callable[[], Importing]) -> Importing:
    return next_run()
