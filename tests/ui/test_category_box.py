"""However many categories are offered, the dialog opens at once, and each can be reached."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.category_box import CategoryBox
from tests.support.waiting import PATIENCE_MS
from tests.support.widgets import by_name, fill, key, line_about, press

MANY = ((INT64_MIN, 1), *((number, number % 3 + 1) for number in range(99_998)), (INT64_MAX, 2))
WORK_MAX = 0.1
"""Seconds of work until the list is open; creating all rows first takes over a second."""


@pytest.fixture
def form(qtbot: QtBot) -> AddDialog:
    form = AddDialog(Deployment.LOCAL, Draft())
    qtbot.addWidget(form)
    return form


def box(form: AddDialog) -> CategoryBox:
    return by_name(form, CategoryBox, "Category")


def test_a_list_of_a_hundred_thousand_categories_opens_at_once(
    form: AddDialog, qtbot: QtBot
) -> None:
    before = time.thread_time()
    form.offer_categories(MANY)
    with qtbot.waitExposed(form):
        form.open()
    box(form).showPopup()
    with qtbot.waitExposed(box(form).view().window()):
        form.offer_categories(MANY[1:])
    assert time.thread_time() - before < WORK_MAX


@pytest.mark.parametrize(
    ("code", "number"), [(Qt.Key.Key_Home, INT64_MIN), (Qt.Key.Key_End, INT64_MAX)]
)
def test_the_keyboard_reaches_the_first_and_the_last_category(
    form: AddDialog, qtbot: QtBot, code: Qt.Key, number: int
) -> None:
    form.offer_categories(MANY)
    form.open()
    box(form).showPopup()
    rows = box(form).view()
    bar = rows.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > len(MANY) - 50, timeout=PATIENCE_MS)
    key(rows, code)
    assert str(rows.currentIndex().data()).startswith(f"{number}  ·  ")
    key(rows, Qt.Key.Key_Return)
    assert box(form).currentText() == str(number)


DOGS = Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)
HOT = Category(70, "Hot dogs")
NAMES = {5: DOGS, 70: HOT, 8: Category(8, "Birds")}
KNOWN = ((3, 1), (5, 12), (57, 2), (70, 1))
UNKNOWN = "No category has this name. Choose one from the list, or type its number."


def offered(form: AddDialog) -> list[str]:
    model = box(form).model()
    return [model.index(line, 0).data() for line in range(model.rowCount())]


def proposals(form: AddDialog) -> QAbstractItemView:
    completer = box(form).edit.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    return popup


def proposed(form: AddDialog) -> list[str]:
    popup = proposals(form)
    model = popup.model()
    rows = range(model.rowCount()) if popup.isVisible() else ()
    return [model.index(line, 0).data() for line in rows]


def test_names_are_offered_first(form: AddDialog) -> None:
    form.offer_categories(KNOWN, NAMES)
    form.open()
    assert offered(form) == [
        "Birds  ·  8  ·  0 animals",
        "Dogs  ·  5  ·  12 animals",
        "Hot dogs  ·  70  ·  1 animal",
        "3  ·  1 animal",
        "57  ·  2 animals",
    ]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("dog", ["Dogs  ·  5  ·  12 animals", "Hot dogs  ·  70  ·  1 animal"]),
        ("hot dog", ["Hot dogs  ·  70  ·  1 animal"]),
        ("5", ["Dogs  ·  5  ·  12 animals", "57  ·  2 animals"]),
        ("birds", []),  # nothing is left to choose
        ("x", []),
    ],
)
def test_what_is_typed_proposes_categories_by_name_or_number(
    form: AddDialog, qtbot: QtBot, typed: str, expected: list[str]
) -> None:
    form.offer_categories(KNOWN, NAMES)
    with qtbot.waitActive(form):
        form.open()
    fill(box(form).edit, typed)
    assert proposed(form) == expected


def test_a_proposal_is_taken_by_keys_and_the_number_is_kept(form: AddDialog, qtbot: QtBot) -> None:
    form.offer_categories(KNOWN, NAMES)
    with qtbot.waitActive(form):
        form.open()
    fill(box(form).edit, "hot")
    key(proposals(form), Qt.Key.Key_Down)
    key(proposals(form), Qt.Key.Key_Return)
    assert box(form).currentText() == "Hot dogs"
    assert form.draft.category == "70"
    assert line_about(box(form)) == "Category 70"


def type_in(form: AddDialog, qtbot: QtBot, typed: str, *codes: Qt.Key) -> list[NewPet]:
    """Type the category of an animal, then press keys where they go; return what is added."""
    added: list[NewPet] = []
    form.add_chosen.connect(added.append)
    form.offer_categories(KNOWN, NAMES)
    form.restore(Draft("Rex", "", "sold"))
    with qtbot.waitActive(form):
        form.open()
    fill(box(form).edit, typed)
    for code in codes:
        key(proposals(form) if proposals(form).isVisible() else box(form).edit, code)
    return added


@pytest.mark.parametrize(("typed", "name", "number"), [("hot", "Hot dogs", 70), ("Bi", "Birds", 8)])
def test_enter_takes_the_only_proposal_and_the_next_one_adds(
    form: AddDialog, qtbot: QtBot, typed: str, name: str, number: int
) -> None:
    added = type_in(form, qtbot, typed, Qt.Key.Key_Return)
    assert (box(form).currentText(), line_about(box(form))) == (name, f"Category {number}")
    assert not proposals(form).isVisible()
    assert not added
    key(box(form).edit, Qt.Key.Key_Return)
    assert added == [NewPet("Rex", number, PetStatus.SOLD)]


def test_tab_takes_the_only_proposal_and_goes_on(form: AddDialog, qtbot: QtBot) -> None:
    type_in(form, qtbot, "hot", Qt.Key.Key_Tab)
    assert (box(form).currentText(), line_about(box(form))) == ("Hot dogs", "Category 70")
    assert by_name(form, QComboBox, "Status").hasFocus()


@pytest.mark.parametrize("number", [5, 7])
def test_a_number_stays_whatever_is_proposed(form: AddDialog, qtbot: QtBot, number: int) -> None:
    added = type_in(form, qtbot, str(number), Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert added == [NewPet("Rex", number, PetStatus.SOLD)]


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("Dog", [Qt.Key.Key_Return]),  # "Dogs" begins so, but "Hot dogs" is proposed as well
        ("Dog", [Qt.Key.Key_Tab]),
        ("hot", [Qt.Key.Key_Escape, Qt.Key.Key_Return]),
    ],
)
def test_nothing_else_is_taken_unless_it_is_marked(
    form: AddDialog, qtbot: QtBot, typed: str, codes: list[Qt.Key]
) -> None:
    added = type_in(form, qtbot, typed, *codes)
    assert box(form).currentText() == typed
    assert line_about(box(form)) == UNKNOWN
    assert not added


def test_the_first_proposal_is_marked_first(form: AddDialog, qtbot: QtBot) -> None:
    type_in(form, qtbot, "5", Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert box(form).currentText() == "Dogs"


@pytest.mark.parametrize(
    ("typed", "category", "line"),
    [
        ("dogs", "5", "Category 5"),
        (" DOGS ", "5", "Category 5"),
        ("5", "5", "Dogs, category 5"),
        ("57", "57", ""),
        ("Dog", "Dog", UNKNOWN),
    ],
)
def test_names_and_numbers_are_taken(
    form: AddDialog, qtbot: QtBot, typed: str, category: str, line: str
) -> None:
    form.offer_categories(KNOWN, NAMES)
    with qtbot.waitActive(form):
        form.open()
    fill(by_name(form, QLineEdit, "Name"), "Rex")
    fill(box(form).edit, typed)
    assert form.draft.category == category
    if proposals(form).isVisible():
        key(proposals(form), Qt.Key.Key_Escape)
    press(form, "Add")
    assert line_about(box(form)) == line


def test_a_draft_is_shown_with_the_name_of_its_category(form: AddDialog) -> None:
    form.offer_categories(KNOWN, NAMES)
    form.open()
    form.restore(Draft("Rex", "5", "available"))
    assert box(form).currentText() == "Dogs"
    assert form.draft == Draft("Rex", "5", "available")
    form.offer_categories(KNOWN, {})  # somebody took the name away
    assert box(form).currentText() == "5"


def test_offering_new_categories_keeps_the_typed_text(form: AddDialog) -> None:
    form.offer_categories(((3, 1),))
    form.open()
    fill(box(form).edit, "12")
    form.offer_categories(((3, 2), (12, 1)))
    assert box(form).currentText() == "12"
    form.offer_categories(())
    assert box(form).currentText() == "12"
