"""The local service, restarted while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6

from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.session import local_service
from petstore_gui.session.local_service import RESTARTS_MAX, LocalService
from petstore_gui.settings.profile import open_profile
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

SECONDS = 20.0


async def test_a_service_that_keeps_ending_is_given_up_after_some_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_service, "WATCH_MS", 10)
    service = LocalService(open_profile(tmp_path / "profile"))
    reported: list[str | ProblemKind] = []
    service.ended.connect(lambda: reported.append("ended"))
    service.given_up.connect(lambda: reported.append("given up"))

    def note(problem: ConnectionProblem) -> None:
        reported.append(problem.kind)

    service.problem_occurred.connect(note)

    async def end_by_itself() -> None:
        reported.clear()
        await service.open()
        service.start().stop(SECONDS)
        await eventually(lambda: len(reported) == 2, SECONDS)

    for _ in range(RESTARTS_MAX):
        await end_by_itself()
        assert reported == [ProblemKind.STORE_ENDED, "ended"]
    await end_by_itself()
    assert reported == [ProblemKind.STORE, "given up"]
    service.forget_restarts()
    await end_by_itself()
    assert reported == [ProblemKind.STORE_ENDED, "ended"]
    shiboken6.delete(service)
