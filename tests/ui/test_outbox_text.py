"""Sentences about adds."""

from __future__ import annotations

from pathlib import Path

import pytest

from petstore_gui.outbox.store import FileDamage
from petstore_gui.storage.recoverable_db import Rescue
from petstore_gui.ui.text.outbox_text import damage_sentence

ASIDE = Path("outbox.damaged.sqlite")
KEPT = "What was there is kept for IT."
DAMAGED = f"The list of unfinished adds was damaged. {KEPT}"
GONE = f"The list of unfinished adds was gone from this computer's disk. {KEPT}"
TYPED = "What was typed in Add animal but not added"
ONE_READ = "1 of the unfinished adds could be read."
NONE_READ = "0 of the unfinished adds could be read."
LOOK = "Look in the list of animals before you add one again."


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (
            FileDamage(Rescue(ASIDE, lost={"adds": 0, "drafts": 0}), read=2),
            f"{DAMAGED} 2 of the unfinished adds could be read.",
        ),
        (
            FileDamage(Rescue(ASIDE, lost={"adds": 3, "drafts": 1}), read=1),
            f"{DAMAGED} {ONE_READ} 3 could not. {TYPED} could not be read. {LOOK}",
        ),
        (
            FileDamage(Rescue(ASIDE, lost={"drafts": 0}), read=0),
            f"{DAMAGED} {NONE_READ} We can't tell what else was in it. {LOOK}",
        ),
        (
            FileDamage(Rescue(ASIDE, had_content=False)),
            f"{GONE} We can't tell what was in it. {LOOK}",
        ),
        (
            FileDamage(None, 1, 2, 1),
            f"2 adds cannot be read and stay in the file. Tell IT. {TYPED} cannot be read.",
        ),
    ],
)
def test_staff_hear_how_much_of_a_damaged_file_was_read(damage: FileDamage, words: str) -> None:
    assert damage_sentence(damage) == words
