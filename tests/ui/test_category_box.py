"""The field for a category: names and numbers, by hand and from its proposals."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.pet_fields import OFFERED_MAX, CategoryBox
from tests.support.widgets import by_name, fill, key, line_about, press

MANY = range(100_000)
WORK_MAX = 0.1
"""Seconds of work until the list is open; creating all rows first takes over a second."""

NAMES = {
    5: Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG),
    70: Category(70, "Hot dogs"),
    8: Category(8, "Birds"),
}
KNOWN = (3, 5, 57, 70)
DOGS, HOT, BIRDS = "Dogs", "Hot dogs", "Birds"
UNKNOWN = "No category has this name. Choose one, or create it."


@pytest.fixture
def form(qtbot: QtBot) -> AddDialog:
    form = AddDialog("")
    qtbot.addWidget(form)
    form.offer_categories(KNOWN, NAMES)
    with qtbot.waitActive(form):
        form.open()
    return form


def box(form: AddDialog) -> CategoryBox:
    return by_name(form, CategoryBox, "Category")


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


def test_names_are_offered_first_and_not_too_many(form: AddDialog, qtbot: QtBot) -> None:
    assert offered(form) == [BIRDS, DOGS, HOT, "Category 3", "Category 57"]
    before = time.thread_time()
    form.offer_categories(MANY, NAMES)
    box(form).showPopup()
    with qtbot.waitExposed(box(form).view().window()):
        pass
    assert len(offered(form)) == OFFERED_MAX
    assert time.thread_time() - before < WORK_MAX


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("dog", [DOGS, HOT, "Create 'dog'"]),
        ("hot dogs", [HOT]),
        ("57", ["Category 57"]),
        ("Snails", ["Create 'Snails'"]),
        ("x" * 61, []),
    ],
)
def test_what_is_typed_proposes_categories(
    form: AddDialog, typed: str, expected: list[str]
) -> None:
    fill(box(form).edit, typed)
    assert proposed(form) == expected


def type_in(form: AddDialog, typed: str, *codes: Qt.Key) -> list[NewPet]:
    """Type the category of an animal, then press keys where they go; return what is added."""
    added: list[NewPet] = []
    form.pet_chosen.connect(added.append)
    form.show_pet(NewPet("Rex", 1, PetStatus.SOLD))
    fill(box(form).edit, typed)
    for code in codes:
        key(proposals(form) if proposals(form).isVisible() else box(form).edit, code)
    return added


@pytest.mark.parametrize(("typed", "name", "number"), [("hot", "Hot dogs", 70), ("Bi", "Birds", 8)])
def test_enter_takes_the_only_proposal_and_the_next_one_adds(
    form: AddDialog, typed: str, name: str, number: int
) -> None:
    added = type_in(form, typed, Qt.Key.Key_Return)
    assert (box(form).currentText(), line_about(box(form))) == (name, "")
    assert not proposals(form).isVisible()
    assert not added
    key(box(form).edit, Qt.Key.Key_Return)
    assert added == [NewPet("Rex", number, PetStatus.SOLD)]


def test_tab_takes_the_only_proposal_and_goes_on(form: AddDialog) -> None:
    type_in(form, "hot", Qt.Key.Key_Tab)
    assert box(form).currentText() == "Hot dogs"
    assert by_name(form, QComboBox, "Status").hasFocus()


@pytest.mark.parametrize("number", [5, 7])
def test_a_number_stays_whatever_is_proposed(form: AddDialog, number: int) -> None:
    added = type_in(form, str(number), Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert added == [NewPet("Rex", number, PetStatus.SOLD)]


@pytest.mark.parametrize(
    ("typed", "codes", "taken"),
    [
        ("Dog", [Qt.Key.Key_Return, Qt.Key.Key_Return], "Dog"),  # two are proposed
        ("Dog", [Qt.Key.Key_Tab], "Dog"),
        ("hot", [Qt.Key.Key_Escape, Qt.Key.Key_Return], "hot"),
        ("do", [Qt.Key.Key_Down, Qt.Key.Key_Return], "Dogs"),
    ],
)
def test_nothing_else_is_taken_unless_it_is_marked(
    form: AddDialog, typed: str, codes: list[Qt.Key], taken: str
) -> None:
    assert type_in(form, typed, *codes) == []
    assert box(form).currentText() == taken


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("dogs", ""),
        (" DOGS ", ""),
        ("5", "Dogs, category 5"),
        ("57", ""),
        ("Dog", UNKNOWN),
    ],
)
def test_names_and_numbers_are_taken(form: AddDialog, typed: str, line: str) -> None:
    fill(by_name(form, QLineEdit, "Name"), "Rex")
    fill(box(form).edit, typed)
    if proposals(form).isVisible():
        key(proposals(form), Qt.Key.Key_Escape)
    press(form, "Add")
    assert line_about(box(form)) == line


def test_what_is_typed_stays_while_others_are_offered(form: AddDialog) -> None:
    form.show_pet(NewPet("Rex", 5))
    assert box(form).currentText() == "Dogs"
    form.offer_categories(KNOWN, {})  # somebody took the name away
    assert box(form).currentText() == "5"
