"""What the settings dialog can ask of services, and how to bear an answer that takes a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Protocol, TypeVar

from petstore_gui.domain.connection_step import StepBegan, StepResult
from petstore_gui.settings.addresses import Address

T = TypeVar("T")

SLOW_SECONDS = 0.5
"""When, and how often, to say that the system's key store or a service is being waited for."""


class Services(Protocol):
    """The services that can be asked."""

    async def probe_service(self, address: Address, key: str) -> None:
        """Request one animal. Raises `RequestError`."""
        ...

    def diagnose_service(
        self, address: Address | None, key: str | None
    ) -> AsyncIterator[StepBegan | StepResult]:
        """Do the same step by step; yields each step as it begins and as it ends.

        No address means this computer.
        """
        ...


async def told_if_slow(
    answer: Coroutine[None, None, T], tell: Callable[[int], None], *, counts: bool = False
) -> T:
    """Await the answer of a key store or service.

    If that takes a while, call `tell` with the seconds so far; again and again if it `counts`.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    slow: asyncio.TimerHandle

    def tell_now() -> None:
        nonlocal slow
        if counts:
            slow = loop.call_later(SLOW_SECONDS, tell_now)
        tell(int(loop.time() - began))

    slow = loop.call_later(SLOW_SECONDS, tell_now)
    try:
        return await answer
    finally:
        slow.cancel()
