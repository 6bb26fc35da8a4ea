"""The copy of the day, taken while clients add."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from petstore_gui.domain.pets import Pet
from petstore_gui.service.store.daily_copies import copies_folder
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import open_store
from tests.soak.adders import Adder, History, adding
from tests.soak.history import judge
from tests.soak.outcome import Outcome, at_least, none_of
from tests.soak.progress import say
from tests.soak.reading import damage_of, pets_in
from tests.soak.restarted_service import RestartedService
from tests.support.waiting import eventually

ROUNDS = 20
ROUNDS_SHORT = 1
ANIMALS = 100_000
ANIMALS_SHORT = 10_000

COPY_SECONDS = 60.0


def run(*, short: bool) -> Iterator[Outcome]:
    """A copy taken under load is complete: it has all animals acknowledged before it began."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    damage: list[str] = []
    wrong: list[object] = []
    with tempfile.TemporaryDirectory(prefix="petstore-copies-") as folder:
        copies = CopiesUnderLoad(Path(folder) / "pets.sqlite", ANIMALS_SHORT if short else ANIMALS)
        for done in range(rounds):
            say(f"copy {done + 1} of {rounds}")
            copy, known = asyncio.run(copies.take())
            damage += damage_of(copy)
            wrong += copies.wrong_in(copy, known)
            copy.unlink()
    yield none_of(damage, "copy_damage", n=rounds)
    yield none_of(wrong, "copy_wrong_rows", n=rounds)
    yield at_least(
        100 * rounds,
        "copy_adds",
        len(copies.history.acknowledged),
        n=rounds,
        why=lambda: "so few adds are no load",
    )


class CopiesUnderLoad:
    """A database with so many animals, whose service takes a copy soon after each start."""

    def __init__(self, database: Path, animals: int) -> None:
        self.history = History()
        self._database = database
        self._animals = list(made_up(animals))
        store = open_store(str(database))
        store.fill(self._animals)
        store.close()

    async def take(self) -> tuple[Path, list[Pet]]:
        """A new copy, and what had been acknowledged before it began."""
        service = RestartedService(self._database, "--daily-copies")
        async with adding(Adder, service, self.history) as stop, service.started() as process:
            await service.listening(process)
            known = await self._until_begun()
            found = await eventually(lambda: self._copies("*.sqlite"), COPY_SECONDS)
            await stop()
        return found[0], known

    def wrong_in(self, copy: Path, known: list[Pet]) -> list[object]:
        """The animals that are missing from a copy or should not be in it."""
        verdict = judge([*self._animals, *self.history.asked], known, pets_in(copy))
        return [*verdict.lost, *verdict.twice, *verdict.unasked]

    async def _until_begun(self) -> list[Pet]:
        count = 0

        def has_begun() -> bool:
            nonlocal count
            if self._copies("*"):
                return True
            count = len(self.history.acknowledged)
            return False

        await eventually(has_begun, COPY_SECONDS)
        return self.history.acknowledged[:count]

    def _copies(self, pattern: str) -> list[Path]:
        return list(copies_folder(self._database).glob(pattern))
