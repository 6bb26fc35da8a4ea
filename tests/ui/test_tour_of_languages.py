"""The tour of all windows in each language and in high contrast, at 800 x 600.

All is translated and has a name, and nothing is cut off or too small.
With PETSTORE_TOUR=FOLDER, also each language at 200 %, and a picture of each window.
"""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.schema import LANGUAGES
from petstore_gui.ui.importing.import_flow import ImportFlow
from petstore_gui.ui.look.theme import Scheme, Theme
from petstore_gui.ui.runtime.application import use_language
from petstore_gui.ui.summary.summary_panel import SummaryPanel
from petstore_gui.ui.words.error_text import key_sentence
from tests.doubles.fake_gateway import FakeGateway
from tests.support.clipped import texts_of, too_small, trouble, unnamed
from tests.support.pseudo_language import PseudoLanguage, is_foreign
from tests.support.waiting import eventually
from tests.support.widgets import texts
from tests.ui.conftest import Shop, shop_in

PICTURES = os.environ.get("PETSTORE_TOUR", "")
TOURS = [
    ("", 100, Scheme.LIGHT),
    ("", 200, Scheme.LIGHT),
    ("", 200, Scheme.CONTRAST),
    *((language, 100, Scheme.LIGHT) for language in LANGUAGES),
]
if PICTURES:
    TOURS += [(language, 200, Scheme.LIGHT) for language in LANGUAGES]

LAYOUT_SECONDS = 10

STATUSES = ("sold", None, "available", "pending", "σε καραντίνα")
STOCK = [Pet(place, f"Ρεξ {place // 2}", place % 3, STATUSES[place % 5]) for place in range(500)]
NAMES = {0: Category(0, "Σκύλοι"), 1: Category(1, "Γάτες")}
WINDOWS = (
    *("add", "categories", "messages", "changes", "outbox", "shortcuts", "statuses", "about"),
    *("settings", "export", "print", "save-view", "manage-views", "duplicates", "report"),
)
FILE = "Name;Kategorie;Status\nΡεξ;Σκύλοι;\nΜία;Γάτες;verkauft\n"
DATA = re.compile(
    r"Name|Kategorie|Status|verkauft|\.csv|[a-z.]+\.example|https://…/v1|<.*?>"
    r"|Petstore\b|from source|Python|Qt\b|SQLite"
)
"""What is no text of the program, beside the Greek names."""


@pytest.fixture
async def shop(
    theme: Theme, qapp: QApplication, language: None, request: pytest.FixtureRequest
) -> AsyncIterator[Shop]:
    """A window of 800 x 600 in a language; without its code, in the made one."""
    code, percent, scheme = request.param
    use_language(qapp, code)
    made = PseudoLanguage(qapp)
    if not code:
        qapp.installTranslator(made)
    theme.set_scheme(scheme)
    theme.set_type_size(percent)
    async with shop_in(theme) as shop:
        await shop.resize(800, 600)
        yield shop
    qapp.removeTranslator(made)


async def main_window(shop: Shop) -> AsyncIterator[tuple[str, QWidget]]:
    """The main window in its states, with the names of their pictures."""
    contents, window, central = shop.contents, shop.window, shop.contents.central
    summary = SummaryPanel(contents)
    contents.actions.summary.toggled.connect(summary.set_open)
    await shop.serve(FakeGateway())
    yield "empty", window
    await shop.serve(FakeGateway(STOCK, names=NAMES))
    contents.show_deployment(Deployment.PRODUCTION, "petstore.shop.example")
    await eventually(shop.table.isVisible)
    assert shop.table.height() > 3 * shop.table.rowHeight(0)
    assert not shop.table.horizontalScrollBar().isVisible()
    assert shop.table.columnWidth(Column.NAME) >= 7 * shop.table.fontMetrics().averageCharWidth()
    yield "list", window
    central.search.setText("Ρεξ")
    yield "search", window
    shop.messages.report_problem(key_sentence(KeyNotAccepted(401)))
    central.banner.hold(key_error=KeyNotAccepted(401))
    yield "key", window
    central.banner.hold(key_error=None)
    shop.table.go_to_first()
    shop.table.row_actions[0].trigger()
    await eventually(lambda: "Σκύλοι" in texts(window))
    central.banner.show_offline(True)
    yield "animal", window
    central.banner.show_offline(False)
    contents.actions.summary.trigger()
    await eventually(lambda: any("Γάτες" in text for text in texts_of(summary)))
    yield "summary", window
    contents.actions.summary.trigger()
    central.filters.category.click()
    [choices] = await eventually(lambda: window.findChildren(QWidget, "categoryChoices"))
    yield "choices", choices
    central.search.setFocus()
    for place, menu in enumerate(window.menuBar().findChildren(QMenu)):
        menu.popup(window.pos())
        assert menu.width() <= window.width()
        yield f"menu-{place}", menu
        menu.close()


def is_shown(window: QWidget, text: str) -> bool:
    return text in texts(window)


async def dialogs(shop: Shop, flow: ImportFlow, file: Path) -> AsyncIterator[tuple[str, QWidget]]:
    """The other windows, as on a screen of 800 x 600."""
    for name in (*WINDOWS, "import-animals"):
        action = shop.window.findChild(QAction, name)
        assert action is not None
        action.trigger()
        [form] = await eventually(lambda: shop.window.findChildren(QDialog))
        form.setMaximumSize(800, 560)
        await eventually(form.isVisible)
        yield name, form
        if name == "import-animals":
            flow.read([file])
            await eventually(partial(is_shown, form, "Kategorie"))
            yield "import-file", form
        form.reject()
        await eventually(lambda: not shop.window.findChildren(QDialog))


def faults(window: QWidget, *, is_made: bool) -> list[str]:
    """What is cut, too small, without a name, not translated, or shows how it was put together."""
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    said = {DATA.sub("", text) for text in texts_of(window)}
    wrong = [one for one in said if "\\u{" in one or (is_made and is_foreign(one))]
    return trouble(window) + too_small(window) + unnamed(window) + wrong


def is_empty(found: Callable[[], list[str]]) -> bool:
    return not found()


@pytest.mark.slow
@pytest.mark.usefixtures("every_dialog")
@pytest.mark.parametrize("shop", TOURS, indirect=True, ids=str)
async def test_the_tour(
    shop: Shop, flow: ImportFlow, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    code, percent, scheme = request.node.callspec.params["shop"]
    file = tmp_path / "ζώα.csv"
    file.write_text(FILE, "utf-8")
    for tour in (main_window(shop), dialogs(shop, flow, file)):
        async for name, window in tour:
            found = partial(faults, window, is_made=not code)
            with suppress(AssertionError):
                await eventually(partial(is_empty, found), within=LAYOUT_SECONDS)
            assert found() == [], name
            if PICTURES:
                window.grab().save(
                    f"{PICTURES}/{code or 'made'}-{percent}-{scheme.value}-{name}.png"
                )
