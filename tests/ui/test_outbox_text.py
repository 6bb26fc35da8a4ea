"""Sentences about adds."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs

from petstore_gui.domain.declined import BusyFor
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, NotAnswered, OutcomeUnknown, RequestError
from petstore_gui.domain.failure import failure_of
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.outbox.search import Search, SearchResult, Unread
from petstore_gui.outbox.store import FileDamage
from petstore_gui.storage.recoverable_db import Rescue
from petstore_gui.support.clock import local_now
from petstore_gui.ui.text.lost_add_text import lost_sentence, search_sentence
from petstore_gui.ui.text.outbox_text import damage_sentence, phase_sentence

ASIDE = Path("outbox.damaged.sqlite")
KEPT = "What was there is kept for IT."
DAMAGED = f"The list of unfinished adds was damaged. {KEPT}"
TYPED = "What was typed in Add animal but not added"
ONE_READ = "1 of the unfinished adds could be read."
LOOK = "Look in the list of animals before you add one again."


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (
            FileDamage(Rescue(ASIDE), read=2),
            f"{DAMAGED} 2 of the unfinished adds could be read. {LOOK}",
        ),
        (
            FileDamage(None, 1, 2, 1),
            f"2 adds cannot be read and stay in the file. Tell IT. {TYPED} cannot be read.",
        ),
    ],
)
def test_staff_hear_how_much_of_a_damaged_file_was_read(damage: FileDamage, words: str) -> None:
    assert damage_sentence(damage) == words


@pytest.mark.parametrize("key_was_sent", [False, True])
def test_two_of_a_lost_animal_are_warned_of_only_where_there_may_be_two(
    *, key_was_sent: bool
) -> None:
    now, staging = local_now(), ServiceId(Deployment.STAGING, "https://staging.example")
    rex = NewPet("Rex", 7)
    lost = PendingAdd(
        1, "a key", rex, staging, Known(), Phase.UNKNOWN, 1, now, now, key_was_sent=key_was_sent
    )
    words = lost_sentence(lost, Search(unread=Unread(now, NotAnswered())))
    assert ("there may be two" in words) is not key_was_sent


@pytest.mark.parametrize("error", [None, KeyMissing()])
def test_a_list_that_was_not_asked_for_was_not_checked(error: RequestError | None) -> None:
    now = local_now()
    lost = PendingAdd(
        1, "a key", NewPet("Rex", 7), LOCAL_SERVICE, Known(), Phase.UNKNOWN, 1, now, now
    )
    unread = Unread(now, error)
    assert "Checked at" not in lost_sentence(lost, Search(unread=unread))
    result = SearchResult(lost, OutcomeUnknown(), (), are_new=True, at=now)
    for words in (
        lost_sentence(lost, Search(result, unread=unread)),
        search_sentence(Search(result, unread=unread)),
    ):
        assert "no new animal just like Rex" in words
        assert "could not be read" not in words


@pytest.mark.parametrize(
    ("minutes_ago", "words"),
    [
        (1, r"Not added\. The service is busy: it asks you to wait until \d\d:\d\d:\d\d\."),
        (6, r"Not added\. The service was busy\. Try again\."),
    ],
)
def test_what_a_busy_service_asked_for_is_said_as_it_is_now(minutes_ago: int, words: str) -> None:
    at = local_now() - timedelta(minutes=minutes_ago)
    refused = PendingAdd(
        1, "a key", NewPet("Rex", 7), LOCAL_SERVICE, Known(), Phase.REFUSED, 1, at, at
    )
    failed = structs.replace(refused, failure=failure_of(BusyFor(429, wait=300)))
    assert re.fullmatch(words, phase_sentence(failed, None))
