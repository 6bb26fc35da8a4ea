"""How the contents of the status bar share its width."""

from __future__ import annotations

import pytest

from petstore_gui.ui.window.status_bar_widths import Shares, share


def test_the_address_gets_its_room_first_but_not_all() -> None:
    assert share(1_000, 900, 100, (80,), 200) == Shares(480, 100, 200, (True,), is_cut=True)
    assert share(200, 900, 100, (80,), 200) == Shares(78, 52, 70, (False,), is_cut=True)


@pytest.mark.parametrize(
    ("room", "sentences", "others", "expected"),
    [
        (1_000, (200, 100), (80, 90), Shares(200, 100, 0, (True, True), is_cut=False)),
        (1_000, (900, 100), (80, 90), Shares(600, 100, 0, (True, True), is_cut=True)),
        (1_000, (700, 100), (80, 90), Shares(600, 100, 0, (True, True), is_cut=False)),
        (1_000, (0, 950), (0, 90), Shares(0, 400, 0, (False, True), is_cut=True)),
        (400, (200, 100), (90, 80), Shares(200, 100, 0, (True, False), is_cut=False)),
        (400, (200, 100), (101, 80), Shares(200, 100, 0, (False, True), is_cut=False)),
        (0, (200, 100), (80,), Shares(0, 0, 0, (False,), is_cut=True)),
        (-50, (200, 100), (80,), Shares(0, 0, 0, (False,), is_cut=True)),
        (-50, (0, 0), (), Shares(0, 0, 0, (), is_cut=False)),
    ],
)
def test_the_room_is_shared(
    room: int, sentences: tuple[int, int], others: tuple[int, ...], expected: Shares
) -> None:
    assert share(room, *sentences, others) == expected


@pytest.mark.parametrize(
    ("room", "sentences", "expected"),
    [
        (200, (500, 90), (120, 80)),
        (190, (500, 90), (190, 0)),
        (190, (115, 90), (115, 0)),
        (190, (500, 70), (114, 70)),
        (190, (0, 900), (0, 76)),
    ],
)
def test_facts_that_cannot_be_read_leave_their_room_to_the_message(
    room: int, sentences: tuple[int, int], expected: tuple[int, int]
) -> None:
    shares = share(room, *sentences, (), readable=80)
    assert (shares.message, shares.facts) == expected
    assert shares.is_cut is (sum(sentences) > room)
