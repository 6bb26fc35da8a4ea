"""Sentences about what an add on its way is waiting for."""

from __future__ import annotations

import math

from petstore_gui.domain.declined import Conflict, ServiceFailed, TooBusy
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pending_add import Phase
from petstore_gui.gateway.protocol import Wait
from petstore_gui.outbox.waiting import Waiting
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.words import number, tr

NOTICED_SECONDS = 1.0
"""What a shorter wait is for is not mentioned."""


def waiting_sentence(
    waiting: Waiting, waited: float, longest: float, *, is_local: bool = False
) -> str:
    """What an add is waiting for, after `waited` seconds, and that nobody need wait with it.

    `longest`: how long a service may say nothing. `is_local`: it is this computer's own, which
    staff do not know about.
    """
    leave = tr("You can close this: Petstore carries on.")
    if waited < NOTICED_SECONDS:
        return leave
    return f"{_what(waiting, waited, longest, is_local=is_local)} {leave}"


def retry_sentence(wait: Wait) -> str:
    """Why an add is sent again, and when."""
    again = tr("Trying again in %Ln second(s).", "", math.ceil(wait.seconds))
    return f"{wait_reason(wait.error)} {again}"


def _what(waiting: Waiting, waited: float, longest: float, *, is_local: bool) -> str:
    if waiting.wait is not None:
        return retry_sentence(waiting.wait)
    if waiting.behind is not None:
        words = tr("Waiting until {name} has been sent…")
        return words.format(name=quoted(waiting.behind.pet))
    if waiting.phase is Phase.SAVING:
        return tr("Waiting for this computer's disk…")
    if is_local:
        return tr("Waiting for the catalogue on this computer…")
    if waited < longest:
        words = tr("Waiting up to {seconds} seconds for the service…")
        return words.format(seconds=number(round(longest)))
    return tr("Still waiting for the service…")


def wait_reason(error: RequestError) -> str:
    """Why there is a wait, without advice: Petstore tries again by itself."""
    if isinstance(error, TooBusy):
        return tr("The service is busy.")
    if isinstance(error, Conflict):  # to an add with its key: an earlier attempt is under way
        return tr("The service is still working on it.")
    if isinstance(error, ServiceFailed):  # an answer to a search of the list
        return tr("The service has a problem.")
    return tr("The service cannot be reached.") if error.is_outage else tr("No answer yet.")
