"""The file of pending adds, as slow as on a bad disk."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.store import OutboxStore
from tests.support.waiting import eventually


def hold_inserts(monkeypatch: pytest.MonkeyPatch, go: Event) -> None:
    """Begin to write no new add to a file until `go` is set; other writes go first."""
    insert = OutboxStore.insert

    async def insert_late(store: OutboxStore, *arguments: Any, **named: Any) -> PendingAdd:
        await eventually(go.is_set)
        return await insert(store, *arguments, **named)

    monkeypatch.setattr(OutboxStore, "insert", insert_late)
