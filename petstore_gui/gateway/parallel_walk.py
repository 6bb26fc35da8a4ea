"""Walking a long list from several places at once, where the service names such places.

Each page links to the next one. A chain follows these links from one place, and ends where another
chain has been: so every page is requested once, wherever places and links lead. That the chains
join up to one list is checked link by link, from the first page on. Only the last page is requested
again once all others have come, since a list grows at its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from functools import partial
from typing import NamedTuple

from petstore_gui.domain.errors import ListNotEnded
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.protocol import Page
from petstore_gui.support.tasks import cancel_all

AT_ONCE = 6
"""Chains walked at the same time: as many as the connections of a browser to one host."""

BARREN_PAGES_MAX = 10
"""Pages in a row without a new animal after which the links are taken for a circle."""

CIRCLE = "the links lead in a circle"


class Step(NamedTuple):
    """A page, and the query of its link to the next one."""

    page: Page
    next_query: str | LinkProblem | None


class ParallelWalk:
    """One walk from several places.

    `follow` requests the page that a link's query names: once, but for the last one.
    """

    def __init__(self, follow: Callable[[str], Awaitable[Step]]) -> None:
        self._follow = follow
        self._next: dict[str, str | None] = {}
        self._free = asyncio.Semaphore(AT_ONCE)

    async def pages(self, starts: Sequence[str]) -> AsyncGenerator[Page]:
        """The pages, those from the first start before those from the second, and so on.

        Raises `ListNotEnded` where the links from the first start lead to no end. An error ends
        every chain, and is raised after all pages that came.
        """
        async with aclosing(self._at_once(starts)) as pages:
            async for page in pages:
                yield page
        end = self._last(starts[0])
        del self._next[end]
        async with aclosing(self._at_once([end])) as pages:
            async for page in pages:
                yield page
        self._last(end)

    async def _at_once(self, starts: Sequence[str]) -> AsyncGenerator[Page]:
        came = [asyncio.Queue[Page | None]() for _ in starts]
        tasks = [
            asyncio.create_task(self._walk(start, pages))
            for start, pages in zip(starts, came, strict=True)
        ]
        for task, pages in zip(tasks, came, strict=True):
            task.add_done_callback(partial(_ended, pages, tasks))
        try:
            for pages in came:
                while (page := await pages.get()) is not None:
                    yield page
                    await asyncio.sleep(0)  # many may have come, and other tasks want their turn
        finally:
            await cancel_all(tasks)
        for task in tasks:
            if not task.cancelled():
                task.result()

    async def _walk(self, start: str, came: asyncio.Queue[Page | None]) -> None:
        async with self._free:
            query: str | None = start
            barren = 0
            while query is not None and query not in self._next:
                self._next[query] = None
                page, following = await self._follow(query)
                came.put_nowait(page)
                barren = 0 if page.pets else barren + 1
                if isinstance(following, LinkProblem):
                    raise ListNotEnded(following.value)
                if barren == BARREN_PAGES_MAX:
                    raise ListNotEnded(CIRCLE)
                self._next[query] = following
                query = following

    def _last(self, first: str) -> str:
        """The page where the links from the first one end."""
        seen = set[str]()
        query = first
        while (following := self._next[query]) is not None:
            if query in seen:
                raise ListNotEnded(CIRCLE)
            seen.add(query)
            query = following
        return query


def _ended(
    came: asyncio.Queue[Page | None],
    tasks: Sequence[asyncio.Task[None]],
    task: asyncio.Task[None],
) -> None:
    came.put_nowait(None)
    if not task.cancelled() and task.exception():
        for other in tasks:
            other.cancel()
