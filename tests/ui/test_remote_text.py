"""Text from a service is shown, never obeyed."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit

from petstore_gui.errors import NotValid, ServiceError, ServiceFailed
from petstore_gui.pets import Pet
from petstore_gui.settings.choice import Choice
from petstore_gui.settings.deployments import Deployment
from petstore_gui.ui.plain import clip, plain_tip, visible
from petstore_gui.ui.settings_dialog import SettingsDialog
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, by_name, dialog, fill, is_there, label, press
from tests.ui.conftest import Shop

MARKUP = "<b>Rex</b><img src='file:///etc/passwd'><a href='x'>&amp;</a>"
PLAIN_TEXT = Qt.TextFormat.PlainText
NESTED = "<table><tr><td>" * 17
BIDI = "Rex\u202egnp.exe"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Rex", "Rex"),
        ("Zoë Łucja 小白", "Zoë Łucja 小白"),
        (MARKUP, MARKUP),
        (BIDI, "Rex\\u{202e}gnp.exe"),
        ("a\0b", "a\\u{0}b"),
        ("a\nb\r\tc", "a\\u{a}b\\u{d}\\u{9}c"),
        ("a\u2028b\u2029c", "a\\u{2028}b\\u{2029}c"),
        ("Re\u200bx", "Re\\u{200b}x"),
        ("\u2066Rex\u2069", "\\u{2066}Rex\\u{2069}"),
        ("\ufeffRex", "\\u{feff}Rex"),
        ("Rex\U000e0041", "Rex\\u{e0041}"),
        ("\ud800", "\\u{d800}"),
        ("\u3164", "\\u{3164}"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("\u200d", "\\u{200d}"),
    ],
)
def test_what_would_steer_the_display_is_shown_as_its_number(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text(alphabet=st.characters(categories=["Cc", "Cs", "Zl", "Zp", "Lu"])))
def test_no_control_surrogate_or_line_end_is_left(text: str) -> None:
    left = {unicodedata.category(letter) for letter in visible(text)}
    assert left <= {"Lu", "Ll", "Nd", "Po", "Ps", "Pe"}


@given(
    st.text(alphabet="ab\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
def test_no_mark_of_direction_is_left(text: str) -> None:
    assert visible(text).isascii()


@given(st.text(), st.integers(1, 20))
def test_a_clipped_text_is_no_longer_than_it_may_be(text: str, most: int) -> None:
    clipped = clip(text, most)
    assert len(clipped) <= most
    assert clipped == text or (clipped.endswith("…") and text.startswith(clipped[:-1]))


def test_a_tool_tip_shows_markup_as_it_is() -> None:
    shown = QTextDocument()
    shown.setHtml(plain_tip(f"{MARKUP}\n"))
    assert shown.toPlainText() == f"{MARKUP}\\u{{a}}"
    assert plain_tip("") == ""


@pytest.mark.parametrize("text", [MARKUP, BIDI, "a\0b\nc", NESTED, "x" * 10_000])
async def test_names_statuses_and_errors_are_shown_as_they_are(shop: Shop, text: str) -> None:
    gateway = FakeGateway([Pet(1, text, 1, text), Pet(2, "Ada", 1)])
    await shop.serve(gateway)
    model = shop.table.model()
    assert model.index(0, 1).data() == visible(text)[:1_000]
    assert model.index(0, 3).data().startswith(visible(text)[:200])
    error = ServiceFailed(500, ServiceError("<i>code</i>", text))
    gateway.fail_next("list", error)
    press(shop.window, "Refresh")
    await eventually(lambda: "The service says" in label(shop.window, "message"))
    assert "(Code: <i>code</i>)" in shop.message
    assert clip(visible(text), 200) in shop.message
    assert shop.window.grab().size() == shop.window.size()


async def test_the_tip_over_a_name_shows_it_as_it_is(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, MARKUP, 1)]))
    shown = QTextDocument()
    shown.setHtml(shop.table.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole))
    assert shown.toPlainText() == MARKUP


async def test_a_refused_name_comes_back_as_plain_text(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", NotValid(400, ServiceError("<i>code</i>", NESTED)))
    press(shop.window, "Add animal")
    form = await dialog(shop.window, "Add animal")
    fill(by_name(form, QLineEdit, "Name"), "Rex")
    by_name(form, QComboBox, "Category").setEditText("1")
    press(form, "Add")
    await eventually(lambda: label(form, "answer"))
    assert "(Code: <i>code</i>)" in label(form, "answer")
    assert clip(NESTED, 200) in label(form, "answer")
    press(form, "Cancel")


async def test_what_was_searched_for_is_quoted_as_it_is(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    fill(shop.window.page.search, "<b>rex</b>")
    empty = shop.window.page.empty
    assert any("'<b>rex</b>'" in one.text() for one in empty.findChildren(QLabel))


async def test_every_label_everywhere_takes_plain_text_alone(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    press(shop.window, "Add animal")
    SettingsDialog(Choice(deployment=Deployment.PRODUCTION), shop.window).open()
    for words in ("Find by ID", "Messages", "Shortcuts", "Changing a status", "About Petstore"):
        action(shop.window, words).trigger()
    await eventually(lambda: is_there(shop.window, QDialog, "About Petstore"))
    labels = shop.window.findChildren(QLabel)
    assert len(labels) > 50
    assert [one.text() for one in labels if one.textFormat() is not PLAIN_TEXT] == []
    for one in shop.window.findChildren(QDialog):
        one.reject()
