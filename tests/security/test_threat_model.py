"""docs/threat-model.md names a test for every attack that it says is prevented."""

from __future__ import annotations

import pytest

from tests.support.document_tests import ROOT, missing_tests, named_tests, rows_of

DOCUMENT = (ROOT / "docs" / "threat-model.md").read_text("utf-8")


@pytest.mark.parametrize("row", rows_of(DOCUMENT), ids=lambda row: row.split("|")[1].strip())
def test_the_tests_of_a_line_exist(row: str) -> None:
    assert named_tests(row)
    assert missing_tests(row) == []


def test_every_asset_has_ways_in() -> None:
    ways = DOCUMENT.partition("## Ways in")[2]
    assets = ["The key", "The computer", "The catalogue", "The own store", "The program"]
    assert [line[4:] for line in ways.splitlines() if line.startswith("### ")] == assets
    assert len(rows_of(ways)) >= 25


def test_it_is_one_page() -> None:
    assert len(DOCUMENT.splitlines()) <= 90
