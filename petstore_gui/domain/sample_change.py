"""What staff may do with the sample animals of this computer's store."""

from __future__ import annotations

from enum import StrEnum


class SampleChange(StrEnum):
    """A change to the store, which is copied first."""

    PUT_AWAY = "put-away"
    """Only the animals that were added here stay."""
    PUT_ALL_AWAY = "put-all-away"
    """Nothing stays."""
    BRING_BACK = "bring-back"
    """Everything that was put away last comes back."""
