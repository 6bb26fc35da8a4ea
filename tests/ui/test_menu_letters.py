"""Every entry of a menu has a letter that opens it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from petstore_gui.ui.style.theme import Scheme
from petstore_gui.ui.widgets.menu import letter_places
from tests.support.waiting import eventually
from tests.support.widgets import ALT, dialog, key, press_key
from tests.ui.conftest import Shop


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
