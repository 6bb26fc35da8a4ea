"""Requests begin in fair turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from petstore_gui.service.http import bounded_connections
from petstore_gui.service.http.fair_turns import A_TURN, FairTurns, Kind
from tests.service.clients import OnSocket
from tests.service.running import KEY, bearer

MANY = 400


async def test_no_kind_of_request_waits_for_all_of_another() -> None:
    turns, begun = FairTurns(), list[str]()
    frequent = [f"frequent {number}" for number in range(MANY)]
    for name in frequent:
        turns.begin(partial(begun.append, name), Kind.FREQUENT)
    turns.begin(partial(begun.append, "new"), Kind.NEW)
    turns.begin(partial(begun.append, "rested"), Kind.RESTED)
    assert begun == []
    await asyncio.sleep(0)
    assert begun == ["rested", "new", *frequent[:A_TURN]]
    for _ in range(MANY // A_TURN):
        await asyncio.sleep(0)
    assert begun[2:] == frequent, "in their order"


@pytest.mark.parametrize(("recent", "kind"), [(1e9, Kind.FREQUENT), (0.0, Kind.RESTED)])
def test_a_connection_with_a_recent_answer_waits_for_others(
    served: OnSocket, monkeypatch: pytest.MonkeyPatch, recent: float, kind: Kind
) -> None:
    seen: list[Kind] = []
    begin = FairTurns.begin

    def watched(self: FairTurns, start: Callable[[], object], kind: Kind) -> None:
        seen.append(kind)
        begin(self, start, kind)

    monkeypatch.setattr(FairTurns, "begin", watched)
    monkeypatch.setattr(bounded_connections, "RECENT_SECONDS", recent)
    with httpx.Client(headers=bearer(KEY), trust_env=False) as client:
        for _ in range(2):
            assert client.get(f"{served.url}/pets").status_code == 200
    assert seen == [Kind.NEW, kind]
