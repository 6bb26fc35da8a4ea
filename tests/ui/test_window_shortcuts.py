"""Shortcuts can be changed by the keyboard, are checked, and last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.ui.dialogs.shortcuts import Shortcuts, is_reserved
from tests.support.widgets import (
    CTRL,
    action,
    by_name,
    dialog,
    press,
    press_key,
    rows_of,
    texts,
)
from tests.ui.conftest import Shop
from tests.ui.next_run import preferences_in

ADD, REFRESH = 0, 1


def shortcuts_of(shop: Shop, folder: Path) -> Shortcuts:
    return Shortcuts(shop.contents.actions, shop.table, preferences_in(folder), shop.window)


async def type_keys(shortcuts: Shortcuts, shop: Shop, row: int, keys: Qt.Key) -> QDialog:
    """The dialog, after Ctrl with these keys in a row, by the keyboard alone."""
    shortcuts.open()
    form = await dialog(shop.window, "Shortcuts")
    for _ in range(row):
        press_key(form, Qt.Key.Key_Down)
    press_key(form, Qt.Key.Key_Return)
    press_key(form, keys, CTRL)
    return form


def listed(form: QDialog) -> dict[str, str]:
    return dict(rows_of(by_name(form, QTableView, "Shortcuts")))


async def test_a_changed_shortcut_is_used_shown_and_kept(shop: Shop, tmp_path: Path) -> None:
    form = await type_keys(shortcuts_of(shop, tmp_path), shop, ADD, Qt.Key.Key_L)
    assert listed(form)["Add animal"] == "Ctrl+L"
    press_key(form, Qt.Key.Key_Escape)
    assert by_name(shop.window, QPushButton, "Add animal").toolTip() == "Ctrl+L"
    add = action(shop.window, "Add animal")
    add.setShortcut("Ctrl+N")  # as the next run begins
    shortcuts_of(shop, tmp_path).open()
    form = await dialog(shop.window, "Shortcuts")
    assert (listed(form)["Add animal"], add.shortcut().toString()) == ("Ctrl+L", "Ctrl+L")
    for button, keys in (("Remove", ""), ("Reset", "Ctrl+N")):
        press(form, button)
        assert (listed(form)["Add animal"], add.shortcut().toString()) == (keys, keys)
    press(form, "Close")


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        (Qt.Key.Key_N, "Ctrl+N belongs to Add animal."),
        (Qt.Key.Key_C, "Ctrl+C is reserved for fields, lists, menus and saved views."),
    ],
)
async def test_what_is_taken_is_refused(
    shop: Shop, tmp_path: Path, keys: Qt.Key, sentence: str
) -> None:
    form = await type_keys(shortcuts_of(shop, tmp_path), shop, REFRESH, keys)
    assert sentence in texts(form)
    assert by_name(form, QTableView, "Shortcuts").accessibleDescription() == sentence
    assert listed(form)["Refresh"] == "F5"
    press(form, "Close")


async def test_a_second_shortcut_stays_for_the_scanner(shop: Shop, tmp_path: Path) -> None:
    shortcuts, search = shortcuts_of(shop, tmp_path), shop.contents.actions.search
    for keys, every in (("F6", ["F6", "Ctrl+G"]), ("", ["Ctrl+G"])):
        shortcuts.change(search, QKeySequence(keys))
        assert [one.toString() for one in search.shortcuts()] == every


@pytest.mark.parametrize(
    ("reserved", "every"),
    [
        (False, ("", "F6", "Shift+F6", "Ctrl+L", "Ctrl+Shift+L", "Ctrl++", "Ctrl+;", "Alt+5")),
        (True, ("F10", "Shift+F10", "Alt+F4", "Ctrl+F4", "Alt+F", "Alt+Ł", "Ctrl+Alt+L", "Meta+L")),
        (True, ("L", "Shift+L", "Return", "Esc", "Tab", "Ctrl+Tab", "Space", "Ctrl+Space", "Del")),
        (True, ("Ctrl+C", "Ctrl+Z", "Ctrl+Left", "Ctrl+3", "Ctrl+Ins", "Ctrl+A")),
    ],
)
def test_keys_that_fields_and_menus_need_cannot_be_taken(
    reserved: bool, every: tuple[str, ...]
) -> None:
    assert [one for one in every if is_reserved(QKeySequence(one)) != reserved] == []
