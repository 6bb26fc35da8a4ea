"""An animal that was not added, and a disk that refuses to remove it: it is never added twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.fragile_disk import Failure, FragileDisk
from tests.support.add_form import add_by_form, answer, fill_in, name_field, open_add_form, typed
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, fill, is_there, no_dialog, press
from tests.ui.adds import REFUSED
from tests.ui.conftest import Shop, shop_in

STAYS = (
    'Not added: "not today" The change could not be saved on this computer\'s disk, so Rex also'
    " stays in Unfinished adds. If you add it here, it is removed there: there will be only one."
)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[FragileDisk]:
    disk = FragileDisk()
    monkeypatch.setattr("petstore_gui.outbox.store.open_outbox", disk.open)
    yield disk
    disk.revive()


async def refuse_on_bad_disk(shop: Shop, gateway: FakeGateway, disk: FragileDisk) -> QDialog:
    """Let the service refuse Rex, and the disk refuse to move it into the dialog."""
    await shop.serve(gateway)
    gateway.fail_next("add", REFUSED)
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: gateway.is_holding)
    disk.arm(Failure.REFUSED, at=2)  # the first write is the refusal
    gateway.release()
    await eventually(lambda: answer(form) == STAYS)
    return form


async def test_an_animal_that_also_stays_in_the_list_is_reported_and_added_once(
    shop: Shop, disk: FragileDisk
) -> None:
    gateway = FakeGateway()
    form = await refuse_on_bad_disk(shop, gateway, disk)
    assert typed(form) == ("Rex", "7", "Sold")
    assert is_there(shop.contents.status, QPushButton, "Unfinished adds")
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Added Rex, ID 1."
    await eventually(lambda: not is_there(shop.contents.status, QPushButton, "Unfinished adds"))
    assert shop.ids == ["1"]


async def test_an_animal_that_stays_in_the_list_is_no_draft_when_the_dialog_is_left(
    shop: Shop, disk: FragileDisk
) -> None:
    gateway = FakeGateway()
    form = await refuse_on_bad_disk(shop, gateway, disk)
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    assert not is_there(shop.contents.status, QPushButton, "Continue")
    press(shop.contents.status, "Unfinished adds")
    adds = await dialog(shop.window, "Unfinished adds")
    await eventually(lambda: by_name(adds, QPushButton, "Edit…").isEnabled())
    press(adds, "Edit…")
    form = await dialog(shop.window, "Add animal")
    fill(name_field(form), "Rexine")
    await eventually(lambda: len(shop.tasks) == 0)
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert [pet.name for pet in gateway.pets.values()] == ["Rexine"]
    assert not is_there(shop.contents.status, QPushButton, "Unfinished adds")


async def test_a_changed_animal_takes_the_place_of_the_one_that_stays(
    shop: Shop, disk: FragileDisk
) -> None:
    gateway = FakeGateway()
    form = await refuse_on_bad_disk(shop, gateway, disk)
    fill(name_field(form), "Rexine")
    press(form, "Cancel")
    await eventually(lambda: is_there(shop.contents.status, QPushButton, "Continue"))
    press(shop.contents.status, "Continue")
    form = await dialog(shop.window, "Add animal")
    assert typed(form)[0] == "Rexine"
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert [pet.name for pet in gateway.pets.values()] == ["Rexine"]
    assert not is_there(shop.contents.status, QPushButton, "Unfinished adds")


async def test_every_kept_animal_survives_the_program(
    theme: Theme, tmp_path: Path, disk: FragileDisk
) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        form = await open_add_form(shop.window)
        fill_in(form, "Ada", "7")
        press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
        disk.arm(Failure.REFUSED, at=1)
        shop.add(NewPet("Bella", 7))
        await eventually(lambda: shop.message.startswith("Bella was not added."))
        form = await open_add_form(shop.window)
        assert typed(form)[0] == "Bella"
        press(form, "Add")
        await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: shop.message.startswith("Ada has not been added yet."))
        assert shop.outbox.pending.here == ()
