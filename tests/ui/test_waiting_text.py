"""What is said about an add that waits: for what, how long, and that nobody need stay."""

from __future__ import annotations

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Conflict, ServiceFailed, TooBusy
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.gateway.protocol import Wait
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.waiting import Waiting
from petstore_gui.ui.text.waiting_text import waiting_sentence

CLOSE = "You can close this: Petstore carries on."


def lucy() -> PendingAdd:
    pending = Pending()
    pending.service_id = LOCAL_SERVICE
    return pending.new(NewPet("Lucy", 7), None)


SENDING = Waiting(Phase.SENDING)


@pytest.mark.parametrize(
    ("waiting", "waited", "words"),
    [
        (SENDING, 0, ""),
        (SENDING, 0.9, ""),
        (SENDING, 1.0, "Waiting up to 10 seconds for the service…"),
        (SENDING, 9.9, "Waiting up to 10 seconds for the service…"),
        (SENDING, 10, "Still waiting for the service…"),
        (Waiting(Phase.SAVING), 2, "Waiting for this computer's disk…"),
        (Waiting(Phase.QUEUED, behind=lucy()), 2, "Waiting until Lucy has been sent…"),
        (Waiting(Phase.QUEUED), 2, "Waiting up to 10 seconds for the service…"),
    ],
)
def test_what_is_waited_for_is_mentioned_once_it_is_noticed(
    waiting: Waiting, waited: float, words: str
) -> None:
    assert waiting_sentence(waiting, waited, 10) == f"{words} {CLOSE}".strip()


@pytest.mark.parametrize("waited", [1.0, 10.0])
def test_this_computers_own_service_is_not_called_one(waited: float) -> None:
    words = "Waiting for the catalogue on this computer…"
    assert waiting_sentence(SENDING, waited, 10, is_local=True) == f"{words} {CLOSE}"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (TooBusy(429, wait=20), "The service is busy."),
        (NotReached(), "The service cannot be reached."),
        (Conflict(409), "The service is still working on it."),
        (ServiceFailed(500), "The service has a problem."),
    ],
)
def test_a_wait_before_a_retry_says_why_and_how_long(error: RequestError, why: str) -> None:
    waiting = Waiting(Phase.SENDING, wait=Wait(error, 19.2))
    sentence = waiting_sentence(waiting, 2, 10)
    assert sentence.startswith(f"{why} Trying again in 20 second")
    assert sentence.endswith(CLOSE)
