"""The sentences about animals on their way, without a window."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from petstore_gui.domain.add import Add, Known, Look, Phase
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    TooBusy,
)
from petstore_gui.domain.deployment import LOCAL_SERVICE, Deployment, ServiceId
from petstore_gui.domain.errors import (
    NewerWroteAdds,
    NotWrittenDown,
    OutcomeUnknown,
    RequestError,
    ServiceError,
)
from petstore_gui.domain.failure import failure_of
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.outbox_file import Opened
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.words import add_text
from tests.ui.adds import REX

NOW = datetime.now(UTC)
SOON = NOW + timedelta(seconds=3.2)
W, S, U, R = Phase


def add(phase: Phase, error: RequestError | None = None, **more: Any) -> Add:
    failure = None if error is None else failure_of(error)
    more.setdefault("attempts", int(failure is not None))
    return Add("key", REX, LOCAL_SERVICE, NOW, phase, failure=failure, **more)


def looked(*ids: int, is_whole: bool = True) -> Add:
    known = Known((), is_whole=is_whole)
    return add(U, OutcomeUnknown(), known=known, look=Look(NOW, ids))


def said(message: str) -> Declined:
    return Declined(422, ServiceError("bad", message))


BEING = "being added"
NOT_YET = "not added yet"
MAYBE = "may have been added"


@pytest.mark.parametrize(
    ("it", "note", "sentence"),
    [
        (add(W), BEING, "Rex will be added."),
        (add(W, not_before=SOON), "will be added in 4 s", "Rex will be added."),
        (add(S), BEING, "Rex is being added."),
        (add(W, NotReached()), NOT_YET, "Rex will be added when the service is back."),
        (
            add(W, KeyNotAccepted(401)),
            NOT_YET,
            "Rex will be added once the service accepts the API key.",
        ),
        (
            add(W, TooBusy(429, None, 60), not_before=SOON),
            NOT_YET,
            "Rex will be added when the service takes it.",
        ),
        (
            add(W, OutcomeUnknown(), may_be_there=True),
            MAYBE,
            "Rex may have been added. Petstore asks the service again.",
        ),
        (add(U, OutcomeUnknown()), MAYBE, "We can't tell yet whether Rex was added."),
        (
            looked(147),
            MAYBE,
            "Rex may have been added: one like it is new in the list, 147.",
        ),
        (
            looked(1, 2, 3, 4),
            MAYBE,
            "Rex may have been added: several like it are new, 1, 2, 3, ….",
        ),
        (
            looked(147, is_whole=False),
            MAYBE,
            "Rex may have been added: in the list is one like it, 147.",
        ),
        (looked(), MAYBE, "Rex may not have been added: the list does not show it."),
    ],
)
def test_how_far_an_animal_is(theme: Theme, it: Add, note: str, sentence: str) -> None:
    assert add_text.row_note(it, NOW) == note
    assert add_text.add_sentence(it) == sentence
    assert len(sentence.split()) <= 14


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (said("name: is too long"), "the service did not accept the name"),
        (said("categoryId: there is none"), "the service did not accept the category"),
        (said("status: not for sale"), "the service did not accept the status"),
        (said("not today"), "the service did not accept it"),
        (Declined(400), "the service did not accept it"),
        (Declined(413), "the name is too long"),
        (Declined(409), "the service has one that conflicts with it"),
        (NotFound(404), "the service takes no animals at this address"),
        (Declined(415), "the service declined it"),
        (NotReached("", Why.NOT_SENT), "it cannot be sent"),
    ],
)
def test_why_an_animal_was_not_added(theme: Theme, error: RequestError, why: str) -> None:
    refused = add(R, error)
    assert add_text.row_note(refused, NOW) == f"not added: {why}"
    assert add_text.add_sentence(refused) == f"Rex was not added: {why}."
    if error.said.message:
        assert f'The service says: "{error.said.message}"' in add_text.add_details(refused)


def test_a_refusal_after_a_lost_answer_leaves_the_doubt(theme: Theme) -> None:
    details = add_text.add_details(add(U, said("not today")))
    assert details.startswith("It was refused when sent again. The first may have been added.")
    assert 'The service says: "not today"' in details


def test_details_say_until_when_it_waits(theme: Theme) -> None:
    details = add_text.add_details(add(W, TooBusy(429, None, 60), not_before=SOON))
    assert "It is not sent before " in details
    assert add_text.add_details(add(W, not_before=SOON)) == ""


def test_what_the_service_saved_otherwise_is_said_beside_what_was_sent(theme: Theme) -> None:
    same, other = Pet(4, "Rex", 7, "sold"), Pet(4, "REX", 8)
    assert add_text.added_sentence(add(S), same) == "Added Rex, ID 4."
    words = "Rex / 7 / Sold was saved as REX / 8 / Not stated, ID 4."
    assert add_text.added_sentence(add(S), other) == words


@pytest.mark.parametrize(
    ("here", "words"),
    [
        (None, "Staging"),
        (LOCAL_SERVICE, "Staging"),
        (ServiceId(Deployment.STAGING, "https://b"), "Staging at https://a"),
    ],
)
def test_another_service_is_named(theme: Theme, here: ServiceId | None, words: str) -> None:
    assert add_text.place_words(ServiceId(Deployment.STAGING, "https://a"), here) == words


@pytest.mark.parametrize(
    ("opened", "sentence"),
    [
        (Opened(), ""),
        (Opened(taken_over=1), "1 unfinished add of an earlier version was found."),
        (Opened(taken_over=2), "2 unfinished adds of an earlier version were found."),
        (
            Opened(damaged=Path("x"), taken_over=2),
            "The list of unfinished adds was damaged. 2 could be read.",
        ),
    ],
)
def test_what_was_found_in_the_file(theme: Theme, opened: Opened, sentence: str) -> None:
    assert add_text.opened_sentence(opened) == sentence


def test_why_the_file_cannot_be_used(theme: Theme) -> None:
    assert "newer version" in add_text.not_saved_sentence(NewerWroteAdds())
    assert "disk" in add_text.not_saved_sentence(NotWrittenDown())
