"""The banner: of all that holds, the most important."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import KeyMissing, KeyNotKept, RequestError, ServiceError
from petstore_gui.support.clock import local_now
from petstore_gui.ui.frame import banner as module
from petstore_gui.ui.frame.banner import Banner, Holds, Notice, banner_of
from petstore_gui.ui.frame.messages import MessageButton
from petstore_gui.ui.words.error_text import error_details, offline_sentence
from tests.support.widgets import bury, by_name, fill, is_there, key, press, texts

LOST, SAMPLES = Notice("The store is lost."), Notice("There are sample animals.")
DAMAGED = (Notice("The settings were damaged."), Notice("The outbox was damaged."))
AT = local_now().replace(hour=14, minute=5)
ENTER = MessageButton("Enter key", lambda: None)

FROM_THE_MOST_IMPORTANT = [
    (Holds(lost_store=LOST), LOST.text),
    (Holds(offline_since=AT), "Offline since 14:05. Petstore tries again by itself."),
    (Holds(key_error=KeyNotAccepted(401)), "The API key was not accepted."),
    (Holds(blocked=Declined(403)), "This API key may not add animals."),
    (Holds(damaged=DAMAGED), "The settings were damaged."),
    (
        Holds(is_unencrypted=True),
        "Not encrypted: others on the network can read the API key.",
    ),
    (Holds(samples=SAMPLES), SAMPLES.text),
    (Holds(is_read_only=True), "IT has made this catalogue read-only."),
]


@pytest.mark.parametrize("place", range(len(FROM_THE_MOST_IMPORTANT)))
def test_the_most_important_of_what_holds_is_said(place: int) -> None:
    together = Holds()
    for holds, _ in FROM_THE_MOST_IMPORTANT[place:]:
        changed = {name: getattr(holds, name) for name in Holds.__struct_fields__}
        together = replace(together, **{name: one for name, one in changed.items() if one})
    notice = banner_of(together, ENTER)
    assert notice is not None
    assert notice.text == FROM_THE_MOST_IMPORTANT[place][1]


def test_an_outage_says_how_many_animals_wait_for_its_end() -> None:
    words = offline_sentence(AT, 2).removeprefix(offline_sentence(AT, 0)).strip()
    assert re.fullmatch(r"2 animals?(\(s\))? will be added then\.", words)


def test_nothing_is_said_while_all_is_well() -> None:
    assert banner_of(Holds(), ENTER) is None


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (KeyMissing(), "The API key is missing."),
        (KeyNotKept(), "This computer could not keep the API key: enter it again."),
        (KeyNotAccepted(401, ServiceError("K1", "No <b>")), "The API key was not accepted."),
    ],
)
def test_a_problem_of_the_key_has_a_button_and_what_the_service_said(
    error: RequestError, text: str
) -> None:
    notice = banner_of(Holds(key_error=error), ENTER)
    assert notice is not None
    assert (notice.text, notice.buttons) == (text, (ENTER,))
    assert notice.details == error_details(error)


@pytest.fixture
def banner(qt_application: object) -> Iterator[Banner]:
    shown = Banner(QAction("Enter key"))
    yield shown
    shown.deleteLater()
    bury()


def test_an_outage_began_when_it_was_first_noticed(
    banner: Banner, monkeypatch: pytest.MonkeyPatch
) -> None:
    for now in (AT, AT + timedelta(minutes=1)):
        monkeypatch.setattr(module, "local_now", lambda now=now: now)
        banner.show_offline(True)
        assert banner.accessibleName().startswith("Offline since 14:05.")


def test_a_key_is_entered_where_it_is_asked_for(qt_application: object) -> None:
    action, entered, opened = QAction("Enter key"), list[str](), list[bool]()
    banner = Banner(action)
    banner.key_entered.connect(entered.append)
    action.triggered.connect(lambda: opened.append(True))
    banner.hold(key_error=KeyNotAccepted(401))
    field = by_name(banner, QLineEdit, "API key")
    assert field.echoMode() is QLineEdit.EchoMode.Password
    fill(field, "canary-4f2a")
    key(field, Qt.Key.Key_Return)
    assert (entered, opened, field.text()) == (["canary-4f2a"], [], "")
    press(banner, "Enter key")  # without one, the settings are opened
    assert (len(entered), len(opened)) == (1, 1)
    banner.show_offline(True)
    banner.hold(key_error=None)
    assert not is_there(banner, QLineEdit, "API key")
    banner.deleteLater()
    bury()


def test_each_damaged_file_is_told_until_somebody_has_read_it(banner: Banner) -> None:
    banner.show_damaged("The settings were damaged.", "It is kept as a.")
    banner.show_damaged("The outbox was damaged.", "It is kept as b.")
    for sentence in ("The settings were damaged.", "The outbox was damaged."):
        assert sentence in texts(banner)
        press(banner, "Close this notice")
    assert not banner.isVisible()
