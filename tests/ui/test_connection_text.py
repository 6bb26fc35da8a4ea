"""What staff are told when a deployment cannot be opened, and in Settings when its test fails."""

from __future__ import annotations

import pytest

from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    TooBusy,
)
from petstore_gui.domain.errors import Moved, NotUnderstood, RequestError, ServiceError
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.settings.addresses import AddressProblem
from petstore_gui.ui.words.connection_text import connection_text
from petstore_gui.ui.words.error_text import SENTENCES, SENTENCES_OF_STATUS, error_sentence
from petstore_gui.ui.words.settings_text import failure_text
from tests.support.request_errors import error_kinds, made


@pytest.mark.parametrize("problem", AddressProblem)
def test_a_wrong_address_can_be_changed_in_settings_unless_it_is_locked(
    problem: AddressProblem,
) -> None:
    own = ConnectionProblem(ProblemKind.ADDRESS, problem.value)
    what, to_do = connection_text(own)
    assert what.startswith((problem.value, "Not connected: "))
    assert "in Settings" in to_do
    locked = ConnectionProblem(ProblemKind.ADDRESS, problem.value, is_locked=True)
    what, to_do = connection_text(locked)
    assert "Settings" not in what
    assert to_do == "Tell IT."


@pytest.mark.parametrize(
    ("cause", "says"),
    [
        (StartFailure.MISSING, "The message above the list says how to go on."),
        (StartFailure.OTHER_VERSION, "Another version of Petstore wrote it."),
    ],
)
def test_why_this_computers_catalogue_did_not_start(cause: StartFailure, says: str) -> None:
    _, to_do = connection_text(ConnectionProblem(ProblemKind.STORE, "detail", cause))
    assert to_do.startswith(says)


def test_staff_are_not_blamed_for_a_wrong_address_from_it() -> None:
    of_it = ConnectionProblem(ProblemKind.ADDRESS, AddressProblem.NO_VERSION.value, is_preset=True)
    assert connection_text(of_it) == (
        "Not connected: the address that IT set is not valid.",
        "Tell IT, or enter the right one in Settings.",
    )


@pytest.mark.parametrize("kind", error_kinds(), ids=lambda kind: kind.__name__)
def test_nobody_in_settings_is_sent_there(kind: type[RequestError]) -> None:
    told = failure_text(made(kind))
    assert told
    for words in ("in Settings", "what you entered", "Shorten the name", "{"):
        assert words not in told


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            NotReached("", Why.NOTHING_LISTENS, "shop.example:8443"),
            "No service is running at shop.example:8443. Check the address, or ask IT.",
        ),
        (
            NotReached("certificate has expired", Why.NOT_TRUSTED),
            "The certificate was not accepted: certificate has expired. Nothing was sent. Ask IT.",
        ),
        (
            KeyNotAccepted(401, ServiceError("expired", "This key has expired.")),
            (
                "The API key was not accepted. Check it, or ask IT. HTTP 401."
                ' The service says: "This key has expired." (Code: expired).'
            ),
        ),
        (Declined(405), error_sentence(Declined(405))),
    ],
)
def test_what_to_do_is_done_in_the_dialog(error: RequestError, told: str) -> None:
    assert failure_text(error) == told


@pytest.mark.parametrize(
    ("seconds", "wait"), [(1, "1 second"), (7, "7 second"), (119, "119 second"), (600, "10 minute")]
)
def test_a_wait_is_given_in_seconds_or_minutes(seconds: float, wait: str) -> None:
    told = failure_text(TooBusy(429, None, seconds))
    assert told.startswith(f"The service is busy. Try again in {wait}")


@pytest.mark.parametrize("words", [*SENTENCES.values(), *SENTENCES_OF_STATUS.values()])
def test_every_sentence_is_short(words: str) -> None:
    assert len(words.split()) <= 12


@pytest.mark.parametrize(
    "error",
    [
        NotReached("", Why.NOTHING_LISTENS, "shop:443"),
        NotFound(404),
        Moved("moved"),
        NotUnderstood("html"),
        NotReached(),
    ],
)
def test_nobody_is_sent_to_an_address_that_it_has_locked(error: RequestError) -> None:
    told = failure_text(error, is_locked=True)
    assert "ell IT" in told
    assert "Check the address" not in told
    assert "enter it here" not in told
