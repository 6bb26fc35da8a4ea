"""How the window reports errors: where, for how long, and how to read them again."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListView, QPlainTextEdit, QPushButton

from petstore_gui.catalogue import list_waits
from petstore_gui.catalogue.auto_refresh import AutoRefresh
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.connection_errors import NotReached, NotTrusted
from petstore_gui.domain.declined import BusyFor, Forbidden, KeyNotAccepted, ServiceFailed, TooBusy
from petstore_gui.domain.errors import (
    KeyMissing,
    KeyNotKept,
    Moved,
    NotAnswered,
    NotUnderstood,
    OutcomeUnknown,
    RequestError,
    ServiceError,
)
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.support.clock import local_now
from petstore_gui.ui.text.error_text import error_sentence, short_sentence
from petstore_gui.ui.text.next_try_text import failure_sentence
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.message import Message, MessageButton, Sort, Topic
from petstore_gui.ui.window.message_log import MessageLog
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    action,
    by_name,
    clipboard,
    dialog,
    fill,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
    rows_of,
    texts,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
REX = Pet(1, "Rex", 1, "sold")


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
        NotReached(),
        NotTrusted(),
        NotAnswered(),
        Moved(),
        NotUnderstood(),
        ServiceFailed(500),
        TooBusy(429),
        Forbidden(403),
    ],
)
async def test_an_error_is_shown_with_what_to_do(shop: Shop, error: RequestError) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, error)
    expected = error_sentence(error)
    if isinstance(error, NotUnderstood):  # the address has listed animals: it is the right one
        expected = UNREADABLE
    assert shop.message == expected
    assert label(shop.window, "message") == expected


async def test_code_and_message_of_the_service_are_shown_as_plain_text(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    error = said(ServiceFailed(503), "db_down", "<b>Stop</b>\nnow\u202e" + "x" * 300)
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, error)
    words = label(shop.window, "message")
    assert 'The service says: "<b>Stop</b>\\u{a}now\\u{202e}xxx' in words
    assert words.endswith('x…" (Code: db_down).')
    assert len(words.split('"')[1]) == 200


async def test_an_error_reappears_after_newer_messages_until_its_action_succeeds(
    shop: Shop,
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, NotAnswered())
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: len(shop.ids) == 2)
    assert shop.message == "Added Ada, ID 2."
    press(shop.window, "Dismiss")
    assert shop.message == error_sentence(NotAnswered())
    press(shop.window, "Refresh")
    await eventually(lambda: shop.message == "")


async def test_an_unknown_outcome_is_shown_until_that_add_is_settled(shop: Shop) -> None:
    gateway = FakeGateway([REX], honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: "Very likely Ada was added as 2" in shop.message)
    await shop.wait_until_loaded()
    unknown = shop.message
    shop.add(NewPet("Bo", 1))
    await eventually(lambda: shop.message == "Added Bo, ID 3.")
    gateway.fail_next("add", NotReached())
    shop.add(NewPet("Cleo", 1))
    await eventually(lambda: shop.message.startswith("Cleo was not added"))
    while shop.message != unknown:
        press(shop.window, "Dismiss")
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    press(shop.contents.status, "Unfinished adds")
    adds = await dialog(shop.window, "Unfinished adds")
    await eventually(lambda: by_name(adds, QPushButton, "It is there").isEnabled())
    press(adds, "It is there")
    press(adds, "Close")
    await eventually(
        lambda: shop.message == "Ada was added: it is in the list. Nothing was sent again."
    )
    press(shop.window, "Dismiss")
    assert shop.message == ""


async def test_a_refresh_does_not_remove_the_message_about_an_add(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    gateway.fail_next("add", ServiceFailed(500))
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: shop.message.startswith("Ada was not added"))
    words = shop.message
    assert words.startswith("Ada was not added")
    await shop.refresh()
    assert shop.message == words
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: shop.message == "Added Ada, ID 2.")
    await shop.refresh()
    assert shop.message == "Added Ada, ID 2."


async def test_the_newer_of_two_errors_is_shown_first(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    gateway.fail_next("add", ServiceFailed(500))
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: shop.message.startswith("Ada was not added"))
    await failing_refresh(shop, gateway, NotAnswered())
    assert shop.message == error_sentence(NotAnswered())
    press(shop.window, "Dismiss")
    assert shop.message.startswith("Ada was not added")
    press(shop.window, "Dismiss")
    assert shop.message == ""
    assert not is_there(shop.window, QPushButton, "Dismiss")


async def test_the_same_error_again_is_one_message(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    for _ in range(3):
        await failing_refresh(shop, gateway, NotAnswered())
    assert [message.text for message in shop.log.messages] == [error_sentence(NotAnswered())]


async def test_a_repeated_error_is_shown_before_later_messages(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, NotAnswered())
    shop.log.report(Topic.EXPORT, "Exported.")
    assert shop.message == "Exported."
    await failing_refresh(shop, gateway, NotAnswered())
    assert shop.message == error_sentence(NotAnswered())
    assert len(shop.log.messages) == 2


async def test_the_last_two_hundred_messages_can_be_read_newest_first(shop: Shop) -> None:
    for place in range(205):
        shop.log.report(Topic.ADD, f"message {place}")
    action(shop.window, "Messages").trigger()
    messages = await dialog(shop.window, "Messages")
    lines = [text for _, text in rows_of(by_name(messages, QListView, "Messages"))]
    assert lines == [f"message {place}" for place in range(204, 4, -1)]
    press(messages, "Close")


async def test_a_message_that_arrives_while_the_list_is_open_is_added(
    shop: Shop,
) -> None:
    action(shop.window, "Messages").trigger()
    messages = await dialog(shop.window, "Messages")
    found = by_name(messages, QListView, "Messages")
    assert "No messages yet." in texts(messages)
    shop.log.report_problem(Topic.LIST, "<img src=x>")
    (line,) = rows_of(found)
    assert line[1] == "<img src=x>"
    assert re.fullmatch(r"\d\d:\d\d, Problem: <img src=x>", found.model().index(0, 1).data(SPOKEN))
    assert "No messages yet." not in texts(messages)
    shop.log.report(Topic.ADD, "Added Rex.")
    assert found.model().index(0, 1).data(SPOKEN).endswith(", Done: Added Rex.")
    press(messages, "Close")


async def test_the_messages_are_a_list_that_the_keys_reach_and_the_whole_of_one_is_below(
    shop: Shop,
) -> None:
    for place in range(3):
        shop.log.report_problem(Topic.ADD, f"message {place}", place, details=f"Said: {place}")
    action(shop.window, "Messages").trigger()
    messages = await dialog(shop.window, "Messages")
    found = by_name(messages, QListView, "Messages")
    assert messages.focusWidget() is found
    assert found.visualRect(found.currentIndex()).height() == 36
    whole = by_name(messages, QPlainTextEdit, "Whole message")
    assert whole.toPlainText() == "message 2\nSaid: 2"
    press_key(messages, Qt.Key.Key_Down)
    assert whole.toPlainText() == "message 1\nSaid: 1"
    press_key(messages, Qt.Key.Key_C, CTRL)
    assert clipboard() == "message 1"
    press_key(messages, Qt.Key.Key_Return)
    assert no_dialog(shop.window)


async def test_a_long_message_is_complete_in_the_list_and_takes_one_line_in_the_bar(
    shop: Shop,
) -> None:
    shop.log.report_problem(Topic.LIST, "word " * 400)
    assert shop.contents.status.height() < 40
    action(shop.window, "Messages").trigger()
    messages = await dialog(shop.window, "Messages")
    assert by_name(messages, QPlainTextEdit, "Whole message").toPlainText() == "word " * 400
    press(messages, "Close")


NO_KEY = "The API key is missing. Nothing can be loaded without it."


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (KeyNotAccepted(401), "The API key was not accepted."),
        (
            KeyNotAccepted(401, ServiceError(None, "It has expired.")),
            'The API key was not accepted. The service says: "It has expired."',
        ),
        (KeyMissing(), NO_KEY),
        (
            KeyNotKept(),
            "This computer could not keep the API key: it has to be entered again.",
        ),
    ],
)
async def test_a_refused_key_shows_one_banner_that_leads_to_the_settings(
    shop: Shop, error: RequestError, words: str
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, error)
    await failing_refresh(shop, gateway, error)
    banner = by_name(shop.window, Banner, words)
    assert texts(banner) == [words]
    assert shop.ids == ["1"]
    wanted: list[bool] = []
    shop.contents.actions.enter_key.triggered.connect(lambda: wanted.append(True))
    press(banner, "Enter a key")
    assert wanted == [True]
    press(shop.window, "Refresh")
    await eventually(lambda: not is_there(shop.window, Banner, words))


async def test_a_key_refused_for_an_add_also_shows_the_banner(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    gateway.fail_next("add", KeyNotAccepted(401))
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: is_there(shop.window, QPushButton, "Enter a key"))
    assert shop.ids == ["", "1"]


async def test_what_the_service_said_last_of_the_key_or_of_itself_is_all_that_is_told(
    shop: Shop,
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    for _ in range(2):
        await failing_refresh(shop, gateway, KeyNotAccepted(401))
        assert is_there(shop.window, QPushButton, "Enter a key")
        assert shop.message == ""
        await failing_refresh(shop, gateway, NotUnderstood())
        assert not is_there(shop.window, QPushButton, "Enter a key")
        assert shop.message == UNREADABLE
    gateway.fail_next("add", KeyNotAccepted(401))
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: is_there(shop.window, QPushButton, "Enter a key"))
    assert UNREADABLE not in shop.message


async def test_a_key_that_is_accepted_again_ends_the_banner_and_the_pause(shop: Shop) -> None:
    refreshing = AutoRefresh(shop.catalogue, lambda: 0.5)
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    asks: tuple[Callable[[], None], ...] = (
        lambda: press(shop.window, "Sold"),
        lambda: shop.finder.find(77),
        lambda: shop.finder.find(78),  # there is none
    )
    for ask in asks:
        await failing_refresh(shop, gateway, KeyNotAccepted(401))
        assert is_there(shop.window, QPushButton, "Enter a key")
        assert label(shop.window, "as-of") == "Not being refreshed"
        gateway.pets[77] = Pet(77, "late", 1)
        ask()
        await eventually(lambda: not is_there(shop.window, QPushButton, "Enter a key"))
        await eventually(lambda: label(shop.window, "as-of").startswith("Updated"))
        gateway.pets.pop(77)
        await shop.refresh()
    refreshing.stop()


async def test_while_the_list_fails_it_is_told_when_it_is_requested_again(shop: Shop) -> None:
    refreshing = AutoRefresh(shop.catalogue, lambda: 0.5)
    gateway = FakeGateway([REX])
    gateway.fail_next("list", NotReached())
    await shop.serve(gateway)
    again = re.compile(r"Petstore tries again by itself at .*\d\d:\d\d\.")
    reason = shop.contents.central.empty
    await eventually(lambda: any(again.search(text) for text in texts(reason)))
    assert any(text.startswith(error_sentence(NotReached())) for text in texts(reason))
    assert shop.message == ""
    assert re.fullmatch(r"Trying again at .*\d\d:\d\d", label(shop.window, "as-of"))
    press(reason, "Refresh")
    await shop.wait_until_loaded()
    assert label(shop.window, "as-of").startswith("Updated")
    assert "again" not in label(shop.window, "as-of")
    shop.window.resize(1_180, 800)
    await failing_refresh(shop, gateway, NotReached())
    await eventually(lambda: label(shop.window, "as-of").startswith("Trying again at "))
    refreshing.stop()


async def test_the_reason_of_a_refresh_that_fails_is_not_hidden_by_what_an_earlier_run_left(
    shop: Shop,
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    shop.log.report_problem(Topic.ADD, "One was not added.", "earlier", comes_first=True)
    await failing_refresh(shop, gateway, NotAnswered())
    assert shop.message == error_sentence(NotAnswered())


async def test_a_wait_that_the_service_asks_for_is_told_by_its_end_and_ends_with_the_next_attempt(
    shop: Shop,
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, BusyFor(429, wait=60))
    until = r"The service is busy: it asks you to wait until .*\d\d:\d\d\."
    assert re.fullmatch(until, shop.message)
    gateway.hold()
    press(shop.window, "Refresh")
    await eventually(lambda: shop.message == "" and "Loading…" in shop.completeness)
    press(shop.window, "Stop")
    assert shop.message == ""
    gateway.release()


async def test_once_the_wait_is_over_it_is_told_to_try_again(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await failing_refresh(shop, gateway, BusyFor(429, wait=0.2))
    await eventually(lambda: shop.message == "The service was busy. Try again now.")


def test_beside_the_time_of_the_next_attempt_no_other_is_told() -> None:
    facts = Facts(state=LoadState.FAILED, next_try=local_now())
    told = failure_sentence(said(BusyFor(429, wait=60), None, "Not so fast."), facts)
    assert told == 'The service is busy and asks you to wait. The service says: "Not so fast."'


@pytest.mark.parametrize(
    ("code", "message", "words"),
    [
        ("code-403", "no", 'The service says: "no" (Code: code-403).'),
        ("code-403", None, "Code: code-403."),
        (None, "no", 'The service says: "no".'),
        (None, "Is that so?", 'The service says: "Is that so?"'),
    ],
)
def test_what_a_service_says_ends_before_the_next_sentence(
    code: str | None, message: str | None, words: str
) -> None:
    error = said(Forbidden(403), code, message)
    assert error_sentence(error) == f"{short_sentence(Forbidden(403))} HTTP 403. {words}"


@pytest.mark.parametrize("is_first", [True, False])
async def test_a_list_that_waits_says_what_for_and_until_when_and_can_be_stopped(
    shop: Shop, *, is_first: bool
) -> None:
    gateway = FakeGateway([REX])
    if not is_first:
        await shop.serve(gateway)
    gateway.wait_before_next_page(BusyFor(429, wait=15), 15)
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
    monkeypatch.setattr(list_waits, "SILENT_SECONDS", 0.4)
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


async def test_an_older_message_has_a_date(shop: Shop) -> None:
    action(shop.window, "Messages").trigger()
    messages = await dialog(shop.window, "Messages")
    found = by_name(messages, QListView, "Messages")
    shop.log.message_added.emit(
        Message(Topic.LIST, "long ago", Sort.SUCCESS, datetime(2024, 2, 3, 12, tzinfo=UTC))
    )
    assert rows_of(found)[0][0].startswith("03/02/2024")
    shop.log.report(Topic.LIST, "now")
    assert "/" not in rows_of(found)[0][0]
    press(messages, "Close")


async def test_a_message_has_buttons_and_a_double_click_presses_once(shop: Shop) -> None:
    pressed: list[str] = []
    shown = MessageButton("Show", lambda: pressed.append("Show"))
    undo = MessageButton("Undo it", lambda: pressed.append("Undo"))
    shop.log.report(Topic.ADD, "Added Rex.", "rex", shown, undo)
    press(shop.contents.status, "Undo it")
    press(shop.contents.status, "Undo it")
    assert pressed == ["Undo"]
    shop.log.report(Topic.ADD, "Added Ada.", "ada")
    assert not is_there(shop.contents.status, QPushButton, "Show")


async def test_a_message_that_counts_ends_and_is_no_past_message(shop: Shop) -> None:
    for seconds in (2, 1):
        shop.log.count_down(Topic.ADD, f"In {seconds}.", "held")
        assert shop.message == f"In {seconds}."
    shop.log.report_problem(Topic.LIST, "Away.")
    shop.log.count_down(Topic.ADD, "In 0.", "held")
    assert shop.message == "Away."
    shop.log.dismiss()
    assert shop.message == "In 0."
    shop.log.end(Topic.ADD, "held")
    assert shop.message == ""
    assert [message.text for message in shop.log.messages] == ["Away."]


async def test_no_outage_is_told_beside_a_list_that_was_updated_since(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    action(shop.window, "Find by ID").trigger()
    form = await dialog(shop.window, "Find by ID")
    fill(by_name(form, QLineEdit, "ID"), "7")
    gateway.fail_next("get", NotReached())
    press(form, "Find")
    await eventually(lambda: shop.message == error_sentence(NotReached()))
    press(form, "Close")
    await shop.refresh()
    assert not label(shop.window, "offline")
    assert shop.message == ""


async def test_a_success_goes_once_it_was_seen_and_stays_in_the_messages(shop: Shop) -> None:
    await shop.serve(FakeGateway([REX]))
    shop.log.report(Topic.SETTINGS, "Saved.")
    assert shop.message == "Saved."
    await eventually(lambda: shop.message == "", 30)
    assert [message.text for message in shop.log.messages] == ["Saved."]


async def test_a_failure_stays_until_somebody_dismisses_it(shop: Shop) -> None:
    seconds = 0.01
    log = MessageLog(reading_ms=lambda _message: int(seconds * 1_000))
    log.set_watched(True)
    log.report_problem(Topic.EXPORT, "Not exported.")
    await eventually(lambda: log.current is not None and log.is_read(log.current), 30)
    assert log.current is not None
    log.dismiss()
    assert log.current is None


async def test_what_was_saved_is_not_covered_by_the_banner_about_the_key(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    shop.log.report(Topic.SETTINGS, "Settings saved. The API key was removed.")
    await failing_refresh(shop, gateway, KeyMissing())
    assert is_there(shop.window, Banner, NO_KEY)
    assert shop.message == "Settings saved. The API key was removed."


async def test_an_add_that_met_an_outage_says_so_until_a_list_came_again(shop: Shop) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    gateway.fail_next("add", NotReached())
    shop.add(NewPet("Cleo", 1))
    await eventually(lambda: error_sentence(NotReached()) in shop.message)
    assert shop.message.startswith("Cleo was not added.")
    await shop.refresh()
    assert shop.message == ""
    assert is_there(shop.contents.status, QPushButton, "Unfinished adds")
