"""Adds whose file is damaged, gone or cannot be written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton

from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import answer, open_add_form, typed
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, is_there, key, no_dialog, press
from tests.ui.adds import REX, add_rex
from tests.ui.conftest import PRODUCTION, STAGING, shop_in

UNSAVED = "What you typed could not be saved. It is kept until Petstore is closed."


async def test_an_add_that_cannot_be_stored_is_kept_as_typed(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        key(await add_rex(shop), Qt.Key.Key_Escape)
        await eventually(lambda: shop.message.endswith(UNSAVED))
        assert "could not be saved on this computer" in shop.message
        assert no_dialog(shop.window)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Cancel")


async def test_every_add_that_cannot_be_stored_is_kept_as_typed(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        shop.add(NewPet("Ada", 8))
        shop.add(REX)
        await eventually(lambda: len(shop.tasks) == 0)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Clear")
        press(form, "Cancel")
        await eventually(lambda: shop.message == f"Ada has not been added yet. {UNSAVED}")
        form = await open_add_form(shop.window)
        assert typed(form) == ("Ada", "8", "Not stated")
        press(form, "Clear")
        press(form, "Cancel")
        assert not is_there(shop.contents.status, QPushButton, "Continue")


async def test_what_cannot_be_stored_is_offered_again_once_its_service_is_open_again(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        shop.add(REX)
        await eventually(lambda: shop.message.endswith(UNSAVED))
        await shop.serve(FakeGateway(), STAGING)
        assert not is_there(shop.contents.status, QPushButton, "Continue")
        await shop.serve(FakeGateway())
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Cancel")


async def test_a_damaged_outbox_is_reported(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox-local.sqlite").write_text("what is this?" * 100)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: "was damaged" in shop.message)
        assert "outbox-local" not in shop.message
        press(shop.contents.status, "Details")
        messages = await dialog(shop.window, "Messages")
        assert (
            "outbox-local.damaged-"
            in by_name(messages, QPlainTextEdit, "Whole message").toPlainText()
        )


async def test_an_outbox_that_is_gone_is_reported(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        shop.add(REX)
        await eventually(lambda: shop.ids == ["1"])
    (tmp_path / "outbox-local.sqlite").unlink()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: "unfinished adds was gone from this computer" in shop.message)


async def test_a_damaged_outbox_of_another_deployment_is_reported_with_its_name(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-staging.sqlite").write_text("what is this?" * 100)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(), PRODUCTION)
        await eventually(lambda: shop.message.startswith("Staging – The list of unfinished adds"))
        assert "outbox-staging.damaged-" in shop.log.messages[-1].details
        shop.add(REX)
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.ids == ["1"]


async def test_an_unusable_outbox_of_another_deployment_is_reported_with_its_name(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-staging.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(), PRODUCTION)
        await eventually(lambda: shop.message.startswith("Staging – Animals cannot be added: "))


async def test_an_outbox_problem_names_its_deployment_and_ends_when_it_is_usable(
    theme: Theme, tmp_path: Path
) -> None:
    file = tmp_path / "outbox-staging.sqlite"
    file.mkdir()
    async with shop_in(theme, tmp_path) as shop:
        for _ in range(2):
            await shop.serve(FakeGateway(), STAGING)
            await eventually(lambda: shop.message.startswith("Animals cannot be added"))
            await shop.serve(FakeGateway(), PRODUCTION)
            await eventually(lambda: shop.message.startswith("Staging – Animals cannot be added"))
        shop.log.dismiss()
        assert shop.log.current is None
        await shop.serve(FakeGateway(), STAGING)
        await shop.serve(FakeGateway(), PRODUCTION)
        await eventually(lambda: shop.message.startswith("Staging – Animals cannot be added"))
        file.rmdir()
        await shop.serve(FakeGateway(), STAGING)
        await eventually(lambda: shop.log.current is None)


async def test_an_unusable_outbox_is_reported(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: shop.message.startswith("Animals cannot be added"))
        form = await add_rex(shop)
        await eventually(lambda: "could not be saved on this computer" in answer(form))
        press(form, "Cancel")
