"""A service that stored an animal, lost its answer, and refuses the same add when sent again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from tests.doubles.fake_clock import HastyClock
from tests.doubles.plain_service import PlainService
from tests.doubles.scripted_service import Heard, Move, close, error
from tests.support.add_form import add_by_form, answer, name_field
from tests.support.waiting import eventually
from tests.support.widgets import by_name, fill, is_there, no_dialog, press, press_key, texts
from tests.ui.adds import LIKELY, default_button
from tests.ui.conftest import Shop


class RefusesReplays(PlainService):
    """Stores each new add and loses its answer; refuses one that was sent before."""

    def __init__(self, status: int) -> None:
        super().__init__()
        self._status = status
        self._known_keys: set[str] = set()

    def answering(self, heard: Heard) -> Move:
        """As the interface says, but for adds."""
        if heard.method != "POST":
            return super().answering(heard)
        key = heard.headers.get("idempotency-key", "")
        if key and key in self._known_keys:
            return error(self._status, "name: not like this")
        self._known_keys.add(key)
        super().answering(heard)
        return close


@pytest.mark.parametrize(
    ("status", "honours_key"),
    [*((status, True) for status in (400, 401, 403, 409, 413, 415, 422)), (422, False)],
)
async def test_a_refused_replay_never_makes_two_animals(
    shop: Shop, status: int, honours_key: bool
) -> None:
    async with RefusesReplays(status) as service:
        endpoint = Endpoint(service.base_url, honours_idempotency_key=honours_key)
        gateway = HttpGateway(endpoint, ApiKey(service.key), clock=HastyClock())
        await shop.serve(gateway)
        form = await add_by_form(shop.window, "Rex", "7")
        await eventually(lambda: LIKELY.format(1) in answer(form))
        assert not [words for words in texts(form) if "not added" in words]
        assert not is_there(form, QPushButton, "Add")
        if honours_key and status != 409:
            said = next(one.details for one in shop.log.messages if "can't tell" in one.text)
            assert f"refused it (HTTP {status})" in said
            assert '"name: not like this"' in said
        for _ in range(3):
            press_key(form, Qt.Key.Key_Return)
            await shop.refresh()
        await eventually(lambda: len(shop.tasks) == 0)
        assert default_button(form) == "It is there"
        assert len(service.pets) == 1
        await gateway.aclose()


async def test_what_replaces_an_add_whose_replay_was_refused_waits_for_a_person(
    shop: Shop,
) -> None:
    async with RefusesReplays(422) as service:
        endpoint = Endpoint(service.base_url, honours_idempotency_key=True)
        gateway = HttpGateway(endpoint, ApiKey(service.key), clock=HastyClock())
        await shop.serve(gateway)
        form = await add_by_form(shop.window, "Rex", "7")
        await eventually(lambda: LIKELY.format(1) in answer(form))
        fill(name_field(form), "Rexy")
        await eventually(by_name(form, QPushButton, "Add later").isEnabled)
        press(form, "Add later")
        await eventually(lambda: no_dialog(shop.window))
        await shop.refresh()
        await eventually(lambda: len(shop.tasks) == 0)
        assert [pet.name for pet in service.pets] == ["Rex"]
        await gateway.aclose()
