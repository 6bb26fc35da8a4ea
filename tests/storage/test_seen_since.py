"""What a history saw come and go since a time."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from petstore_gui.storage.history_rows import HistoryRow

from petstore_gui.domain.pets import Pet
from petstore_gui.storage.history_db import HistoryDb
from petstore_gui.storage.seen_since import SeenSince, seen_since

NOW = int(time.time())
LONG_AGO, YESTERDAY = NOW - 90_000, NOW - 40_000
OLD, LEFT, LEFT_EARLIER, GONE, NEW = (Pet(number, f"pet {number}", 5) for number in range(1, 6))


@pytest.fixture
def history(tmp_path: Path) -> Path:
    path = tmp_path / "ledger.sqlite"
    file = HistoryDb.open(path, datetime.fromtimestamp(NOW, UTC))
    kept = [HistoryRow(OLD), HistoryRow(LEFT, NOW - 60), HistoryRow(LEFT_EARLIER, LONG_AGO)]
    file.write_pets([*kept, HistoryRow(GONE)], LONG_AGO)
    file.write_pets([HistoryRow(NEW)], NOW - 30)
    file.write_removed([GONE], NOW - 10)
    file.commit()
    file.close()
    return path


@pytest.mark.parametrize(
    ("since", "most", "pets", "count"),
    [
        (YESTERDAY, 9, [GONE, NEW, LEFT], 3),
        (YESTERDAY, 1, [GONE], 3),
        (LONG_AGO - 60, 9, [GONE, LEFT, LEFT_EARLIER], 3),
    ],
    ids=["since yesterday", "the latest", "before the history began, nothing is new"],
)
def test_what_came_and_went_the_latest_first(
    history: Path, since: int, most: int, pets: list[Pet], count: int
) -> None:
    seen = seen_since(history, since, most)
    assert seen is not None
    assert [one.pet for one in seen.seen] == pets
    assert (seen.began, seen.count) == (LONG_AGO, count)


def test_a_history_that_is_empty_or_cannot_be_read(tmp_path: Path) -> None:
    HistoryDb.open(tmp_path / "empty.sqlite", datetime.fromtimestamp(NOW, UTC)).close()
    assert seen_since(tmp_path / "empty.sqlite", YESTERDAY, 9) == SeenSince(None, 0, ())
    assert seen_since(tmp_path / "none.sqlite", YESTERDAY, 9) is None
