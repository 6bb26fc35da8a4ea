"""Why an add failed, as a file stores it."""

from __future__ import annotations

import msgspec
import pytest

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    TooBusy,
)
from petstore_gui.domain.errors import (
    KeyMissing,
    NotWrittenDown,
    OutcomeUnknown,
    RequestError,
    ServiceError,
)
from petstore_gui.domain.failure import Failure, error_of, failure_of
from petstore_gui.ui.words.error_text import error_sentence

SAID = ServiceError("bad", "name: not today")


@pytest.mark.parametrize(
    "error",
    [
        Declined(422, SAID),
        KeyNotAccepted(401, SAID),
        Declined(507),
        TooBusy(429, SAID, 3.0),
        TooBusy(503, None, 3_600.0),
        NotReached("", Why.NOT_TRUSTED),
        NotReached("DNS"),
        NotReached("", Why.NAME_NOT_FOUND, "shop.example:443"),
        NotReached("", Why.NOTHING_LISTENS, "shop.example:443"),
        NotReached("", Why.TIMED_OUT, "shop.example"),
        NotReached("", Why.NOT_STARTED),
        NotWrittenDown(),
        KeyMissing(),
        OutcomeUnknown(),
        RequestError(),
    ],
)
def test_a_stored_error_says_the_same(error: RequestError) -> None:
    kept = msgspec.json.decode(msgspec.json.encode(failure_of(error)), type=Failure)
    again = error_of(kept)
    assert type(again) is type(error)
    assert (error_sentence(again), again.said, again.wait) == (
        error_sentence(error),
        error.said,
        error.wait,
    )


def test_an_error_of_another_version_becomes_a_plain_one_with_the_services_words() -> None:
    error = error_of(Failure("NotValid", 422, None, "odd", "words"))
    assert type(error) is Declined
    assert error.said == ServiceError("odd", "words")
