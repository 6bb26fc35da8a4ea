"""Which connection is closed when there are too many."""

from __future__ import annotations

import pytest

from petstore_gui.service.http import open_connections
from petstore_gui.service.http.open_connections import OpenConnections, Trust

HERE = "192.0.2.1"
THERE = "192.0.2.2"
MOST = 5
OF_ADDRESS = 3

pytestmark = pytest.mark.expects_log("too many connections")


class Door:
    """A connection that knows whether it was closed."""

    trust = Trust.NEW
    is_ended = False

    def end(self) -> None:
        self.is_ended = True


class Doors:
    """Connections by the letter that each was given."""

    def __init__(self) -> None:
        self.table = OpenConnections(MOST, OF_ADDRESS)
        self._doors: dict[str, Door] = {}

    def come(self, letters: str, address: str = HERE) -> None:
        for letter in letters:
            self._doors[letter] = Door()
            self.table.add(self._doors[letter], address)

    def ask(self, letters: str) -> None:
        for letter in letters:
            self.table.mark_busy(self._doors[letter])

    def answer(self, letters: str, trust: Trust = Trust.KNOWN) -> None:
        for letter in letters:
            self._doors[letter].trust = trust
            self.table.mark_idle(self._doors[letter])

    def go(self, letters: str) -> None:
        for letter in letters:
            self.table.discard(self._doors[letter])

    def leave_unread(self, letters: str) -> None:
        for letter in letters:
            self.table.mark_unread(self._doors[letter])

    def read(self, letters: str) -> None:
        for letter in letters:
            self.table.mark_read(self._doors[letter])

    @property
    def ended(self) -> str:
        return "".join(letter for letter, door in self._doors.items() if door.is_ended)


@pytest.fixture
def doors() -> Doors:
    doors = Doors()
    doors.come("ab", THERE)
    doors.come("cde")
    return doors


def test_the_oldest_without_a_request_goes_first(doors: Doors) -> None:
    doors.come("f", "192.0.2.3")
    assert doors.ended == "a"
    doors.come("g", "192.0.2.3")
    assert doors.ended == "ab"


def test_a_client_with_the_key_stays_longer(doors: Doors) -> None:
    doors.ask("ab")
    doors.answer("ab")
    doors.come("f", "192.0.2.3")
    assert doors.ended == "c"


def test_of_those_with_the_key_the_one_that_waits_longest_goes_first(doors: Doors) -> None:
    doors.ask("abcde")
    doors.answer("cbade")
    doors.ask("a")
    doors.come("f", "192.0.2.3")
    doors.ask("f")
    doors.come("g", "192.0.2.3")
    assert doors.ended == "bc"
    doors.come("h", "192.0.2.3")
    assert doors.ended == "bcg"


@pytest.mark.parametrize(("busy", "closed"), [("a", "b"), ("abcde", "f")])
def test_a_first_request_is_not_interrupted(doors: Doors, busy: str, closed: str) -> None:
    doors.ask(busy)
    doors.come("f", "192.0.2.3")
    assert doors.ended == closed


def test_a_refused_client_is_not_protected_by_another_request(doors: Doors) -> None:
    doors.ask("abcde")
    doors.answer("c", Trust.REFUSED)
    doors.ask("c")
    doors.come("f", "192.0.2.3")
    assert doors.ended == "c"


def test_an_address_with_too_many_loses_one_of_its_own(doors: Doors) -> None:
    doors.go("b")
    doors.come("fg")
    assert doors.ended == "cd"
    assert len(doors.table) == 4


def test_an_address_whose_every_request_has_the_key_keeps_out_only_its_own(doors: Doors) -> None:
    doors.ask("cde")
    doors.answer("cde")
    doors.ask("cde")
    doors.come("f")
    doors.go("b")
    doors.come("g", THERE)
    assert doors.ended == "f"


def test_a_closed_connection_makes_room(doors: Doors) -> None:
    doors.go("abcde")
    doors.go("a")
    doors.answer("a")
    doors.come("fgh")
    assert len(doors.ended) == 0
    doors.come("i")
    assert doors.ended[:1] == "f"


def test_many_closings_are_one_line_in_the_log(
    doors: Doors, caplog: pytest.LogCaptureFixture
) -> None:
    doors.come("fghijklm", "192.0.2.3")
    (record,) = caplog.records
    assert record.getMessage().endswith(": 3 from 192.0.2.1, 2 from 192.0.2.2, 1 from 192.0.2.3")


def test_of_responses_that_nobody_reads_the_oldest_goes(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_connections, "UNREAD_MAX", 2)
    doors.ask("abcde")
    doors.leave_unread("ab")
    doors.leave_unread("b")
    assert doors.ended == ""
    doors.leave_unread("c")
    assert doors.ended == "a"
    doors.read("b")
    doors.go("c")
    doors.leave_unread("ade")
    assert doors.ended == "a"
