"""What a history saw of the stock, week by week."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from petstore_gui.storage.history_rows import HistoryRow

from petstore_gui.catalogue.history import BY_ID
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.history_db import HistoryDb
from petstore_gui.storage.stock_weeks import DAY_SECONDS, StockWeek, stock_weeks

WEEK = 7 * DAY_SECONDS
FIRST = 1_790_000_000
ENDS = [FIRST + number * WEEK + DAY_SECONDS for number in range(-3, 4)]


def write(path: Path, *seen: tuple[int, int, int | None]) -> None:
    """Write animals that were first seen, and perhaps last, so many days after the first sight."""
    file = HistoryDb.open(path, datetime.fromtimestamp(FIRST, UTC))
    for pet_id, first, last in seen:
        last_seen = None if last is None else FIRST + last * DAY_SECONDS
        row = HistoryRow(Pet(pet_id, "Rex", 5), last_seen)
        file.write_pets([row], FIRST + first * DAY_SECONDS)
    file.commit()
    file.close()


def test_each_week_has_what_was_there_and_what_came_and_went(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    write(path, (1, 0, None), (2, 0, 3), (3, 9, None), (4, 10, 20), (5, 21, None))
    seen = stock_weeks(path, ENDS)
    assert seen is not None
    assert seen.began == FIRST
    assert seen.weeks == (
        StockWeek(ENDS[3], there=2, came=None, went=0),
        StockWeek(ENDS[4], there=1, came=0, went=1),
        StockWeek(ENDS[5], there=3, came=2, went=0),
        StockWeek(ENDS[6], there=3, came=1, went=1),
    )


def test_an_animal_that_no_list_has_shown_is_in_no_week(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    write(path, (1, 0, None))
    file = HistoryDb.open(path, datetime.fromtimestamp(FIRST, UTC))
    kept = [
        HistoryRow(Pet(2, "Ada", 5), FIRST + DAY_SECONDS, BY_ID),
        HistoryRow(Pet(3, "Bo", 5, PetStatus.SOLD), FIRST + DAY_SECONDS, PetStatus.SOLD),
    ]
    file.write_pets(kept, FIRST)
    file.commit()
    file.close()
    seen = stock_weeks(path, ENDS)
    assert seen is not None
    assert [(one.there, one.went) for one in seen.weeks] == [(2, 0), (1, 1), (1, 0), (1, 0)]


def test_a_history_that_is_empty_or_cannot_be_read_has_no_weeks(tmp_path: Path) -> None:
    write(tmp_path / "empty.sqlite")
    assert stock_weeks(tmp_path / "empty.sqlite", ENDS) is None
    assert stock_weeks(tmp_path / "none.sqlite", ENDS) is None
