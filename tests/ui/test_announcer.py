"""What a screen reader is told without being asked: each sentence once, and the newest only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.widgets.announcer import Announcer
from tests.support.waiting import eventually
from tests.support.widgets import bury


class Listener:
    """A window's announcer, and what it told."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.announcer = Announcer(self.window)
        self.heard: list[str] = []
        self._ends = 0
        self.announcer.announced.connect(self.heard.append)

    async def hear(self, *sentences: str) -> None:
        """Wait for these to be told; an end mark shows that nothing else was."""
        self._ends += 1
        self.announcer.say("end", f"end {self._ends}")
        await eventually(lambda: "end" in self.heard, 30)
        self.heard.remove("end")
        assert self.heard == list(sentences)
        self.heard.clear()


@pytest.fixture
def listener(qt_application: object) -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.window.deleteLater()
    bury()


async def test_only_the_newest_sentence_about_a_thing_is_told(listener: Listener) -> None:
    for count in (120, 14, 3):
        listener.announcer.say(f"{count} found", "search")
    await listener.hear("3 found")


async def test_sentences_about_two_things_are_both_told(listener: Listener) -> None:
    listener.announcer.say("3 found", "search")
    listener.announcer.say("Sorted by name", "order")
    await listener.hear("3 found", "Sorted by name")


async def test_a_sentence_is_not_repeated_while_it_stands(listener: Listener) -> None:
    listener.announcer.say("Offline", "connection")
    await listener.hear("Offline")
    listener.announcer.say("Offline", "connection")
    await listener.hear()
    listener.announcer.say("", "connection")
    listener.announcer.say("Offline", "connection")
    await listener.hear("Offline")


async def test_a_sentence_that_no_longer_stands_is_not_told(listener: Listener) -> None:
    listener.announcer.say("3 found", "search")
    listener.announcer.say("", "search")
    await listener.hear()
