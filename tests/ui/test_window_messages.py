"""How the window reports errors: where, for how long, and how to read them again."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView

from petstore_gui.catalogue import list_walks
from petstore_gui.catalogue.auto_refresh import AutoRefresh
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    TooBusy,
)
from petstore_gui.domain.errors import (
    NotUnderstood,
    RequestError,
    ServiceError,
)
from petstore_gui.domain.pets import Pet
from petstore_gui.support.clock import local_now
from petstore_gui.ui.frame.messages import Message
from petstore_gui.ui.words.error_text import (
    error_details,
    error_sentence,
    failure_sentence,
    short_sentence,
)
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    by_name,
    chosen,
    clipboard,
    label,
    no_dialog,
    press,
    press_key,
    sentences,
    texts,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
REX = Pet(1, "Rex", 1, "sold")


STOP = r"<b>Stop</b>\u{a}now\u{202e}"
UNREADABLE = "The answer of the service could not be understood. Try again."


async def failing_refresh(shop: Shop, gateway: FakeGateway, error: RequestError) -> None:
    gateway.fail_next("list", error)
    await shop.refresh()


def said(error: RequestError, code: str | None, message: str | None) -> RequestError:
    error.said = ServiceError(code, message)
    return error


@pytest.mark.parametrize(
    "error",
    [
        NotUnderstood(),
        Declined(500),
    ],
)
async def test_an_error_is_shown_with_what_to_do(shop: Shop, error: RequestError) -> None:
    gateway = await shop.serve(FakeGateway([REX]))
    await failing_refresh(shop, gateway, error)
    expected = short_sentence(error)
    if isinstance(error, NotUnderstood):  # the address has listed animals: it is the right one
        expected = UNREADABLE
    [told] = shop.messages.past
    assert (told.text, told.details) == (expected, error_details(error))
    assert shop.message == label(shop.window, "message") == expected
    await failing_refresh(shop, gateway, error)
    assert len(shop.messages.past) == 2  # whoever asks again is told again
    await shop.refresh()
    assert shop.message == ""


async def test_an_outage_is_told_once_by_the_banner(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway([REX]))
    await failing_refresh(shop, gateway, NotReached())
    assert (shop.message, shop.outage) == ("", short_sentence(NotReached()))
    assert [message.text for message in shop.messages.past] == [shop.outage]
    assert shop.completeness.startswith("1 animal from ")
    await failing_refresh(shop, gateway, Declined(500))
    assert (shop.message, shop.outage) == (short_sentence(Declined(500)), "")
    await shop.refresh()
    assert shop.completeness == "1 animal"


async def test_the_messages_are_a_list_that_the_keys_reach_and_that_takes_new_ones(
    shop: Shop,
) -> None:
    messages = await chosen(shop.window, "Messages")
    found = by_name(messages, QListView, "Messages")
    assert "No messages yet." in texts(messages)
    shop.messages.report_problem("<img src=x>", details="Said: 1")
    assert messages.focusWidget() is found
    [line] = sentences(found)
    assert re.fullmatch(r"\d\d:\d\d  <img src=x>\nSaid: 1", line)
    assert "No messages yet." not in texts(messages)
    shop.messages.report("Added Rex.")
    assert found.model().index(0, 0).data(SPOKEN).endswith(", Done: Added Rex.")
    assert ", Problem: <img src=x>" in found.model().index(1, 0).data(SPOKEN)
    shop.messages.happened.emit(Message("long ago", datetime(2024, 2, 3, 12, tzinfo=UTC)))
    assert sentences(found)[0].startswith("03/02/2024")
    press_key(messages, Qt.Key.Key_Down)
    press_key(messages, Qt.Key.Key_C, CTRL)
    assert clipboard().startswith(sentences(found)[1][:5])
    press(messages, "Close")
    assert no_dialog(shop.window)


async def test_a_refused_key_shows_one_banner_that_leads_to_the_settings(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway([REX]))
    await failing_refresh(shop, gateway, KeyNotAccepted(401))
    banner, words = shop.contents.central.banner, "The API key was not accepted."
    assert texts(banner) == [words]
    assert shop.message == ""  # said once
    assert [message.text for message in shop.messages.past] == [words]
    assert shop.ids == ["1"]
    wanted: list[bool] = []
    shop.contents.actions.enter_key.triggered.connect(lambda: wanted.append(True))
    press(banner, "Enter key")
    assert wanted == [True]
    await failing_refresh(shop, gateway, NotUnderstood())
    assert not banner.isVisible()
    assert shop.message != ""
    await failing_refresh(shop, gateway, KeyNotAccepted(401))
    assert shop.message == ""  # what failed before no longer holds
    await shop.refresh()
    assert not banner.isVisible()
    assert shop.message == ""


async def test_while_the_list_fails_it_is_told_when_it_is_requested_again(shop: Shop) -> None:
    refreshing = AutoRefresh(shop.catalogue, lambda: 0.5)
    gateway = FakeGateway([REX])
    gateway.fail_next("list", NotReached())
    await shop.serve(gateway)
    again = re.compile(r"Petstore tries again by itself at .*\d\d:\d\d\.")
    reason = shop.contents.central.empty
    await eventually(lambda: any(again.search(text) for text in texts(reason)))
    assert any(text.startswith(short_sentence(NotReached())) for text in texts(reason))
    assert re.fullmatch(r"Trying again at .*\d\d:\d\d", shop.as_of)
    press(reason, "Refresh")
    await shop.wait_until_loaded()
    assert shop.as_of.startswith("Updated")
    assert "again" not in shop.as_of
    refreshing.set_visible(False)


def test_beside_the_time_of_the_next_attempt_no_other_is_told() -> None:
    facts = Facts(state=LoadState.FAILED, next_try=local_now())
    told = failure_sentence(TooBusy(429, wait=60), facts)
    assert told == "The service is busy and asks you to wait."


@pytest.mark.parametrize(
    ("code", "message", "words"),
    [
        ("code-403", "no", 'The service says: "no" (Code: code-403).'),
        ("code-403", None, "Code: code-403."),
        (None, "no", 'The service says: "no".'),
        (None, "Is that so?", 'The service says: "Is that so?"'),
        (
            "db_down",
            "<b>Stop</b>\nnow\u202e" + "x" * 300,
            f'The service says: "{STOP:x<199}…" (Code: db_down).',
        ),
    ],
)
def test_what_a_service_says_is_short_plain_text_before_the_next_sentence(
    code: str | None, message: str | None, words: str
) -> None:
    error = said(Declined(403), code, message)
    assert error_sentence(error) == f"{short_sentence(error)} HTTP 403. {words}"


@pytest.mark.parametrize("is_first", [True, False])
async def test_a_list_that_waits_says_what_for_and_until_when_and_can_be_stopped(
    shop: Shop, *, is_first: bool
) -> None:
    gateway = FakeGateway([REX])
    if not is_first:
        await shop.serve(gateway)
    gateway.wait_before_next_page(TooBusy(429, wait=15), 15)
    gateway.hold()
    if is_first:
        shop.open(gateway)
    else:
        press(shop.window, "Refresh")
    waits = re.compile(r"The service is busy: trying again at \d\d:\d\d:\d\d")
    await eventually(lambda: waits.match(shop.completeness))
    assert any(map(waits.fullmatch, texts(shop.contents.central.empty))) is is_first
    press(shop.window, "Stop")
    assert "busy" not in shop.completeness
    gateway.release()


@pytest.mark.parametrize("pages", [0, 1])
async def test_a_list_that_the_service_does_not_send_says_until_when_it_is_waited_for(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, pages: int
) -> None:
    monkeypatch.setattr(list_walks, "SILENT_SECONDS", 0.4)
    gateway = FakeGateway([REX, Pet(2, "Ada", 1)], page_size=1)
    gateway.hold(after=pages)
    before = local_now() + timedelta(seconds=19)
    shop.open(gateway)
    waits = re.compile(r"Waiting for the service until \d\d:\d\d:\d\d")
    await eventually(lambda: waits.match(shop.completeness))
    assert any(map(waits.fullmatch, texts(shop.contents.central.empty))) is (pages == 0)
    assert bool(waits.fullmatch(shop.completeness)) is (pages == 0)
    waiting = shop.catalogue.facts.waiting
    assert waiting
    assert before < waiting.until < local_now() + timedelta(seconds=20)
    press(shop.window, "Stop")
    assert "Waiting" not in shop.completeness
    gateway.release()


async def test_the_window_signals_when_it_is_minimised_and_restored(shop: Shop) -> None:
    seen: list[bool] = []
    shop.window.visibility_changed.connect(seen.append)
    shop.window.showMinimized()
    await eventually(lambda: seen[-1:] == [False])
    shop.window.showNormal()
    await eventually(lambda: seen[-1:] == [True])
