"""What a test leaves behind when it fails: nothing that could end pytest."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import open_add_form
from tests.ui.conftest import shop_in


class FailedError(Exception):
    """An error that only this test raises."""


async def fail_in_shop(theme: Theme, folder: Path, widgets: list[QWidget]) -> None:
    async with shop_in(theme, folder, has_history=True) as shop:
        await shop.serve(FakeGateway())
        widgets += [shop.window, await open_add_form(shop.window)]
        raise FailedError


async def test_the_window_of_a_test_that_fails_is_removed_with_its_dialogs(
    theme: Theme, tmp_path: Path
) -> None:
    widgets: list[QWidget] = []
    with pytest.raises(FailedError):
        await fail_in_shop(theme, tmp_path, widgets)
    assert [isValid(widget) for widget in widgets] == [False, False]
