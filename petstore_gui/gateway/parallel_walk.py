"""Walking a long list from several places at once, if the service names such places.

Each page links to the next. A chain follows the links from one place until it meets a page that
another chain has requested, so every page is requested once. Whether the chains join into one list
is checked link by link, from the first page on. The last page is requested again after all others,
since a list grows at its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from functools import partial
from typing import NamedTuple

from petstore_gui.domain.list_errors import LinksInCircle
from petstore_gui.gateway.links import LinkProblem, error_of_link
from petstore_gui.gateway.protocol import Page
from petstore_gui.support.tasks import cancel_all

AT_ONCE = 6
"""Chains walked at the same time: as many as a browser's connections to one host."""

BARREN_PAGES_MAX = 10
"""Pages in a row without a new animal after which the links count as a circle."""

CIRCLE = "the links lead in a circle"


class Step(NamedTuple):
    """A page, the query of its link to the next one, and whether no animal on it is new."""

    page: Page
    next_query: str | LinkProblem | None
    is_barren: bool = False


class ParallelWalk:
    """One walk from several places.

    `follow` requests the page with a link's query; it is called once for each page but the last.
    Once the pages have ended, `last` is the query of the last one, and `is_joined` says whether the
    links from the first start led through every other one.
    """

    def __init__(self, follow: Callable[[str], Awaitable[Step]]) -> None:
        self._follow = follow
        self._next: dict[str, str | None] = {}
        self._limiter = asyncio.Semaphore(AT_ONCE)
        self.last = ""
        self.is_joined = False

    async def pages(self, starts: Sequence[str]) -> AsyncGenerator[Page]:
        """The pages from the first start, then those from the second, and so on.

        Raises `ListNotEnded` if the links from the first start have no end. An error ends every
        chain, and is raised after all pages received.
        """
        async with aclosing(self._at_once(starts)) as pages:
            async for page in pages:
                yield page
        last = self._chain(starts[0])[-1]
        del self._next[last]
        async with aclosing(self._at_once([last])) as pages:
            async for page in pages:
                yield page
        chain = self._chain(starts[0])
        self.last, self.is_joined = chain[-1], set(starts) <= set(chain)

    async def _at_once(self, starts: Sequence[str]) -> AsyncGenerator[Page]:
        queues = [asyncio.Queue[Page | None]() for _ in starts]
        tasks = [
            asyncio.create_task(self._walk(start, queue))
            for start, queue in zip(starts, queues, strict=True)
        ]
        for task, queue in zip(tasks, queues, strict=True):
            task.add_done_callback(partial(_end_chain, queue, tasks))
        try:
            for queue in queues:
                while (page := await queue.get()) is not None:
                    yield page
                    await asyncio.sleep(0)  # many may be queued, and other tasks need a turn
        finally:
            await cancel_all(tasks)
        for task in tasks:
            if not task.cancelled():
                task.result()

    async def _walk(self, start: str, queue: asyncio.Queue[Page | None]) -> None:
        async with self._limiter:
            query: str | None = start
            barren = 0
            while query is not None and query not in self._next:
                self._next[query] = None
                page, following, is_barren = await self._follow(query)
                queue.put_nowait(page)
                barren = barren + 1 if is_barren else 0
                if isinstance(following, LinkProblem):
                    raise error_of_link(following)
                if barren == BARREN_PAGES_MAX:
                    raise LinksInCircle(CIRCLE)
                self._next[query] = following
                query = following

    def _chain(self, first: str) -> list[str]:
        """The queries of the pages that the links from `first` lead through, to their end.

        Raises `LinksInCircle`.
        """
        chain, query = {first: None}, first
        while (following := self._next[query]) is not None:
            if following in chain:
                raise LinksInCircle(CIRCLE)
            chain[following] = None
            query = following
        return list(chain)


def _end_chain(
    queue: asyncio.Queue[Page | None],
    tasks: Sequence[asyncio.Task[None]],
    task: asyncio.Task[None],
) -> None:
    queue.put_nowait(None)
    if not task.cancelled() and task.exception():
        for other in tasks:
            other.cancel()
