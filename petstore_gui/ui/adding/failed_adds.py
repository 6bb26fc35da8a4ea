"""Messages about animals that were not added while no dialog was open for them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import reworded

_TOGETHER = "not added"
"""The subject of the message about several of them."""


class Failed(NamedTuple):
    """What is said of one of them. `ends_with`: see `Message`. `is_listed`: it is in the list."""

    words: str
    details: str
    ends_with: Topic | None
    is_listed: bool = False


class FailedAdds:
    """Reports each by its key; those that nobody has read yet are in one message."""

    def __init__(self, log: MessageLog) -> None:
        self._log = log
        self._failed: dict[str, Failed] = {}
        self._together: set[str] = set()

    @property
    def keys(self) -> tuple[str, ...]:
        """Those that were reported and not settled."""
        return tuple(self._failed)

    def report(self, key: str, failed: Failed) -> None:
        """Report why one was not added."""
        stands = partial(self._log.stands, Topic.ADD)
        others = self._together if stands(_TOGETHER) else set(filter(stands, self._failed))
        self._failed[key] = failed
        self._together = {*others, key} if others - {key} else set()
        said = self._all_together() if self._together else failed
        self._log.report_outcome(
            Topic.ADD,
            said.words,
            _TOGETHER if self._together else key,
            details=said.details,
            ends_with=said.ends_with,
        )
        for other in self._together:
            self._log.end(Topic.ADD, other)

    def note_listed(self, key: str, words: str) -> None:
        """Say that the list has one just like it, in place of why it was not added."""
        self._replace(key, self._failed[key]._replace(words=words, is_listed=True))

    def reword(self, key: str, words: str) -> None:
        """Say something else of one, if it was reported and is not settled."""
        if key in self._failed:
            self._replace(key, self._failed[key]._replace(words=words))

    def settle(self, key: str) -> None:
        """End what is said of one: it is no longer so, or a person is dealing with it."""
        del self._failed[key]
        self._log.settle(Topic.ADD, key)
        if key in self._together:
            self._together.clear()
            self._log.end(Topic.ADD, _TOGETHER)

    def _replace(self, key: str, failed: Failed) -> None:
        before = self._all_together() if key in self._together else self._failed[key]
        self._failed[key] = failed
        after = self._all_together() if key in self._together else self._failed[key]
        self._log.revise(partial(reworded, before.words, after.words))

    def _all_together(self) -> Failed:
        each = [one for key, one in self._failed.items() if key in self._together]
        if any(one.is_listed for one in each):
            words = tr("%Ln animal(s) need a look.", "", len(each))
        else:
            words = tr("%Ln animal(s) were not added.", "", len(each))
        look = tr("Unfinished adds says why, and what you can do.")
        details = "\n".join(one.words for one in each)
        ends = {one.ends_with for one in each}
        ends_with = ends.pop() if len(ends) == 1 else None
        return Failed(f"{words} {look}", details, ends_with)
