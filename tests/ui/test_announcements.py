"""What a screen reader is told without being asked: each event, and the end of each list."""

from __future__ import annotations

import pytest

from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.frame.messages import Announcer
from tests.doubles.fake_gateway import FakeGateway
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

REX = Pet(1, "Rex", 1, "sold")


class Listener:
    """What the window's announcer told."""

    def __init__(self, shop: Shop) -> None:
        found = shop.window.findChild(Announcer)
        assert found is not None
        self._announcer, self._heard = found, list[str]()
        found.announced.connect(self._heard.append)

    def heard(self) -> list[str]:
        """What was told since the last time."""
        sentences = list(self._heard)
        self._heard.clear()
        return sentences


@pytest.fixture
def listener(shop: Shop) -> Listener:
    return Listener(shop)


async def test_the_end_of_a_list_is_told_and_again_to_whoever_asked(
    shop: Shop, listener: Listener
) -> None:
    gateway = await shop.serve(FakeGateway([REX]))
    assert listener.heard() == ["1 animal"]
    shop.catalogue.refresh()  # by itself: no news
    await shop.wait_until_loaded()
    assert listener.heard() == []
    await shop.refresh()
    assert listener.heard() == ["1 animal"]
    gateway.pets[2] = Pet(2, "Ada", 1)
    shop.catalogue.refresh()
    await shop.wait_until_loaded()
    assert listener.heard() == ["All 2 animals"]


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (NotAnswered(), "The service did not send a whole answer. Try again."),
        (KeyMissing(), "The API key is missing."),
    ],
)
async def test_a_list_that_fails_is_told_once_and_again_to_whoever_asked(
    shop: Shop, listener: Listener, error: RequestError, words: str
) -> None:
    gateway = await shop.serve(FakeGateway([REX]))
    listener.heard()
    for told in ([words], []):
        gateway.fail_next("list", error)
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
        assert listener.heard() == told
    gateway.fail_next("list", error)
    await shop.refresh()
    assert listener.heard() == [words]


async def test_an_event_is_told_each_time(shop: Shop, listener: Listener) -> None:
    for _ in range(2):
        shop.messages.report("Settings saved.")
        assert listener.heard() == ["Settings saved."]
    shop.messages.show_progress("Exporting: 3 of 5")
    assert listener.heard() == []
