"""Window, columns, order, filter and colour scheme are restored at the next start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.preferences import Preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.frame.window_memory import WindowMemory
from petstore_gui.ui.look.theme import Scheme, Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.widgets import action, click_heading, fill, press
from tests.ui.conftest import Shop, shop_in
from tests.ui.next_run import preferences_in

STOCK = [Pet(1, "Ada", 9, "sold"), Pet(2, "Bo", 3, "sold"), Pet(3, "Cleo", 5)]


def memory(shop: Shop, preferences: Preferences) -> WindowMemory:
    return WindowMemory(preferences, shop.window, shop.theme)


async def start(shop: Shop, preferences: Preferences) -> None:
    restored = memory(shop, preferences)
    restored.restore_window()
    restored.restore_columns(shop.table)
    shop.catalogue.set_view(restored.view)
    shop.window.show()
    await shop.serve(FakeGateway(STOCK))


def end(shop: Shop, preferences: Preferences) -> None:
    memory(shop, preferences).remember(shop.catalogue.facts.view, shop.table)
    assert preferences.save()


async def test_the_window_state_is_restored_at_the_next_start(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme) as shop:
        before = preferences_in(tmp_path)
        await start(shop, before)
        shop.window.resize(800, 540)
        header = shop.table.horizontalHeader()
        header.moveSection(Column.STATUS, 0)
        header.resizeSection(Column.CATEGORY, 133)
        shop.table.hideColumn(Column.ID)
        press(shop.window, "Sold")
        click_heading(shop.table, Column.CATEGORY)
        click_heading(shop.table, Column.CATEGORY)
        assert shop.ids == ["1", "2"]
        fill(shop.contents.central.search, "ada")
        action(shop.window, "Dark").trigger()
        end(shop, before)
    theme.set_scheme(Scheme.SYSTEM)
    async with shop_in(theme) as shop:
        await start(shop, preferences_in(tmp_path))
        assert shop.window.size() == QSize(800, 540)
        found = shop.table.horizontalHeader()
        assert found.visualIndex(Column.STATUS) == 0
        assert found.sectionSize(Column.CATEGORY) == 133
        assert shop.table.isColumnHidden(Column.ID)
        assert found.sortIndicatorSection() == Column.CATEGORY
        assert shop.ids == ["1", "2"]
        assert shop.contents.central.search.text() == ""
        assert shop.theme.scheme is Scheme.DARK


@pytest.mark.parametrize(
    "junk",
    [
        "[table]\ncolumns=@ByteArray(junk)\n[window]\ngeometry=@ByteArray(\\x1\\xff)\n",
        "[table]\nsort_column=77\nsort_descending=maybe\n[list]\nfilter=gone\n[window]\nlook=pink\n",
        "[window]\ngeometry=@Variant(\\0\\0\\0\\x7f)\n[table]\ncolumns=12\n",
    ],
)
async def test_invalid_stored_values_are_ignored(shop: Shop, tmp_path: Path, junk: str) -> None:
    size = shop.window.size()
    profile = open_profile(tmp_path / "profile")
    (profile.directory / "settings.ini").write_text(junk, "utf-8")
    await start(shop, preferences_in(tmp_path))
    assert shop.ids == ["1", "2", "3"]
    assert shop.window.size() == size
    assert not any(shop.table.isColumnHidden(column) for column in Column)
    assert shop.theme.scheme is Scheme.SYSTEM
