"""Temporary: pictures."""

from __future__ import annotations
import os
from pathlib import Path
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPixmap, QImage, QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMenu
from petstore_gui.domain.category import Category, CategoryChanges, CategoryColour, CategoryIcon
from petstore_gui.domain.errors import *
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet, NewPet
from petstore_gui.domain.view import Column
from petstore_gui.ui.look.theme import Scheme, Theme
from petstore_gui.ui.runtime.application import use_language
from petstore_gui.ui.summary.summary_panel import SummaryPanel
from petstore_gui.support.tasks import run_slice
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, all_by_name, press, click_line, fill
from tests.ui.conftest import Shop, shop_in
import asyncio

LANG = os.environ.get("LOOK_LANG", "ar")
SIZE = os.environ.get("LOOK_SIZE", "1100x700")
TYPE = int(os.environ.get("LOOK_TYPE", "100"))
OUT = Path(os.environ.get("LOOK_OUT", "/tmp/look"))
OUT.mkdir(exist_ok=True)
PETS = [
    Pet(1, "Rex", 1, PetStatus.AVAILABLE),
    Pet(2, "ريكس الكبير (2)", 2, PetStatus.PENDING),
    Pet(3, "Bello & ميمي, 3 kg", 3, PetStatus.SOLD),
    Pet(123456789012, "ポチ・ジャンプ gpqj", 2, None),
    Pet(5, "קיץ יפה", 1, PetStatus.AVAILABLE),
    Pet(
        6,
        "A very long name of an animal that does not fit in its cell whatever one does with it, and so on and on "
        * 2,
        4,
        PetStatus.AVAILABLE,
    ),
    Pet(7, "اسم طويل جدا لحيوان لا يتسع له المكان في خانته مهما فعلنا " * 4, 4, "مستأجر"),
    Pet(8, "龍馬の犬、ワン！", 99, "on loan (2)"),
    Pet(9, "Jürgen Ångström Żółć", 5, PetStatus.SOLD),
]
PETS += [Pet(n, f"Pet {n}", n % 4 + 1, PetStatus.AVAILABLE) for n in range(20, 1300)]
CATS = [
    Category(1, "Dogs", CategoryColour.RED, CategoryIcon.DOG),
    Category(2, "قطط", CategoryColour.BLUE, CategoryIcon.CAT),
    Category(3, "鳥", CategoryColour.GREEN, CategoryIcon.BIRD),
    Category(4, "Fish (4)", CategoryColour.TEAL, CategoryIcon.FISH),
]


def grab(w, name):
    QApplication.processEvents if False else None
    w.grab().save(str(OUT / f"{LANG}-{name}.png"))


async def settle():
    for _ in range(30):
        await asyncio.sleep(0.02)


@pytest.fixture
def lang(qapp):
    use_language(qapp, LANG)
    yield
    use_language(qapp, "")


async def test_look(theme: Theme, lang: None, qapp, tmp_path: Path, request) -> None:
    from tests.ui import conftest as c

    theme.set_type_size(TYPE)
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        c.every_dialog.__wrapped__(shop, tmp_path) if hasattr(
            c.every_dialog, "__wrapped__"
        ) else c.every_dialog._get_wrapped_function()(shop, tmp_path)
        flow = (
            c.flow._get_wrapped_function()(shop)
            if hasattr(c.flow, "_get_wrapped_function")
            else c.flow.__wrapped__(shop)
        )
        summary = SummaryPanel(shop.contents, shop.catalogue, shop.tasks, shop.window)
        shop.contents.actions.summary.toggled.connect(summary.set_open)
        w, h = map(int, SIZE.split("x"))
        shop.window.resize(w, h)
        gateway = FakeGateway(
            PETS, names={one.id if hasattr(one, "id") else one.number: one for one in CATS}
        )
        await shop.serve(gateway)
        await settle()
        grab(shop.window, "0list")
        click_line(shop.table, 2)
        await settle()
        grab(shop.window, "1selected")
        shop.contents.central.search.setText("2")
        await settle()
        grab(shop.window, "2search")
        shop.contents.central.search.setText("ري")
        await settle()
        grab(shop.window, "2search-ar")
        shop.contents.central.search.setText("")
        await settle()
        theme.set_scheme(Scheme.DARK)
        await settle()
        grab(shop.window, "3dark")
        theme.set_scheme(Scheme.LIGHT)
        shop.contents.actions.summary.trigger()
        await settle()
        grab(shop.window, "4summary")
        shop.contents.actions.summary.trigger()
        await settle()
        shop.table.pet_opened.emit(2)
        await settle()
        grab(shop.window, "5panel")
        shop.contents.actions.add.trigger()
        await settle()
        for d in shop.window.findChildren(QDialog):
            if d.isVisible():
                grab(d, "6add")
                d.reject()
        await settle()
        acts = shop.contents.actions
        for name in sorted(n for n in dir(acts) if not n.startswith("_")):
            a = getattr(acts, name)
            from PySide6.QtGui import QAction

            if isinstance(a, QAction) and name not in (
                "quit",
                "add",
                "refresh",
                "stop",
                "summary",
                "find",
                "search",
            ):
                if not a.isEnabled():
                    continue
                a.trigger()
                await settle()
                for d in shop.window.findChildren(QDialog):
                    if d.isVisible() and type(d).__module__.startswith("petstore"):
                        if name == "print":
                            combos = d.findChildren(QComboBox)
                            for i in range(combos[0].count()):
                                combos[0].setCurrentIndex(i)
                                await settle()
                                grab(d, f"7print{i}")
                        else:
                            grab(d, f"7{name}")
                        d.reject() if not d.isHidden() else None
                await settle()
        for m in shop.window.menuBar().findChildren(QMenu):
            m.aboutToShow.emit()
            m.popup(shop.window.mapToGlobal(shop.window.rect().center()))
            grab(m, f"8menu-{m.title().replace('&', '')}")
            m.hide()
        shop.contents.status
