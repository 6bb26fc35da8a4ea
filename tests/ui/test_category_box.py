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
    form = AddDialog("", lambda _name, _category: "")
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


ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab


@pytest.mark.parametrize(
    ("typed", "codes", "taken", "added"),
    [
        ("hot", [ENTER], "Hot dogs", None),  # the only proposal
        ("hot", [ENTER, ENTER], "Hot dogs", 70),
        ("hot", [TAB], "Hot dogs", None),
        ("5", [ENTER, ENTER], "5", 5),  # a number, whatever is proposed
        ("7", [ENTER, ENTER], "7", 7),
        ("Dog", [ENTER, ENTER], "Dog", None),  # two are proposed
        ("Dog", [TAB], "Dog", None),
        ("hot", [Qt.Key.Key_Escape, ENTER], "hot", None),
        ("do", [Qt.Key.Key_Down, ENTER], "Dogs", None),
    ],
)
def test_keys_take_the_only_proposal_or_the_marked_one(
    form: AddDialog, typed: str, codes: list[Qt.Key], taken: str, added: int | None
) -> None:
    pets = type_in(form, typed, *codes)
    assert box(form).currentText() == taken
    assert pets == ([] if added is None else [NewPet("Rex", added, PetStatus.SOLD)])
    assert by_name(form, QComboBox, "Status").hasFocus() is (codes == [TAB])


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
