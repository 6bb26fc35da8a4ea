"""Why an add failed, as a file keeps it."""

from __future__ import annotations

import msgspec
import pytest

from petstore_gui.domain.connection_errors import (
    CertificateExpired,
    ConnectTimedOut,
    NameNotFound,
    NothingListens,
    NotOpen,
    NotReached,
    NotStarted,
    NotTrusted,
)
from petstore_gui.domain.declined import (
    BusyFor,
    DatabaseAway,
    DatabaseBusy,
    KeyNotAccepted,
    NotValid,
    StorageFull,
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

SAID = ServiceError("bad", "name: not today")


@pytest.mark.parametrize(
    "error",
    [
        NotValid(422, SAID),
        KeyNotAccepted(401, SAID),
        StorageFull(507),
        TooBusy(429, SAID, 3.0),
        BusyFor(503, None, 3_600.0),
        DatabaseBusy(503, SAID, 2.0),
        DatabaseAway(503, SAID, 2.0),
        NotReached("DNS"),
        NameNotFound("shop.example:443"),
        NothingListens("shop.example:443"),
        ConnectTimedOut("shop.example"),
        NotOpen(),
        NotStarted(),
        NotWrittenDown(),
        KeyMissing(),
        OutcomeUnknown(),
        RequestError(),
    ],
)
def test_an_error_says_the_same_after_it_was_kept(error: RequestError) -> None:
    kept = msgspec.json.decode(msgspec.json.encode(failure_of(error)), type=Failure)
    again = error_of(kept)
    assert type(again) is type(error)
    assert (again.sentence, again.fields(), again.said) == (
        error.sentence,
        error.fields(),
        error.said,
    )


def test_of_a_certificate_only_that_it_was_not_accepted_is_kept() -> None:
    error = CertificateExpired("shop", "Shop", "Shop Authority", "2026-01-01", "expired")
    assert type(error_of(failure_of(error))) is NotTrusted


def test_a_kind_of_another_version_is_a_plain_failure_with_what_the_service_said() -> None:
    error = error_of(Failure("NotInvented", 499, None, "odd", "words"))
    assert type(error) is RequestError
    assert error.said == ServiceError("odd", "words")
