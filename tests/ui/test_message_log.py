"""What ends a message: each is true for as long as it stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petstore_gui.ui.window.message import DRAFT, Message, MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import is_to_be_read, reading_ms
from tests.support.waiting import eventually

LASTING = (
    Topic.CATALOGUE,
    Topic.LIST,
    Topic.CONNECTION,
    Topic.ADD,
    Topic.OUTBOX,
    Topic.HISTORY,
    Topic.PROGRAM,
)
NEWS = tuple(topic for topic in Topic if topic not in LASTING)
OTHER = Topic.EXPORT, "Written to a file."

Step = Callable[[MessageLog], object]


def say(topic: Topic, text: str, subject: str | None = None) -> Step:
    return lambda log: log.report(topic, text, subject)


def fail(topic: Topic, text: str, subject: str | None = None) -> Step:
    return lambda log: log.report_problem(topic, text, subject)


def count(text: str, subject: str = "rex") -> Step:
    return lambda log: log.count_down(Topic.ADD, text, subject)


def offer(text: str, subject: str = "rex") -> Step:
    action = MessageButton("Add it after all", lambda: None)
    return lambda log: log.report(Topic.ADD, text, subject, action, is_offer=True)


def added(text: str) -> Step:
    show = MessageButton("Show", lambda: None)
    return lambda log: log.report(Topic.ADD, text, "ada", show)


def begin(log: MessageLog) -> None:
    log.end_news(Topic.ADD)


def away(text: str) -> Step:
    return lambda log: log.report_problem(Topic.FIND, text, ends_with=Topic.LIST)


def partial(text: str) -> Step:
    return lambda log: log.report_partial(Topic.SETTINGS, text)


def unproven(text: str) -> Step:
    return lambda log: log.report_problem(Topic.CONNECTION, text, ends_with=Topic.LIST)


def outcome(text: str, subject: str) -> Step:
    return lambda log: log.report_outcome(Topic.ADD, text, subject)


def elsewhere(text: str) -> Step:
    return lambda log: log.say_elsewhere(text)


def left(text: str) -> Step:
    return lambda log: log.report_problem(Topic.ADD, text, "earlier", comes_first=True)


def ask(log: MessageLog) -> None:
    log.let_news_pass()


def under_way(topic: Topic | None) -> Step:
    return lambda log: log.set_under_way(topic)


def wait_for_key_store(log: MessageLog) -> None:
    log.count_down(Topic.STORE, "waiting", "key store")


def end_of_wait(log: MessageLog) -> None:
    log.end(Topic.STORE, "key store")


def settle(topic: Topic, subject: str | None = None) -> Step:
    return lambda log: log.settle(topic, subject)


def wait_until_seen(log: MessageLog) -> None:
    """Somebody looks at the current message for as long as it takes to read it."""


def dismiss(log: MessageLog) -> None:
    log.dismiss()


SEEN = wait_until_seen

CASES: list[tuple[str, list[Step], str]] = [
    (
        "how the last list ended is not shown while the next one is loaded",
        [fail(Topic.LIST, "away"), under_way(Topic.LIST)],
        "",
    ),
    (
        "it is shown again if that one ends in the same way",
        [
            fail(Topic.LIST, "away"),
            under_way(Topic.LIST),
            under_way(None),
            fail(Topic.LIST, "away"),
        ],
        "away",
    ),
    (
        "what is said of something else stands meanwhile",
        [fail(Topic.ADD, "not added"), fail(Topic.LIST, "away"), under_way(Topic.LIST)],
        "not added",
    ),
    (
        "a list that somebody asked for says at once why it failed",
        [left("left"), ask, fail(Topic.LIST, "away")],
        "away",
    ),
    (
        "what an earlier run left comes back after that",
        [left("left"), ask, fail(Topic.LIST, "away"), settle(Topic.LIST)],
        "left",
    ),
    (
        "it is shown first where nobody asked",
        [left("left"), fail(Topic.LIST, "away")],
        "left",
    ),
    ("a success goes once it is seen", [say(Topic.ADD, "added"), SEEN], ""),
    (
        "a success does not come back after an outage",
        [say(Topic.EXPORT, "written"), fail(Topic.LIST, "away"), settle(Topic.LIST)],
        "",
    ),
    (
        "a list that fails does not cover that the settings were saved",
        [say(Topic.SETTINGS, "saved"), fail(Topic.LIST, "away")],
        "saved",
    ),
    (
        "it is shown once that was read",
        [say(Topic.SETTINGS, "saved"), fail(Topic.LIST, "away"), SEEN],
        "away",
    ),
    (
        "nor does the offer to go on with what was typed for another service",
        [say(Topic.SETTINGS, "saved"), fail(Topic.ADD, "typed", DRAFT)],
        "saved",
    ),
    (
        "nor does it cover that animals were brought back",
        [say(Topic.STORE, "back"), fail(Topic.ADD, "typed", DRAFT)],
        "back",
    ),
    (
        "which comes once that was read",
        [say(Topic.SETTINGS, "saved"), fail(Topic.ADD, "typed", DRAFT), SEEN],
        "typed",
    ),
    (
        "but what somebody has just stopped typing is offered at once",
        [fail(Topic.SETTINGS, "not saved"), say(Topic.ADD, "typed", DRAFT)],
        "typed",
    ),
    (
        "and nothing that was covered comes back over an offer",
        [fail(Topic.SETTINGS, "not saved"), say(*OTHER), fail(Topic.ADD, "typed", DRAFT)],
        "typed",
    ),
    (
        "a success of which a part failed stands although it was seen",
        [partial("saved but for the key"), SEEN],
        "saved but for the key",
    ),
    (
        "it is over once it is replaced",
        [partial("saved but for the key"), say(Topic.ADD, "typed", DRAFT), dismiss],
        "",
    ),
    (
        "a list that fails does not replace it",
        [partial("saved but for the key"), fail(Topic.LIST, "away")],
        "saved but for the key",
    ),
    (
        "nor does it cover that they were not saved",
        [fail(Topic.SETTINGS, "not saved"), fail(Topic.LIST, "away")],
        "not saved",
    ),
    (
        "nor does what else the disk did not take",
        [fail(Topic.SETTINGS, "not saved"), fail(Topic.HISTORY, "not kept")],
        "not saved",
    ),
    (
        "which is said once that was read",
        [fail(Topic.SETTINGS, "not saved"), fail(Topic.HISTORY, "not kept"), SEEN],
        "not kept",
    ),
    (
        "that was not saved is not read twice",
        [fail(Topic.SETTINGS, "not saved"), fail(Topic.LIST, "away"), SEEN, settle(Topic.LIST)],
        "",
    ),
    (
        "that a test failed when settings were saved stands although it was read",
        [unproven("failed"), elsewhere("away"), fail(Topic.LIST, "away"), SEEN],
        "failed",
    ),
    (
        "a list that fails as well says why once that was read",
        [unproven("failed"), fail(Topic.LIST, "away"), SEEN],
        "away",
    ),
    (
        "and does not end it",
        [unproven("failed"), fail(Topic.LIST, "away"), SEEN, dismiss],
        "failed",
    ),
    (
        "a list that ends ends both",
        [unproven("failed"), fail(Topic.LIST, "away"), SEEN, settle(Topic.LIST)],
        "",
    ),
    (
        "a key store that is waited for hides only for that long that they were saved",
        [say(Topic.SETTINGS, "saved"), wait_for_key_store, end_of_wait],
        "saved",
    ),
    (
        "a failure that the window shows elsewhere covers nothing",
        [say(Topic.ADD, "added"), elsewhere("away"), fail(Topic.LIST, "away")],
        "added",
    ),
    (
        "nor does it come up later",
        [say(Topic.ADD, "added"), elsewhere("away"), fail(Topic.LIST, "away"), SEEN],
        "",
    ),
    (
        "unless it is no longer shown there",
        [elsewhere("away"), fail(Topic.LIST, "away"), elsewhere("")],
        "away",
    ),
    (
        "only the newest success is shown",
        [say(Topic.ADD, "one", "1"), say(Topic.ADD, "two", "2"), dismiss],
        "",
    ),
    (
        "an offer comes back if it was covered before it was seen",
        [offer("undone"), fail(Topic.LIST, "away"), settle(Topic.LIST)],
        "undone",
    ),
    ("an offer goes once it is seen", [offer("undone"), SEEN], ""),
    (
        "an offer stands until it is seen while an earlier add goes on",
        [offer("undone"), count("adding", "ada"), added("added Ada")],
        "undone",
    ),
    (
        "how that add ended is shown then",
        [offer("undone"), count("adding", "ada"), added("added Ada"), dismiss],
        "added Ada",
    ),
    (
        "a newer outcome replaces that",
        [added("added Ada"), say(Topic.ADD, "added Bo", "bo"), SEEN],
        "",
    ),
    (
        "why one was not added is shown at once",
        [offer("undone"), outcome("Ada was not added", "ada")],
        "Ada was not added",
    ),
    (
        "the offer comes back once that is dismissed",
        [offer("undone"), outcome("Ada was not added", "ada"), dismiss],
        "undone",
    ),
    (
        "so it does after what somebody has just stopped typing",
        [offer("undone"), say(Topic.ADD, "typed", DRAFT), dismiss],
        "undone",
    ),
    (
        "an offer does not come back once another add was begun",
        [offer("undone"), begin, count("in 4 seconds", "ada"), settle(Topic.ADD, "ada")],
        "",
    ),
    (
        "of two offers the newer stands first",
        [offer("undone"), offer("Bo, too", "bo")],
        "Bo, too",
    ),
    (
        "then the other",
        [offer("undone"), offer("Bo, too", "bo"), dismiss],
        "undone",
    ),
    (
        "also where the newer was taken up",
        [offer("undone"), offer("Bo, too", "bo"), lambda log: log.end(Topic.ADD, "bo")],
        "undone",
    ),
    (
        "why one animal was not added does not come back after another one was begun",
        [
            fail(Topic.ADD, "not added"),
            count("in 4 seconds", "ada"),
            lambda log: log.end(Topic.ADD, "ada"),
        ],
        "",
    ),
    (
        "a success does not replace a failure that nobody can have read",
        [outcome("Rex was not added", "rex"), say(Topic.ADD, "added Ada", "ada"), SEEN],
        "Rex was not added",
    ),
    (
        "nor does another failure",
        [outcome("Rex was not added", "rex"), outcome("nor Ada", "ada"), dismiss],
        "Rex was not added",
    ),
    (
        "nor does the next one's beginning",
        [outcome("Rex was not added", "rex"), lambda log: log.end_news(Topic.ADD)],
        "Rex was not added",
    ),
    (
        "a failure stands once it was read",
        [outcome("Rex was not added", "rex"), SEEN],
        "Rex was not added",
    ),
    (
        "until a newer outcome",
        [outcome("Rex was not added", "rex"), SEEN, say(Topic.ADD, "added Ada", "ada"), SEEN],
        "",
    ),
    (
        "or until the next one is begun",
        [outcome("Rex was not added", "rex"), SEEN, lambda log: log.end_news(Topic.ADD)],
        "",
    ),
    (
        "what settings could not keep does not cover an animal that nobody can have read about",
        [outcome("Rex was not sent", "rex"), partial("saved, but")],
        "Rex was not sent",
    ),
    (
        "it is shown once that was read",
        [outcome("Rex was not sent", "rex"), partial("saved, but"), SEEN],
        "saved, but",
    ),
    (
        "and then that again, once it is dismissed",
        [outcome("Rex was not sent", "rex"), partial("saved, but"), SEEN, dismiss],
        "Rex was not sent",
    ),
    (
        "nor the offer to go on with one that was not added",
        [fail(Topic.ADD, "typed", DRAFT), partial("saved, but")],
        "typed",
    ),
    (
        "unless that was read before",
        [fail(Topic.ADD, "typed", DRAFT), SEEN, partial("saved, but")],
        "saved, but",
    ),
    (
        "it is shown once the offer was taken up",
        [
            fail(Topic.ADD, "typed", DRAFT),
            partial("saved, but"),
            lambda log: log.end(Topic.ADD, DRAFT),
        ],
        "saved, but",
    ),
    (
        "other news does not end it before it was shown",
        [
            fail(Topic.ADD, "typed", DRAFT),
            partial("saved, but"),
            fail(Topic.LIST, "away"),
            settle(Topic.LIST),
            dismiss,
        ],
        "saved, but",
    ),
    (
        "a newer word about the same add replaces an offer",
        [offer("undone"), fail(Topic.ADD, "refused", "rex"), dismiss],
        "",
    ),
    ("a count-down stands", [count("in 4 seconds"), SEEN], "in 4 seconds"),
    ("a count-down counts", [count("in 4 seconds"), count("in 3 seconds")], "in 3 seconds"),
    (
        "a count-down ends when it is over",
        [count("in 4 seconds"), lambda log: log.end(Topic.ADD, "rex")],
        "",
    ),
    (
        "a count-down is replaced by its outcome",
        [count("in 4 seconds"), say(Topic.ADD, "added", "rex"), SEEN],
        "",
    ),
    (
        "a count-down stands under a success of something else",
        [count("in 4 seconds"), say(Topic.EXPORT, "written"), SEEN],
        "in 4 seconds",
    ),
    (
        "a count-down goes on under a problem",
        [
            count("in 4 seconds"),
            fail(Topic.LIST, "away"),
            count("in 3 seconds"),
            settle(Topic.LIST),
        ],
        "in 3 seconds",
    ),
    (
        "a count-down of one add is not that of another",
        [count("Rex", "rex"), count("Ada", "ada"), settle(Topic.ADD, "ada")],
        "Rex",
    ),
    (
        "a failure that the service's absence caused ends when it is back",
        [away("cannot be reached"), settle(Topic.LIST)],
        "",
    ),
    ("it stands until then", [away("cannot be reached"), SEEN], "cannot be reached"),
    *(
        (
            f"a problem of {topic.value} stands until it is settled",
            [fail(topic, "wrong"), SEEN, say(*OTHER), SEEN],
            "wrong",
        )
        for topic in LASTING
    ),
    *(
        (f"a problem of {topic.value} ends when settled", [fail(topic, "wrong"), settle(topic)], "")
        for topic in Topic
    ),
    *(
        (
            f"a success of {topic.value} ends its problem",
            [fail(topic, "wrong"), say(topic, "right", "rex"), SEEN],
            "",
        )
        for topic in Topic
    ),
    *(
        (
            f"a failure of {topic.value} stays until something newer is said",
            [fail(topic, "wrong"), SEEN],
            "wrong",
        )
        for topic in NEWS
    ),
    *(
        (
            f"a failure of {topic.value} that was seen is old news",
            [fail(topic, "wrong"), SEEN, fail(Topic.LIST, "away"), settle(Topic.LIST)],
            "",
        )
        for topic in NEWS
    ),
    *(
        (
            f"a failure of {topic.value} that nobody saw comes back",
            [fail(topic, "wrong"), fail(Topic.LIST, "away"), settle(Topic.LIST)],
            "wrong",
        )
        for topic in NEWS
    ),
    (
        "problems with different subjects are independent",
        [fail(Topic.ADD, "Rex", "rex"), fail(Topic.ADD, "Ada", "ada"), settle(Topic.ADD, "ada")],
        "Rex",
    ),
    (
        "success with one animal settles no other one",
        [fail(Topic.ADD, "Rex", "rex"), say(Topic.ADD, "added Ada", "ada"), SEEN],
        "Rex",
    ),
]


@pytest.fixture
async def log() -> MessageLog:
    """A log that nobody looks at, where a look takes no time."""
    return MessageLog(reading_ms=lambda _message: 1)


@pytest.mark.parametrize(("rule", "steps", "expected"), CASES, ids=[case[0] for case in CASES])
async def test_what_stands_is_true(
    log: MessageLog, rule: str, steps: list[Step], expected: str
) -> None:
    for step in steps:
        step(log)
        if step is SEEN:
            await look_at(log)
    assert (log.current.text if log.current else "") == expected, rule


async def look_at(log: MessageLog) -> None:
    """Look at the current message until its time is over."""
    seen = log.current
    log.set_watched(True)
    if seen is not None and is_to_be_read(seen):
        await eventually(lambda: log.is_read(seen), 30)
    log.set_watched(False)


async def test_what_settings_could_not_keep_follows_an_offer_which_then_comes_back(
    log: MessageLog,
) -> None:
    shown: list[str] = []
    log.current_changed.connect(lambda one: shown.append(one.text))
    log.report_problem(Topic.ADD, "typed", DRAFT)
    log.report_partial(Topic.SETTINGS, "saved, but")
    log.set_watched(True)
    await eventually(lambda: len(shown) == 3, 30)
    assert shown == ["typed", "saved, but", "typed"]


async def test_nothing_gets_old_while_nobody_looks(log: MessageLog) -> None:
    log.report(Topic.ADD, "added")
    other = MessageLog(reading_ms=lambda _message: 1)
    other.set_watched(True)
    other.report(Topic.ADD, "added")
    await eventually(lambda: other.current is None, 30)
    assert log.current is not None


def test_the_past_messages_have_every_success_and_problem_and_no_count_down() -> None:
    log = MessageLog()
    for step in (
        count("in 4 seconds"),
        count("in 3 seconds"),
        say(Topic.ADD, "added", "rex"),
        fail(Topic.LIST, "away"),
        fail(Topic.LIST, "away"),
    ):
        step(log)
    assert [message.text for message in log.messages] == ["added", "away"]


@pytest.mark.parametrize(
    ("text", "has_action", "least", "most"),
    [
        ("Added Rex, ID 2.", False, 4_000, 6_000),
        ("word " * 40, False, 12_000, 20_000),
        ("Undone: Rex was not added.", True, 20_000, 20_000),
    ],
)
def test_a_longer_message_is_shown_for_longer(
    text: str, has_action: bool, least: int, most: int
) -> None:
    log = MessageLog()
    buttons = (MessageButton("Add it after all", lambda: None),) if has_action else ()
    log.report(Topic.ADD, text, None, *buttons)
    (message,) = log.messages
    assert isinstance(message, Message)
    assert least <= reading_ms(message) <= most


@pytest.mark.parametrize("is_draft_newer", [True, False])
def test_an_offer_to_go_on_typing_waits_until_there_is_a_catalogue(*, is_draft_newer: bool) -> None:
    log = MessageLog()
    steps: list[Step] = [
        lambda log: log.report_problem(Topic.CATALOGUE, "lost", ends_with=Topic.LIST),
        lambda log: log.report(Topic.ADD, "typed", DRAFT, comes_first=True),
    ]
    for step in steps if is_draft_newer else reversed(steps):
        step(log)
    assert log.current is not None
    assert log.current.text == "lost"
    log.report(*OTHER)
    assert log.current.text == "Written to a file."
    log.dismiss()
    assert log.current.text == "lost"
    log.settle(Topic.LIST)
    assert log.current.text == "typed"
