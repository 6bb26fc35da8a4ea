"""Whatever staff, a service and a computer do, in any order: the loop and the files for it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant

from petstore_gui.support.tasks import Tasks

TURNS = st.one_of(st.none(), st.integers(0, 40))
"""Turns of the loop before the next step; None: until nothing is under way."""


class AnyOrder(RuleBasedStateMachine):
    """A loop of its own, on which `tasks` run; what nobody awaits is found to be wrong."""

    tasks: Tasks

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.wrong: list[str] = []
        self.loop.set_exception_handler(lambda _loop, about: self.wrong.append(str(about)))
        self.folder = tempfile.TemporaryDirectory(prefix="petstore-any-order-")

    @invariant()
    def nothing_goes_wrong(self) -> None:
        assert self.wrong == []

    def run(self, act: Callable[[], object], turns: int | None) -> None:
        """Do something, also what is awaited, and let the loop run for so many turns."""

        async def go() -> None:
            begun = act()
            if asyncio.iscoroutine(begun):
                self.tasks.start("act", begun)
            left = turns
            while len(self.tasks) and left != 0:
                await asyncio.sleep(0.001)
                left = None if left is None else left - 1

        self.loop.run_until_complete(go())

    def close(self) -> None:
        """Close the loop, and delete the files."""
        self.loop.close()
        self.folder.cleanup()


def examples(count: int, steps: int) -> settings:
    """So many examples."""
    return settings(max_examples=count, stateful_step_count=steps, deadline=None)
