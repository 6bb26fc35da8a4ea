"""What the status bar is told, and for how long it is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petstore_gui.ui.frame import messages as module
from petstore_gui.ui.frame.messages import Message, MessageButton, Messages
from tests.support.waiting import eventually

Steps = Callable[[Messages], object]


@pytest.fixture
def messages(qt_application: object) -> Messages:
    return Messages()


def shown(messages: Messages) -> str:
    return messages.shown.text if messages.shown else ""


def _problem_that_ends(messages: Messages) -> None:
    messages.end(messages.report_problem("Not saved."))


def _problem_that_ends_later(messages: Messages) -> None:
    problem = messages.report_problem("Not saved.")
    messages.report("Added.")
    messages.end(problem)


def _progress_below(messages: Messages) -> None:
    messages.show_progress("1 of 3")
    messages.report("Added.")
    messages.show_progress("2 of 3")


def _progress_again(messages: Messages) -> None:
    _progress_below(messages)
    messages.dismiss()


def _progress_that_ended(messages: Messages) -> None:
    messages.show_progress("1 of 3")
    messages.end_progress()


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        (lambda _messages: None, ""),
        (_problem_that_ends, ""),
        (_problem_that_ends_later, "Added."),
        (_progress_below, "Added."),
        (_progress_again, "2 of 3"),
        (_progress_that_ended, ""),
    ],
)
def test_the_newest_event_is_shown_or_else_the_progress(
    messages: Messages, steps: Steps, text: str
) -> None:
    told: list[Message | None] = []
    messages.shown_changed.connect(told.append)
    steps(messages)
    assert shown(messages) == text
    assert messages.shown is (told[-1] if told else None)


async def test_a_success_leaves_by_itself_and_a_problem_does_not(
    messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SUCCESS_MS", 1)
    messages.report("Added.")
    await eventually(lambda: messages.shown is None)
    messages.report("Added again.")
    messages.report_problem("Not saved.")
    other = Messages()
    other.report("Later.")  # it leaves after what would have left before it
    await eventually(lambda: other.shown is None)
    assert shown(messages) == "Not saved."


def test_the_last_two_hundred_events_are_kept(messages: Messages) -> None:
    happened: list[Message] = []
    messages.happened.connect(happened.append)
    button = MessageButton("Show", happened.clear)
    for count in range(201):
        messages.report(f"{count}", button, details="why")
    messages.show_progress("no event")
    assert [one.text for one in messages.past] == [f"{count}" for count in range(1, 201)]
    assert len(happened) == 201
    assert (happened[-1].button, happened[-1].details) == (button, "why")
