"""What staff in Settings are told about a connection that failed."""

from __future__ import annotations

import pytest

from petstore_gui.domain.connection_errors import NothingListens, NotReached, NotTrusted
from petstore_gui.domain.declined import BusyFor, Declined, KeyNotAccepted, NotFound
from petstore_gui.domain.errors import (
    Moved,
    NotUnderstood,
    RequestError,
    ServiceError,
)
from petstore_gui.ui.text.error_text import SENTENCES, error_sentence
from petstore_gui.ui.text.settings_text import failure_text
from tests.support.request_errors import error_kinds, made


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
            NothingListens("shop.example:8443"),
            "No service is running at shop.example:8443. Check the address, or ask IT.",
        ),
        (
            NotTrusted("certificate has expired"),
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
    told = failure_text(BusyFor(429, None, seconds))
    assert told.startswith(f"The service is busy. Try again in {wait}")


@pytest.mark.parametrize("words", SENTENCES.values())
def test_every_sentence_is_short(words: str) -> None:
    assert len(words.split()) <= 12


@pytest.mark.parametrize(
    "error",
    [
        NothingListens("shop:443"),
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
