"""A draft on a disk that refuses it: nobody is told that it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton

from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import open_add_form, typed
from tests.support.disk import small_disk
from tests.support.waiting import eventually
from tests.support.widgets import dialog, is_there, no_dialog, press
from tests.ui.adds import KEPT, default_button, stored_drafts, type_rex
from tests.ui.conftest import HERE, STAGING, Shop, shop_in

pytestmark = pytest.mark.slow

UNSAVED = (
    "Rex has not been added yet. What you typed could not be saved. It is kept until Petstore is"
    " closed."
)


async def leave_rex_unsaved(shop: Shop) -> None:
    type_rex(await open_add_form(shop.window))
    press(await dialog(shop.window, "Add animal"), "Cancel")
    await eventually(lambda: shop.message == UNSAVED)
    assert KEPT not in [one.text for one in shop.log.messages]


async def test_what_the_disk_refuses_is_reported_and_saved_once_the_disk_works(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        with small_disk(0):
            await leave_rex_unsaved(shop)
            assert is_there(shop.contents.status, QPushButton, "Continue")
        await eventually(lambda: shop.message == KEPT)
        assert stored_drafts(tmp_path) == [("Rex", False)]


async def test_closing_asks_before_what_is_not_saved_is_lost(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        with small_disk(0):
            await leave_rex_unsaved(shop)
            shop.window.close()
            question = await dialog(shop.window, "Close Petstore")
            assert isinstance(question, QMessageBox)
            assert question.text() == "What you typed could not be saved."
            assert "It will be lost if you close Petstore now." in question.informativeText()
            assert default_button(question) == "Cancel"
            assert not is_there(question, QPushButton, "Show adds")
            press(question, "Cancel")
            await eventually(lambda: no_dialog(shop.window))
            press(shop.contents.status, "Continue")
            form = await dialog(shop.window, "Add animal")
            assert typed(form) == ("Rex", "7", "Sold")
            press(form, "Clear")
            press(form, "Cancel")


async def test_what_was_typed_just_now_is_written_before_closing_asks(
    theme: Theme, tmp_path: Path
) -> None:
    closed = []
    async with shop_in(theme, tmp_path) as shop:
        shop.contents.close_wanted.connect(lambda: closed.append(stored_drafts(tmp_path)))
        await shop.serve(FakeGateway())
        form = await open_add_form(shop.window)
        type_rex(form)
        press(form, "Cancel")
        shop.window.close()
        await eventually(lambda: closed == [[("Rex", False)]])
        assert no_dialog(shop.window)


async def test_closing_asks_about_what_was_typed_for_a_service_that_was_left(
    theme: Theme, tmp_path: Path
) -> None:
    closed: list[bool] = []
    async with shop_in(theme, tmp_path) as shop:
        shop.contents.close_wanted.connect(lambda: closed.append(True))
        await shop.serve(FakeGateway())
        await shop.serve(FakeGateway(), STAGING)  # its file is there before the disk is full
        await shop.serve(FakeGateway())
        with small_disk(0):
            type_rex(await open_add_form(shop.window))
            shop.contents.show_deployment(STAGING.deployment, "")
            await shop.serve(FakeGateway(), STAGING)
            shop.window.close()
            question = await dialog(shop.window, "Close Petstore")
            assert isinstance(question, QMessageBox)
            assert question.text() == "What you typed for This computer could not be saved."
            assert "open This computer again" in question.informativeText()
            assert default_button(question) == "Cancel"
            press(question, "Cancel")
            await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: stored_drafts(tmp_path) == [("Rex", False)])
        await eventually(lambda: len(shop.tasks) == 0)
        shop.window.close()
        await eventually(lambda: closed)


async def test_what_the_disk_refused_is_there_when_its_service_is_opened_again(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: len(shop.tasks) == 0)
        with small_disk(0):
            type_rex(await open_add_form(shop.window))
            shop.contents.show_deployment(STAGING.deployment, "")
            await shop.serve(FakeGateway(), STAGING)
            shop.contents.show_deployment(HERE.deployment, "")
            await shop.serve(FakeGateway())
            await eventually(lambda: is_there(shop.contents.status, QPushButton, "Continue"))
            press(shop.contents.status, "Continue")
            form = await dialog(shop.window, "Add animal")
            assert typed(form) == ("Rex", "7", "Sold")
            press(form, "Clear")
            press(form, "Cancel")
