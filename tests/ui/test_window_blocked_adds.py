"""Pending adds that cannot be sent: IT forbids it, or a newer version stored them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.newer import left_by_newer, lying_in
from tests.support.waiting import eventually
from tests.support.widgets import by_name, is_there, label, no_dialog, press
from tests.ui.adds import LIKELY, REX, UNREAD, open_adds
from tests.ui.conftest import HERE, shop_in

pytestmark = pytest.mark.slow

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
DECISIONS = ("Check the list", "It is there", "Send", "Send again", "Edit…", "Discard")
PAUSED, UNKNOWN, REFUSED = Phase.PAUSED, Phase.UNKNOWN, Phase.REFUSED
SWITCHED_OFF = "It cannot be sent: IT has made this catalogue read-only."
NEWER = "A newer version of Petstore saved it. Start that version to continue."


def store_adds(folder: Path, *states: Phase) -> Path:
    """Store adds in these phases, as an earlier run would; returns its outbox file."""
    file = StoragePaths(folder).outbox(HERE)
    outbox, _ = open_outbox(file, NOW)
    rex = NewPet("Rex", 7, PetStatus.SOLD)
    for number, state in enumerate(states):
        waits = PendingAdd(0, str(number), rex, HERE, Known(), PAUSED, 0, NOW, NOW)
        written = outbox.insert(waits)
        if state is not PAUSED:
            outbox.update(
                msgspec.structs.replace(written, phase=state, attempts=1, key_was_sent=True)
            )
    outbox.close()
    return file


def enabled_decisions(adds: QDialog) -> list[str]:
    """The enabled decisions about the selected add."""
    buttons = [
        by_name(adds, QPushButton, name) for name in DECISIONS if is_there(adds, QPushButton, name)
    ]
    return [button.text() for button in buttons if button.isEnabled()]


@pytest.mark.parametrize(
    ("state", "decisions"),
    [
        (PAUSED, ["Check the list", "Discard"]),
        (REFUSED, ["Check the list", "Discard"]),
        (UNKNOWN, ["Check the list", "It is there", "Discard"]),
    ],
)
async def test_pending_adds_are_not_sent_while_policy_forbids_adding_and_say_why(
    theme: Theme, tmp_path: Path, state: Phase, decisions: list[str]
) -> None:
    store_adds(tmp_path, state)
    gateway = FakeGateway([Pet(1, "Ada", 3)])
    async with shop_in(theme, tmp_path, may_add=False) as shop:
        await shop.serve(gateway)
        adds = await open_adds(shop)
        await eventually(lambda: enabled_decisions(adds) == decisions)
        assert SWITCHED_OFF in label(adds, "addWords")
        shop.outbox.send(shop.outbox.pending.here[0])
        await eventually(lambda: len(shop.tasks) == 0)
        press(adds, "Close")
        assert {name for name, _ in gateway.asked} == {"list"}
        assert len(shop.outbox.pending.here) == 1


async def test_while_policy_forbids_adding_nothing_is_said_of_sending_what_is_there(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        gateway.lose_next_answer(OutcomeUnknown())
        gateway.fail_next("list", NotReached())
        shop.add(REX)
        await eventually(lambda: UNREAD.fullmatch(shop.message))
    async with shop_in(theme, tmp_path, may_add=False) as shop:
        await shop.serve(gateway)
        advice = "If yours is another animal, discard this one in Unfinished adds."
        words = f"{LIKELY.format(1)} {advice}"
        await eventually(lambda: shop.message == words)
        adds = await open_adds(shop)
        assert label(adds, "addWords") == words
        press(adds, "Close")


async def test_adds_of_a_newer_version_are_shown_read_only(theme: Theme, tmp_path: Path) -> None:
    file = store_adds(tmp_path, PAUSED, UNKNOWN, REFUSED)
    before = left_by_newer(file, "ALTER TABLE adds ADD COLUMN colour TEXT", with_log=True)
    gateway = FakeGateway([Pet(1, "Ada", 3)])
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: "a newer version of Petstore saved" in shop.message)
        assert no_dialog(shop.window)
        assert shop.ids == ["", "", "", "1"]
        adds = await open_adds(shop)
        table = by_name(adds, QTableView, "Unfinished adds")
        for row in range(3):
            table.selectRow(row)
            assert NEWER in label(adds, "addWords")
            assert enabled_decisions(adds) == []
        press(adds, "Close")
        shop.add(NewPet("Bo", 3))
        await eventually(lambda: "Bo was not added. A newer Petstore saved" in shop.message)
        assert {name for name, _ in gateway.asked} == {"list"}
    assert lying_in(tmp_path) == before


@pytest.mark.parametrize("may_add", [True, False])
async def test_a_read_only_catalogue_is_not_offered_to_be_emptied(
    theme: Theme, tmp_path: Path, *, may_add: bool
) -> None:
    async with shop_in(theme, tmp_path, may_add=may_add) as shop:
        shop.contents.central.samples.show_samples(True)
        assert is_there(shop.window, QPushButton, "Connect to the shop's service")
        assert is_there(shop.window, QPushButton, "Start with an empty catalogue") is may_add
