"""Columns that a person chose are there again for the next file with the same headings."""

from __future__ import annotations

import pytest

from petstore_gui.domain.failure import PetField
from petstore_gui.importing.columns import RememberedColumns

NAME, CATEGORY, STATUS = PetField
HEADINGS = ("Who", "Kind", "Status")
CHOSEN = {NAME: 0, CATEGORY: 1}


def test_a_choice_is_there_in_the_next_run() -> None:
    kept: list[str] = []
    RememberedColumns(save=kept.append).remember(HEADINGS, CHOSEN)
    again = RememberedColumns(kept[-1], kept.append)
    assert again.of(HEADINGS) == CHOSEN
    assert again.of(("Who", "Kind")) is None
    again.remember(HEADINGS, CHOSEN)
    assert len(kept) == 1  # nothing is new
    again.remember(HEADINGS, {STATUS: 2})  # that is proposed without it
    assert kept[-1] == "{}"


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", '{"a": 1}', "\ud800", '{"a": {"NAME": "x"}}']
)
def test_a_damaged_setting_remembers_nothing(text: str) -> None:
    assert RememberedColumns(text).of(HEADINGS) is None
