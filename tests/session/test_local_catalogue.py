"""This computer's own store, looked after while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6

from petstore_gui.session import local_catalogue as own_catalogue
from petstore_gui.session.local_catalogue import RESTARTS_MOST, LocalCatalogue
from petstore_gui.session.local_service import LocalService
from petstore_gui.storage.paths import StoragePaths
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

SECONDS = 20.0


async def test_a_store_that_ends_is_worth_some_restarts_in_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_catalogue, "WATCH_MS", 10)
    store = LocalService(tmp_path / "animals.sqlite", tmp_path / "service.log")
    own = LocalCatalogue(store, StoragePaths(tmp_path / "records"))
    told: list[str] = []
    own.ended.connect(lambda: told.append("ended"))
    own.given_up.connect(lambda: told.append("given up"))

    async def end_by_itself() -> None:
        told.clear()
        await own.open(sample=False)
        store.start().stop(SECONDS)
        await eventually(lambda: told, SECONDS)

    for _ in range(RESTARTS_MOST):
        await end_by_itself()
        assert told == ["ended"]
    await end_by_itself()
    assert told == ["given up"]
    await end_by_itself()
    own.went_well()
    for _ in range(RESTARTS_MOST):
        await end_by_itself()
        assert told == ["ended"]
    shiboken6.delete(own)
