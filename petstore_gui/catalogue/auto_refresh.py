"""Refreshes the list automatically, no more often than is fair to the service."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.gateway.retry import REFRESH_EVERY, refresh_delay
from petstore_gui.support.clock import local_now

WAIT_MAX = 86_400.0
"""Seconds: a service that asks for a longer wait is asked again all the same."""

WALK_MAX = 300.0
"""Seconds that a walk counts at most: some clocks count the sleep of a computer, too."""


class AutoRefresh(QObject):
    """Refreshes while the window is visible, or animals are imported.

    A refused key pauses it until a walk succeeds. `chance` returns a random number from 0 to 1.
    `every` is the number of seconds between two lists when nothing fails.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        chance: Callable[[], float],
        *,
        every: float = REFRESH_EVERY,
    ) -> None:
        super().__init__(catalogue)
        self._catalogue = catalogue
        self._chance = chance
        self._every = every
        self._failures = 0
        self._is_visible = True
        self._is_due = False
        self._started_at: float | None = None
        self._timer = single_shot(self, self._refresh)
        catalogue.walk_started.connect(self._started)
        catalogue.list_ended.connect(self._ended)
        catalogue.list_stopped.connect(self._schedule)
        catalogue.list_failed.connect(self._failed)

    def set_visible(self, visible: bool) -> None:
        """Pause while the window is hidden; catch up when it is shown again."""
        self._is_visible = visible
        if visible and self._is_due:
            self._refresh()

    def forget_failures(self) -> None:
        """Plan as if no walk had failed: they were walks of another service."""
        self._failures = 0

    def _started(self) -> None:
        self._started_at = time.monotonic()
        self._is_due = False
        self._timer.stop()

    def _ended(self) -> None:
        self._failures = 0
        self._schedule()

    def _failed(self, error: RequestError) -> None:
        if self._catalogue.facts.state is LoadState.KEY_NOT_ACCEPTED:
            self._timer.stop()
        if self._started_at is not None:  # else only the list of one status failed
            self._failures += 1
            self._schedule(
                min(error.wait or 0, WAIT_MAX), is_sent=not isinstance(error, KeyMissing)
            )

    def _schedule(self, least: float = 0, *, is_sent: bool = True) -> None:
        """Plan the next walk, after `least` seconds or more.

        `is_sent`: whether it will ask the service, as far as is known.
        """
        seconds = 0.0 if self._started_at is None else time.monotonic() - self._started_at
        self._started_at = None
        if self._catalogue.facts.state is LoadState.KEY_NOT_ACCEPTED:
            return
        delay = max(
            least,
            refresh_delay(
                walk_seconds=min(seconds, WALK_MAX),
                failures=self._failures,
                chance=self._chance(),
                every=self._every,
            ),
        )
        self._timer.start(round(delay * 1000))
        if self._catalogue.facts.state is LoadState.FAILED:
            at = local_now() + timedelta(seconds=delay)
            self._catalogue.note_next_try(at if is_sent else None)

    def _refresh(self) -> None:
        self._is_due = not self._is_visible
        if not self._is_due and self._catalogue.facts.state is not LoadState.LOADING:
            self._catalogue.refresh()
