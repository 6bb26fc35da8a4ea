"""The settings: addresses, keys, what a test of the connection says, and what is kept."""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path

import pytest
from keyring.errors import KeyringLocked
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLineEdit, QPushButton, QSpinBox

from petstore_gui.domain.api_key import KeyProblem
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import (
    KeyNotAccepted,
    NotReached,
    NotTrusted,
    NotUnderstood,
    RequestError,
)
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem, parse_address
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
)
from tests.ui.conftest import Shop, shop_in

LOCAL, PRODUCTION, STAGING = Deployment
SHOP = "https://shop.example/v1"
TRIAL = "https://trial.example/v1"
PLAIN = "http://shop.example/v1"
KEY = "canary-4f2a"


class Office:
    """Somebody who sets the program up, and the services that are tried out."""

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
        self.tried: list[tuple[str | None, str | None]] = []
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
            self.preferences, self.keys, self._try_out, shop.tasks, shop.log, shop.window
        )
        self.saved: list[Deployment] = []
        self.flow.saved.connect(self.saved.append)

    def reopened(self) -> Preferences:
        """The settings as the next run finds them."""
        return open_preferences(self._profile, self._system)[0]

    async def open(self, deployment: Deployment = PRODUCTION) -> QDialog:
        self.flow.open(deployment)
        form = await dialog(self.shop.window, "Settings")
        await self.settled()
        return form

    async def enter(self, form: QDialog, url: str, its_key: str) -> None:
        """Fill in the address of production and its key."""
        fill(production(form), url)
        fill(key_field(form), its_key)
        await self.settled()

    async def save(self, form: QDialog) -> None:
        """Press Save, and wait until the dialog has closed over it."""
        press(form, "Save")
        await eventually(lambda: no_dialog(self.shop.window))

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        await eventually(lambda: len(self.shop.tasks) == 0)

    async def know(self, deployment: Deployment, url: str, its_key: str) -> None:
        """Have an address and a key from an earlier run."""
        address = parse_address(url, unencrypted_allowed=False)
        assert isinstance(address, Address)
        self.preferences.set_address(deployment, address)
        await self.keys.put(deployment, address.origin, its_key)

    async def _try_out(self, address: Address | None, key: str | None) -> None:
        self.tried.append((None if address is None else address.url, key))
        await self.go.wait()
        if self.answers and (error := self.answers.popleft()):
            raise error


@pytest.fixture
async def office(shop: Shop, tmp_path: Path) -> Office:
    return Office(shop, tmp_path)


def production(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "Production address")


def staging(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "Staging address")


def key_field(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "API key")


def choose(form: QDialog, word: str) -> None:
    by_name(form, QComboBox, "Deployment").setCurrentText(word)


def mark_name(which: str) -> str:
    return f"{which} address: use it although it is not encrypted"


def answer(form: QDialog) -> str:
    return label(form, "answer")


async def test_address_and_key_are_kept_and_the_deployment_becomes_active(office: Office) -> None:
    form = await office.open()
    await office.enter(form, SHOP, KEY)
    await office.save(form)
    assert office.saved == [PRODUCTION]
    assert office.tried == [(SHOP, KEY)]
    later = office.reopened()
    assert later.get(schema.ACTIVE) is PRODUCTION
    assert later.address(PRODUCTION) == Address(SHOP, "https://shop.example")
    assert await office.keys.get(PRODUCTION, "https://shop.example") == KEY
    assert office.shop.message == "Settings saved."


async def test_cancel_keeps_nothing(office: Office) -> None:
    form = await office.open()
    await office.enter(form, SHOP, KEY)
    press(form, "Cancel")
    assert no_dialog(office.shop.window)
    assert office.reopened().address(PRODUCTION) is AddressProblem.MISSING
    assert office.wallet.entries == {}
    assert office.saved == []
    await office.settled()


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", AddressProblem.MISSING),
        ("shop.example/v1", AddressProblem.NO_SCHEME),
        ("ftp://shop.example/v1", AddressProblem.OTHER_SCHEME),
        ("https://shop.example", AddressProblem.NO_VERSION),
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
async def test_a_wrong_address_is_explained_in_place(
    office: Office, typed: str, problem: AddressProblem
) -> None:
    form = await office.open()
    await office.enter(form, typed, KEY)
    press(form, "Save")
    assert line_about(production(form)) == problem.value
    assert form.focusWidget() is production(form)
    assert office.tried == []
    assert office.saved == []
    await office.settled()


async def test_a_wrong_address_is_explained_as_soon_as_it_is_left_and_not_before(
    office: Office,
) -> None:
    form = await office.open()
    fill(production(form), "shop.example")
    assert line_about(production(form)) == ""
    staging(form).setFocus()
    assert line_about(production(form)) == AddressProblem.NO_SCHEME.value
    await office.settled()


async def test_a_pasted_blank_or_slash_is_mended(office: Office) -> None:
    form = await office.open()
    fill(production(form), f"  {SHOP}/ ")
    staging(form).setFocus()
    assert production(form).text() == SHOP
    await office.settled()


async def test_the_other_deployment_needs_no_address_but_a_right_one_if_any(
    office: Office,
) -> None:
    form = await office.open()
    await office.enter(form, SHOP, KEY)
    fill(staging(form), "trial")
    press(form, "Save")
    assert line_about(staging(form)) == AddressProblem.NO_SCHEME.value
    fill(staging(form), "")
    await office.save(form)


async def test_an_address_without_encryption_is_used_only_once_a_person_says_so(
    office: Office,
) -> None:
    form = await office.open()
    assert not is_there(form, QCheckBox, mark_name("Production"))
    await office.enter(form, PLAIN, KEY)
    mark = by_name(form, QCheckBox, mark_name("Production"))
    mark.setFocus()
    key(mark, Qt.Key.Key_Space)
    assert "anybody on the network can read the API key" in line_about(production(form))
    await office.save(form)
    kept = office.reopened().address(PRODUCTION)
    assert kept == Address(PLAIN, "http://shop.example", is_unencrypted=True)
    again = await office.open()
    assert by_name(again, QCheckBox, mark_name("Production")).isChecked()
    await office.settled()


async def test_the_mark_belongs_to_the_address_that_it_was_given_for(office: Office) -> None:
    form = await office.open()
    await office.enter(form, PLAIN, KEY)
    by_name(form, QCheckBox, mark_name("Production")).click()
    fill(production(form), "http://other.example/v1")
    assert not by_name(form, QCheckBox, mark_name("Production")).isChecked()
    press(form, "Save")
    assert line_about(production(form)) == AddressProblem.UNENCRYPTED.value
    fill(production(form), SHOP)
    assert not is_there(form, QCheckBox, mark_name("Production"))
    await office.settled()


@pytest.mark.parametrize("url", ["http://127.0.0.1:8080/v1", "http://[::1]/v1"])
async def test_this_very_computer_needs_no_mark(office: Office, url: str) -> None:
    form = await office.open()
    await office.enter(form, url, KEY)
    assert not is_there(form, QCheckBox, mark_name("Production"))
    press(form, "Save")
    await eventually(lambda: office.saved == [PRODUCTION])


async def test_the_key_is_hidden_until_it_is_to_be_shown(office: Office) -> None:
    form = await office.open()
    fill(key_field(form), KEY)
    assert KEY not in key_field(form).displayText()
    press(form, "Show key")
    assert key_field(form).displayText() == KEY
    press(form, "Show key")
    assert KEY not in key_field(form).displayText()
    await office.settled()


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
async def test_a_wrong_key_is_explained_in_place(
    office: Office, typed: str, problem: KeyProblem
) -> None:
    form = await office.open()
    fill(production(form), SHOP)
    key_field(form).setText(typed)
    press(form, "Save")
    assert line_about(key_field(form)) == problem.value
    assert form.focusWidget() is key_field(form)
    assert office.tried == []
    await office.settled()


async def test_a_key_pasted_with_blanks_around_it_is_stripped(office: Office) -> None:
    form = await office.open()
    fill(production(form), SHOP)
    key_field(form).setText(f" {KEY}\n")
    await office.save(form)
    assert office.tried == [(SHOP, KEY)]
    await office.settled()


async def test_each_deployment_has_a_key_of_its_own(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, "key-of-production")
    await office.know(STAGING, TRIAL, "key-of-staging")
    form = await office.open(PRODUCTION)
    assert key_field(form).text() == "key-of-production"
    choose(form, "Staging")
    await eventually(lambda: key_field(form).text() == "key-of-staging")
    choose(form, "This computer")
    assert key_field(form).text() == ""
    assert not key_field(form).isEnabled()
    assert line_about(key_field(form)) == "This computer needs no key."
    choose(form, "Production")
    await eventually(lambda: key_field(form).text() == "key-of-production")


async def test_a_key_that_is_kept_unchanged_is_not_tried_again(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await office.save(form)
    assert office.tried == []
    assert office.reopened().get(schema.ANIMALS_PER_REQUEST) == 7


@pytest.mark.parametrize("how", ["Save", "Test connection"])
async def test_a_key_goes_to_no_other_origin_than_it_was_entered_for(
    office: Office, how: str
) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    fill(production(form), "https://elsewhere.example/v1")
    press(form, how)
    await office.settled()
    assert office.tried == []
    assert key_field(form).text() == ""
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    fill(production(form), f"{SHOP}/")
    staging(form).setFocus()
    await eventually(lambda: key_field(form).text() == KEY)


async def test_a_key_typed_before_its_address_stays(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, "key-of-before")
    form = await office.open()
    fill(key_field(form), KEY)
    fill(production(form), "https://elsewhere.example/v1")
    await office.save(form)
    assert office.tried == [("https://elsewhere.example/v1", KEY)]


async def test_a_refused_key_is_not_kept_and_that_is_said_at_its_field(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, "key-of-before")
    office.answers.append(KeyNotAccepted(401))
    form = await office.open()
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: line_about(key_field(form)))
    assert line_about(key_field(form)) == KeyNotAccepted.sentence
    assert by_name(form, QPushButton, "Save").isEnabled()
    assert await office.keys.get(PRODUCTION, "https://shop.example") == "key-of-before"
    assert office.saved == []


async def test_settings_of_a_service_that_cannot_be_reached_are_kept_and_that_is_told(
    office: Office,
) -> None:
    office.answers.append(NotReached())
    form = await office.open()
    await office.enter(form, SHOP, KEY)
    await office.save(form)
    assert office.saved == [PRODUCTION]
    assert await office.keys.get(PRODUCTION, "https://shop.example") == KEY
    assert NotReached.sentence in office.shop.message


ANSWERS = "✓ Something answers at the address."
ACCEPTED = "✓ The API key is accepted."
UNDERSTOOD = "✓ The answer is a list of animals."
TRUSTED = "✓ The connection is encrypted, and the certificate is valid."


@pytest.mark.parametrize(
    ("error", "steps"),
    [
        (
            None,
            [ANSWERS, TRUSTED, "✓ The API key is accepted.", "✓ The answer is a list of animals."],
        ),
        (NotReached(), [f"✗ {NotReached.sentence}"]),
        (NotTrusted(), [ANSWERS, f"✗ {NotTrusted.sentence}"]),
        (KeyNotAccepted(401), [ANSWERS, TRUSTED, f"✗ {KeyNotAccepted.sentence}"]),
        (NotUnderstood(), [ANSWERS, TRUSTED, f"✗ {NotUnderstood.sentence}"]),
    ],
)
async def test_a_test_of_the_connection_says_which_step_failed(
    office: Office, error: RequestError | None, steps: list[str]
) -> None:
    office.answers.append(error)
    form = await office.open()
    await office.enter(form, SHOP, KEY)
    press(form, "Test connection")
    await eventually(lambda: "✓" in answer(form) or "✗" in answer(form))
    assert answer(form).split("\n") == steps
    assert office.tried == [(SHOP, KEY)]
    assert office.wallet.entries == {}
    assert office.reopened().address(PRODUCTION) is AddressProblem.MISSING


async def test_this_computers_own_store_can_be_tested_too(office: Office) -> None:
    form = await office.open(LOCAL)
    press(form, "Test connection")
    await eventually(lambda: "✓" in answer(form))
    assert office.tried == [(None, None)]


async def test_while_something_is_tried_it_says_so_and_can_be_left(office: Office) -> None:
    office.go.clear()
    form = await office.open()
    await office.enter(form, SHOP, KEY)
    press(form, "Save")
    await eventually(lambda: office.tried)
    assert answer(form) == "Saving…"
    assert not by_name(form, QPushButton, "Save").isEnabled()
    press(form, "Cancel")
    office.go.set()
    await office.settled()
    assert office.saved == []
    assert office.wallet.entries == {}


async def test_what_it_presets_is_shown_as_such_and_left_to_it(shop: Shop, tmp_path: Path) -> None:
    preset = f"[deployments]\nproduction={SHOP}\n[list]\nanimals_per_request=40\n"
    office = Office(shop, tmp_path, preset)
    form = await office.open()
    assert production(form).text() == SHOP
    assert line_about(production(form)) == "Set for this computer by IT."
    assert by_name(form, QSpinBox, "Animals per request").value() == 40
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert office.reopened().is_preset(schema.address_of(PRODUCTION))


async def test_what_it_locks_is_shown_as_locked_and_cannot_be_changed(
    shop: Shop, tmp_path: Path
) -> None:
    preset = (
        f"[deployments]\nactive=production\nproduction={SHOP}\n[add]\nundo_seconds=20\n[policy]\n"
        "locked=deployments/active,deployments/production,add/undo_seconds\n"
    )
    office = Office(shop, tmp_path, preset)
    form = await office.open()
    undo = by_name(form, QSpinBox, "Undo time")
    assert (undo.value(), undo.isReadOnly(), line_about(undo)) == (20, True, "Locked by IT.")
    assert undo.lineEdit().width() > undo.width() / 2  # else nobody sees the value
    assert production(form).isReadOnly()
    assert line_about(production(form)) == "Locked by IT."
    deployment = by_name(form, QComboBox, "Deployment")
    assert not deployment.isEnabled()
    assert line_about(deployment) == "The shop's own catalogue. Locked by IT."
    assert not by_name(form, QSpinBox, "Animals per request").isReadOnly()
    by_name(form, QSpinBox, "Animals per request").setValue(40)
    fill(key_field(form), KEY)
    await office.save(form)
    assert office.saved == [PRODUCTION]
    assert office.preferences.get(schema.ANIMALS_PER_REQUEST) == 40
    assert office.preferences.get(schema.UNDO_SECONDS) == 20


async def test_only_what_it_offers_can_be_chosen(shop: Shop, tmp_path: Path) -> None:
    office = Office(shop, tmp_path, "[policy]\ndeployments=local,staging\n")
    form = await office.open(PRODUCTION)
    deployment = by_name(form, QComboBox, "Deployment")
    words = [deployment.itemText(index) for index in range(deployment.count())]
    assert words == ["This computer", "Staging"]
    assert deployment.currentText() == "This computer"


async def test_where_it_allows_no_adding_nothing_opens_the_dialog(theme: Theme) -> None:
    async with shop_in(theme, may_add=False) as shop:
        add = by_name(shop.window, QPushButton, "Add animal")
        assert not add.isEnabled()
        assert add.accessibleDescription() == "IT has set that animals are only looked at here."
        key(shop.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert no_dialog(shop.window)


async def test_without_a_key_store_the_dialog_says_how_long_a_key_lasts(
    shop: Shop, tmp_path: Path
) -> None:
    office = Office(shop, tmp_path, store=False)
    form = await office.open()
    assert line_about(key_field(form)) == (
        "There is no key store here: the key is kept until the program ends."
    )
    await office.enter(form, SHOP, KEY)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert await office.keys.get(PRODUCTION, "https://shop.example") == KEY


@pytest.mark.parametrize(("typed", "value"), [("1", 1), ("100", 100), ("0", 100), ("101", 10)])
async def test_animals_per_request_are_one_to_a_hundred(
    office: Office, typed: str, value: int
) -> None:
    form = await office.open(LOCAL)
    spin = by_name(form, QSpinBox, "Animals per request")
    fill(spin, typed)
    await office.save(form)
    assert office.reopened().get(schema.ANIMALS_PER_REQUEST) == value


async def test_settings_that_cannot_be_written_are_told(office: Office, tmp_path: Path) -> None:
    file = tmp_path / "profile" / "settings.ini"
    file.unlink(missing_ok=True)
    file.mkdir()
    form = await office.open(LOCAL)
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await office.save(form)
    assert office.shop.message.startswith("The settings could not be written.")
    assert office.preferences.get(schema.ANIMALS_PER_REQUEST) == 7


async def test_settings_of_a_newer_version_are_not_written_and_that_is_told(
    shop: Shop, tmp_path: Path
) -> None:
    file = tmp_path / "profile" / "settings.ini"
    file.parent.mkdir()
    newer = "[list]\nanimals_per_request=33\n\n[profile]\nversion=2\n"
    file.write_text(newer, encoding="utf-8")
    office = Office(shop, tmp_path)
    form = await office.open(LOCAL)
    spin = by_name(form, QSpinBox, "Animals per request")
    assert spin.value() == 33
    spin.setValue(7)
    await office.save(form)
    assert shop.message.startswith("A newer version of Petstore has written the settings.")
    assert office.preferences.get(schema.ANIMALS_PER_REQUEST) == 7
    assert file.read_text(encoding="utf-8") == newer


async def test_a_key_stands_in_no_message(office: Office) -> None:
    form = await office.open()
    for error in (None, KeyNotAccepted(401), NotReached()):
        office.answers.append(error)
        await office.enter(form, SHOP, KEY)
        press(form, "Test connection")
        await office.settled()
        assert KEY not in answer(form)
        assert KEY not in repr(form.window().windowTitle())
    assert all(KEY not in message.text for message in office.shop.log.messages)


async def test_every_wrong_address_is_explained_at_once(office: Office) -> None:
    form = await office.open()
    await office.enter(form, "", KEY)
    staging = by_name(form, QLineEdit, "Staging address")
    staging.setText("nowhere at all")  # as a screen reader does
    press(form, "Save")
    assert line_about(production(form)) == AddressProblem.MISSING.value
    assert line_about(staging)
    assert form.focusWidget() is production(form)


REMOVES = "Saving removes the stored API key."
REMOVED = "Settings saved. The API key was removed."
NOT_REMOVED = (
    "Settings saved. The API key could not be removed: the key store of the system refused,"
    " or did not answer."
)


async def test_saving_the_emptied_key_field_removes_the_stored_key(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    await office.know(STAGING, TRIAL, "key-of-staging")
    form = await office.open()
    fill(key_field(form), "")
    assert line_about(key_field(form)) == REMOVES
    await office.save(form)
    await eventually(lambda: office.saved == [PRODUCTION])
    assert list(office.wallet.entries.values()) == ["key-of-staging"]
    assert await office.keys.get(PRODUCTION, "https://shop.example") is None
    assert office.shop.message == REMOVED
    assert office.tried == []


async def test_without_a_key_store_too_an_emptied_field_removes_the_key(
    shop: Shop, tmp_path: Path
) -> None:
    office = Office(shop, tmp_path, store=False)
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    fill(key_field(form), "")
    await office.save(form)
    await eventually(lambda: office.saved == [PRODUCTION])
    assert shop.message == REMOVED
    assert await office.keys.get(PRODUCTION, "https://shop.example") is None


@pytest.mark.parametrize("how", ["it refuses", "it does not answer"])
async def test_a_key_that_could_not_be_removed_is_told(
    shop: Shop, tmp_path: Path, how: str
) -> None:
    office = Office(shop, tmp_path, seconds=1.0)
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    if how == "it refuses":
        office.wallet.error = KeyringLocked()
    else:
        office.wallet.unlocked.clear()
    fill(key_field(form), "")
    await office.save(form)
    await eventually(lambda: office.saved == [PRODUCTION])
    assert office.shop.message == NOT_REMOVED
    assert office.reopened().address(PRODUCTION) == Address(SHOP, "https://shop.example")
    assert list(office.wallet.entries.values()) == [KEY]
    office.wallet.unlocked.set()


async def test_a_key_can_be_removed_although_settings_cannot_be_written(
    office: Office, tmp_path: Path
) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    file = tmp_path / "profile" / "settings.ini"
    file.unlink(missing_ok=True)
    file.mkdir()
    form = await office.open()
    fill(key_field(form), "")
    await office.save(form)
    await eventually(lambda: office.saved == [PRODUCTION])
    assert office.shop.message == (
        "The settings could not be written. They last until the program ends."
        " The API key was removed."
    )


async def test_cancel_removes_no_key(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    fill(key_field(form), "")
    press(form, "Cancel")
    await office.settled()
    assert list(office.wallet.entries.values()) == [KEY]


async def test_a_key_typed_after_emptying_the_field_takes_the_place_of_the_stored_one(
    office: Office,
) -> None:
    await office.know(PRODUCTION, SHOP, "key-of-before")
    form = await office.open()
    fill(key_field(form), "")
    fill(key_field(form), KEY)
    assert line_about(key_field(form)) == ""
    await office.save(form)
    assert office.tried == [(SHOP, KEY)]
    assert list(office.wallet.entries.values()) == [KEY]
    assert office.shop.message == "Settings saved."


async def test_a_connection_cannot_be_tested_without_a_key_and_nothing_is_removed(
    office: Office,
) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    fill(key_field(form), "")
    press(form, "Test connection")
    assert line_about(key_field(form)) == f"{KeyProblem.MISSING.value} {REMOVES}"
    assert office.tried == []
    await office.settled()
    assert list(office.wallet.entries.values()) == [KEY]


async def test_a_key_field_that_nobody_touched_removes_nothing(office: Office) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    office.wallet.error = KeyringLocked()  # it does not hand the key out
    form = await office.open()
    assert key_field(form).text() == ""
    press(form, "Save")
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    choose(form, "This computer")
    await office.save(form)
    assert list(office.wallet.entries.values()) == [KEY]


@pytest.mark.parametrize(
    ("other", "its_key"), [("address", "key-of-elsewhere"), ("deployment", "key-of-staging")]
)
async def test_a_key_field_emptied_for_one_service_removes_no_key_of_another(
    office: Office, other: str, its_key: str
) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    await office.know(STAGING, TRIAL, "key-of-staging")
    await office.keys.put(PRODUCTION, "https://elsewhere.example", "key-of-elsewhere")
    form = await office.open()
    fill(key_field(form), "")
    if other == "address":
        fill(production(form), "https://elsewhere.example/v1")
        staging(form).setFocus()
    else:
        choose(form, "Staging")
    await eventually(lambda: key_field(form).text() == its_key)
    assert line_about(key_field(form)) == ""
    await office.save(form)
    assert sorted(office.wallet.entries.values()) == sorted(
        [KEY, "key-of-staging", "key-of-elsewhere"]
    )


async def test_a_key_that_arrives_after_the_field_was_touched_is_shown_not_removed(
    office: Office,
) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    office.wallet.unlocked.clear()
    office.flow.open(PRODUCTION)
    form = await dialog(office.shop.window, "Settings")
    fill(key_field(form), "x")
    fill(key_field(form), "")
    assert line_about(key_field(form)) == ""
    office.wallet.unlocked.set()
    await eventually(lambda: key_field(form).text() == KEY)
    await office.save(form)
    assert list(office.wallet.entries.values()) == [KEY]


async def test_an_emptied_key_field_does_not_stand_for_an_address_entered_after_it(
    office: Office,
) -> None:
    await office.know(PRODUCTION, SHOP, KEY)
    form = await office.open()
    fill(key_field(form), "")
    production(form).setText("https://elsewhere.example/v1")  # as a screen reader does
    by_name(form, QPushButton, "Save").click()
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    await office.settled()
    assert office.saved == []
    assert list(office.wallet.entries.values()) == [KEY]
