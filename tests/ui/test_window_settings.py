"""The settings dialog: addresses, API keys, the connection test, and saving."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from keyring.errors import KeyringLocked
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLineEdit, QPushButton, QSpinBox

from petstore_gui.domain.api_key import KeyProblem
from petstore_gui.domain.connection_errors import NotReached, NotTrusted
from petstore_gui.domain.connection_step import Step, StepResult
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import NotUnderstood, RequestError
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import (
    Address,
    AddressMend,
    AddressProblem,
    parse_address,
)
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.settings.settings_flow import SettingsFlow
from petstore_gui.ui.style.theme import Theme
from tests.doubles.wallet import Wallet
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    dialog,
    fill,
    is_there,
    key,
    label,
    line_about,
    no_dialog,
    press,
    press_key,
    type_keys,
)
from tests.ui.conftest import Shop, shop_in

LOCAL, PRODUCTION, STAGING = Deployment
SHOP = "https://shop.example/v1"
TRIAL = "https://trial.example/v1"
PLAIN = "http://shop.example/v1"
KEY = "canary-4f2a"


REFUSED = "The API key was not accepted. Check it, or ask IT for another one."


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
        system = folder / "system.conf"
        system.write_text(preset, "utf-8")
        self._system = QSettings(str(system), QSettings.Format.IniFormat)
        self._profile = open_profile(folder / "profile")
        self.preferences = self.reopened()
        found = self.wallet if store else None
        self.keys = KeyStore("one", seconds=seconds, find_back_end=lambda: found)
        self.flow = SettingsFlow(
            self.preferences, self.keys, self, shop.tasks, shop.log, shop.window
        )
        self.saved: list[Deployment] = []
        self.flow.saved.connect(self.saved.append)

    def reopened(self) -> Preferences:
        """The settings that the next run reads."""
        return open_preferences(self._profile, self._system)[0]

    async def open(self, deployment: Deployment = PRODUCTION) -> QDialog:
        self.flow.open(deployment)
        form = await dialog(self.shop.window, "Settings")
        await self.wait_until_idle()
        return form

    async def enter(self, form: QDialog, url: str, api_key: str) -> None:
        """Fill in production's address and key."""
        fill(production(form), url)
        fill(key_field(form), api_key)
        await self.wait_until_idle()

    async def save(self, form: QDialog) -> None:
        """Press Save and wait until the dialog is closed and the settings are saved."""
        press(form, "Save")
        await eventually(lambda: no_dialog(self.shop.window))
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

    async def probe_service(self, address: Address | None, key: str | None) -> None:
        """Answer as the next of `answers` says, once `go` is set."""
        self.tested.append((None if address is None else address.url, key))
        await self.go.wait()
        if self.answers and (error := self.answers.popleft()):
            raise error

    async def diagnose_service(
        self, address: Address | None, key: str | None
    ) -> AsyncIterator[StepResult]:
        """The steps up to the one that fails, each after 12 ms."""
        error = None
        try:
            await self.probe_service(address, key)
        except RequestError as failed:
            error = failed
        last = Step.ANSWER
        if isinstance(error, NotReached):
            last = Step.TLS if isinstance(error, NotTrusted) else Step.CONNECT
        for step in Step:
            yield StepResult(step, 0.012, error=error if step is last else None)
            if step is last:
                return


@pytest.fixture
async def desk(shop: Shop, tmp_path: Path) -> Desk:
    return Desk(shop, tmp_path)


def production(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "Production address")


def staging(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "Staging address")


def key_field(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "API key")


def choose(form: QDialog, word: str) -> None:
    by_name(form, QComboBox, "Deployment").setCurrentText(word)


def permission_name(which: str) -> str:
    return f"{which} address: use this address even though it is not encrypted"


def answer(form: QDialog) -> str:
    return label(form, "answer")


def steps(form: QDialog) -> str:
    """The steps of a test, one sentence a line, as a screen reader reads them."""
    return by_name(form, QPushButton, "Test connection").accessibleDescription()


async def test_address_and_key_are_saved_and_the_deployment_becomes_active(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.tested == [(SHOP, KEY)]
    later = desk.reopened()
    assert later.get(schema.ACTIVE) is PRODUCTION
    assert later.address(PRODUCTION) == Address(SHOP, "https://shop.example")
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == KEY
    assert desk.shop.message == "Settings saved."


async def test_cancel_saves_nothing(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Cancel")
    assert no_dialog(desk.shop.window)
    assert desk.reopened().address(PRODUCTION) is AddressProblem.MISSING
    assert desk.wallet.entries == {}
    assert desk.saved == []
    await desk.wait_until_idle()


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", AddressProblem.MISSING),
        ("shop/v1", AddressProblem.NO_SCHEME),
        ("ftp://shop.example/v1", AddressProblem.OTHER_SCHEME),
        ("https://shop.example/api/v1/orders", AddressProblem.NO_VERSION),
        ("https://shop.example/v2", AddressProblem.NO_VERSION),
        ("https://me:secret@shop.example/v1", AddressProblem.USER_INFO),
        ("https://shop.example/v1?x=1", AddressProblem.QUERY),
        ("https://shop.example/v1#a", AddressProblem.FRAGMENT),
        ("https://shop.example:0/v1", AddressProblem.PORT),
        ("https://sh op.example/v1", AddressProblem.BLANK_INSIDE),
        ("https://läden.example/v1", AddressProblem.HOST_NOT_ASCII),
        (PLAIN, AddressProblem.UNENCRYPTED),
    ],
)
async def test_an_invalid_address_is_explained_at_its_field(
    desk: Desk, typed: str, problem: AddressProblem
) -> None:
    form = await desk.open()
    await desk.enter(form, typed, KEY)
    press(form, "Save")
    assert line_about(production(form)) == problem.value
    assert form.focusWidget() is production(form)
    assert desk.tested == []
    assert desk.saved == []
    await desk.wait_until_idle()


async def test_an_invalid_address_is_explained_when_the_field_is_left(
    desk: Desk,
) -> None:
    form = await desk.open()
    fill(production(form), "shop")
    assert line_about(production(form)) == ""
    staging(form).setFocus()
    assert line_about(production(form)) == AddressProblem.NO_SCHEME.value
    await desk.wait_until_idle()


async def test_blanks_and_a_slash_around_a_pasted_address_are_removed(desk: Desk) -> None:
    form = await desk.open()
    fill(production(form), f"  {SHOP}/ ")
    staging(form).setFocus()
    assert production(form).text() == SHOP
    await desk.wait_until_idle()


@pytest.mark.parametrize(
    ("typed", "used", "note"),
    [
        ("https://shop.example", SHOP, AddressMend.VERSION_ADDED.value),
        ("https://shop.example/V1", SHOP, AddressMend.VERSION_CASE.value),
        (f"{SHOP}/pets?limit=100", SHOP, AddressMend.REQUEST.value),
        ("http://localhost:8080/v1", "http://127.0.0.1:8080/v1", AddressMend.LOCALHOST.value),
        ("shop.example/v1", SHOP, "https:// was put in front."),
        (
            "shop.example",
            SHOP,
            "https:// was put in front. /v1 was added: every address ends in it.",
        ),
    ],
)
async def test_a_slip_in_an_address_is_put_right_and_told(
    desk: Desk, typed: str, used: str, note: str
) -> None:
    form = await desk.open()
    fill(production(form), typed)
    key_field(form).setFocus()
    assert production(form).text() == used
    assert line_about(production(form)) == note
    assert not is_there(form, QCheckBox, permission_name("Production"))
    staging(form).setFocus()
    assert line_about(production(form)) == note
    fill(production(form), TRIAL)
    staging(form).setFocus()
    assert line_about(production(form)) == ""
    await desk.wait_until_idle()


async def test_an_address_of_it_that_was_put_right_stays_its_own(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, "[deployments]\nproduction=https://shop.example\n")
    form = await desk.open()
    assert production(form).text() == SHOP
    assert line_about(production(form)) == "Set for this computer by IT."
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.reopened().is_preset(schema.address_of(PRODUCTION))


async def test_the_address_of_the_other_deployment_may_be_empty_but_not_invalid(
    desk: Desk,
) -> None:
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    fill(staging(form), "trial")
    press(form, "Save")
    assert line_about(staging(form)) == AddressProblem.NO_SCHEME.value
    fill(staging(form), "")
    await desk.save(form)


async def test_an_unencrypted_address_is_used_only_with_permission(
    desk: Desk,
) -> None:
    form = await desk.open()
    assert not is_there(form, QCheckBox, permission_name("Production"))
    await desk.enter(form, PLAIN, KEY)
    mark = by_name(form, QCheckBox, permission_name("Production"))
    mark.setFocus()
    key(mark, Qt.Key.Key_Space)
    assert "anybody on the network can read the API key" in line_about(production(form))
    await desk.save(form)
    kept = desk.reopened().address(PRODUCTION)
    assert kept == Address(PLAIN, "http://shop.example", is_unencrypted=True)
    again = await desk.open()
    assert by_name(again, QCheckBox, permission_name("Production")).isChecked()
    await desk.wait_until_idle()


async def test_permission_for_one_unencrypted_address_is_not_for_another(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, PLAIN, KEY)
    by_name(form, QCheckBox, permission_name("Production")).click()
    fill(production(form), "http://other.example/v1")
    assert not by_name(form, QCheckBox, permission_name("Production")).isChecked()
    press(form, "Save")
    assert line_about(production(form)) == AddressProblem.UNENCRYPTED.value
    fill(production(form), SHOP)
    assert not is_there(form, QCheckBox, permission_name("Production"))
    await desk.wait_until_idle()


@pytest.mark.parametrize("url", ["http://127.0.0.1:8080/v1", "http://[::1]/v1"])
async def test_a_loopback_address_needs_no_permission(desk: Desk, url: str) -> None:
    form = await desk.open()
    await desk.enter(form, url, KEY)
    assert not is_there(form, QCheckBox, permission_name("Production"))
    press(form, "Save")
    await eventually(lambda: desk.saved == [PRODUCTION])


async def test_the_key_is_hidden_until_show_key_is_pressed(desk: Desk) -> None:
    form = await desk.open()
    fill(key_field(form), KEY)
    assert KEY not in key_field(form).displayText()
    press(form, "Show key")
    assert key_field(form).displayText() == KEY
    press(form, "Show key")
    assert KEY not in key_field(form).displayText()
    await desk.wait_until_idle()


async def test_show_key_is_a_button_that_says_whether_the_key_is_shown(desk: Desk) -> None:
    form = await desk.open()
    fill(key_field(form), KEY)
    button = by_name(form, QPushButton, "Show key")
    assert QAccessible.queryAccessibleInterface(button).role() is QAccessible.Role.Button
    assert button.accessibleDescription() == ""
    press(form, "Show key")
    assert button.accessibleDescription() == "The key is shown."
    choose(form, "Staging")
    assert button.accessibleDescription() == ""
    await desk.wait_until_idle()


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", KeyProblem.MISSING),
        ("   ", KeyProblem.MISSING),
        ("two words", KeyProblem.NOT_VISIBLE_ASCII),
        ("schlüssel", KeyProblem.NOT_VISIBLE_ASCII),
        ("k" * 1_025, KeyProblem.TOO_LONG),
    ],
)
async def test_an_invalid_key_is_explained_at_its_field(
    desk: Desk, typed: str, problem: KeyProblem
) -> None:
    form = await desk.open()
    fill(production(form), SHOP)
    key_field(form).setText(typed)
    press(form, "Save")
    assert line_about(key_field(form)) == problem.value
    assert form.focusWidget() is key_field(form)
    assert desk.tested == []
    await desk.wait_until_idle()


async def test_blanks_around_a_pasted_key_are_stripped(desk: Desk) -> None:
    form = await desk.open()
    fill(production(form), SHOP)
    key_field(form).setText(f" {KEY}\n")
    await desk.save(form)
    assert desk.tested == [(SHOP, KEY)]
    await desk.wait_until_idle()


async def test_each_deployment_has_its_own_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-production")
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    form = await desk.open(PRODUCTION)
    assert key_field(form).text() == "key-of-production"
    choose(form, "Staging")
    await eventually(lambda: key_field(form).text() == "key-of-staging")
    choose(form, "This computer")
    assert key_field(form).text() == ""
    assert not key_field(form).isEnabled()
    assert line_about(key_field(form)) == "This computer needs no key."
    choose(form, "Production")
    await eventually(lambda: key_field(form).text() == "key-of-production")


async def test_an_unchanged_stored_key_is_not_tested_again(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await desk.save(form)
    assert desk.tested == []
    assert desk.reopened().get(schema.ANIMALS_PER_REQUEST) == 7


@pytest.mark.parametrize("how", ["Save", "Test connection"])
async def test_a_key_is_sent_only_to_the_origin_it_was_entered_for(desk: Desk, how: str) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(production(form), "https://elsewhere.example/v1")
    press(form, how)
    await desk.wait_until_idle()
    assert desk.tested == []
    assert key_field(form).text() == ""
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    fill(production(form), f"{SHOP}/")
    staging(form).setFocus()
    await eventually(lambda: key_field(form).text() == KEY)


async def test_a_key_typed_before_its_address_is_kept(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    form = await desk.open()
    fill(key_field(form), KEY)
    fill(production(form), "https://elsewhere.example/v1")
    await desk.save(form)
    assert desk.tested == [("https://elsewhere.example/v1", KEY)]


async def test_a_refused_key_is_not_stored_and_its_field_says_so(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    desk.answers.append(KeyNotAccepted(401))
    form = await desk.open()
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: line_about(key_field(form)))
    assert line_about(key_field(form)) == REFUSED
    assert by_name(form, QPushButton, "Save").isEnabled()
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == "key-of-before"
    assert desk.saved == []


async def test_settings_are_saved_although_the_service_cannot_be_reached(
    desk: Desk,
) -> None:
    desk.answers.append(NotReached())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == KEY
    assert desk.shop.message == "Settings saved, but the test failed."  # the list says why


FOUND = "✓ A computer of this name was found. (12 ms)"
ANSWERS = "✓ Something answers at the address. (12 ms)"
TRUSTED = "✓ The connection is encrypted, and the certificate is valid. (12 ms)"
ACCEPTED = "✓ The API key is accepted."
UNDERSTOOD = "✓ The answer is a list of animals. (12 ms)"


@pytest.mark.parametrize(
    ("error", "lines"),
    [
        (None, [FOUND, ANSWERS, TRUSTED, ACCEPTED, UNDERSTOOD]),
        (
            NotReached(),
            [FOUND, "✗ The service cannot be reached. Check the network and the address. (12 ms)"],
        ),
        (NotTrusted(), [FOUND, ANSWERS, f"✗ {NotTrusted.sentence} (12 ms)"]),
        (
            KeyNotAccepted(401),
            [FOUND, ANSWERS, TRUSTED, f"✗ {REFUSED} (12 ms)"],
        ),
        (
            NotUnderstood(),
            [
                *(FOUND, ANSWERS, TRUSTED),
                "✗ What answered does not look like a petstore service. Check the address. (12 ms)",
            ],
        ),
    ],
)
async def test_a_connection_test_shows_which_step_failed(
    desk: Desk, error: RequestError | None, lines: list[str]
) -> None:
    desk.answers.append(error)
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Test connection")
    await eventually(lambda: "✗" in steps(form) or UNDERSTOOD in steps(form))
    assert steps(form).split("\n") == lines
    *_, last = answer(form).split("\n")
    assert last == lines[-1] if error else "✓ Encrypted (12 ms)   ✓ API key accepted" in last
    assert desk.tested == [(SHOP, KEY)]
    assert desk.wallet.entries == {}
    assert desk.reopened().address(PRODUCTION) is AddressProblem.MISSING


async def test_the_connection_to_this_computers_service_can_be_tested(desk: Desk) -> None:
    form = await desk.open(LOCAL)
    press(form, "Test connection")
    await eventually(lambda: "✓" in answer(form))
    assert desk.tested == [(None, None)]


async def test_saving_can_be_cancelled_while_the_key_is_tested(desk: Desk) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Save")
    await eventually(lambda: desk.tested)
    assert answer(form) == "Saving…"
    press(form, "Save")
    press(form, "Test connection")
    assert len(desk.tested) == 1
    press(form, "Cancel")
    desk.go.set()
    await desk.wait_until_idle()
    assert desk.saved == []
    assert desk.wallet.entries == {}


async def test_a_value_preset_by_policy_is_shown_as_such_and_not_copied(
    shop: Shop, tmp_path: Path
) -> None:
    preset = f"[deployments]\nproduction={SHOP}\n[list]\nanimals_per_request=40\n"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    assert production(form).text() == SHOP
    assert line_about(production(form)) == "Set for this computer by IT."
    assert by_name(form, QSpinBox, "Animals per request").value() == 40
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert desk.reopened().is_preset(schema.address_of(PRODUCTION))


async def test_a_value_locked_by_policy_is_shown_as_locked_and_cannot_be_changed(
    shop: Shop, tmp_path: Path
) -> None:
    preset = (
        f"[deployments]\nactive=production\nproduction={SHOP}\n[add]\nundo_seconds=20\n[policy]\n"
        "locked=deployments/active,deployments/production,add/undo_seconds\n"
    )
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    undo = by_name(form, QSpinBox, "Time to undo an add")
    assert (undo.value(), undo.isReadOnly(), line_about(undo)) == (20, True, "Locked by IT.")
    assert undo.lineEdit().width() > undo.width() / 2  # so that its value is visible
    assert production(form).isReadOnly()
    assert line_about(production(form)) == "Locked by IT."
    deployment = by_name(form, QComboBox, "Deployment")
    assert not deployment.isEnabled()
    assert line_about(deployment) == "The shop's own catalogue. Locked by IT."
    assert not by_name(form, QSpinBox, "Animals per request").isReadOnly()
    by_name(form, QSpinBox, "Animals per request").setValue(40)
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.preferences.get(schema.ANIMALS_PER_REQUEST) == 40
    assert desk.preferences.get(schema.UNDO_SECONDS) == 20


@pytest.mark.parametrize(
    "preset", ["[policy]\nlocked=deployments/active\n", "[policy]\ndeployments=production\n"]
)
async def test_the_stored_key_is_shown_if_policy_allows_only_one_deployment(
    shop: Shop, tmp_path: Path, preset: str
) -> None:
    desk = Desk(shop, tmp_path, f"[deployments]\nactive=production\n{preset}")
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    assert key_field(form).text() == KEY
    by_name(form, QSpinBox, "Animals per request").setValue(40)
    await desk.save(form)
    assert desk.tested == []


async def test_only_deployments_offered_by_policy_can_be_chosen(shop: Shop, tmp_path: Path) -> None:
    desk = Desk(shop, tmp_path, "[policy]\ndeployments=local,staging\n")
    form = await desk.open(PRODUCTION)
    deployment = by_name(form, QComboBox, "Deployment")
    words = [deployment.itemText(index) for index in range(deployment.count())]
    assert words == ["This computer", "Staging"]
    assert deployment.currentText() == "This computer"


async def test_nothing_opens_the_add_dialog_if_policy_forbids_adding(theme: Theme) -> None:
    async with shop_in(theme, may_add=False) as shop:
        add = by_name(shop.window, QPushButton, "Add animal")
        assert not add.isEnabled()
        assert add.accessibleDescription() == "IT has made this catalogue read-only."
        key(shop.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert no_dialog(shop.window)


async def test_without_a_key_store_the_dialog_shows_how_long_a_key_lasts(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, store=False)
    form = await desk.open()
    fill(production(form), SHOP)
    staging(form).setFocus()
    await eventually(lambda: line_about(key_field(form)))
    assert line_about(key_field(form)) == (
        "This computer has no key store. You will be asked for the key at the next start."
    )
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == KEY


@pytest.mark.parametrize(("typed", "value"), [("1", 1), ("100", 100), ("0", 100), ("101", 10)])
async def test_animals_per_request_may_be_1_to_100(desk: Desk, typed: str, value: int) -> None:
    form = await desk.open(LOCAL)
    spin = by_name(form, QSpinBox, "Animals per request")
    fill(spin, typed)
    await desk.save(form)
    assert desk.reopened().get(schema.ANIMALS_PER_REQUEST) == value


async def test_settings_that_cannot_be_written_are_reported(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "profile" / "settings.ini"
    file.unlink(missing_ok=True)
    file.mkdir()
    form = await desk.open(LOCAL)
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await desk.save(form)
    assert desk.shop.message.startswith("The settings could not be saved:")
    assert desk.preferences.get(schema.ANIMALS_PER_REQUEST) == 7


async def test_settings_of_a_newer_version_are_not_overwritten_and_this_is_reported(
    shop: Shop, tmp_path: Path
) -> None:
    file = tmp_path / "profile" / "settings.ini"
    file.parent.mkdir()
    newer = "[list]\nanimals_per_request=33\n\n[profile]\nversion=2\n"
    file.write_text(newer, encoding="utf-8")
    desk = Desk(shop, tmp_path)
    form = await desk.open(LOCAL)
    spin = by_name(form, QSpinBox, "Animals per request")
    assert spin.value() == 33
    spin.setValue(7)
    await desk.save(form)
    assert shop.message.startswith("A newer version of Petstore saved the settings, ")
    assert desk.preferences.get(schema.ANIMALS_PER_REQUEST) == 7
    assert file.read_text(encoding="utf-8") == newer


async def test_no_message_contains_a_key(desk: Desk) -> None:
    form = await desk.open()
    for error in (None, KeyNotAccepted(401), NotReached()):
        desk.answers.append(error)
        await desk.enter(form, SHOP, KEY)
        press(form, "Test connection")
        await desk.wait_until_idle()
        assert KEY not in answer(form)
        assert KEY not in repr(form.window().windowTitle())
    assert all(KEY not in message.text for message in desk.shop.log.messages)


async def test_all_invalid_addresses_are_explained_at_once(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, "", KEY)
    staging = by_name(form, QLineEdit, "Staging address")
    staging.setText("nowhere at all")  # as a screen reader does
    press(form, "Save")
    assert line_about(production(form)) == AddressProblem.MISSING.value
    assert line_about(staging)
    assert form.focusWidget() is production(form)


REMOVES = "Saving removes the stored API key."
REMOVED = "Settings saved. The API key was removed."
NOT_REMOVED = (
    "Settings saved. The API key could not be removed: the computer's key store refused, or did"
    " not answer. Clear the field and save again later, or ask IT."
)


async def test_saving_the_emptied_key_field_removes_the_stored_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    form = await desk.open()
    fill(key_field(form), "")
    assert line_about(key_field(form)) == REMOVES
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert list(desk.wallet.entries.values()) == ["key-of-staging"]
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key is None
    assert desk.shop.message == REMOVED
    assert desk.tested == []


async def test_an_emptied_field_removes_the_key_without_a_key_store_too(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, store=False)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert shop.message == REMOVED
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key is None


@pytest.mark.parametrize("how", ["it refuses", "it does not answer"])
async def test_a_key_that_could_not_be_removed_is_reported(
    shop: Shop, tmp_path: Path, how: str
) -> None:
    desk = Desk(shop, tmp_path, seconds=1.0)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    if how == "it refuses":
        desk.wallet.error = KeyringLocked()
    else:
        desk.wallet.unlocked.clear()
    fill(key_field(form), "")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.shop.message == NOT_REMOVED
    assert desk.reopened().address(PRODUCTION) == Address(SHOP, "https://shop.example")
    assert list(desk.wallet.entries.values()) == [KEY]
    desk.wallet.unlocked.set()


async def test_a_key_can_be_removed_although_settings_cannot_be_written(
    desk: Desk, tmp_path: Path
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    file = tmp_path / "profile" / "settings.ini"
    file.unlink(missing_ok=True)
    file.mkdir()
    form = await desk.open()
    fill(key_field(form), "")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.shop.message == (
        "The settings could not be saved: they last until you close Petstore. Make room on the"
        " disk, or ask IT. The API key was removed."
    )


async def test_cancel_removes_no_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    press(form, "Cancel")
    await desk.wait_until_idle()
    assert list(desk.wallet.entries.values()) == [KEY]


async def test_a_key_typed_after_emptying_the_field_replaces_the_stored_one(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    form = await desk.open()
    fill(key_field(form), "")
    fill(key_field(form), KEY)
    assert line_about(key_field(form)) == ""
    await desk.save(form)
    assert desk.tested == [(SHOP, KEY)]
    assert list(desk.wallet.entries.values()) == [KEY]
    assert desk.shop.message == "Settings saved."


async def test_testing_without_a_key_is_refused_and_removes_nothing(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    press(form, "Test connection")
    assert line_about(key_field(form)) == f"{KeyProblem.MISSING.value} {REMOVES}"
    assert desk.tested == []
    await desk.wait_until_idle()
    assert list(desk.wallet.entries.values()) == [KEY]


async def test_an_untouched_key_field_removes_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.is_locked = True
    form = await desk.open()
    assert key_field(form).text() == ""
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await desk.save(form)
    assert (desk.saved, desk.wallet.asked) == ([PRODUCTION], 0)
    assert desk.reopened().get(schema.ANIMALS_PER_REQUEST) == 7
    assert list(desk.wallet.entries.values()) == [KEY]


@pytest.mark.parametrize(
    ("other", "api_key"), [("address", "key-of-elsewhere"), ("deployment", "key-of-staging")]
)
async def test_emptying_the_key_field_of_one_service_removes_no_key_of_another(
    desk: Desk, other: str, api_key: str
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    await desk.keys.put(PRODUCTION, "https://elsewhere.example", "key-of-elsewhere")
    form = await desk.open()
    fill(key_field(form), "")
    if other == "address":
        fill(production(form), "https://elsewhere.example/v1")
        staging(form).setFocus()
    else:
        choose(form, "Staging")
    await eventually(lambda: key_field(form).text() == api_key)
    assert line_about(key_field(form)) == ""
    await desk.save(form)
    assert sorted(desk.wallet.entries.values()) == sorted(
        [KEY, "key-of-staging", "key-of-elsewhere"]
    )


async def test_a_stored_key_that_arrives_after_an_edit_is_shown_not_removed(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    desk.flow.open(PRODUCTION)
    form = await dialog(desk.shop.window, "Settings")
    fill(key_field(form), "x")
    fill(key_field(form), "")
    assert line_about(key_field(form)) == ""
    desk.wallet.unlocked.set()
    await eventually(lambda: key_field(form).text() == KEY)
    await desk.save(form)
    assert list(desk.wallet.entries.values()) == [KEY]


async def test_an_emptied_key_field_does_not_apply_to_an_address_entered_later(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    fill(production(form), "https://elsewhere.example/v1")
    staging(form).setFocus()
    assert line_about(key_field(form)) == ""
    await desk.wait_until_idle()
    fill(production(form), SHOP)
    staging(form).setFocus()
    await eventually(lambda: key_field(form).text() == KEY)
    fill(key_field(form), "")
    production(form).setText("https://elsewhere.example/v1")  # as a screen reader does
    by_name(form, QPushButton, "Save").click()
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    await desk.wait_until_idle()
    assert desk.saved == []
    assert list(desk.wallet.entries.values()) == [KEY]


LOCKED = "The computer's key store is locked. Press Show key to unlock it and see the key."
WAITING = "Waiting for the computer's key store…"


async def test_choosing_a_deployment_makes_the_key_store_ask_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    desk.wallet.is_locked = True
    form = await desk.open(LOCAL)
    for word in ("Production", "Staging", "Production"):
        choose(form, word)
        await eventually(lambda: line_about(key_field(form)) == LOCKED)
    press(form, "Cancel")
    await desk.wait_until_idle()
    assert desk.wallet.asked == 0


async def test_show_key_unlocks_the_key_store(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.is_locked = True
    form = await desk.open()
    assert line_about(key_field(form)) == LOCKED
    press(form, "Show key")
    await eventually(lambda: key_field(form).displayText() == KEY)
    assert (line_about(key_field(form)), desk.wallet.asked) == ("", 1)


async def test_show_key_shows_what_was_typed_and_unlocks_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    desk.wallet.is_locked = True
    form = await desk.open()
    fill(key_field(form), KEY)
    press(form, "Show key")
    await desk.wait_until_idle()
    assert (key_field(form).displayText(), desk.wallet.asked) == (KEY, 0)


async def test_saving_a_key_may_ask_and_a_refusal_is_told(desk: Desk) -> None:
    desk.wallet.is_locked, desk.wallet.opens = True, False
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    assert desk.wallet.asked == 0
    await desk.save(form)
    assert desk.wallet.asked == 1
    assert desk.shop.message == (
        "Settings saved. The key could not be saved on this computer."
        " You will be asked for it at the next start."
    )
    assert (await desk.keys.look(PRODUCTION, "https://shop.example")).key == KEY


async def test_a_test_that_failed_and_a_key_that_was_not_kept_are_both_told(desk: Desk) -> None:
    desk.wallet.is_locked, desk.wallet.opens = True, False
    desk.answers.append(NotReached())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.shop.message == (
        "Settings saved, but the test failed. The key could not be saved on this computer."
        " You will be asked for it at the next start."
    )


async def test_a_slow_key_store_is_waited_for_and_this_is_told(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    desk.flow.open(PRODUCTION)
    form = await dialog(desk.shop.window, "Settings")
    await eventually(lambda: line_about(key_field(form)) == WAITING)
    desk.wallet.unlocked.set()
    await eventually(lambda: key_field(form).text() == KEY)
    assert line_about(key_field(form)) == ""
    desk.wallet.unlocked.clear()
    fill(key_field(form), "another-key")
    press(form, "Save")
    await eventually(lambda: answer(form) == WAITING)
    desk.wallet.unlocked.set()
    await eventually(lambda: desk.saved == [PRODUCTION])
    await desk.wait_until_idle()


async def test_a_key_store_that_does_not_answer_is_not_called_absent(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, seconds=0.1)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    form = await desk.open()
    assert line_about(key_field(form)) == (
        "The computer's key store did not return the key. Press Show key to try again, or enter"
        " the key."
    )
    desk.wallet.unlocked.set()


@pytest.mark.parametrize("error", [None, NotReached()])
@pytest.mark.parametrize("by_key", [False, True])
async def test_testing_the_connection_leaves_the_focus_where_it_is(
    desk: Desk, error: RequestError | None, by_key: bool
) -> None:
    desk.answers.append(error)
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    button = by_name(form, QPushButton, "Test connection")
    if by_key:
        button.setFocus()
        key(button, Qt.Key.Key_Space)
    else:
        key_field(form).setFocus()
        button.click()  # as a screen reader does
    before = form.focusWidget()
    await eventually(lambda: desk.tested)
    assert form.focusWidget() is before
    desk.go.set()
    await desk.wait_until_idle()
    assert form.focusWidget() is before
    press_key(form, Qt.Key.Key_Space)
    assert form.isVisible()
    assert production(form).text() == SHOP
    await desk.wait_until_idle()


async def test_a_refused_key_has_the_focus_and_is_selected(desk: Desk) -> None:
    desk.answers.append(KeyNotAccepted(401))
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    by_name(form, QSpinBox, "Animals per request").setFocus()
    press(form, "Save")
    await eventually(lambda: line_about(key_field(form)))
    assert form.focusWidget() is key_field(form)
    type_keys(form, "x")
    assert key_field(form).text() == "x"


async def test_a_dialog_opened_for_the_key_has_the_focus_there(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.flow.open(PRODUCTION, wants_key=True)
    form = await dialog(desk.shop.window, "Settings")
    assert form.focusWidget() is key_field(form)
    await desk.wait_until_idle()
    type_keys(form, "new")
    assert key_field(form).text() == "new"


async def test_a_test_that_runs_does_not_keep_from_saving(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.go.clear()
    form = await desk.open()
    press(form, "Test connection")
    await eventually(lambda: desk.tested)
    press(form, "Save")
    await eventually(lambda: no_dialog(desk.shop.window))
    await desk.wait_until_idle()
    assert desk.saved == [PRODUCTION]


async def test_nothing_moves_when_problems_appear(desk: Desk) -> None:
    form = await desk.open()
    names = ("Save", "Test connection", "Cancel")
    places = {name: by_name(form, QPushButton, name).geometry() for name in names}
    fields = [production(form), staging(form), key_field(form)]
    before = [field.mapTo(form, field.rect().topLeft()) for field in fields]
    size = form.size()
    for typed in ("", "nowhere at all", "https://shop.example/v2", "https://shop.example/V1"):
        fill(production(form), typed)
        fill(staging(form), typed)
        press(form, "Test connection")
        await desk.wait_until_idle()
        assert form.size() == size
        assert [field.mapTo(form, field.rect().topLeft()) for field in fields] == before
    assert {name: by_name(form, QPushButton, name).geometry() for name in names} == places


async def test_the_dialog_is_no_taller_once_the_warning_about_an_address_has_gone(
    desk: Desk,
) -> None:
    form = await desk.open()
    height = form.height()
    for field in (production(form), staging(form)):
        fill(field, PLAIN)
    await eventually(lambda: form.height() > height)
    fill(production(form), SHOP)
    fill(staging(form), "")
    await eventually(lambda: form.height() == height)
    fill(production(form), PLAIN)
    await eventually(lambda: form.height() > height)
    form.resize(form.width(), height + 200)
    fill(production(form), SHOP)
    await desk.wait_until_idle()
    assert form.height() == height + 200


@pytest.mark.parametrize(("typed", "text"), [("1", "1 second"), ("12", "12 seconds")])
async def test_one_second_is_not_called_seconds(desk: Desk, typed: str, text: str) -> None:
    form = await desk.open()
    box = by_name(form, QSpinBox, "Time to undo an add")
    box.setFocus()
    box.selectAll()
    type_keys(form, typed)
    assert box.text() == text
    await desk.wait_until_idle()


async def test_the_last_two_fields_stand_on_one_line(desk: Desk) -> None:
    form = await desk.open()
    boxes = [
        by_name(form, QSpinBox, name) for name in ("Animals per request", "Time to undo an add")
    ]
    assert len({box.mapTo(form, box.rect().topLeft()).y() for box in boxes}) == 1
    assert boxes[1].text() == "0 seconds"
    assert line_about(boxes[1]) == "0 sends at once."
    await desk.wait_until_idle()


async def test_addresses_and_keys_that_policy_does_not_offer_are_not_asked_for(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(
        shop,
        tmp_path,
        f"[deployments]\nactive=production\nproduction={SHOP}\nstaging=nowhere\n"
        "[policy]\ndeployments=production\n",
    )
    form = await desk.open()
    assert not is_there(form, QLineEdit, "Staging address")
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]


async def test_a_computer_with_its_own_catalogue_alone_asks_for_no_address_and_no_key(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, "[policy]\ndeployments=local\n")
    form = await desk.open(LOCAL)
    for name in ("Production address", "Staging address", "API key"):
        assert not is_there(form, QLineEdit, name)
    assert not is_there(form, QPushButton, "Show key")
    await desk.save(form)


async def test_a_locked_address_of_another_deployment_keeps_nobody_from_saving(
    shop: Shop, tmp_path: Path
) -> None:
    preset = "[deployments]\nstaging=nowhere\n[policy]\nlocked=deployments/staging\n"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open(LOCAL)
    await desk.save(form)
    assert desk.saved == [LOCAL]
