"""What has changed about an animal since staff last looked at it."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.changes import Before, Change, Kind, Presence, change
from petstore_gui.domain.pets import Pet

REX = Pet(1, "Rex", 7, "sold")
KNOWN = Before(Presence.KNOWN, REX)


@pytest.mark.parametrize(
    ("before", "now", "is_listed", "kinds"),
    [
        (Before(Presence.ABSENT), REX, True, (Kind.ADDED,)),
        (Before(Presence.UNSEEN), REX, True, (Kind.FIRST_SEEN,)),
        (Before(Presence.AWAY), REX, True, (Kind.BACK,)),
        (Before(Presence.ABSENT), REX, False, (Kind.ADDED,)),
        (KNOWN, Pet(1, "Rex", 7, "available"), True, (Kind.STATUS,)),
        (KNOWN, Pet(1, "Rex", 7), True, (Kind.STATUS,)),
        (KNOWN, Pet(1, "rex", 7, "sold"), True, (Kind.NAME,)),
        (KNOWN, Pet(1, "Rex", 8, "sold"), True, (Kind.CATEGORY,)),
        (KNOWN, Pet(1, "Max", 8), True, (Kind.STATUS, Kind.NAME, Kind.CATEGORY)),
        (KNOWN, REX, False, (Kind.UNLISTED,)),
        (KNOWN, Pet(1, "Max", 7, "sold"), False, (Kind.NAME, Kind.UNLISTED)),
    ],
)
def test_a_change_lists_everything_that_changed(
    before: Before, now: Pet, is_listed: bool, kinds: tuple[Kind, ...]
) -> None:
    assert change(before, now, is_gone=False, is_listed=is_listed) == Change(now, before, kinds)


@pytest.mark.parametrize(
    ("before", "is_gone", "expected"),
    [
        (KNOWN, True, Change(REX, KNOWN, (Kind.GONE,))),  # as it was last seen
        *((Before(was), True, None) for was in Presence if was is not Presence.KNOWN),
        (KNOWN, False, None),
    ],
)
def test_one_that_came_and_left_or_is_as_before_is_no_change(
    before: Before, *, is_gone: bool, expected: Change | None
) -> None:
    assert change(before, REX, is_gone=is_gone, is_listed=True) == expected
