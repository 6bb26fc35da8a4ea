"""Sentences about adds."""

from __future__ import annotations

import pytest

from petstore_gui.ui.text.outbox_text import waiting_sentence


@pytest.mark.parametrize(
    ("waited", "words"),
    [
        (0, ""),
        (0.9, ""),
        (1.0, "Waiting for the service for up to 30 seconds…"),
        (29.9, "Waiting for the service for up to 30 seconds…"),
        (30, "Still waiting for the service. You can close this: Petstore carries on."),
    ],
)
def test_a_wait_is_spoken_of_once_it_is_noticed(waited: float, words: str) -> None:
    assert waiting_sentence(waited, 30) == words
