"""`judge` catches every fault: histories with one planted fault each."""

from __future__ import annotations

import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.soak.history import Verdict, judge

REX, TOM, MIA = NewPet("Rex", 1), NewPet("Tom", 2, PetStatus.SOLD), NewPet("Mia", -3)
KEPT_REX, KEPT_TOM = Pet(1, "Rex", 1), Pet(2, "Tom", 2, "sold")
CLEAN = Verdict([], [], [])


@pytest.mark.parametrize(
    ("asked", "acknowledged", "found"),
    [
        ([], [], []),
        ([REX, TOM], [KEPT_REX, KEPT_TOM], [KEPT_TOM, KEPT_REX]),
        ([REX, TOM], [KEPT_REX], [KEPT_REX]),
        ([REX, TOM], [], [KEPT_TOM]),
        ([REX], [KEPT_REX, KEPT_REX], [KEPT_REX]),
        ([REX, REX], [KEPT_REX], [KEPT_REX, Pet(7, "Rex", 1)]),
    ],
    ids=["nothing", "all", "never sent", "answer lost", "told twice", "asked for twice"],
)
def test_a_history_without_a_fault_passes(
    asked: list[NewPet], acknowledged: list[Pet], found: list[Pet]
) -> None:
    assert judge(asked, acknowledged, found) == CLEAN


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        ([KEPT_REX], Verdict([KEPT_TOM], [], [])),
        ([KEPT_REX, Pet(3, "Tom", 2, "sold")], Verdict([KEPT_TOM], [], [])),
        ([KEPT_REX, KEPT_TOM, Pet(3, "Rex", 1)], Verdict([], [REX], [])),
        ([KEPT_REX, KEPT_TOM, KEPT_TOM], Verdict([], [TOM], [])),
        ([KEPT_REX, KEPT_TOM, Pet(3, "Ghost", 1)], Verdict([], [], [Pet(3, "Ghost", 1)])),
        (
            [KEPT_REX, Pet(2, "Tom", 2, "pending")],
            Verdict([KEPT_TOM], [], [Pet(2, "Tom", 2, "pending")]),
        ),
        (
            [KEPT_REX, Pet(2, "Tom", 3, "sold")],
            Verdict([KEPT_TOM], [], [Pet(2, "Tom", 3, "sold")]),
        ),
        (
            [KEPT_REX, Pet(2, "tom", 2, "sold")],
            Verdict([KEPT_TOM], [], [Pet(2, "tom", 2, "sold")]),
        ),
    ],
    ids=[
        "lost",
        "under another id",
        "added twice",
        "listed twice",
        "unasked",
        "another status",
        "another category",
        "another name",
    ],
)
def test_a_planted_fault_is_caught(found: list[Pet], verdict: Verdict) -> None:
    assert judge([REX, TOM], [KEPT_REX, KEPT_TOM], found) == verdict


def test_an_id_acknowledged_for_two_animals_loses_one_of_them() -> None:
    told = [KEPT_REX, Pet(1, "Tom", 2, "sold")]
    assert judge([REX, TOM], told, [KEPT_REX]).lost == [Pet(1, "Tom", 2, "sold")]
