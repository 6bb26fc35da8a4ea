"""File > Print: the preview, the pages of a list, and PDF files."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import zxingcpp
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from zxingcpp import BarcodeFormat

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import run_slice
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.list_pages import list_pages, longest_texts
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.print_choice import (
    Code,
    PrintChoice,
    What,
    keep_choice,
    last_choice,
)
from petstore_gui.ui.printing.print_flow import PrintFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.many_pets import ManyPets
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    chosen,
    click,
    click_line,
    dialog,
    file_name,
    fill,
    key,
    label,
    no_dialog,
    press,
)
from tests.ui.conftest import Shop, Speak

pytestmark = pytest.mark.slow

BIG = 2**63 - 1
_SVG = "{http://www.w3.org/2000/svg}"
A4 = QSizeF(210, 297)
PETS = [
    Pet(2, "Zoë", 7, PetStatus.SOLD),
    Pet(BIG, "Rex <b>& Co</b>", -BIG, PetStatus.AVAILABLE),
    Pet(1, "A name that is far too long for its column " * 20, 7),
]


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("own") / "settings.json"


@pytest.fixture
def preferences(own: Path) -> Preferences:
    return Preferences(OwnSettings(own), ())


@pytest.fixture(autouse=True)
def printing(shop: Shop, preferences: Preferences) -> PrintFlow:
    flow = PrintFlow(shop.contents, preferences)
    shop.contents.actions.print.triggered.connect(flow.open)
    return flow


async def pages_of(shop: Shop, paper: QSizeF = A4) -> Pages:
    """The pages of what the table shows."""
    listed, about = await ListSource(shop.contents).whole(everything=False)
    return list_pages(listed, about, await longest_texts(listed), paper)


def words_on(pages: Pages, page: int) -> list[tuple[str, QRectF]]:
    """The texts of a page with their places, in millimetres."""
    buffer, generator = QBuffer(), QSvgGenerator()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator.setOutputDevice(buffer)
    generator.setViewBox(QRectF(0, 0, pages.paper.width(), pages.paper.height()))
    painter = QPainter(generator)
    run_slice(pages.paint(painter, 1.0, page), 60)
    painter.end()
    svg = ET.fromstring(bytes(buffer.data().data()).decode())  # noqa: S314 - our own
    found = []
    for group in svg.iter(f"{_SVG}g"):
        matrix = [float(one) for one in re.findall(r"[-0-9.e]+", group.get("transform", ""))]
        for text in group.findall(f"{_SVG}text"):
            place = QRectF(float(text.get("x", 0)), float(text.get("y", 0)), 0, 0)
            found.append(
                (text.text or "", QRectF(place.x() * matrix[0], place.y() * matrix[3], 0, 0))
            )
    return found


def lines_on(pages: Pages, page: int) -> list[str]:
    """The texts of a page, line by line."""
    lines: dict[int, dict[float, str]] = {}
    for text, place in words_on(pages, page):
        lines.setdefault(round(place.y()), {})[place.x()] = text
    return [" | ".join(words[x] for x in sorted(words)) for _y, words in sorted(lines.items())]


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def named(shop: Shop, path: Path) -> QDialog:
    """The file dialog, with this file filled in."""
    return await asked_for_file(await chosen(shop.window, "Print"), path)


async def asked_for_file(form: QDialog, path: Path) -> QDialog:
    press(form, "Save as PDF")
    asks = await dialog(form, "Save as PDF")
    fill(file_name(asks), str(path))
    return asks


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


async def test_a_page_has_what_the_table_shows_and_where_it_is_from(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    shop.table.setColumnHidden(Column.STATUS, True)
    lines = lines_on(await pages_of(shop), 0)
    assert lines[0] == "Animals – This computer"
    assert lines[2] == label(shop.contents.status, "completeness")
    assert "ID | Name | Category" in lines
    assert f"{BIG} | Rex <b>& Co</b> | {-BIG}" in lines
    [long] = [line for line in lines if line.startswith("1 | ")]
    assert "A name that is far too long" in long
    assert "… | 7" in long
    assert any(line.endswith("Page 1 of 1") for line in lines)


@pytest.mark.parametrize("paper", [A4, QSizeF(215.9, 279.4)])
async def test_every_row_is_on_one_page_below_headings_and_within_the_margins(
    shop: Shop, paper: QSizeF
) -> None:
    await shop.serve(ManyPets(300, page=300))
    pages = await pages_of(shop, paper)
    seen = []
    for page in range(pages.count):
        lines = lines_on(pages, page)
        assert lines.count("ID | Name | Category | Status") == 1
        assert lines[-1].endswith(f"Page {page + 1} of {pages.count}")
        seen += [line.partition(" | ")[0] for line in lines if re.match(r"\d+ \| pet ", line)]
        for _text, place in words_on(pages, page):
            assert 11.9 <= place.x() <= paper.width() - 12
            assert 12 <= place.y() <= paper.height() - 12
    assert seen == [str(one) for one in range(300)]
    assert pages.count > 4


async def test_columns_begin_at_the_right_in_arabic(shop: Shop, speak: Speak) -> None:
    await shop.serve(FakeGateway([Pet(12, "Rex", 5), Pet(345, "Tom", 5)]))
    speak("ar")
    places = {text: place.x() for text, place in words_on(await pages_of(shop), 0)}
    assert places["345"] > places["Rex"] > places["5"]


async def test_the_preview_shows_the_page_that_is_painted(shop: Shop) -> None:
    await shop.serve(ManyPets(300, page=300))
    form = await chosen(shop.window, "Print")
    preview = by_name(form, QWidget, "Preview")
    await eventually(lambda: label(form, "page") == "Page 1 of 7")
    first = preview.grab().toImage()
    assert preview.accessibleDescription() == "Page 1 of 7"
    preview.setFocus()
    key(preview, Qt.Key.Key_PageDown)
    assert label(form, "page") == "Page 2 of 7"
    assert preview.grab().toImage() != first
    for _ in range(7):
        key(preview, Qt.Key.Key_Down)
    assert label(form, "page") == "Page 7 of 7"
    key(preview, Qt.Key.Key_PageUp)
    assert preview.accessibleDescription() == label(form, "page") == "Page 6 of 7"
    by_name(form, QComboBox, "Paper").setCurrentIndex(1)
    assert label(form, "page").startswith("Page 6 of ")
    press(form, "Cancel")


@pytest.mark.parametrize(("locale", "paper"), [("en_GB", "A4"), ("en_US", "Letter")])
async def test_the_paper_is_that_of_the_locale(shop: Shop, locale: str, paper: str) -> None:
    QLocale.setDefault(QLocale(locale))
    form = await chosen(shop.window, "Print")
    assert by_name(form, QComboBox, "Paper").currentText().startswith(paper)
    form.reject()


async def test_a_pdf_file_has_every_page(shop: Shop, tmp_path: Path, printing: PrintFlow) -> None:
    await shop.serve(ManyPets(300, page=300))
    press(await named(shop, tmp_path / "animals"), "Save")
    path = tmp_path / "animals.pdf"
    await eventually(lambda: shop.message == f"The pages are saved as {path}.")
    assert no_dialog(shop.window)
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    assert page_count(content) == (await pages_of(shop)).count
    assert files(tmp_path) == ["animals.pdf"]
    printing.open_card(int(shop.ids[0]))
    form = await dialog(shop.window, "Print")
    await eventually(by_name(form, QAbstractButton, "Save as PDF").isEnabled)
    press(await asked_for_file(form, tmp_path / "card.pdf"), "Save")
    await eventually(lambda: "card.pdf" in shop.message)
    again = await chosen(shop.window, "Print")
    assert by_name(again, QComboBox, "What").currentText() == "List"
    again.reject()


def read_codes(picture: QImage) -> list[tuple[str, BarcodeFormat]]:
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return [(one.text, one.format) for one in zxingcpp.read_barcodes(grey)]


async def test_cards_for_the_selected_animals_or_for_all(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(ManyPets(300, page=300))
    click_line(shop.table, 0)
    click_line(shop.table, 2, Qt.KeyboardModifier.ControlModifier)
    form = await chosen(shop.window, "Print")
    by_name(form, QComboBox, "What").setCurrentText("Labels")
    await eventually(lambda: label(form, "page") == "Page 1 of 1")
    animals = by_name(form, QComboBox, "Animals")
    assert animals.currentText() == "2 selected"
    by_name(form, QComboBox, "Size").setCurrentText("62 × 50 mm, roll of 62 mm")
    assert label(form, "page") == "Page 1 of 2"
    key(by_name(form, QWidget, "Preview"), Qt.Key.Key_PageDown)
    picture = by_name(form, QWidget, "Preview").grab().toImage()
    assert read_codes(picture) == [(shop.ids[2], BarcodeFormat.QRCode)]
    by_name(form, QComboBox, "Code").setCurrentText("Bar code")
    fill(by_name(form, QLineEdit, "Name of the shop"), "The Ark")
    picture = by_name(form, QWidget, "Preview").grab().toImage()
    assert read_codes(picture) == [(shop.ids[2], BarcodeFormat.Code128)]
    by_name(form, QComboBox, "What").setCurrentText("Cage cards")
    animals.setCurrentText("All 300 shown")
    assert label(form, "page") == "Page 1 of 30"
    press(await asked_for_file(form, tmp_path / "cards.pdf"), "Save")
    await eventually(lambda: shop.message == f"The pages are saved as {tmp_path / 'cards.pdf'}.")
    assert page_count((tmp_path / "cards.pdf").read_bytes()) == 30
    again = await chosen(shop.window, "Print")
    assert by_name(again, QComboBox, "What").currentText() == "Cage cards"
    assert by_name(again, QLineEdit, "Name of the shop").text() == "The Ark"
    again.reject()


A4_PAPER, LETTER_PAPER = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter


@pytest.mark.parametrize("locale", ["en_GB", "en_US"])
@pytest.mark.parametrize(
    "choice",
    [
        PrintChoice(What.LIST, A4_PAPER, "90x55", "63.5x38.1"),
        PrintChoice(What.LABELS, LETTER_PAPER, "a6", "62x100", Code.BARS, "The Ark"),
        PrintChoice(What.CARDS, A4_PAPER, "3x5in", "4x2in"),
    ],
)
async def test_a_choice_is_kept_for_the_next_run(
    own: Path, preferences: Preferences, choice: PrintChoice, locale: str
) -> None:
    QLocale.setDefault(QLocale(locale))
    keep_choice(replace(choice, selected_only=True), preferences)
    assert preferences.save()
    kept = OwnSettings(own, json.loads(own.read_text("utf-8")))  # noqa: ASYNC240 - a small file
    assert last_choice(Preferences(kept, ())) == choice


async def test_ten_thousand_rows_can_be_stopped_and_leave_no_file(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("petstore_gui.ui.dialogs.saving._SHOW_AFTER_SECONDS", 0)
    await shop.serve(ManyPets(10_000, page=5_000))
    press(await named(shop, tmp_path / "animals.pdf"), "Save")
    await eventually(lambda: shop.message.startswith("Printing: page "))
    press(shop.window, "Stop printing")
    await eventually(lambda: shop.message.startswith("Printing was stopped."))
    assert files(tmp_path) == []


async def printer_asked(shop: Shop, path: Path) -> QPrintDialog:
    """Qt's own dialog, where no printer is: it prints to this PDF file."""
    press(await chosen(shop.window, "Print"), "Print")
    asks = await eventually(lambda: shop.window.findChild(QPrintDialog))
    assert isinstance(asks, QPrintDialog)
    name = asks.findChild(QLineEdit, "filename")
    assert isinstance(name, QLineEdit)
    fill(name, str(path))
    return asks


async def test_a_printer_gets_the_chosen_pages(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(ManyPets(300, page=300))
    asks = await printer_asked(shop, tmp_path / "printed.pdf")
    press(asks, "Options >>")
    click(by_name(asks, QRadioButton, "Pages from"))
    for name, page in (("to", "3"), ("from", "2")):
        [box] = asks.findChildren(QSpinBox, name)
        fill(box, page)
    press(asks, "Print")
    file = tmp_path / "printed.pdf"
    await eventually(lambda: shop.message == f"The pages are saved as {file}.")
    assert page_count(file.read_bytes()) == 2
    assert no_dialog(shop.window)


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
async def test_a_printer_that_takes_nothing_is_told(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway(PETS))
    folder = tmp_path / "gone"
    folder.mkdir()
    press(await printer_asked(shop, folder / "printed.pdf"), "Print")
    folder.rmdir()  # before the first page
    await eventually(lambda: shop.message.startswith("Not printed: "))
    assert "Try another one, or save a PDF." in shop.message
