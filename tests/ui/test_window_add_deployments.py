"""The dialog for a new animal while another deployment or service is opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from petstore_gui.domain.declined import ServiceFailed
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.ui.text.error_text import error_sentence
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, answer, open_add_form, typed
from tests.support.waiting import eventually
from tests.support.widgets import by_name, is_there, key, label, no_dialog, selected
from tests.ui.adds import NOTHING_NEW, REFUSED, REX, STOCK, sent
from tests.ui.conftest import PRODUCTION, STAGING, Shop

MOVED = ServiceId(Deployment.PRODUCTION, "https://other.example")


@pytest.mark.parametrize("deployment", Deployment)
async def test_the_add_dialog_shows_the_deployment(shop: Shop, deployment: Deployment) -> None:
    shop.contents.show_deployment(deployment, "")
    words = {"local": "This computer", "production": "Production", "staging": "Staging"}
    form = await open_add_form(shop.window)
    assert label(form, "deployment") == words[deployment]
    assert isinstance(form.findChild(QLabel, "deployment"), QLabel)
    key(form, Qt.Key.Key_Escape)


async def test_the_add_dialog_closes_when_another_deployment_is_opened(shop: Shop) -> None:
    await open_add_form(shop.window)
    shop.contents.show_deployment(Deployment.PRODUCTION, "")
    assert no_dialog(shop.window)


async def test_an_answer_of_the_previous_deployment_is_not_shown_in_the_new_one(
    shop: Shop,
) -> None:
    staging = FakeGateway()
    await shop.serve(staging, STAGING)
    staging.hold()
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(staging))
    await shop.serve(FakeGateway(STOCK), PRODUCTION)
    staging.release()
    await eventually(lambda: len(shop.tasks) == 0)
    assert shop.ids == ["1", "2", "3"]
    assert shop.message == "Staging – Added Rex, ID 1."


@pytest.mark.parametrize("other", [STAGING, MOVED])
async def test_what_is_said_of_an_add_names_its_service_while_another_is_open(
    shop: Shop, other: ServiceId
) -> None:
    production = FakeGateway(honours_key=False)
    production.lose_next_answer(OutcomeUnknown())
    production.keep_as(name="Somebody else")
    await shop.serve(production, PRODUCTION)
    shop.add(REX)
    await eventually(lambda: shop.message.endswith(NOTHING_NEW))
    said = shop.message.partition(" Checked at")[0]
    await shop.serve(FakeGateway(STOCK), other)
    where = "Production" if other == STAGING else "Production at https://pets.example"
    assert shop.message.startswith(f"{where} – {said}")
    await shop.serve(production, PRODUCTION)
    await eventually(lambda: shop.message.endswith(NOTHING_NEW))
    assert shop.message.startswith(said)


async def test_why_an_add_failed_names_its_service_while_another_is_open(shop: Shop) -> None:
    production = FakeGateway()
    await shop.serve(production, PRODUCTION)
    production.fail_next("add", REFUSED)
    shop.add(REX)
    await eventually(lambda: shop.message.startswith("Rex was not added"))
    said = shop.message
    await shop.serve(FakeGateway(), STAGING)
    assert shop.message == f"Production – {said}"
    await shop.serve(production, PRODUCTION)
    assert shop.message == said


async def send_and_reopen(shop: Shop, store: FakeGateway) -> QDialog:
    """Send Rex, and open the service again, as after a restart, before it answers."""
    await shop.serve(store)
    store.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(store))
    shop.open(store)
    store.release()
    return form


async def test_an_add_that_succeeds_during_a_service_restart_closes_the_dialog(shop: Shop) -> None:
    await send_and_reopen(shop, FakeGateway())
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Added Rex, ID 1."
    assert selected(shop.table) == ["1"]


@pytest.mark.parametrize("error", [ServiceFailed(500), OutcomeUnknown()])
async def test_an_add_lost_during_a_service_restart_is_reported_in_the_dialog(
    shop: Shop, error: RequestError
) -> None:
    store = FakeGateway(honours_key=False)
    store.lose_next_answer(error)
    form = await send_and_reopen(shop, store)
    is_lost = isinstance(error, OutcomeUnknown)
    why = error_sentence(error)
    lost = ("We can't tell whether Rex was added.", "Very likely Rex was added")
    refused = f"Not added. {why}", "The list has a Rex that is new: ID 1."
    words = lost if is_lost else refused
    await eventually(lambda: answer(form).startswith(words))
    button = "Check the list" if is_lost and "Very" not in answer(form) else "It is there"
    await eventually(
        lambda: (
            is_there(form, QPushButton, button if is_lost else "Add")
            or is_there(form, QPushButton, "It is there")
        )
    )
    assert typed(form) == ("Rex", "7", "Not stated")
    key(form, Qt.Key.Key_Escape)


async def test_a_late_answer_of_another_service_does_not_close_the_dialog(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    await shop.serve(staging, STAGING)
    staging.hold()
    shop.add(NewPet("Rex", 7))
    await eventually(lambda: sent(staging))
    await shop.serve(production, PRODUCTION)
    production.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(production))
    added: list[object] = []
    shop.outbox.added.connect(lambda add, _answer: added.append(add))
    staging.release()
    await eventually(lambda: added)
    assert by_name(form, QPushButton, "Adding…").isVisible()
    production.release()
    await eventually(lambda: no_dialog(shop.window))
