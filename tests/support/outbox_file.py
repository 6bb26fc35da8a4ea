"""The file of pending adds, as slow as on a bad disk."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.storage.outbox_db import OutboxDb


def hold_inserts(monkeypatch: pytest.MonkeyPatch, go: Event) -> None:
    """Write no new add to a file until `go` is set."""
    insert = OutboxDb.insert

    def insert_slowly(file: OutboxDb, *arguments: Any) -> PendingAdd:
        go.wait()
        return insert(file, *arguments)

    monkeypatch.setattr(OutboxDb, "insert", insert_slowly)
