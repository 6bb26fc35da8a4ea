"""Adds that wait until their service answers again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from petstore_gui.domain.pending_add import Cause, PendingAdd, Phase
from petstore_gui.outbox.pending import Pending
from petstore_gui.support.tasks import Tasks


class AwayAdds:
    """Sends them once the list of their service was read, each after the one before it.

    `send` sends one in its turn, and returns it with its outcome; it may have to wait on.
    `on_change` is called when one begins to wait or is sent, and when the service answers again.
    """

    def __init__(
        self,
        pending: Pending,
        tasks: Tasks,
        send: Callable[[PendingAdd], Awaitable[PendingAdd]],
        on_change: Callable[[], object],
    ) -> None:
        self._pending = pending
        self._tasks = tasks
        self._send = send
        self._on_change = on_change
        self.is_answering = self._is_sending = False  # as far as is known

    def wait_for_service(self, seen: PendingAdd) -> bool:
        """Let an unsent add wait: a person asked for it. False if it has moved, or is blocked.

        What an earlier run left is sent only after a look at the list, which staff see.
        """
        add = self._pending.unchanged(seen)
        if add is None or add.phase not in (Phase.PAUSED, Phase.REFUSED):
            return False
        if self._pending.is_from_earlier(add) or not self._pending.may_send(add):
            return False
        self._pending.move(add, Phase.AWAY, Cause.PERSON)
        self._on_change()
        self.send_if_back()
        return True

    def service_answers(self) -> None:
        """The list of the open service was read to its end, or this computer's own was started."""
        was_away, self.is_answering = not self.is_answering, True
        self._send_next()
        if was_away:
            self._on_change()

    def send_if_back(self) -> None:
        """Send those that began to wait, or were read from a file, though the service answers."""
        if self.is_answering:
            self._send_next()

    def await_list(self) -> None:
        """Wait for the next list: the service is opened, or was not reached."""
        self.is_answering = False

    def _send_next(self) -> None:
        """Send the oldest, and then the next one unless that was in vain.

        The service may still refuse connections while it answers on one that is open, or have asked
        to wait.
        """
        away = [add for add in self._pending.here if add.phase is Phase.AWAY]
        if any(add.put_off_until(datetime.now(UTC)) for add in away):
            return
        back = next((add for add in away if self._pending.may_send(add)), None)
        if back is not None and not self._is_sending:
            self._is_sending = True
            self._pending.move(back, Phase.QUEUED, Cause.BACK)
            self._tasks.start("send once back", self._send_back(back))
            self._on_change()

    async def _send_back(self, back: PendingAdd) -> None:
        try:
            sent = await self._send(back)
        finally:
            self._is_sending = False
        if sent.phase is Phase.AWAY:
            self.await_list()
        elif self._pending.is_current(sent):
            self._send_next()
