"""What staff should see in each mode of a failing service, for a list and for an add."""

from __future__ import annotations

from typing import NamedTuple

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.gateway.deadlines import Deadlines
from tests.faults.staff import AddEnd

GENEROUS = Deadlines(connect=3, connect_here=3, between_bytes=3, get_total=6, post_attempt=6)
"""For faults that end by themselves, however busy this computer is."""

SILENT = Deadlines(connect=0.2, connect_here=0.2, between_bytes=0.2, get_total=3, post_attempt=3)
"""For a service that falls silent."""

SLOW = Deadlines(connect=3, connect_here=3, between_bytes=3, get_total=0.4, post_attempt=0.4)
"""For an answer that is never silent and never ends."""

FAILED, READY, NO_KEY = LoadState.FAILED, LoadState.READY, LoadState.KEY_NOT_ACCEPTED
ADDED, REFUSED = AddEnd.ADDED, AddEnd.REFUSED
WAITS, UNKNOWN = AddEnd.WAITS, AddEnd.UNKNOWN

NOBODY = "No service is running at"
TOO_SLOW = "does not answer. Check the network"
PART = "The service did not send a whole answer."
PROOF = "certificate is not valid here."
MOVED = "The service has moved to another address."
STRANGE = "The answer of the service could not be understood. Try again."
BUSY = "The service is busy. Try again in a moment."
NOT_WHOLE = "The service did not send the whole list. Try again. HTTP 400."
PROBLEM = "The service has a problem. Try again in a few minutes. HTTP 500."
BUSY_UNTIL = "The service is busy: it asks you to wait until "
SETTLED = ("reset after the request", "silence", "cut body", "500", "201 with nothing")
THREE, FOUR = "3 animals listed", "4 animals listed"
NOT_UNDERSTOOD = "3 animals listed · 1 row could not be read"
IS_ADDED = "Added Rex, ID 4."


class Mode(NamedTuple):
    """How a refresh and an add end, and a part of the message about each.

    `add` is None if the fault affects lists only; `list` if it affects adds only.
    """

    fault: str
    list: LoadState | None
    list_says: str
    add: AddEnd | None
    add_says: str = ""
    deadlines: Deadlines = GENEROUS

    @property
    def spoils_all(self) -> bool:
        """Whether the fault affects all other requests too."""
        return self.fault == "reset before the request"

    @property
    def is_settled_by_its_key(self) -> bool:
        """Whether to see a retry settle it: one mode of each kind, since it waits a second."""
        return self.fault in SETTLED


MODES = [
    Mode("refused", FAILED, NOBODY, WAITS, NOBODY),
    Mode("black hole", FAILED, TOO_SLOW, WAITS, TOO_SLOW, SILENT),
    Mode("silence in the handshake", FAILED, TOO_SLOW, WAITS, TOO_SLOW, SILENT),
    Mode("reset before the request", FAILED, PART, UNKNOWN),
    Mode("reset after the request", FAILED, PART, UNKNOWN),
    Mode("stale keep-alive", READY, THREE, ADDED, IS_ADDED),
    Mode("silence", FAILED, PART, UNKNOWN, deadlines=SILENT),
    Mode("expired certificate", FAILED, PROOF, WAITS, PROOF),
    Mode("one byte at a time", FAILED, PART, UNKNOWN, deadlines=SLOW),
    Mode("cut body", FAILED, PART, UNKNOWN),
    Mode("endless body", FAILED, STRANGE, UNKNOWN),
    Mode("307 to another host", FAILED, MOVED, UNKNOWN),
    Mode("400 with an Error", FAILED, NOT_WHOLE, REFUSED, "not accept the name."),
    Mode("401", NO_KEY, "The API key was not accepted.", WAITS, "The API key was not accepted."),
    Mode(
        "403 with a web page",
        FAILED,
        'The service says: "Access denied',
        WAITS,
        "The service does not allow this with this API key.",
    ),
    Mode("429 with seconds", FAILED, BUSY_UNTIL, WAITS, "It is not sent before"),
    Mode("500", FAILED, PROBLEM, UNKNOWN),
    Mode("503", FAILED, BUSY, UNKNOWN),
    Mode("200 with a web page", FAILED, STRANGE, UNKNOWN),
    Mode("201 with nothing", None, "", UNKNOWN),
    Mode("201 with another name", None, "", ADDED, "was saved as REX / 7 / Sold, ID 4."),
    Mode("answer lost after it was committed", FAILED, PART, UNKNOWN),
    Mode("unknown status", READY, FOUR, ADDED, "was saved as Rex / 7 / reserved, ID 4."),
    Mode("null status", READY, FOUR, ADDED, "was saved as Rex / 7 / Not stated, ID 4."),
    Mode("unknown fields", READY, FOUR, ADDED, IS_ADDED),
    Mode("id as text", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("a name of 1 MiB", READY, FOUR, ADDED, 'was saved as "AbAbAb'),
    Mode("markup", READY, FOUR, ADDED, 'was saved as "<table><tr><td><table>'),
    Mode("nested 100,000 deep", FAILED, STRANGE, UNKNOWN),
]
