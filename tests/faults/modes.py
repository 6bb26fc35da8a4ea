"""What staff should see in each mode of a failing service, for a list and for an add."""

from __future__ import annotations

from typing import NamedTuple

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.gateway.retry import Deadlines
from tests.doubles.faults import REDIRECT
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


def _not_whole(status: int) -> str:
    return f"The service did not send the whole list. Try again. HTTP {status}."


def _fault(status: int) -> str:
    return f"The service has a problem. Try again in a few minutes. HTTP {status}."


def _invalid(status: int) -> str:
    return f"The service did not accept what was sent. Check your entries. HTTP {status}."


MODES = [
    Mode("refused", FAILED, NOBODY, WAITS, NOBODY),
    Mode("black hole", FAILED, TOO_SLOW, WAITS, TOO_SLOW, SILENT),
    Mode("silence in the handshake", FAILED, TOO_SLOW, WAITS, TOO_SLOW, SILENT),
    Mode("reset before the request", FAILED, PART, UNKNOWN),
    Mode("reset in the request", FAILED, PART, UNKNOWN),
    Mode("reset after the request", FAILED, PART, UNKNOWN),
    Mode("closed without an answer", FAILED, PART, UNKNOWN),
    Mode("stale keep-alive", READY, THREE, ADDED, IS_ADDED),
    Mode("silence", FAILED, PART, UNKNOWN, deadlines=SILENT),
    Mode("expired certificate", FAILED, PROOF, WAITS, PROOF),
    Mode("certificate of days to come", FAILED, PROOF, WAITS, PROOF),
    Mode("self-signed certificate", FAILED, PROOF, WAITS, PROOF),
    Mode("certificate of another host", FAILED, PROOF, WAITS, PROOF),
    Mode("slow headers", FAILED, PART, UNKNOWN, deadlines=SLOW),
    Mode("one byte at a time", FAILED, PART, UNKNOWN, deadlines=SLOW),
    Mode("cut body", FAILED, PART, UNKNOWN),
    Mode("length too long", FAILED, PART, UNKNOWN),
    Mode("length too short", FAILED, PART, UNKNOWN),
    Mode("garbage status line", FAILED, PART, UNKNOWN),
    Mode("endless headers", FAILED, PART, UNKNOWN),
    Mode("endless body", FAILED, STRANGE, UNKNOWN),
    Mode("bad chunks", FAILED, PART, UNKNOWN),
    Mode("gzip bomb", FAILED, STRANGE, UNKNOWN),
    Mode("unknown coding", FAILED, STRANGE, UNKNOWN),
    *(Mode(redirect, FAILED, MOVED, UNKNOWN) for redirect in REDIRECT),
    Mode("400 with an Error", FAILED, _not_whole(400), REFUSED, "not accept the name."),
    Mode("400 without an Error", FAILED, _not_whole(400), REFUSED, _invalid(400)),
    Mode("401", NO_KEY, "The API key was not accepted.", WAITS, "The API key was not accepted."),
    Mode(
        "403 with a web page",
        FAILED,
        'The service says: "Access denied',
        WAITS,
        "The service does not allow this with this API key.",
    ),
    Mode(
        "404",
        FAILED,
        "The service did not find what was asked for.",
        REFUSED,
        "The service did not find what was asked for.",
    ),
    Mode("408", FAILED, BUSY, WAITS, BUSY),
    Mode("409", FAILED, _not_whole(409), REFUSED, "conflicts with"),
    Mode("413", FAILED, _not_whole(413), REFUSED, "The service does not accept that much"),
    Mode("422", FAILED, _not_whole(422), REFUSED, _invalid(422)),
    Mode("429 with seconds", FAILED, BUSY_UNTIL, WAITS, "It is not sent before"),
    Mode("429 with a date", FAILED, BUSY_UNTIL, WAITS, "It is not sent before"),
    Mode("429 with a past date", FAILED, BUSY, WAITS, BUSY),
    Mode("429 with nonsense", FAILED, BUSY, WAITS, BUSY),
    Mode("500", FAILED, _fault(500), UNKNOWN),
    Mode("502 with a web page", FAILED, _fault(502), UNKNOWN, 'The service says: "Access denied'),
    Mode("503", FAILED, BUSY, UNKNOWN),
    Mode("504", FAILED, _fault(504), UNKNOWN),
    Mode("507, its disk is full", FAILED, _fault(507), UNKNOWN),
    Mode("200 with a web page", FAILED, STRANGE, UNKNOWN),
    Mode("200 with nothing", FAILED, STRANGE, UNKNOWN),
    Mode("200 with an object", FAILED, STRANGE, UNKNOWN),
    Mode("201 with nothing", None, "", UNKNOWN),
    Mode("201 with another name", None, "", ADDED, "was saved as REX / 7 / Sold, ID 4."),
    Mode("204", FAILED, STRANGE, UNKNOWN),
    Mode("answer lost after it was committed", FAILED, PART, UNKNOWN),
    Mode(
        "more rows than asked",
        READY,
        "50 more animals came than asked for",
        None,
        "",
    ),
    Mode("ids twice", READY, "3 animals listed · 3 animals came more than once", None, ""),
    Mode("unknown status", READY, FOUR, ADDED, "was saved as Rex / 7 / reserved, ID 4."),
    Mode("null status", READY, FOUR, ADDED, "was saved as Rex / 7 / Not stated, ID 4."),
    Mode("unknown fields", READY, FOUR, ADDED, IS_ADDED),
    Mode("id as text", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("id as a fraction", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("id true", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("id 2^63", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("id 2^64", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("a name of 1 MiB", READY, FOUR, ADDED, 'was saved as "AbAbAb'),
    Mode("markup", READY, FOUR, ADDED, 'was saved as "<table><tr><td><table>'),
    Mode("bidi", READY, FOUR, ADDED, "was saved as \\u{202e}xeR\\u{2066}"),
    Mode("NUL", READY, FOUR, ADDED, "was saved as Re\\u{0}x"),
    Mode("lone surrogate", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("NaN", READY, NOT_UNDERSTOOD, UNKNOWN),
    Mode("byte-order mark", READY, THREE, ADDED, IS_ADDED),
    Mode("nested 100,000 deep", FAILED, STRANGE, UNKNOWN),
]
