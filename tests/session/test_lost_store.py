"""This computer's database gone or damaged: no samples come instead, and there is a way back."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from petstore_gui.domain.add import Phase
from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import EMPTY, StartFailure, StoreCopy
from petstore_gui.service.store.daily_copies import DailyCopies, copies_folder
from petstore_gui.settings.profile import Profile, open_profile
from tests.session.clerk import program
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

DAY = date(2026, 11, 22)
COPY = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", 1)


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the first test puts the profile of which each test gets a copy."""
    return tmp_path_factory.mktemp("grown")


@pytest.fixture
async def profile(grown: Path, tmp_path: Path) -> Profile:
    """The profile of a shop with the animals 1 to 3, and a copy with the first."""
    shop = open_profile(grown / "shop")
    if not shop.store_file.exists():
        async with program(shop) as clerk:
            await clerk.open_store(LOCAL_SERVICE)
            await clerk.add("Rex")
            DailyCopies(shop.store_file, lambda: DAY).take_todays()
            await clerk.add("Tilda", "Umberto")
        for copy in copies_folder(shop.store_file).iterdir():
            if copy.name != COPY.name:
                copy.unlink()  # today's, which comes after some seconds
    shutil.copytree(shop.directory, tmp_path / "profile")
    return open_profile(tmp_path / "profile")


def delete(database: Path) -> None:
    for file in database.parent.glob("animals.sqlite*"):
        file.unlink()


def spoil(database: Path) -> None:
    database.write_bytes(b"no database, but as long as the header of one" * 20)


@pytest.mark.parametrize(
    ("lose", "how", "choice", "left"),
    [
        (delete, StartFailure.MISSING, COPY.name, ["Rex"]),
        (spoil, StartFailure.DAMAGED, EMPTY, []),
    ],
)
async def test_a_lost_store_is_told_and_goes_on_as_staff_choose(
    profile: Profile,
    lose: Callable[[Path], None],
    how: StartFailure,
    choice: str,
    left: list[str],
) -> None:
    lose(profile.store_file)
    for _ in range(2):
        async with program(profile) as clerk:
            loss = await clerk.find_lost()
            assert (loss.how, loss.copies) == (how, (COPY,))
            [problem] = clerk.problems
            assert problem.cause is how
    async with program(profile) as clerk:
        await clerk.find_lost()
        assert (await clerk.open_store(LOCAL_SERVICE, choice)).loss is None
        await eventually(lambda: clerk.names[: len(left)] == left)
        await clerk.add("Vera")
        assert max(clerk.catalogue.rows.ids) == 4
    async with program(profile) as clerk:
        await clerk.open()
        assert "Vera" in clerk.names


async def test_an_add_waits_until_staff_have_decided(profile: Profile) -> None:
    delete(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        await clerk.outbox.add(NewPet("Wim", 1))
        assert clerk.phases == [Phase.WAITING]
        await clerk.open_store(LOCAL_SERVICE, COPY.name)
        await eventually(lambda: clerk.added == ["Wim"])
        await clerk.refresh()
        assert clerk.names.count("Wim") == 1
