"""Impatient presses on a service that loses its answers: there is one animal, or none is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

import pytest

from tests.doubles.losing_service import LosingService, losing
from tests.e2e.settings_form import filled_in_settings, save
from tests.service.running import KEY
from tests.support.accessibility import Accessible, State
from tests.support.hands import Hands
from tests.support.processes import until


@pytest.fixture
def service() -> Iterator[LosingService]:
    with losing() as service:
        yield service


def double_click(hands: Hands, add: Accessible) -> None:
    hands.double_click(add)


def enter_twice(hands: Hands, _add: Accessible) -> None:
    hands.press("Return", "Return")


def six_returns(hands: Hands, _add: Accessible) -> None:
    hands.press(*["Return"] * 6)


@pytest.mark.parametrize("press", [double_click, enter_twice, six_returns])
def test_presses_that_were_meant_for_one_animal_add_one(
    shop: Accessible,
    hands: Hands,
    screen: Mapping[str, str],
    service: LosingService,
    press: Callable[[Hands, Accessible], None],
) -> None:
    save(shop, filled_in_settings(shop, hands, service.base_url, KEY))
    shop.find("label", "None listed")
    shop.find("push button", "Add animal").press()
    dialog = shop.find("dialog", "Add animal")
    name = dialog.find("text", "Name")
    until(lambda: State.FOCUSED in name.states)
    hands.type("Rosalind")
    dialog.find("text", "Category").write("7")
    dialog.find("combo box", "Status").choose("Sold")
    press(hands, dialog.find("push button", "Add"))
    found = re.compile(r"Rosalind may have been added: one like it is new in the list, 1\.")
    until(lambda: found.match(shop.find("status bar").name))
    assert service.named("Rosalind") == 1
