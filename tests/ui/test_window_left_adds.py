"""Adds that an earlier run left, of which a power cut undid the last note: the service has them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QPushButton

from petstore_gui.domain.connection_errors import NothingListens, NotReached
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown, RequestError
from petstore_gui.domain.failure import failure_of
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.outbox.timing import Timing
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import answer, name_field
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, fill, is_there, label, no_dialog, press
from tests.ui.adds import (
    LIKELY,
    LIKELY_FOR_GOOD,
    NOTHING,
    REFUSED,
    REX,
    STOCK,
    default_button,
    names_and_notes,
    open_adds,
    press_enabled,
)
from tests.ui.conftest import PRODUCTION, Shop, shop_in

pytestmark = pytest.mark.slow

KEY = "0aaaaaaa-0000-4000-8000-000000000001"
YESTERDAY, NEXT_YEAR = timedelta(days=-1), timedelta(days=365)
FOUND = "An animal just like it is in the list: 1. It may have been there before."
NO_KEY = "The API key is missing: enter it in Settings, then check the list again."
UNSENT = f"Not sent yet, as far as we know. {FOUND}"
WARNING = (
    "1 animal from earlier may have been added."
    " Open Unfinished adds before you send anything again."
)


def leave_rex(
    folder: Path, phase: Phase, age: timedelta = YESTERDAY, error: RequestError | None = None
) -> None:
    """Write the file of adds as an earlier run left it."""
    file, then = StoragePaths(folder).outbox(PRODUCTION), datetime.now(UTC) + age
    file.parent.mkdir(parents=True, exist_ok=True)
    outbox, _ = open_outbox(file, then)
    rex = outbox.insert(PendingAdd(0, KEY, REX, PRODUCTION, Known(), Phase.PAUSED, 0, then, then))
    if phase is Phase.REFUSED:
        failure = failure_of(error or NotReached())
        outbox.update(msgspec.structs.replace(rex, phase=phase, attempts=1, failure=failure))
    outbox.close()


async def serve_rex(shop: Shop, *, honours_key: bool = False) -> FakeGateway:
    """Open a service that has the Rex of the earlier run, and wait until he was looked for."""
    gateway = FakeGateway(honours_key=honours_key)
    await gateway.create_pet(REX, KEY)
    await shop.serve(gateway, PRODUCTION)
    await eventually(lambda: shop.message == WARNING)
    await eventually(lambda: len(shop.tasks) == 0)
    return gateway


@pytest.mark.parametrize(
    ("phase", "age", "words"),
    [
        (Phase.PAUSED, YESTERDAY, UNSENT),
        (Phase.PAUSED, NEXT_YEAR, UNSENT),  # the clock was set back
        (Phase.REFUSED, YESTERDAY, None),
    ],
)
async def test_what_an_earlier_run_left_is_looked_for_and_nothing_sends_it_at_once(
    theme: Theme, tmp_path: Path, phase: Phase, age: timedelta, words: str | None
) -> None:
    leave_rex(tmp_path, phase, age)
    async with shop_in(theme, tmp_path) as shop:
        gateway = await serve_rex(shop)
        assert ("Rex", "may have been added") in names_and_notes(shop)
        adds = await open_adds(shop)
        said = label(adds, "addWords")
        assert said == words if words else said.startswith("Last known: Not added. ")
        assert said.endswith(FOUND)
        await press_enabled(adds, "It is there")
        await eventually(
            lambda: shop.message == "Rex was added: it is in the list. Nothing was sent again."
        )
        press(adds, "Close")
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("honours_key", [False, True])
@pytest.mark.parametrize("phase", [Phase.PAUSED, Phase.REFUSED])
async def test_what_an_earlier_run_left_is_not_called_not_added_once_it_is_discarded(
    theme: Theme, tmp_path: Path, phase: Phase, *, honours_key: bool
) -> None:
    leave_rex(tmp_path, phase)
    again = " again" if phase is Phase.REFUSED else ""
    async with shop_in(theme, tmp_path) as shop:
        gateway = await serve_rex(shop, honours_key=honours_key)
        adds = await open_adds(shop)
        await press_enabled(adds, "Discard")
        words = f"Rex was removed from the unfinished adds. It will not be sent{again}."
        await eventually(lambda: shop.message == words)
        assert label(adds, "addWords") == f"Discarded: it will not be sent{again}."
        assert not is_there(shop.contents.status, QPushButton, "Add it after all")
        press(adds, "Close")
        press(shop.contents.status, "Undo")
        await eventually(lambda: ("Rex", "may have been added") in names_and_notes(shop))
        adds = await open_adds(shop)
        assert by_name(adds, QPushButton, "It is there").isVisible()
        press(adds, "Close")
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("honours_key", [False, True])
@pytest.mark.parametrize("phase", [Phase.PAUSED, Phase.REFUSED])
async def test_what_an_earlier_run_left_is_in_doubt_when_it_is_edited(
    theme: Theme, tmp_path: Path, phase: Phase, *, honours_key: bool
) -> None:
    leave_rex(tmp_path, phase)
    async with shop_in(theme, tmp_path) as shop:
        gateway = await serve_rex(shop, honours_key=honours_key)
        await press_enabled(await open_adds(shop), "Edit…")
        form = await dialog(shop.window, "Add animal")
        assert answer(form).endswith(FOUND)
        assert not is_there(form, QPushButton, "Add")
        assert default_button(form) == "Check the list"
        fill(name_field(form), "Rexy")
        await press_enabled(form, "Add later")
        await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: ("Rexy", "waiting for another add") in names_and_notes(shop))
        assert [pet.name for pet in gateway.pets.values()] == ["Rex"]
        adds = await open_adds(shop)
        await press_enabled(adds, "Discard")
        await eventually(lambda: shop.message == "Added Rexy, ID 2.")
        press(adds, "Close")


async def test_an_attempt_that_reached_nobody_needs_no_rest(theme: Theme, tmp_path: Path) -> None:
    leave_rex(tmp_path, Phase.REFUSED)
    async with shop_in(theme, tmp_path, timing=Timing(settle=60)) as shop:
        gateway = FakeGateway(honours_key=False)
        await shop.serve(gateway, PRODUCTION)
        adds = await open_adds(shop)
        await eventually(lambda: label(adds, "addWords").endswith(NOTHING))
        gateway.fail_next("add", NothingListens("pets.example:443"))
        await press_enabled(adds, "Send again")
        await eventually(lambda: "Nothing answers at pets.example" in label(adds, "addWords"))
        assert "may still be adding it" not in label(adds, "addWords")
        await press_enabled(adds, "Send again")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        press(adds, "Close")


@pytest.mark.parametrize("phase", [Phase.PAUSED, Phase.REFUSED])
async def test_what_an_earlier_run_left_can_be_looked_for_again(
    theme: Theme, tmp_path: Path, phase: Phase
) -> None:
    leave_rex(tmp_path, phase, error=REFUSED)
    async with shop_in(theme, tmp_path) as shop:
        gateway = FakeGateway(honours_key=False)
        for _ in range(2):  # one is asked for to show it, one for Rex
            gateway.fail_next("list", KeyMissing())
        await shop.serve(gateway, PRODUCTION)
        adds = await open_adds(shop)
        await eventually(lambda: label(adds, "addWords").endswith(f". {NO_KEY}"))
        assert default_button(adds) == "Check the list"
        await press_enabled(adds, "Check the list")
        await eventually(lambda: label(adds, "addWords").endswith(NOTHING))
        press(adds, "Close")


async def test_without_a_key_the_list_of_the_earlier_run_shows_a_lost_animal_too(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        await shop.serve(gateway, PRODUCTION)
        gateway.lose_next_answer(OutcomeUnknown())
        shop.add(REX)
        await eventually(lambda: shop.message == LIKELY_FOR_GOOD.format(4))
        await eventually(lambda: "4" in shop.ids)
        await shop.wait_until_loaded()
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        for _ in range(2):
            gateway.fail_next("list", KeyMissing())
        gateway.hold()
        shop.open(gateway, PRODUCTION)
        await eventually(lambda: "4" in shop.ids)  # from the history
        gateway.release()
        await eventually(lambda: shop.message.startswith(f"{LIKELY.format(4)} {NO_KEY}"))
        adds = await open_adds(shop)
        await eventually(lambda: default_button(adds) == "It is there")
        assert label(adds, "addWords").startswith(f"{LIKELY.format(4)} {NO_KEY}")
        assert not by_name(adds, QPushButton, "Send again").isEnabled()
        press(adds, "Close")
        await shop.refresh()  # with the key
        await eventually(lambda: shop.message == LIKELY_FOR_GOOD.format(4))
