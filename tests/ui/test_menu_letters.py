"""Every entry of a menu has a letter that opens it, and its shortcut at a distance."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from petstore_gui.ui.style.theme import Scheme
from petstore_gui.ui.widgets import menu as widgets_menu
from petstore_gui.ui.widgets.menu import Menu, letter_places
from tests.support.waiting import eventually
from tests.support.widgets import ALT, dialog, key, press_key
from tests.ui.conftest import Shop

PADDING = 40
"""Pixels beside the words and the shortcut of an entry."""


@pytest.mark.parametrize(
    ("texts", "letters"),
    [
        ([], ""),
        (["Refresh"], "R"),
        (["Stop", "Export list…", "Settings"], "SEt"),
        (["Sold", "Sort by"], "Sb"),
        (["Smaller type", "Sold", "All"], "SoA"),
        (["Theme", "The"], "Th"),
        (["…", "A", "a"], "-A-"),
        (["Ägypten", "1"], "Ä1"),
    ],
)
def test_each_text_has_a_letter_of_its_own(texts: list[str], letters: str) -> None:
    places = letter_places(texts)
    found = zip(texts, places, strict=True)
    assert "".join("-" if place is None else text[place] for text, place in found) == letters


def popup() -> QWidget:
    found = QApplication.activePopupWidget()
    assert found is not None
    return found


async def opened(shop: Shop, code: Qt.Key) -> QWidget:
    """The menu that Alt and a letter opens."""
    press_key(shop.window, code, ALT)
    await eventually(lambda: QApplication.activePopupWidget() is not None)
    return popup()


@pytest.mark.parametrize(
    ("menu", "letter", "title"),
    [
        (Qt.Key.Key_H, "m", "Messages"),
        (Qt.Key.Key_H, "w", "Why can't I change the status?"),
        (Qt.Key.Key_H, "a", "About Petstore"),
    ],
)
async def test_a_letter_opens_an_entry_of_a_menu(
    shop: Shop, menu: Qt.Key, letter: str, title: str
) -> None:
    QTest.keyClicks(await opened(shop, menu), letter)
    await dialog(shop.window, title)
    assert QApplication.activePopupWidget() is None


async def test_a_letter_opens_a_menu_in_a_menu(shop: Shop) -> None:
    view = await opened(shop, Qt.Key.Key_V)
    QTest.keyClicks(view, "t")
    themes = await eventually(lambda: [one for one in view.findChildren(QMenu) if one.isVisible()])
    QTest.keyClicks(themes[0], "d")
    await eventually(lambda: QApplication.activePopupWidget() is None)
    assert shop.theme.scheme is Scheme.DARK


async def test_another_key_does_nothing_in_a_menu(shop: Shop) -> None:
    key(await opened(shop, Qt.Key.Key_H), Qt.Key.Key_Z)
    key(popup(), Qt.Key.Key_Escape)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("menu", [Qt.Key.Key_F, Qt.Key.Key_E, Qt.Key.Key_V, Qt.Key.Key_H])
async def test_a_shortcut_is_not_glued_to_its_words(shop: Shop, menu: Qt.Key, percent: int) -> None:
    shop.theme.set_type_size(percent)
    opened_menu = await opened(shop, menu)
    assert isinstance(opened_menu, QMenu)
    text = opened_menu.fontMetrics()
    rows = [one for one in opened_menu.actions() if one.isVisible() and one.text()]
    keys = [one.shortcut().toString(QKeySequence.SequenceFormat.NativeText) for one in rows]
    words = max(text.horizontalAdvance(f"{one.text().rstrip('…')}…") for one in rows)
    needed = words + max(map(text.horizontalAdvance, keys))
    gap = opened_menu.actionGeometry(rows[0]).width() - PADDING - needed
    assert gap >= 20
    key(opened_menu, Qt.Key.Key_Escape)


async def test_a_menu_that_is_higher_than_the_screen_scrolls(shop: Shop) -> None:
    """In columns, the second one would be beyond the edge of a narrow screen."""
    menu = Menu("Long", shop.window)
    actions = [menu.addAction(f"Entry {number}") for number in range(60)]
    menu.popup(QPoint())
    await eventually(menu.isVisible)
    assert menu.height() <= menu.screen().availableGeometry().height()
    assert len({menu.actionGeometry(one).x() for one in actions}) == 1
    menu.close()


async def test_a_menu_of_hundreds_of_entries_finds_their_letters_once(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = list[int]()

    def places(texts: Sequence[str]) -> list[int | None]:
        found.append(len(texts))
        return letter_places(texts)

    monkeypatch.setattr(widgets_menu, "letter_places", places)
    menu = Menu("Views", shop.window)
    actions = [menu.addAction(f"View {place}") for place in range(240)]
    actions[0].setShortcut(QKeySequence("Ctrl+1"))
    menu.popup(QPoint())
    menu.grab()
    assert found == [240]
    actions[0].setText("Another")
    menu.grab()
    assert found == [240, 240]
    menu.close()
