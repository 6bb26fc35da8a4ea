"""The message about work that takes long, with a button that stops it."""

from __future__ import annotations

import time
from collections.abc import Callable

from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import MessageButton, Topic

_SHOW_AFTER_SECONDS = 0.3
_SHOW_EACH_SECONDS = 0.5

_SUBJECT = "progress"


class ProgressMessage:
    """Shown in the status bar once the work has taken long enough; `words` are those of a count."""

    def __init__(
        self, log: MessageLog, topic: Topic, words: Callable[[int], str], button: MessageButton
    ) -> None:
        self._log = log
        self._topic = topic
        self._words = words
        self._button = button
        self._next = time.monotonic() + _SHOW_AFTER_SECONDS

    def show(self, count: int) -> None:
        """Show how much is done, unless that was shown just now."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + _SHOW_EACH_SECONDS
            self._log.count_down(self._topic, self._words(count), _SUBJECT, self._button)

    def end(self) -> None:
        """The work has ended."""
        self._log.end(self._topic, _SUBJECT)
