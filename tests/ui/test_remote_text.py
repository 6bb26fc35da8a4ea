"""Text from a service is shown as it is, never interpreted."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QTextEdit,
    QWidget,
)

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown, ServiceError
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.words.pet_text import NAME_MAX, quoted_name
from petstore_gui.ui.words.plain_text import clip, plain_tip, visible
from petstore_gui.ui.words.words import entry_word, in_a_row
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form
from tests.support.plain_text import MARKUP as MARKED
from tests.support.plain_text import (
    WORD,
    obeyed_remote_texts,
    shown_remote_texts,
    widgets_that_obey,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    bury,
    fill,
    press_key,
)
from tests.ui.conftest import Shop, Speak

MARKUP = "<b>Rex</b><img src='file:///etc/passwd'><a href='x'>&amp;</a>"
BIDI = "Rex\u202egnp.exe"
HEBREW = "\u05e9\u05dc\u05d5\u05dd"
LINES = "Rex\nAdded Bella, ID 5."


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
def test_characters_that_control_the_display_are_shown_as_escapes(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text(alphabet=st.characters(categories=["Cc", "Cs", "Zl", "Zp", "Lu"])))
def test_no_control_character_surrogate_or_line_end_remains(text: str) -> None:
    left = {unicodedata.category(letter) for letter in visible(text)}
    assert left <= {"Lu", "Ll", "Nd", "Po", "Ps", "Pe"}


@given(
    st.text(alphabet="ab\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
def test_no_bidi_control_remains(text: str) -> None:
    assert visible(text).isascii()


@given(st.text(), st.integers(1, 20))
def test_a_clipped_text_is_within_its_limit(text: str, most: int) -> None:
    clipped = clip(text, most)
    assert len(clipped) <= most
    assert clipped == text or (clipped.endswith("…") and text.startswith(clipped[:-1]))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Rex", "Rex"),
        (HEBREW, f"\u2068{HEBREW}\u2069"),
        (LINES, r"Rex\u{a}Added Bella, ID 5."),
        ("\u202eRex", r"\u{202e}Rex"),
        ("W" * 300, '"' + "W" * (NAME_MAX - 1) + '…"'),  # never "…." at the end of a sentence
    ],
)
def test_a_name_in_a_sentence_is_short_on_one_line_and_keeps_its_direction(
    name: str, shown: str
) -> None:
    assert quoted_name(name) == shown


def test_a_tool_tip_shows_markup_as_it_is() -> None:
    shown = QTextDocument()
    shown.setHtml(plain_tip(f"{MARKUP}\nof \u2068{BIDI}\u2069"))
    assert shown.toPlainText() == f"{MARKUP}\nof \u2068Rex\\u{{202e}}gnp.exe\u2069"
    assert plain_tip("") == ""


@pytest.mark.parametrize(
    ("spoken", "said"), [("en", "Wait. Try again."), ("ja", "Wait.Try again.")]
)
def test_between_sentences_is_a_blank_unless_the_stop_has_its_room(
    speak: Speak, spoken: str, said: str
) -> None:
    speak(spoken)
    assert in_a_row("Wait.", "", "Try again.") == said


@pytest.mark.parametrize("text", ["&File", "F&ile", "File(&F)"])
def test_the_letter_of_an_entry_is_for_menus_alone(text: str) -> None:
    assert entry_word(text) == "File"


def menu_actions(shop: Shop) -> list[QAction]:
    """Every menu entry but Quit."""
    menus = shop.window.menuBar().findChildren(QMenu)
    return [one for menu in menus for one in menu.actions() if one.objectName() != "quit"]


def nothing_obeys(shop: Shop) -> dict[str, str]:
    """Check that all markup is shown as it is; returns where there was any."""
    shop.window.grab()
    assert widgets_that_obey() == []
    assert obeyed_remote_texts() == []
    return shown_remote_texts()


EVERY_DIALOG = {
    "About Petstore",
    "Add animal",
    "Duplicates",
    "Unfinished adds",
    "Why can't I change the status?",
    "Export list",
    "Messages",
    "Print",
    "Report a problem",
    "Settings",
    "Shortcuts",
    "What changed",
}


def open_dialogs(shop: Shop) -> set[str]:
    return {one.windowTitle() for one in shop.window.findChildren(QDialog) if one.isVisible()}


def close_dialogs(shop: Shop) -> None:
    for one in shop.window.findChildren(QDialog):
        one.reject()
    bury()


@pytest.mark.usefixtures("every_dialog")
async def test_every_widget_shows_markup_as_it_is(shop: Shop, tmp_path: Path) -> None:
    """Every field of an answer is markup; every state and every dialog is checked."""
    (tmp_path / "window.log").write_text(f"The service says: {MARKED}", "utf-8")
    gateway = FakeGateway([Pet(1, MARKED, 1, MARKED), Pet(2, "Ada", 1)])
    said = ServiceError(MARKED[:40], MARKED)
    await shop.serve(gateway)
    shop.contents.show_deployment(Deployment.STAGING, f"{MARKED}.example")
    assert {"PetTable item", "PetTable item's tip", "ElidedLabel text"} <= (
        nothing_obeys(shop).keys()
    )
    for error in (KeyNotAccepted(401, said), NotReached(MARKED), Declined(500, said)):
        gateway.fail_next("list", error)
        await shop.refresh()
        nothing_obeys(shop)
    await shop.serve(gateway)
    for refusal in (Declined(400, said), Declined(500, said), OutcomeUnknown(MARKED)):
        gateway.fail_next("add", refusal)
        await add_by_form(shop.window, MARKED, "1")
        await eventually(lambda: len(shop.tasks) == 0)
        nothing_obeys(shop)
        close_dialogs(shop)
    gateway.fail_next("get", Declined(500, said))
    fill(shop.contents.central.search, "7")
    press_key(shop.window, Qt.Key.Key_Return)
    await eventually(lambda: ("get", 7) in gateway.asked and not shop.message.startswith("Looking"))
    nothing_obeys(shop)
    gateway.pets |= {2: Pet(2, MARKED, 1, MARKED), 3: Pet(3, MARKED, 1)}
    await shop.refresh()
    fill(shop.contents.central.search, f"<b>{WORD}")
    for entry in menu_actions(shop):
        entry.trigger()
    await eventually(lambda: open_dialogs(shop) >= EVERY_DIALOG)
    assert {"RecordTable item", "QPlainTextEdit text"} <= nothing_obeys(shop).keys()
    assert len(shop.window.findChildren(QLabel)) > 50
    close_dialogs(shop)


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (lambda window: QLabel(MARKED, window), "QLabel text"),
        (lambda window: QTextEdit(MARKED, window), ""),
        (lambda window: tipped(QPushButton(window)), "QPushButton tool tip"),
        (lambda window: QLabel("\u202e", window), "QLabel text"),
        (lambda window: QLabel("\u2069", window), "QLabel text"),
    ],
    ids=["label", "rich text", "tip", "direction", "isolate"],
)
async def test_a_widget_that_renders_markup_is_detected(
    shop: Shop, make: Callable[[QWidget], QWidget], kind: str
) -> None:
    widget = make(shop.window)
    found = [*widgets_that_obey(), *obeyed_remote_texts()]
    assert any(one.startswith(kind or "QTextEdit") for one in found)
    widget.deleteLater()
    bury()


def tipped(widget: QWidget) -> QWidget:
    widget.setToolTip(MARKED)
    return widget
