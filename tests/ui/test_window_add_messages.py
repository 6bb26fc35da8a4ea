"""What the status bar says about adds, from one moment to the next."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QTableView

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import TooBusy
from petstore_gui.domain.pending_add import Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.ui.widgets.announcer import Announcer
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, answer
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, is_there, no_dialog, press
from tests.ui.adds import (
    NOTHING_NEW,
    REFUSED,
    lose_rex_without_keys,
    open_adds,
    press_enabled,
)
from tests.ui.conftest import HERE, PRODUCTION, Shop

pytestmark = pytest.mark.slow

SEVERAL = re.compile(r"3 .* not added\. Unfinished adds says why, and what you can do\.")
ON_THE_WAY = Phase.SENDING, Phase.QUEUED


async def undo_rex(shop: Shop, gateway: FakeGateway) -> None:
    """Undo an add, which leaves a message with an offer."""
    shop.add(NewPet("Rex", 7), undo_seconds=60)
    await eventually(lambda: shop.message.startswith("Rex will be added in "))
    press(shop.contents.status, "Undo")
    await eventually(lambda: shop.message == "Undone: Rex was not added.")


async def refuse_rex(shop: Shop, gateway: FakeGateway) -> None:
    """Let the service refuse an animal, which leaves a red message."""
    gateway.fail_next("add", REFUSED)
    shop.add(NewPet("Rex", 7))
    await eventually(lambda: shop.message == 'Rex was not added: "not today"')


@pytest.mark.parametrize("before", [undo_rex, refuse_rex])
async def test_no_message_about_another_animal_comes_back_while_one_is_being_added(
    shop: Shop, before: Callable[[Shop, FakeGateway], Awaitable[None]]
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    await before(shop, gateway)
    await eventually(lambda: len(shop.tasks) == 0)
    gateway.hold()
    shown: list[str] = []
    shop.log.current_changed.connect(lambda message: shown.append(message.text if message else ""))
    shop.add(NewPet("Bella", 7), undo_seconds=0.3)
    await eventually(lambda: gateway.is_holding)
    assert shop.message == "Adding Bella…"
    gateway.release()
    await eventually(lambda: shop.message == "Added Bella, ID 1.")
    assert list(dict.fromkeys(filter(None, shown))) == [
        "Bella will be added in 1 second.",
        "Adding Bella…",
        "Added Bella, ID 1.",
    ]


async def test_an_animal_that_waits_for_its_turn_is_not_said_to_be_on_its_way(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    for name in ("Da", "Db"):
        shop.add(NewPet(name, 7), undo_seconds=0.3)
    await eventually(lambda: gateway.is_holding)
    await eventually(lambda: shop.message == "Adding Da… Db will be added after Da.")
    gateway.release()
    await eventually(lambda: len(gateway.pets) == 2)


async def test_an_animal_whose_dialog_was_left_is_said_to_be_on_its_way(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: gateway.is_holding)
    assert shop.message == ""  # the dialog says so
    press(form, "Close")
    assert shop.message == "Adding Rex…"
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 1.")


async def test_an_add_that_the_service_puts_off_says_why_and_how_long_and_is_announced(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.wait_before_next_add(TooBusy(429), 25)
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    announcer = form.findChild(Announcer)
    assert isinstance(announcer, Announcer)
    heard: list[str] = []
    announcer.announced.connect(heard.append)
    await eventually(lambda: answer(form).startswith("The service is busy. Trying again in 2"))
    assert answer(form).endswith("You can close this: Petstore carries on.")
    await eventually(lambda: heard)
    assert heard[0].startswith("The service is busy. Trying again in 2")
    press(form, "Close")
    await eventually(lambda: shop.message.startswith("Adding Rex… The service is busy. Trying "))
    assert len(heard) == 1
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 1.")


async def test_an_add_behind_another_one_says_so(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    shop.add(NewPet("Lucy", 7))
    await eventually(lambda: gateway.is_holding)
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: answer(form).startswith("Waiting until Lucy has been sent…"))
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 2.")


async def test_what_became_of_an_animal_is_no_longer_said_while_the_next_is_being_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    await refuse_rex(shop, gateway)
    gateway.hold()
    await add_by_form(shop.window, "Bella", "7")
    await eventually(lambda: gateway.is_holding)
    assert shop.message == "Adding Bella…"
    gateway.release()
    await eventually(lambda: shop.message == "Added Bella, ID 1.")
    gateway.hold()
    await add_by_form(shop.window, "Cleo", "7")
    await eventually(lambda: gateway.is_holding)
    assert shop.message == "Adding Cleo…"
    gateway.release()
    await eventually(lambda: shop.message == "Added Cleo, ID 2.")


async def test_why_an_animal_was_not_added_is_said_again_after_another_one_was_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    gateway.fail_next("add", REFUSED)
    for name in ("Rex", "Bella"):
        form = await add_by_form(shop.window, name, "7")
        await eventually(lambda: shop.outbox.pending.here[-1].phase in ON_THE_WAY)
        press(form, "Close")
    gateway.release()
    await eventually(lambda: shop.message == "Added Bella, ID 1.")
    while shop.message == "Added Bella, ID 1.":
        press(shop.window, "Dismiss")
    assert shop.message == 'Rex was not added: "not today"'
    adds = await open_adds(shop)
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.message == "Added Rex, ID 2.")
    press(adds, "Close")
    while shop.message == "Added Rex, ID 2.":
        press(shop.window, "Dismiss")
    assert shop.message == ""


async def test_several_animals_that_were_not_added_are_said_in_one_sentence_with_details(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    names = "Rex", "Bella", "Lucy"
    for name in names:
        gateway.fail_next("add", REFUSED)
        shop.add(NewPet(name, 7))
    await eventually(lambda: SEVERAL.fullmatch(shop.message))
    press(shop.contents.status, "Details")
    messages = await dialog(shop.window, "Messages")
    whole = by_name(messages, QPlainTextEdit, "Whole message").toPlainText()
    assert whole.splitlines()[1:] == [f'{name} was not added: "not today"' for name in names]
    press(messages, "Close")
    adds = await open_adds(shop)
    by_name(adds, QTableView, "Unfinished adds").selectRow(1)
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.message == "Added Bella, ID 1.")
    press(adds, "Close")
    while shop.message == "Added Bella, ID 1.":
        press(shop.window, "Dismiss")
    assert shop.message == ""


async def test_no_older_message_is_said_while_an_animal_waits_to_be_added(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    gateway.wait_before_next_add(TooBusy(429), 25)
    gateway.hold()
    await add_by_form(shop.window, "Bella", "7")
    await eventually(lambda: shop.message.startswith("Adding Bella… The service is busy. Trying "))
    gateway.release()
    await eventually(lambda: shop.message == "Added Bella, ID 1.")
    while shop.message == "Added Bella, ID 1.":
        press(shop.window, "Dismiss")
    assert shop.message.endswith(NOTHING_NEW)


async def hold_for_the_service(shop: Shop, gateway: FakeGateway, name: str) -> None:
    """Have an animal sent when the service is back."""
    gateway.fail_next("add", NotReached())
    form = await add_by_form(shop.window, name, "7")
    await eventually(lambda: is_there(form, QPushButton, "Send when it is back"))
    press(form, "Send when it is back")
    await eventually(lambda: no_dialog(shop.window))


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (PRODUCTION, "will be sent when the service is back."),
        (HERE, "will be added once the catalogue on this computer is open again."),
    ],
)
async def test_one_more_animal_that_waits_for_the_service_is_announced(
    shop: Shop, place: ServiceId, words: str
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway, place)
    heard: list[str] = []
    shop.contents.announcer.announced.connect(heard.append)
    bella = f"Bella {words}"
    both = f"{bella} Rex {words}"
    await hold_for_the_service(shop, gateway, "Bella")
    assert shop.message == bella
    await hold_for_the_service(shop, gateway, "Rex")
    assert shop.message == both
    await eventually(lambda: heard and heard[-1] == both)
    await shop.refresh()
    await eventually(lambda: len(gateway.pets) == 2)
    await eventually(lambda: len(shop.tasks) == 0)
