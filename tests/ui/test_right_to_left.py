"""The window in Arabic is mirrored, each name keeps its direction, and no glyph is missing."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QBitmap,
    QFontDatabase,
    QImage,
    QKeySequence,
    QRegion,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QPushButton, QTableView, QWidget

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.category import CategoryProblem
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.importing.tables import FileProblem, NotReadable
from petstore_gui.support.own_program import resource
from petstore_gui.ui.dialogs.shortcuts import Shortcuts
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.first_table import FirstTable
from petstore_gui.ui.table.pet_delegate import CELL_MARGIN
from petstore_gui.ui.table.record_table import RecordCell, RecordTable
from petstore_gui.ui.words.category_text import category_name_sentence
from petstore_gui.ui.words.import_text import not_readable_sentence
from petstore_gui.ui.words.list_text import completeness_sentence
from petstore_gui.ui.words.plain_text import PlainLabel
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import bury, by_name, dialog
from tests.ui.conftest import Speak, shop_in
from tests.ui.next_run import preferences_in

NAMES = (
    "Rex, the dog of the old town hall " * 9,
    "ريكس كلب دار البلدية القديمة " * 9,
    "Bello & ميمي, 3 kg!",
    "(2) Żółć!",
)
PETS = [Pet(7 * 10**place, name, 1, PetStatus.SOLD) for place, name in enumerate(NAMES)]

SMOOTH, GREY = Qt.TransformationMode.SmoothTransformation, QImage.Format.Format_Grayscale8


def ink(image: QImage) -> QRect:
    """Where something is drawn, on the colour of the corner."""
    mask = image.createMaskFromColor(image.pixel(0, 0), Qt.MaskMode.MaskInColor)  # white: drawn
    return QRegion(QBitmap.fromImage(mask)).boundingRect()


def likeness(one: QImage, other: QImage) -> float:
    """How alike what is drawn is, 1 at most; a text may lie between two pixels."""
    parts = [image.copy(ink(image)).scaled(30, 3, mode=SMOOTH) for image in (one, other)]
    greys = [image.convertToFormat(GREY) for image in parts]
    first, second = (bytes(image.constBits()) for image in greys)
    apart = sum(abs(was - now) for was, now in zip(first, second, strict=True))
    return 1 - apart / sum(255 - was for was in first)


def cells(theme: Theme, column: Column) -> list[QImage]:
    """The cells of a column between their lines, as the table paints them."""
    table = FirstTable([(pet.id, pet.name, pet.category_id, pet.status) for pet in PETS], theme)
    table.show_columns([column])  # whose width no heading of another one changes
    table.resize(260, 300)
    picture, model, corner = table.grab().toImage(), table.model(), table.viewport().pos()
    boxes = [table.visualRect(model.index(line, column)) for line in range(len(PETS))]
    table.deleteLater()
    bury()
    return [picture.copy(box.translated(corner).adjusted(2, 2, -2, -2)) for box in boxes]


def test_a_name_looks_the_same_at_the_other_side_of_its_cell(theme: Theme, speak: Speak) -> None:
    speak("en")
    before = cells(theme, Column.NAME)
    speak("ar")
    for was, now in zip(before, cells(theme, Column.NAME), strict=True):
        assert likeness(was, now) > 0.6  # turned round, it is 0.3 at most
        assert ink(was).left() in range(CELL_MARGIN - 3, CELL_MARGIN + 3)
        assert now.width() - ink(now).right() in range(CELL_MARGIN - 3, CELL_MARGIN + 3)


@pytest.mark.parametrize("spoken", ["en", "ar"])
def test_numbers_line_up_by_their_ones(theme: Theme, speak: Speak, spoken: str) -> None:
    speak(spoken)
    pictures = cells(theme, Column.ID)
    assert len({ink(one).right() // 3 for one in pictures}) == 1
    assert len({ink(one).width() for one in pictures}) == len(PETS)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_cells_of_a_list_begin_where_their_heading_does(
    theme: Theme, speak: Speak, language: str
) -> None:
    speak(language)
    parent = QWidget()
    table = RecordTable("Rex", ["Rex"], widest=0, parent=parent)
    table.show_records(2, lambda _line: (RecordCell("Rex"),))
    picture, cell = table.grab().toImage(), table.visualRect(table.model().index(1, 0))
    boxes = table.horizontalHeader().geometry(), cell.translated(table.viewport().pos())
    places = [ink(picture.copy(box.adjusted(9, 9, -9, -9))) for box in boxes]
    edges = [one.left() if language == "en" else one.right() for one in places]
    assert abs(edges[0] - edges[1]) <= 1, places
    parent.deleteLater()
    bury()


def test_the_keys_of_a_shortcut_stay_in_their_order(speak: Speak) -> None:
    speak("ar")
    rightwards = QTextOption(Qt.AlignmentFlag.AlignRight)
    rightwards.setTextDirection(Qt.LayoutDirection.RightToLeft)
    for keys in ("Ctrl++", "Ctrl+-", "Ctrl+,", "Ctrl+Shift+C"):
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        layout = QTextLayout(shown)
        layout.setTextOption(rightwards)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        places = [line.cursorToX(place)[0] for place in range(len(shown) + 1)]  # type: ignore[index]
        assert places == sorted(places), shown


def test_a_label_begins_where_lines_do(theme: Theme, speak: Speak) -> None:
    speak("ar")
    label = PlainLabel("Rex")
    label.resize(300, 30)
    assert ink(label.grab().toImage()).left() > 200


async def test_the_window_is_mirrored_and_its_ids_stay_as_they_are(
    theme: Theme, speak: Speak
) -> None:
    speak("ar")
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway([Pet(place, "Rex", 1) for place in range(1, 1_300)]))
        header, add = (
            shop.table.horizontalHeader(),
            by_name(shop.window, QPushButton, "إضافة حيوان"),
        )
        lefts = [header.sectionViewportPosition(column) for column in Column]
        assert lefts == sorted(lefts, reverse=True)
        assert add.x() < shop.contents.central.search.x()
        assert "١٬٢٩٩" in shop.completeness
        assert shop.ids[-1] == "1299"
        shop.contents.central.search.setText("١٢٩٩")
        await eventually(lambda: shop.ids == ["1299"])


async def test_the_first_row_is_selected_where_columns_run_to_the_left(
    theme: Theme, speak: Speak, tmp_path: Path
) -> None:
    speak("ar")
    async with shop_in(theme) as shop:
        actions, settings = shop.contents.actions, preferences_in(tmp_path)
        Shortcuts(actions, shop.table, settings, shop.window).open()
        form = await dialog(shop.window, "الاختصارات")
        selected = by_name(form, QTableView, form.windowTitle()).selectionModel()
        assert selected.isRowSelected(0)
        form.reject()


def test_a_limit_has_the_digits_of_the_language(speak: Speak) -> None:
    speak("ar")
    cut = Facts(state=LoadState.READY, completeness=Completeness(Extent.CUT))
    for said, limit in (
        (completeness_sentence(cut), "١٠٠"),
        (category_name_sentence(CategoryProblem.TOO_LONG), "٦٠"),
        (not_readable_sentence("Rex", NotReadable(FileProblem.TOO_LARGE)), "٣٢"),
    ):
        assert limit in said


SCRIPTS = {
    "ar": QFontDatabase.WritingSystem.Arabic,
    "ja": QFontDatabase.WritingSystem.Japanese,
    "pl": QFontDatabase.WritingSystem.Latin,
}


@pytest.mark.parametrize("language", SCRIPTS)
def test_no_glyph_of_a_language_is_missing(theme: Theme, language: str) -> None:
    if not QFontDatabase.families(SCRIPTS[language]):
        pytest.skip("this computer has no font of that script")
    file = resource("translations", f"petstore_{language}.ts")
    texts = ET.parse(file).iter("translation")  # noqa: S314 - ours
    letters = set("".join(part for one in texts for part in one.itertext()))
    letters -= {"猫"} if language != "ja" else set()  # an example of what a file may lack
    layout = QTextLayout(" ".join(sorted(letters)), QApplication.font())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert not [run for run in layout.glyphRuns() if 0 in run.glyphIndexes()]
