"""Where an animal is known from."""

from __future__ import annotations

from enum import IntEnum


class Place(IntEnum):
    """How an animal is known; of two sightings, the lower number counts. History files have it."""

    LISTED = 0
    """The newest list shows it."""
    BY_STATUS = 1
    """Only the list of its status shows it."""
    ADDED = 2
    """It was added here since the newest list."""
    FOUND = 3
    """It was found by its id, and no list has shown it."""
    FOUND_AGAIN = 4
    """Only an earlier list showed it; it was found by its id since."""
    EARLIER = 5
    """Only an earlier list showed it."""
    NEVER_LISTED = 6
    """It was added here or found by its id; later lists do not show it."""
    GONE = 7
    """A list read to the end of its links no longer has it, or it was not seen for long."""

    @property
    def is_current(self) -> bool:
        """Whether it is in the newest lists, or newer."""
        return self <= Place.ADDED

    @property
    def is_earlier(self) -> bool:
        """Whether it is known from before the newest list."""
        return self in (Place.EARLIER, Place.NEVER_LISTED)

    def unlisted(self, *, is_proof: bool) -> Place:
        """Where it is known from once a list lacks it; `is_proof`: that list has all animals."""
        if self in (Place.ADDED, Place.FOUND, Place.NEVER_LISTED):
            return Place.NEVER_LISTED
        return Place.GONE if is_proof or self is Place.GONE else Place.EARLIER

    def seen(self, now: Place) -> Place:
        """Where it is known from once it was seen `now`."""
        if now >= Place.ADDED and self in (Place.FOUND_AGAIN, Place.EARLIER, Place.GONE):
            return Place.FOUND_AGAIN
        return min(self, now)
