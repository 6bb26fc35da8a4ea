"""The add dialog on a small screen: nothing is out of reach."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.domain.failure import PetField, Refusal
from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.style.theme import Theme
from tests.support.waiting import PATIENCE_MS
from tests.support.widgets import is_fully_visible


@pytest.fixture
def form(qtbot: QtBot, theme: Theme) -> AddDialog:
    form = AddDialog("")
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.open()
    return form


@pytest.mark.parametrize("screen", [(800, 600, 100), (800, 600, 200)])
@pytest.mark.parametrize("field", PetField)
def test_on_a_small_screen_a_field_and_the_reason_at_it_are_both_seen(
    form: AddDialog, qtbot: QtBot, theme: Theme, screen: tuple[int, int, int], field: PetField
) -> None:
    width, height, percent = screen
    theme.set_type_size(percent)
    form.setMaximumSize(width, height - 30)
    form.show_pet(NewPet("Rex", 7), Refusal(field, ""))
    reasons = [one for one in form.findChildren(QLabel) if one.text().endswith("no reason.")]
    assert len(reasons) == 1
    focused = form.focusWidget()
    assert focused is not None
    seen: list[QWidget] = [focused, *reasons]
    qtbot.waitUntil(lambda: all(map(is_fully_visible, seen)), timeout=PATIENCE_MS)
