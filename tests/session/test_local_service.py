"""The local service, watched while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6

from petstore_gui.session import local_service
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.profile import open_profile
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

SECONDS = 20.0


async def test_an_open_service_that_ends_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_service, "WATCH_MS", 10)
    service = LocalService(open_profile(tmp_path / "profile"))
    ended: list[int] = []
    service.ended.connect(lambda: ended.append(1))
    for _ in range(2):
        ended.clear()
        await service.open()
        service.start().stop(SECONDS)
        await eventually(lambda: ended, SECONDS)
        assert ended == [1]
    shiboken6.delete(service)
