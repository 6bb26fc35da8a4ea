"""What is on paper: every code is read back, names fit, and nothing leaves its place."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
import zxingcpp
from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from zxingcpp import BarcodeFormat

from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.support.tasks import run_slice
from petstore_gui.ui.printing.card_pages import card_pages, places
from petstore_gui.ui.printing.codes import QUIET, code_128
from petstore_gui.ui.printing.label_sizes import A4, CARDS, LABELS, LETTER, Stock, cards_on
from petstore_gui.ui.printing.pages import UNITS_EACH_MM, Pages, fit, paper_font
from petstore_gui.ui.printing.print_choice import Code, PrintChoice, What
from petstore_gui.ui.words.export_text import label_words, size_words
from petstore_gui.ui.words.pet_text import card_text
from tests.ui.conftest import Speak

FORMATS = {Code.QR: BarcodeFormat.QRCode, Code.BARS: BarcodeFormat.Code128}
DPI = 300
DOTS_EACH_MM = DPI / 25.4
EDGE, CUT = 10.0, 2.0
"""What stays white at the edge of a place, but for the line where it is cut: tenths of mm."""

STOCKS = {
    **LABELS,
    **{f"card {key} on A4": cards_on(A4, size) for key, size in CARDS.items()},
    "card a7 on Letter": cards_on(LETTER, CARDS["a7"]),
}
NAMES = {1: Category(1, "Dogs"), 2: Category(2, "Guinea pigs and other rodents of the far south")}
PETS = [
    Pet(INT64_MIN, "Zoë the very long-haired dachshund of the old town hall " * 600, INT64_MIN),
    Pet(INT64_MAX, "Nobreak" * 90, 2, PetStatus.PENDING),
    Pet(7, "فلفل الصغير", 1, PetStatus.SOLD),
    Pet(12, "小さな猫のミケ", 2, "on its way to the other shop"),
    Pet(-5, "Rex\nRex\u202e<b>", 1, PetStatus.AVAILABLE),
]


def painted(pages: Pages, page: int = 0) -> QImage:
    """A page as a printer of 300 dots an inch paints it."""
    size = (pages.paper * DOTS_EACH_MM).toSize()
    image = QImage(size, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    run_slice(pages.paint(painter, DOTS_EACH_MM, page), 60)
    painter.end()
    return image


def in_dots(box: QRectF) -> QRect:
    scale = DOTS_EACH_MM / UNITS_EACH_MM
    return QRectF(
        box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale
    ).toRect()


def cards(stock: Stock, pets: list[Pet], code: Code) -> Pages:
    rows = Rows()
    rows.put(pets, 1)
    listed = ExportedList(rows, range(len(pets)), ())
    paper = QPageSize.PageSizeId.A4
    choice = PrintChoice(What.CARDS, paper, "90x55", "62x29", code, "The Ark")
    return card_pages(
        "Cards", listed, lambda pet: card_text(pet, NAMES, 1_790_000_000), stock, choice
    )


def lines_of(image: QImage) -> Iterator[bytes]:
    """The dots of each line, a byte each."""
    dots, length = memoryview(image.constBits()).cast("B"), image.bytesPerLine()
    for start in range(0, image.height() * length, length):
        yield dots[start : start + image.width()].tobytes()


def is_white(image: QImage) -> bool:
    return all(set(line) == {255} for line in lines_of(image))


def code_of(widths: tuple[int, ...]) -> memoryview:
    """A picture of bars, three dots a module."""
    line = b"\xff" * 3 * QUIET
    for place, width in enumerate(widths):
        line += (b"\xff" if place % 2 else b"\0") * 3 * width
    line += b"\xff" * 3 * QUIET
    return memoryview(line * 40).cast("B", (40, len(line)))


def test_code_128_has_every_whole_number() -> None:
    ends = (INT64_MAX, INT64_MAX - 1, INT64_MIN, INT64_MIN + 1, 0, 10**18, -(10**18), -1, -10, -123)
    for number in (*range(100), *ends, *(int(f"1{pair:02}7{pair:02}") for pair in range(100))):
        found = zxingcpp.read_barcode(code_of(code_128(number)))
        assert found is not None, number
        assert (found.text, found.format) == (str(number), BarcodeFormat.Code128)


@pytest.mark.parametrize(("code", "format_of_code"), FORMATS.items())
@pytest.mark.parametrize("key", STOCKS)
def test_each_code_is_read_back_from_its_place_and_nothing_leaves_it(
    theme: object, key: str, code: Code, format_of_code: BarcodeFormat
) -> None:
    stock = STOCKS[key]
    pages = cards(stock, PETS, code)
    for page in range(pages.count):
        image = painted(pages, page)
        part = PETS[page * stock.count : (page + 1) * stock.count]
        for place, pet in zip(places(stock), part, strict=False):
            found = zxingcpp.read_barcodes(image.copy(in_dots(place)), try_rotate=False)
            assert [(one.text, one.format) for one in found] == [(str(pet.id), format_of_code)]
        for place in places(stock):
            inside = place.adjusted(CUT, CUT, -CUT, -CUT)
            assert all(is_white(image.copy(in_dots(strip))) for strip in strips(inside))


@pytest.mark.parametrize("code", Code)
def test_a_card_is_mirrored_in_arabic_but_not_its_code(code: Code, speak: Speak) -> None:
    stock, column = cards_on(A4, CARDS["90x55"]), [(1, 2), (9, 10)]
    for language, of_band in zip(("en", "ar"), column, strict=True):
        speak(language)
        card = painted(cards(stock, PETS[2:3], code)).copy(in_dots(next(places(stock))))
        [read] = zxingcpp.read_barcodes(card)
        assert read.text == "7"
        dark = [card.pixelColor(card.width() * at // 11, card.height() // 2) for at in of_band]
        assert [one.lightness() < 200 for one in dark] == [language == "en", language == "ar"]


def strips(box: QRectF) -> Iterator[QRectF]:
    """The four edges of a box."""
    wide = EDGE
    yield QRectF(box.left(), box.top(), box.width(), wide)
    yield QRectF(box.left(), box.bottom() - wide, box.width(), wide)
    yield QRectF(box.left(), box.top(), wide, box.height())
    yield QRectF(box.right() - wide, box.top(), wide, box.height())


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (label_words(LABELS["63.5x38.1"]), "63.5 × 38.1 mm, 21 on A4"),
        (label_words(LABELS["2.625x1in"]), "2.625 × 1 in, 30 on Letter"),
        (label_words(LABELS["62x29"]), "62 × 29 mm, roll of 62 mm"),
        (size_words(CARDS["3x5in"]), "127 × 76.2 mm"),
    ],
)
def test_a_size_is_said_in_its_own_measure(words: str, expected: str) -> None:
    assert words == expected


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["Rex 😀", "Bella ❤", "👩‍👩‍👧"])
def test_a_name_with_an_emoji_is_as_large_as_others(name: str) -> None:
    room = QSizeF(400, 100)
    assert fit(name, room, 20, 5).font() == fit("Rex", room, 20, 5).font()


@pytest.mark.usefixtures("qapp")
def test_a_long_name_of_emoji_is_cut_between_them() -> None:
    layout = fit("😀" * 300, QSizeF(100, 20), 20, 15)
    assert layout.text().startswith("😀😀")
    assert set(layout.text()) == {"😀", "…"}
    assert layout.text().endswith("…")


def copied(pdf: bytes) -> set[str]:
    """The characters that the glyphs of a PDF file stand for, as it says."""
    ranges = re.findall(rb"^<\w+> <\w+> (<.*>|\[.*\])$", pdf, re.MULTILINE)
    return {chr(int(code, 16)) for code in re.findall(rb"<(\w+)>", b" ".join(ranges))}


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("is_bold", [False, True])
def test_signs_between_digits_stay_in_the_text(*, is_bold: bool) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    with QPainter(writer) as painter:
        painter.setFont(paper_font(200, is_bold=is_bold))
        painter.drawText(200, 400, "04:37, 16–20")
    assert {":", "–"} < copied(bytes(buffer.data().data()))
