"""Staff who add animals, with a file in a folder of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from petstore_gui.outbox import moves, sender
from petstore_gui.support.tasks import Tasks
from tests.catalogue.conftest import tasks
from tests.outbox.clerk import Clerk

__all__ = ["tasks"]


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send again at once, where a pause only spares the service."""
    monkeypatch.setattr(moves, "REPLAY_PAUSE_MAX", timedelta())
    monkeypatch.setattr(sender, "TRY_AGAIN", timedelta(hours=1))  # a list comes sooner


@pytest.fixture
async def start(
    tmp_path: Path, tasks: Tasks, no_pauses: None
) -> AsyncIterator[Callable[[], Clerk]]:
    """Starts the program anew with the same file; what ran before is cut off."""
    clerks: list[Clerk] = []

    async def end() -> None:
        await tasks.end()
        for one in clerks:
            await one.close()
        clerks.clear()

    def begin() -> Clerk:
        clerks.append(Clerk(tmp_path / "outbox.sqlite", tasks))
        return clerks[-1]

    yield begin
    await end()


@pytest.fixture
def clerk(start: Callable[[], Clerk]) -> Clerk:
    return start()
