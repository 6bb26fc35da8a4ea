"""What may be said of services that behave oddly, one behaviour a row.

`Case.whole`: the links prove the list whole, so that "All" and "No sold animals" may be said.
`Case.whole_status`: they prove that of one status. `Case.gone`: animals may be called gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from petstore_gui.domain.pets import Pet
from tests.doubles.scripted_service import error, reply
from tests.odd_services.odd_service import (
    Asked,
    Behaviour,
    answer,
    by_status,
    in_turn,
    link,
    linked,
    of,
    plain,
    rows,
)

MAY_HIDE = "others with no status or an unknown one may be missing"
OTHERS_NAMED = "65 animals listed: the service itself names another end or number"
VERSIONS = "in two versions: the later is shown, and counts may be wrong"
AGAIN = "so others may be missing"


class Step(NamedTuple):
    """What somebody does, and what is then said. None is not looked at.

    `said` are descriptions of filters by their value, `changes` the words for what has changed.
    """

    act: str
    bar: str | None = None
    said: Mapping[str, str] = MappingProxyType({})
    empty: str | None = None
    error: str | None = None
    changes: list[str] | None = None
    asks: int | None = None


class Case(NamedTuple):
    """A service, and a story of somebody who uses it. The list is opened first."""

    name: str
    behave: Behaviour
    steps: list[Step]
    whole: bool = False
    whole_status: str = ""
    gone: bool = False
    found: Pet | None = None
    page_size: int = 100


def opened(bar: str, **more: str) -> Step:
    """The list is opened; `more` are descriptions of filters."""
    return Step("open", bar, more)


MIXED = rows(25, 20, 20)
SHOP = rows(100, 100, 150)
HUNDRED = rows(34, 33, 33)
OTHERS = [Pet(900 + n, f"other {n}", 1, "reserved") for n in range(5)]
NO_STATUS = [Pet(1, "Rex", 1, None), Pet(2, "Ada", 1, "sold")]
BAD = {"id": "x"}


def hides_sold(asked: Asked) -> bytes:
    """The unfiltered list has no sold animals. The third time, one more is sold."""
    if asked.status:
        return plain([*MIXED, *[Pet(999, "Lucy", 1, "sold")] * (asked.turn == 2)])(asked)
    return answer([pet for pet in MIXED if pet.status != "sold"])


def moves_rows(asked: Asked) -> bytes:
    """Rows move between pages: each page begins with the last six rows of the page before."""
    stock, start = SHOP[:252], asked.start
    at = max(0, start - 6 * (start // 18))
    links = [link(f"from={start + 18}")] if start < 234 else []
    return answer(stock[at : at + 18], *links)


def ignores_limit(asked: Asked) -> bytes:
    return answer(of(asked, rows(50, 50, 50)))


def always_next(query: str) -> Behaviour:
    return lambda _asked: answer(MIXED[:20], link(query))


def is_circle(asked: Asked) -> bytes:
    follows = {"0": "20", "20": "40", "40": "20"}[asked.query.get("from", "0")]
    return answer(MIXED[asked.start : asked.start + 20], link(f"from={follows}"))


def links_aside(target: str) -> Behaviour:
    return lambda _asked: answer(MIXED[:20], f'<{target}>; rel="next"')


def says_later(status: int, after: int = 1) -> Behaviour:
    """An error after the first page, or at once."""
    return lambda asked: (
        error(status) if after == 0 or asked.start else answer(MIXED[:20], link("from=20"))
    )


def ends_empty(asked: Asked) -> bytes:
    return answer([]) if asked.start else answer(rows(1), link("from=1"))


def is_emptied(asked: Asked) -> bytes:
    return answer([]) if asked.start else answer([], link("from=1"))


def links_by_x_next(asked: Asked) -> bytes:
    end = asked.start + 20
    more = {"X_Next": f"?from={end}"} if end < len(MIXED) else {}
    return answer(MIXED[asked.start : end], **more)


ALL_65 = {"available": "All 25 animals", "pending": "All 20 animals", "sold": "All 20 animals"}
STOPPED = "Stopped after 20 animals: "
AWAY = "the link to the rest does not lead to this list"
CIRCLE = "the links to the rest go round in a circle"

CASES = [
    # ---- services that keep to the interface
    Case("lists 65 without links", plain(MIXED), [
        opened("65 animals listed", available="25 animals listed", sold="20 animals listed"),
        Step("press sold", "65 animals listed", asks=2),
        Step("search pet 7", "65 animals listed", asks=2),
    ]),
    Case("links its pages", linked(MIXED), [
        opened("All 65 animals", **ALL_65), Step("press sold", asks=4),
    ], whole=True),
    Case("links by x-next", links_by_x_next, [opened("All 65 animals", **ALL_65)], whole=True),
    Case("has one animal on linked pages", linked(rows(1), size=1),
         [opened("1 animal listed", sold="None listed")]),
    Case("ends its links with an empty page", ends_empty,
         [opened("1 animal", sold="No animals")], whole=True),
    Case("lists nothing", plain([]), [
        Step("open", "None listed", empty="None listed. The service listed no animals, but there"
                                          " may be some. Press Refresh to ask again."),
    ]),
    # ---- listed is not settled
    Case("is capped at 50", plain(SHOP, cap=50), [
        opened("50 animals listed", pending="None listed", sold="None listed"),
        Step("press sold", "100 animals listed", {"sold": "50 animals listed"}, asks=2),
        Step("press pending", "150 animals listed", {"pending": "50 animals listed"}, asks=3),
        Step("refresh", "150 animals listed", {"sold": "50 animals listed"},
             changes=[]),
    ]),
    Case("is capped at 50 and has no sold animals", plain(rows(60), cap=50), [
        opened("50 animals listed"),
        Step("press sold", empty="None listed. The list may not be complete."),
    ]),
    Case("hides sold animals unless asked", hides_sold, [
        opened("45 animals listed", sold="None listed"),
        Step("press sold", "65 animals listed", {"sold": "20 animals listed"}),
        Step("press all", "65 animals listed"),
        Step("refresh", "65 animals listed", {"sold": "20 animals listed"},
             changes=[]),
        Step("refresh", "66 animals listed", changes=[]),
    ]),
    Case("lists nothing for a moment at first", in_turn(plain([]), plain(MIXED)), [
        Step("open", "None listed"),
        Step("refresh", "65 animals listed", changes=[]),
    ]),
    Case("answers a refresh with nothing", in_turn(plain(MIXED), plain([]), plain(MIXED)), [
        opened("65 animals listed"),
        Step("refresh", "None listed · 65 not in the newest list",
             {"sold": "None listed · 20 not in the newest list"}, empty="", changes=[]),
        Step("refresh", "65 animals listed", {"sold": "20 animals listed"}, changes=[]),
    ]),
    Case("answers a press with nothing", by_status(plain(MIXED), sold=plain([])), [
        opened("65 animals listed"),
        Step("press sold", "45 animals listed · 20 not in the newest list",
             {"sold": "None listed · 20 not in the newest list"}, empty="", changes=[]),
    ]),
    Case("lists fewer later", in_turn(plain(MIXED), plain(MIXED[:60])), [
        opened("65 animals listed"),
        Step("refresh", "60 animals listed · 5 not in the newest list",
             changes=["No longer listed"] * 5),
    ]),
    # ---- answers held against each other
    Case("links the list of a status", by_status(plain(HUNDRED), available=linked(
        [*HUNDRED[:34], *rows(86, start=200)])), [
        opened(f"At least 186 animals: the list may be cut off at 100; {MAY_HIDE}",
               available="All 120 animals", sold="33 animals listed"),
    ], whole_status="available"),
    Case("links the list of a status that was pressed", by_status(plain(MIXED), sold=linked(
        rows(0, 0, 200, start=46))), [
        opened("65 animals listed"),
        Step("press sold", "245 animals listed", {"sold": "All 200 animals"}),
    ], whole_status="sold"),
    Case("gives one id to two animals in one list",
         plain([*MIXED, Pet(1, "twin", 1, "available")]), [
        opened(f"65 animals listed · 1 animal came more than once, {AGAIN}; 1 animal came"
               f" {VERSIONS}"),
    ]),
    Case("has renamed one since an earlier list", in_turn(plain(MIXED), plain(
        [Pet(1, "Max", 1, "available"), *MIXED[1:]])), [
        opened("65 animals listed"), Step("refresh", "65 animals listed"),
    ]),
    # ---- walks that do not agree with themselves
    Case("moves rows between pages", in_turn(moves_rows, linked(SHOP[:252], size=18)), [
        opened(f"174 animals listed · 78 animals came more than once, {AGAIN}"),
        Step("refresh", "All 252 animals", changes=["Seen for the first time"] * 78),
    ], whole=True),
    Case("shows one animal on two pages", linked([*MIXED, MIXED[0]]),
         [opened(f"65 animals listed · 1 animal came more than once, {AGAIN}")]),
    Case("counts more than its links show", linked(MIXED, X_Total_Count="350"),
         [opened(OTHERS_NAMED)]),
    Case("counts what its links show", linked(MIXED, X_Total_Count="65"),
         [opened("All 65 animals")], whole=True),
    Case("has a row that nobody understands on linked pages", linked([*MIXED, BAD]),
         [opened("65 animals listed · 1 row could not be read")]),
    Case("has only odd rows", lambda _asked: answer([BAD, 5, None]), [
        Step("open", "None listed · 3 rows could not be read",
             empty="None listed. 3 rows of the list could not be read. Tell IT."),
    ]),
    # ---- cut, or not
    Case("has exactly 100", plain(HUNDRED), [
        opened(f"At least 100 animals: the list may be cut off at 100; {MAY_HIDE}",
               available="34 animals listed"),
    ]),
    Case("has 140 sold ones", plain(rows(80, 60, 140)), [
        opened(f"At least 240 animals: the Sold list may be cut off at 100; {MAY_HIDE}",
               available="80 animals listed", sold="At least 100 animals"),
    ]),
    Case("ignores the limit", ignores_limit,
         [opened("150 animals listed · 50 more animals came than asked for")]),
    # ---- links that are not followed
    Case("links to another service", links_aside("https://evil.example/v1/pets?page=2"), [
        opened(f"At least 20 animals: {AWAY}"),
    ]),
    Case("links a page to itself", always_next("limit=100"), [
        Step("open", f"At least 20 animals: {CIRCLE}", asks=1),
    ]),
    Case("links in a circle", is_circle, [
        opened(f"At least 60 animals: {CIRCLE}"),
    ]),
    # ---- no list, or a part of one
    Case("fails after a page", says_later(500), [
        Step("open", STOPPED + "the service did not send the rest", error="service has a problem"),
        Step("refresh", STOPPED + "the service did not send the rest"),
    ]),
    Case("fails after a page, but not for the sold animals",
         by_status(says_later(500), sold=plain(MIXED)), [
        Step("open", STOPPED + "the service did not send the rest"),
        Step("press sold", "At least 40 animals: the service did not send the rest",
             {"sold": "20 animals listed"}),
        Step("refresh", "At least 40 animals: the service did not send the rest"),
    ]),
    *[Case(f"says {status} on the second page", says_later(status), [
        Step("open", error="The service did not send the whole list. Try again."),
    ]) for status in (400, 410)],
    Case("says 400 when a status is asked for", by_status(plain(MIXED), sold=says_later(400, 0)), [
        opened("65 animals listed"), Step("press sold", error="whole list. Try again."),
    ]),
    Case("says 404", says_later(404, 0), [Step("open", error="Tell IT.")]),
    Case("fails at a refresh", in_turn(plain(MIXED), says_later(500, 0)), [
        opened("65 animals listed"),
        Step("refresh", "65 animals from T", {"sold": "20 animals from T"}, changes=[]),
    ]),
    Case("fails when a status is asked for", by_status(plain(MIXED), sold=says_later(500, 0)), [
        opened("65 animals listed"),
        Step("press sold", "65 animals listed", {"sold": "20 animals listed"},
             error="service has a problem"),
    ]),
    Case("says 304 to a request without a condition", lambda _asked: reply(304), [
        Step("open", "", error="does not look like a petstore service"),
    ]),
    # ---- what was added or found here
    Case("never lists what was added", linked(MIXED[:30]), [
        opened("All 30 animals"),
        Step("add Lucy", "31 animals, 1 newly added here", changes=[]),
        Step("refresh", "All 30 animals · 1 not in the newest list", changes=[]),
        Step("refresh", "All 30 animals · 1 not in the newest list", changes=[]),
    ], whole=True),
    Case("lists 30, and an animal is added", plain(MIXED[:30]), [
        opened("30 animals listed"),
        Step("add Lucy", "30 animals listed · 1 newly added here",
             {"not stated": "None listed · 1 newly added here"}),
    ]),
    Case("lists what was added", in_turn(linked(MIXED[:30]), linked(
        [*MIXED[:30], Pet(999, "Lucy", 1, None)])), [
        opened("All 30 animals"), Step("add Lucy"), Step("refresh", "All 31 animals", changes=[]),
    ], whole=True),
    Case("removes animals", in_turn(linked(MIXED), linked(MIXED[:60])), [
        opened("All 65 animals"), Step("refresh", "All 60 animals", changes=["Gone"] * 5),
    ], whole=True, gone=True),
    Case("removes its last animals", in_turn(ends_empty, is_emptied), [
        opened("1 animal"),
        Step("refresh", "No animals",
             empty="No animals. The animals that were listed before are gone.", changes=["Gone"]),
    ], whole=True, gone=True),
    Case("finds an animal that it does not list", plain(MIXED), [
        opened("65 animals listed"), Step("find 500", "65 animals listed · 1 found by ID"),
    ], found=Pet(500, "Rex", 1, "sold")),
    Case("finds an animal that its whole list does not have", linked(MIXED[:45]), [
        opened("All 45 animals", sold="No animals"),
        Step("find 500", "45 animals listed · 1 found by ID", {"sold": "1 animal, 1 found by ID"}),
        Step("refresh", "All 45 animals · 1 not in the newest list"),
    ], found=Pet(500, "Rex", 1, "sold"), whole=True),
    # ---- statuses
    Case("has other statuses", linked([*MIXED, *OTHERS]), [
        opened("All 70 animals · 5 with another status, shown only under All", **ALL_65),
    ], whole=True),
    Case("has an empty status", plain([Pet(1, "Rex", 1, "")]),
         [opened("1 animal listed · 1 with another status, shown only under All")]),
    Case("leaves statuses out", plain(NO_STATUS), [
        Step("open", "2 animals listed", {"not stated": "1 animal listed"}),
        Step("press not stated", asks=1),
    ]),
]  # fmt: skip
