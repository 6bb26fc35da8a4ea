"""The settings dialog with services to test, as tests use it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit

from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.settings.addresses import Address, parse_address
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.settings.settings_flow import SettingsFlow
from tests.doubles.wallet import Wallet
from tests.support.preset import settings_by_it
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, fill, label, no_dialog, press

if TYPE_CHECKING:
    from tests.ui.conftest import Shop


LOCAL, PRODUCTION, STAGING = Deployment
SHOP = "https://shop.example/v1"
TRIAL = "https://trial.example/v1"
KEY = "canary-4f2a"
REFUSED = "The API key was not accepted. Check it, or ask IT. HTTP 401."


class Desk:
    """The settings dialog with preferences, a key store, and services to test."""

    def __init__(
        self,
        shop: Shop,
        folder: Path,
        preset: str = "",
        *,
        store: bool = True,
        seconds: float = 5.0,
    ) -> None:
        self.shop = shop
        self.wallet = Wallet()
        self.tested: list[tuple[str | None, str | None]] = []
        self.answers: deque[RequestError | None] = deque()
        self.go = asyncio.Event()
        self.go.set()
        self._system = settings_by_it(folder, preset)
        self._profile = open_profile(folder / "profile")
        self.preferences = self.reopened()
        found = self.wallet if store else None
        self.keys = KeyStore(
            "one", self.preferences.key_file, seconds=seconds, find_back_end=lambda: found
        )
        self.flow = SettingsFlow(shop.contents, self.preferences, self.keys, self.tests)
        self.saved: list[Deployment] = []
        self.flow.saved.connect(self.saved.append)

    def reopened(self) -> Preferences:
        """The settings that the next run reads."""
        return open_preferences(self._profile, self._system)

    async def open(self, deployment: Deployment = PRODUCTION) -> QDialog:
        self.flow.open(deployment)
        form = await dialog(self.shop.window, "Settings")
        await self.wait_until_idle()
        return form

    async def enter(self, form: QDialog, url: str, api_key: str) -> None:
        """Fill in the address and key."""
        fill(address(form), url)
        fill(key_field(form), api_key)
        await self.wait_until_idle()

    async def save(self, form: QDialog) -> None:
        """Press Save and wait until the dialog is closed and the settings are saved."""
        press(form, "Save")
        await eventually(lambda: no_dialog(self.shop.window))
        await self.wait_until_idle()

    async def press_and_wait(self, form: QDialog, name: str) -> None:
        """Press a button and wait until no task is running."""
        press(form, name)
        await self.wait_until_idle()

    async def wait_until_idle(self) -> None:
        """Wait until no task is running."""
        await eventually(lambda: len(self.shop.tasks) == 0)

    async def store_key(self, deployment: Deployment, url: str, api_key: str) -> None:
        """Store an address and a key, as an earlier run would."""
        address = parse_address(url, unencrypted_allowed=False)
        assert isinstance(address, Address)
        self.preferences.set_address(deployment, address)
        await self.keys.put(deployment, address.origin, api_key)

    async def first_error(self) -> type[RequestError]:
        """How the first request to production fails in the next run, which finds no API key."""
        preferences = self.reopened()
        address = preferences.address(PRODUCTION)
        assert isinstance(address, Address)
        factory = GatewayFactory(preferences, KeyStore("two", find_back_end=lambda: None))
        gateway = factory.remote(PRODUCTION, address, None)
        with pytest.raises(RequestError) as raised:
            await gateway.probe()
        await gateway.aclose()
        return type(raised.value)

    async def tests(
        self, address: Address | None, key: str | None
    ) -> AsyncIterator[StepBegan | StepResult]:
        """The steps up to the one that fails, 12 ms each; the one that fails waits for `go`."""
        self.tested.append((None if address is None else address.url, key))
        error = self.answers.popleft() if self.answers else None
        last = Step.ANSWER
        if isinstance(error, NotReached):
            last = Step.TLS if error.why is Why.NOT_TRUSTED else Step.CONNECT
        for step in Step:
            yield StepBegan(step, 20.0)
            if step is last:
                await self.go.wait()
            yield StepResult(step, 0.012, error=error if step is last else None)
            if step is last:
                return


def address(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "Address")


def key_field(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "API key")


def choose(form: QDialog, word: str) -> None:
    by_name(form, QComboBox, "Deployment").setCurrentText(word)


def answer(form: QDialog) -> str:
    return label(form, "answer")
