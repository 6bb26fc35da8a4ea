"""The local service, watched while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6

from petstore_gui.session import local_service
from petstore_gui.session.local_process import LocalProcess
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.profile import open_profile
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

SECONDS = 20.0


async def test_an_open_service_that_ends_says_so_once_and_can_be_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_service, "WATCH_MS", 10)
    profile = open_profile(tmp_path / "profile")
    process = LocalProcess.start(profile.samples_file, samples=True)
    service = LocalService(profile, process)
    ended: list[int] = []
    service.ended.connect(lambda: ended.append(1))
    before = await service.open()
    process.stop(SECONDS)
    await eventually(lambda: ended, SECONDS)
    assert await service.open() != before
    assert ended == [1]
    await service.stop()
    shiboken6.delete(service)
