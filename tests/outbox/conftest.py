"""The catalogue that animals are added to, the tasks that carry them, and who adds them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from petstore_gui.support.tasks import Tasks
from tests.catalogue.conftest import shopkeeper, tasks
from tests.outbox.clerk import Clerk

__all__ = ["shopkeeper", "tasks"]


@pytest.fixture
async def clerk(tmp_path: Path, tasks: Tasks) -> AsyncIterator[Clerk]:
    clerk = Clerk(tmp_path, tasks)
    yield clerk
    await tasks.end()
    clerk.lose_power()


@pytest.fixture
async def next_clerk(
    tmp_path: Path, tasks: Tasks, clerk: Clerk
) -> AsyncIterator[Callable[[], Clerk]]:
    """Makes the clerk of the next start, with the same files."""
    clerks: list[Clerk] = []

    def start(*, is_allowed: bool = True) -> Clerk:
        clerk.lose_power()
        clerks.append(Clerk(tmp_path, tasks, is_allowed=is_allowed))
        return clerks[-1]

    yield start
    await tasks.end()
    for one in clerks:
        one.lose_power()
