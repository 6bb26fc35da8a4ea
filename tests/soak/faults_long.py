"""The window with a service that fails in every mode, and with the program's own deadlines.

Refreshes a list and adds an animal in each mode of tests/faults/modes.py, one window after another:
some minutes in all. A short run uses one mode of each family, of those that end without a deadline.
Prints three outcomes:

- fault_modes_otherwise: lists and adds that did not end as the table says, or left a task running
- fault_list_longest_s: seconds of the longest list; its deadline is `Deadlines.get_total`
- fault_add_longest_s: seconds of the longest add; its deadline is `Deadlines.post_attempt`
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any

import trustme

from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.runtime.event_loop import EventLoop, collect_garbage_here
from tests.doubles.faults import CERTIFICATE, CONNECTION, CONTENT, REDIRECT, STATUS, WIRE
from tests.faults.faulty_shop import FaultyShop, faulty_shop_in
from tests.faults.modes import GENEROUS, MODES, Mode
from tests.soak.outcome import Outcome, at_most, none_of, say

DEADLINES = Deadlines()
WINDOW_SECONDS = 1.0
"""What the window's own work, including the test's input, may add to a deadline."""

Case = Callable[[FaultyShop, Mode, Deadlines], Awaitable[None]]

FAMILIES = (CONNECTION, CERTIFICATE, WIRE, REDIRECT, STATUS, CONTENT)


def run(*, short: bool) -> Iterator[Outcome]:
    """Every list and every add ends as it should, within the deadlines."""
    modes = _one_of_each_family() if short else MODES
    application = make_application()
    look = Theme(application)
    collect_garbage_here(look)
    with asyncio.Runner(loop_factory=EventLoop) as runner:
        rounds = Rounds(look)
        runner.run(rounds.through(modes))
    yield none_of(rounds.otherwise, "fault_modes_otherwise", n=rounds.count)
    lists, adds = [mode for mode in modes if mode.list], [mode for mode in modes if mode.add]
    for figure, cases, longest, goal in (
        ("fault_list_longest_s", lists, rounds.longest_list, DEADLINES.get_total),
        ("fault_add_longest_s", adds, rounds.longest_add, DEADLINES.post_attempt),
    ):
        seconds, fault = longest
        why = partial(str, fault)
        yield at_most(goal + WINDOW_SECONDS, figure, seconds, n=len(cases), why=why)


class Rounds:
    """Lists and adds in many modes, how they ended, and the longest (in seconds) with its fault."""

    def __init__(self, look: Theme) -> None:
        self.count = 0
        self.otherwise: list[str] = []
        self.longest_list = self.longest_add = (0.0, "")
        self._look = look
        self._authority = trustme.CA()

    async def through(self, modes: Sequence[Mode]) -> None:
        """Run one mode after another."""
        asyncio.get_running_loop().set_exception_handler(self._noted)
        for mode in modes:
            say(mode.fault)
            if mode.list:
                seconds = await self._seconds(mode, FaultyShop.check_list)
                self.longest_list = max(self.longest_list, (seconds, mode.fault))
            if mode.add:
                seconds = await self._seconds(mode, FaultyShop.check_add)
                self.longest_add = max(self.longest_add, (seconds, mode.fault))

    async def _seconds(self, mode: Mode, case: Case) -> float:
        self.count += 1
        before = asyncio.all_tasks()
        async with faulty_shop_in(self._look, self._authority) as faulty_shop:
            await faulty_shop.open(faulty_shop.gateway(DEADLINES, clock=Clock()))
            began = time.monotonic()
            try:
                await case(faulty_shop, mode, DEADLINES)
            except AssertionError as error:
                self.otherwise.append(f"{mode.fault}, {case.__name__}: {error}")
            seconds = time.monotonic() - began
        if left := asyncio.all_tasks() - before:
            self.otherwise.append(f"{mode.fault}, {case.__name__}: left {left}")
        return seconds

    def _noted(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.otherwise.append(f"{context['message']}: {context.get('exception')}")


def _one_of_each_family() -> list[Mode]:
    quick = [mode for mode in MODES if mode.deadlines is GENEROUS]
    return [next(mode for mode in quick if mode.fault in family) for family in FAMILIES]
