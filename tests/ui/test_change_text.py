"""The words for changes, and for when an animal was last seen."""

from __future__ import annotations

import time

import pytest

from petstore_gui.catalogue.changes import Before, Change, Kind, Presence
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.words.pet_text import change_sentence, change_words, last_seen_words

MINUTE, HOUR, DAY = 60, 3_600, 86_400


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (-DAY, "last seen just now"),  # the clock was put back
        (59, "last seen just now"),
        (MINUTE, "last seen 1 minute ago"),
        (HOUR - 2, "last seen 59 minutes ago"),
        (HOUR, "last seen 1 hour ago"),
        (DAY - 2, "last seen 23 hours ago"),
        (DAY, "last seen 1 day ago"),
        (3 * DAY + HOUR, "last seen 3 days ago"),
        (2_000 * DAY, "last seen 2,000 days ago"),
    ],
)
def test_the_time_since_an_animal_was_last_seen_is_shown_in_words(ago: int, words: str) -> None:
    assert last_seen_words(int(time.time()) - ago) == words


def test_a_name_cannot_steer_the_words_about_it(theme: Theme) -> None:
    was = Before(Presence.KNOWN, Pet(1, "a\u202eb{pet}", 1))
    (words,) = change_words(Change(Pet(1, "{id}\n" + "x" * 200, 1), was, (Kind.NAME,)), {})
    assert words.now.startswith("{id}\\u{a}xxx")
    assert words.now.endswith("…")
    assert words.before == "a\\u{202e}b{pet}"
    assert change_sentence(words) == f"Name: from {words.before} to {words.now}"


REX = Pet(1, "Rex", 1, "sold")


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize(
    ("now", "kind", "expected"),
    [
        (REX, Kind.ADDED, ("New", "", "")),
        (REX, Kind.FIRST_SEEN, ("Seen for the first time", "", "")),
        (REX, Kind.BACK, ("Listed again", "", "")),
        (REX, Kind.UNLISTED, ("No longer listed", "", "")),
        (REX, Kind.GONE, ("Gone", "", "")),
        (Pet(1, "Max", 1, "sold"), Kind.NAME, ("Name", "Rex", "Max")),
        (Pet(1, "Rex", 4, "sold"), Kind.CATEGORY, ("Category", "1", "4")),
        (Pet(1, "Rex", 1), Kind.STATUS, ("Status", "Sold", "Not stated")),
    ],
)
def test_each_kind_of_change_has_its_words(
    now: Pet, kind: Kind, expected: tuple[str, str, str]
) -> None:
    (words,) = change_words(Change(now, Before(Presence.KNOWN, REX), (kind,)), {})
    assert (words.what, words.before, words.now) == expected
