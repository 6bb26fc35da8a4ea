"""The settings dialog: addresses, the connection test, and saving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QPushButton, QSpinBox

from petstore_gui.domain.connection_errors import NotReached, NotTrusted
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import NotUnderstood, RequestError
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressMend, AddressProblem
from petstore_gui.ui.base.announcer import Announcer
from petstore_gui.ui.text.connection_test_text import failure_text
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    dialog,
    fill,
    is_there,
    key,
    line_about,
    no_dialog,
    press,
    press_key,
    type_keys,
)
from tests.ui.conftest import Shop
from tests.ui.desk import (
    KEY,
    LOCAL,
    PRODUCTION,
    REFUSED,
    SHOP,
    TRIAL,
    Desk,
    answer,
    key_field,
    production,
    staging,
)

PLAIN = "http://shop.example/v1"


def permission_name(which: str) -> str:
    return f"{which} address: use this address even though it is not encrypted"


def announced(form: QDialog) -> list[str]:
    """What a screen reader is told from now on."""
    announcer = form.findChild(Announcer)
    assert isinstance(announcer, Announcer)
    heard: list[str] = []
    announcer.announced.connect(heard.append)
    return heard


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
        ("shop.example/v1", SHOP, "https:// was added in front."),
        (
            "shop.example",
            SHOP,
            "https:// was added in front. /v1 was added: every address ends in it.",
        ),
    ],
)
async def test_a_slip_in_an_address_is_corrected_with_a_note(
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


@pytest.mark.parametrize("by_key", [True, False])
async def test_https_in_front_of_an_address_is_proposed_and_not_silently_saved(
    desk: Desk, by_key: bool
) -> None:
    form = await desk.open()
    await desk.enter(form, "shop.example", KEY)
    production(form).setFocus()
    if by_key:
        press_key(form, Qt.Key.Key_Return)
    else:
        press(form, "Save")
    assert form.isVisible()
    assert production(form).text() == SHOP
    said = line_about(production(form))
    assert said.startswith("https:// was added in front.")
    assert said.endswith("If that is right, press Save again.")
    assert form.focusWidget() is production(form)
    await desk.save(form)
    assert desk.reopened().address(PRODUCTION) == Address(SHOP, "https://shop.example")


@pytest.mark.parametrize("typed", ["hallo", "petstore:8080", "https:/shop.example", "it@shop"])
async def test_a_text_that_is_no_address_is_answered_with_an_example(
    desk: Desk, typed: str
) -> None:
    form = await desk.open()
    await desk.enter(form, typed, KEY)
    press(form, "Save")
    assert line_about(production(form)) == (
        "An address looks like https://petstore.example.com/v1. Ask IT for yours."
    )


async def test_an_address_of_it_that_was_put_right_stays_its_own(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, "[deployments]\nproduction=https://shop.example\n")
    form = await desk.open()
    assert production(form).text() == SHOP
    assert line_about(production(form)) == "Set by IT; you can change it."
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


async def test_settings_are_saved_although_the_service_cannot_be_reached(
    desk: Desk,
) -> None:
    desk.answers.append(NotReached())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == KEY
    said = "Settings saved, but the test failed."  # the list says why
    assert desk.shop.message == said
    assert [(one.text, one.is_problem) for one in desk.shop.messages.past] == [(said, True)]


FOUND = "✓ A computer with this name was found. (12 ms)"
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
        (
            NotTrusted("self-signed"),
            [FOUND, ANSWERS, f"✗ {failure_text(NotTrusted('self-signed'))} (12 ms)"],
        ),
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
    heard = announced(form)
    press(form, "Test connection")
    await eventually(lambda: "✗" in steps(form) or UNDERSTOOD in steps(form))
    assert steps(form).split("\n") == lines
    *_, last = answer(form).split("\n")
    assert last == lines[-1] if error else "✓ Encrypted (12 ms)   ✓ API key accepted" in last
    outcome = lines[-1] if error else f"{ACCEPTED} {UNDERSTOOD}"
    await eventually(lambda: heard == [outcome])
    assert desk.tested == [(SHOP, KEY)]
    assert desk.wallet.entries == {}
    assert desk.reopened().address(PRODUCTION) is AddressProblem.MISSING


async def test_a_test_says_what_it_waits_for_and_how_long(desk: Desk) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    assert not is_there(form, QPushButton, "Stop test")
    heard = announced(form)
    press(form, "Test connection")
    await eventually(
        lambda: answer(form).endswith("\n… Waiting for the answer: 0 s (at most 20 s)")
    )
    assert answer(form).startswith("✓ Name found (12 ms)   ✓ Connected (12 ms)")
    await eventually(lambda: "Waiting for the answer: 1 s (at most 20 s)" in answer(form))
    await eventually(lambda: heard and heard[-1].startswith("… Waiting for the answer: "))
    desk.go.set()
    await eventually(lambda: "API key accepted" in answer(form))
    assert not is_there(form, QPushButton, "Stop test")


@pytest.mark.parametrize("way", ["Stop test", "Esc"])
async def test_a_test_can_be_left_by_keyboard(desk: Desk, way: str) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Test connection")
    await eventually(lambda: is_there(form, QPushButton, "Stop test"))
    heard = announced(form)
    if way == "Stop test":
        stop = by_name(form, QPushButton, "Stop test")
        stop.setFocus()
        key(stop, Qt.Key.Key_Space)
    else:
        by_name(form, QPushButton, "Test connection").setFocus()
        press_key(form, Qt.Key.Key_Escape)
    stopped = "The test was stopped. Nothing was saved."
    await eventually(lambda: answer(form) == stopped)
    await eventually(lambda: stopped in heard)
    assert not is_there(form, QPushButton, "Stop test")
    assert form.focusWidget() is by_name(form, QPushButton, "Test connection")
    await desk.wait_until_idle()
    desk.go.set()
    press(form, "Test connection")
    await eventually(lambda: "API key accepted" in answer(form))


async def test_what_worked_is_not_shown_as_a_problem_when_a_later_step_fails(desk: Desk) -> None:
    desk.answers.append(NotTrusted())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Test connection")
    await eventually(lambda: "✗" in answer(form))
    kinds = {
        one.text()[:1]: one.property("kind")
        for one in form.findChildren(QLabel)
        if one.isVisible() and one.text()[:1] in ("✓", "✗")
    }
    assert kinds == {"✓": None, "✗": "problem"}


@pytest.mark.parametrize("runs", [True, False])
async def test_a_test_of_something_else_is_not_shown(desk: Desk, runs: bool) -> None:
    if runs:
        desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Test connection")
    await eventually(lambda: "✓ Encrypted" in answer(form))
    await eventually(lambda: runs or "API key accepted" in answer(form))
    type_keys(key_field(form), "x")
    assert (
        answer(form) == "Test connection tries out the address and the API key. It saves nothing."
    )
    await desk.wait_until_idle()


async def test_the_connection_to_this_computers_service_can_be_tested(desk: Desk) -> None:
    form = await desk.open(LOCAL)
    assert "API key" not in answer(form)
    press(form, "Test connection")
    await eventually(lambda: UNDERSTOOD in steps(form))
    assert desk.tested == [(None, None)]
    assert "API key" not in answer(form) + steps(form)


async def test_saving_can_be_cancelled_while_the_key_is_tested(desk: Desk) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    heard = announced(form)
    press(form, "Save")
    await eventually(lambda: desk.tested)
    assert answer(form).startswith("Saving…")
    words = "Saving… The API key is being tested first"
    await eventually(lambda: answer(form) == f"{words}.")
    await eventually(lambda: re.fullmatch(rf"{words}: \d+ s so far\.", answer(form)))
    press(form, "Save")
    press(form, "Test connection")
    assert len(desk.tested) == 1
    await eventually(lambda: heard and heard[-1].startswith(words))
    stopped = "Saving was stopped. Nothing was saved."
    press_key(form, Qt.Key.Key_Escape)
    assert answer(form) == stopped
    await eventually(lambda: stopped in heard)
    assert sum(one.startswith(words) for one in heard) == 1
    assert key_field(form).text() == KEY
    press(form, "Save")
    await eventually(lambda: len(desk.tested) == 2)
    press(form, "Cancel")
    assert desk.shop.message == stopped
    desk.go.set()
    await desk.wait_until_idle()
    assert desk.saved == []
    assert desk.wallet.entries == {}


async def test_saving_that_is_cancelled_while_the_key_is_saved_says_so(desk: Desk) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Save")
    await eventually(lambda: desk.tested)
    desk.wallet.unlocked.clear()
    desk.go.set()
    await eventually(lambda: answer(form).startswith("Waiting for the computer's key store"))
    press_key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(desk.shop.window))
    desk.wallet.unlocked.set()
    await eventually(lambda: desk.shop.message == "Saving was stopped. Only the API key was saved.")
    assert (desk.saved, len(desk.wallet.entries)) == ([], 1)


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


async def test_all_invalid_addresses_are_explained_at_once(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, "", KEY)
    staging = by_name(form, QLineEdit, "Staging address")
    staging.setText("nowhere at all")  # as a screen reader does
    press(form, "Save")
    assert line_about(production(form)) == AddressProblem.MISSING.value
    assert line_about(staging)
    assert form.focusWidget() is production(form)


async def test_a_test_that_failed_and_a_key_that_was_not_kept_are_both_reported(desk: Desk) -> None:
    desk.wallet.is_locked, desk.wallet.opens = True, False
    desk.answers.append(NotReached())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.shop.message == (
        "Settings saved, but the test failed. The key could not be saved on this computer."
        " You will be asked for it at the next start."
    )


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
    assert boxes[1].text() == "5 seconds"
    assert line_about(boxes[1]) == "0 sends at once."
    await desk.wait_until_idle()
