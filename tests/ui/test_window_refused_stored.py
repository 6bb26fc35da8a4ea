"""A service without keys refuses an animal that it stored: its row, and Unfinished adds."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import NotAnswered, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, by_name, click_line, label, press
from tests.ui.adds import (
    STOCK,
    default_button,
    menu_entries,
    names_and_notes,
    open_adds,
    open_row_menu,
    press_enabled,
    sent,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

FOUND = (
    'The list has a Rex that is new: ID 4. If it is yours, press "It is there". If it is another'
    ' animal, press "Send again".'
)
UNREAD = re.compile(
    r'Not added: "odd"\. Checked at \d\d:\d\d: the list could not be read\. Check it again in a'
    r" moment\. If you send it again before that, there may be two\."
)


async def refuse_rex(shop: Shop, *, is_stored: bool = True) -> FakeGateway:
    """Let the service refuse Rex, whom it may have stored; no list was read since."""
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    refuse = gateway.lose_next_answer if is_stored else lambda one: gateway.fail_next("add", one)
    refuse(NotValid(422, ServiceError(None, "odd")))
    shop.add(NewPet("Rex", 7, PetStatus.AVAILABLE))
    await eventually(lambda: names_and_notes(shop)[0] == ("Rex", "not added"))
    return gateway


def known(adds: QDialog) -> str:
    return label(adds, "addWords")


@pytest.mark.parametrize("pressed", ["Check the list", "Send again"])
async def test_the_list_is_looked_at_before_a_refused_animal_is_sent_again(
    shop: Shop, pressed: str
) -> None:
    gateway = await refuse_rex(shop)
    adds = await open_adds(shop)
    assert known(adds) == 'Not added: "odd"'
    await press_enabled(adds, pressed)
    await eventually(lambda: known(adds) == FOUND)
    assert default_button(adds) == "It is there"
    assert len(sent(gateway)) == 1
    await press_enabled(adds, "It is there")
    await eventually(lambda: shop.message == "Rex is in the list: ID 4.")
    press(adds, "Close")
    assert [pet.name for pet in gateway.pets.values()] == ["Ada", "Bo", "Cleo", "Rex"]


async def test_the_menu_of_a_row_looks_before_it_sends_too(shop: Shop) -> None:
    gateway = await refuse_rex(shop)
    click_line(shop.table, 0)
    await open_row_menu(shop)
    assert "Check the list" in menu_entries(shop)
    action(shop.window, "Send again").trigger()
    words = "The list has a Rex that is new: ID 4. Decide in Unfinished adds."
    await eventually(lambda: shop.message == words)
    await eventually(lambda: ("Rex", "may have been added") in names_and_notes(shop))
    assert len(sent(gateway)) == 1


async def test_a_refused_animal_that_is_not_in_the_list_is_sent_again_by_one_press(
    shop: Shop,
) -> None:
    gateway = await refuse_rex(shop, is_stored=False)
    adds = await open_adds(shop)
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    press(adds, "Close")
    second = [place for place, (what, _) in enumerate(gateway.asked) if what == "add"][1]
    assert gateway.asked[second - 1] == ("list", PetStatus.AVAILABLE)


async def test_without_a_list_only_a_second_press_sends_a_refused_animal_again(shop: Shop) -> None:
    gateway = await refuse_rex(shop, is_stored=False)
    adds = await open_adds(shop)
    gateway.fail_next("list", NotAnswered())
    await press_enabled(adds, "Send again")
    await eventually(lambda: UNREAD.fullmatch(known(adds)))
    assert shop.message.startswith("Rex was not sent again. Checked at ")
    assert default_button(adds) == "Check the list"
    assert len(sent(gateway)) == 1
    gateway.fail_next("list", NotAnswered())
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    press(adds, "Close")
    assert by_name(shop.window, QPushButton, "Refresh").isVisible()
