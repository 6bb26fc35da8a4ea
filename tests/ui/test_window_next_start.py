"""Adds and drafts of an earlier run, after a clean end and after a crash."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.message import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import answer, name_field, open_add_form, typed
from tests.support.disk import small_disk
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    click_line,
    dialog,
    fill,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
)
from tests.ui.adds import (
    KEPT,
    REX,
    STOCK,
    add_rex,
    column_of,
    default_button,
    lose_rex_without_keys,
    names_and_notes,
    open_adds,
    press_enabled,
    stored_drafts,
    type_rex,
)
from tests.ui.conftest import HERE, PRODUCTION, STAGING, Shop, shop_in

pytestmark = pytest.mark.slow

LEFT = (
    "Rex was left unfinished when Petstore was closed. Send or discard what you find in"
    " Unfinished adds."
)
NOT_THERE = re.compile(
    r"Not sent yet, as far as we know\. Checked at \d\d:\d\d: no new animal just like Rex"
    r" is in the list\."
)


async def test_an_animal_is_added_once_after_a_crash_while_sending(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        gateway.hold()
        await add_rex(shop)
        await eventually(lambda: len(gateway.asked) == 2)
    gateway.release()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)
        assert len(gateway.pets) == 1


async def test_unconfirmed_adds_are_listed_at_the_next_start(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        gateway = await lose_rex_without_keys(shop)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        adds = await open_adds(shop)
        assert [column_of(adds, column) for column in (1, 2, 3)] == [["Rex"], ["7"], ["Sold"]]
        press(adds, "Close")
        await eventually(lambda: len(shop.tasks) == 0)


async def test_a_replacement_stored_at_the_second_attempt_still_waits(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        form = await lose_rex(shop, tmp_path, gateway, HERE)
        fill(name_field(form), "Rexy")
        with small_disk(0):
            press(form, "Add later")
            await eventually(lambda: "could not be saved on this computer" in answer(form))
            await eventually(lambda: len(shop.tasks) == 0)
        press(form, "Add later")
        await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: len(shop.tasks) == 0)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]


async def test_the_reason_why_a_replacement_waits_is_shown_at_the_next_start(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    words = "Not sent: the animal it was meant to replace was added after all."
    async with shop_in(theme, tmp_path) as shop:
        form = await lose_rex(shop, tmp_path, gateway, HERE)
        fill(name_field(form), "Rexy")
        press(form, "Add later")
        await eventually(lambda: no_dialog(shop.window))
        adds = await open_adds(shop)
        shop.outbox.reconcile()
        await eventually(lambda: column_of(adds, 1) == ["Rexy"])
        click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
        await eventually(lambda: label(adds, "addWords") == words)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        adds = await open_adds(shop)
        assert label(adds, "addWords").startswith(words)
        await press_enabled(adds, "Send")
        await eventually(lambda: shop.message == "Added Rexy, ID 2.")
        press(adds, "Close")


async def test_an_unsent_add_needs_a_decision_at_the_next_start(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        shop.add(REX, undo_seconds=60)
        await eventually(lambda: names_and_notes(shop) == [("Rex", "not sent yet")])
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: shop.message == LEFT)
        assert no_dialog(shop.window)
        adds = await open_adds(shop)
        await eventually(lambda: NOT_THERE.fullmatch(label(adds, "addWords")))
        assert gateway.pets == {}
        await press_enabled(adds, "Send")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        press(adds, "Close")


async def test_an_unsent_add_that_is_in_the_list_is_reported_and_not_offered_as_new(
    theme: Theme, tmp_path: Path
) -> None:
    """A power cut may undo the last write, which says that it was sent."""
    gateway = FakeGateway(honours_key=False)
    file = StoragePaths(tmp_path).outbox(PRODUCTION)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway, PRODUCTION)
        shop.add(REX, undo_seconds=60)
        await eventually(lambda: names_and_notes(shop) == [("Rex", "not sent yet")])
        unsent = file.read_bytes()
    file.write_bytes(unsent)
    await gateway.create_pet(REX, "another key")
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway, PRODUCTION)
        await eventually(lambda: "from earlier may have been added" in shop.message)
        assert ("Rex", "may have been added") in names_and_notes(shop)
        adds = await open_adds(shop)
        words = "Not sent yet, as far as we know. An animal just like it is in the list: 1. "
        assert label(adds, "addWords").startswith(words)
        await press_enabled(adds, "It is there")
        await eventually(
            lambda: shop.message == "Rex was added: it is in the list. Nothing was sent again."
        )
        press(adds, "Close")
    assert len(gateway.pets) == 1


async def test_a_draft_is_restored_at_the_next_start(theme: Theme, tmp_path: Path) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        type_rex(await open_add_form(shop.window))
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: shop.message == KEPT)
        assert no_dialog(shop.window)
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Add")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)


async def lose_rex(
    shop: Shop, folder: Path, gateway: FakeGateway, service_id: ServiceId
) -> QDialog:
    """Add Rex and lose the answer: an animal that may have been added is no draft."""
    await shop.serve(gateway, service_id)
    gateway.lose_next_answer(OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    form = await add_rex(shop)
    await eventually(lambda: "We can't tell" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    assert stored_drafts(folder, service_id) == []
    return form


async def test_after_a_crash_the_draft_of_an_added_animal_is_not_restored(
    theme: Theme, tmp_path: Path
) -> None:
    gateway, at_crash = FakeGateway(), tmp_path / "as killed"
    async with shop_in(theme, tmp_path / "run") as shop:
        await lose_rex(shop, tmp_path / "run", gateway, HERE)
        shop.outbox.added.connect(lambda *_: copytree(tmp_path / "run", at_crash))
        shop.outbox.reconcile()
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, at_crash) as shop:
        await shop.serve(gateway)
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)
        assert stored_drafts(at_crash) == []


async def test_after_a_crash_an_edited_draft_is_restored_with_a_warning(
    theme: Theme, tmp_path: Path
) -> None:
    gateway, at_crash = FakeGateway(), tmp_path / "as killed"
    async with shop_in(theme, tmp_path / "run") as shop:
        form = await lose_rex(shop, tmp_path / "run", gateway, HERE)
        fill(name_field(form), "Rexy")
        await eventually(lambda: stored_drafts(tmp_path / "run") == [("Rexy", True)])
        shop.outbox.added.connect(lambda *_: copytree(tmp_path / "run", at_crash))
        shop.outbox.reconcile()
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
    for _ in range(2):
        async with shop_in(theme, at_crash) as shop:
            await shop.serve(gateway)
            await eventually(lambda: "Rexy has not been added yet" in shop.message)
            form = await open_add_form(shop.window)
            assert typed(form) == ("Rexy", "7", "Sold")
            assert answer(form).startswith("This was meant to replace an animal")
            shop.outbox.open(None)
            await eventually(lambda: len(shop.tasks) == 0)


KEPT_REXY = "Rexy has not been added yet. What you typed is kept."


async def test_a_restored_draft_still_replaces_its_lost_add(theme: Theme, tmp_path: Path) -> None:
    gateway = FakeGateway(honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        form = await lose_rex(shop, tmp_path, gateway, HERE)
        fill(name_field(form), "Rexy")
        await eventually(lambda: stored_drafts(tmp_path) == [("Rexy", True)])
    for _ in range(2):
        async with shop_in(theme, tmp_path) as shop:
            await shop.serve(gateway)
            await eventually(lambda: KEPT_REXY in [one.text for one in shop.log.messages])
            form = await open_add_form(shop.window)
            assert "Rex was added" in answer(form)
            assert not is_there(form, QPushButton, "Add")
            shop.outbox.open(None)
            await eventually(lambda: len(shop.tasks) == 0)
        assert stored_drafts(tmp_path) == [("Rexy", True)]


async def test_what_may_have_been_added_is_not_offered_as_a_plain_add_after_a_crash(
    theme: Theme, tmp_path: Path
) -> None:
    gateway, at_crash = FakeGateway(honours_key=False), tmp_path / "as killed"
    async with shop_in(theme, tmp_path / "run") as shop:
        await shop.serve(gateway)
        gateway.hold()
        await add_rex(shop)
        await eventually(lambda: gateway.is_holding)
        copytree(tmp_path / "run", at_crash)
        gateway.release()
        await eventually(lambda: len(gateway.pets) == 1)
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, at_crash) as shop:
        await shop.serve(gateway)
        await eventually(lambda: "as 1" in shop.message)
        assert no_dialog(shop.window)
        form = await open_add_form(shop.window)
        assert typed(form)[0] == ""
        press(form, "Cancel")
        adds = await open_adds(shop)
        assert default_button(adds) == "It is there"
        assert not by_name(adds, QPushButton, "Send again").isEnabled()
        await press_enabled(adds, "It is there")
        await eventually(
            lambda: shop.message == "Rex was added: it is in the list. Nothing was sent again."
        )
        assert len(gateway.pets) == 1


async def test_the_draft_of_an_animal_added_in_another_deployment_is_not_restored(
    theme: Theme, tmp_path: Path
) -> None:
    staging = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await lose_rex(shop, tmp_path, staging, STAGING)
        staging.hold()
        shop.outbox.reconcile()
        await eventually(lambda: staging.is_holding)
        await shop.serve(FakeGateway(), PRODUCTION)
        staging.release()
        await eventually(lambda: shop.message == "Staging – Added Rex, ID 1.")
        await shop.serve(staging, STAGING)
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)


async def test_a_draft_for_staging_is_never_restored_in_production(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    await shop.serve(staging, STAGING)
    type_rex(await open_add_form(shop.window))
    shop.contents.show_deployment(Deployment.PRODUCTION, "")
    await shop.serve(production, PRODUCTION)
    await eventually(lambda: len(shop.tasks) == 0)
    assert no_dialog(shop.window)
    form = await open_add_form(shop.window)
    assert typed(form) == ("", "", "")
    press(form, "Cancel")
    await shop.serve(staging, STAGING)
    await eventually(lambda: shop.message == KEPT)
    form = await open_add_form(shop.window)
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Cancel")
    await eventually(lambda: len(shop.tasks) == 0)


async def test_what_an_earlier_run_left_is_shown_before_the_failure_of_the_list(
    theme: Theme, tmp_path: Path
) -> None:
    """The adds come first: otherwise nobody looks for them."""
    gateway = FakeGateway(STOCK)
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        await shop.serve(gateway)
        gateway.fail_next("add", NotReached())
        form = await add_rex(shop)
        await eventually(lambda: is_there(form, QPushButton, "Send when it is back"))
        press(form, "Send when it is back")
        await eventually(lambda: names_and_notes(shop)[0] == ("Rex", "waiting for the catalogue"))
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        for _ in range(2):  # the list of the window, and the search for what was not sent
            gateway.fail_next("list", NotReached())
        await shop.serve(gateway)
        await eventually(lambda: shop.message == LEFT)
        await eventually(lambda: shop.message.startswith("The service cannot be reached."))
        assert names_and_notes(shop)[0] == ("Rex", "left unfinished")
        press_key(shop.window, Qt.Key.Key_F5)
        await eventually(lambda: shop.message == LEFT)
        adds = await open_adds(shop)
        await press_enabled(adds, "Send")
        await eventually(lambda: shop.message == "Added Rex, ID 4.")
        press(adds, "Close")


async def test_a_draft_where_it_has_forbidden_adding_is_kept_and_said_to_wait_in_vain(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(STOCK))
        type_rex(await open_add_form(shop.window))
    why = "IT has made this catalogue read-only."
    for _run in range(2):
        async with shop_in(theme, tmp_path, may_add=False) as shop:
            await shop.serve(FakeGateway(STOCK))
            await eventually(
                lambda: shop.message == f"Rex cannot be added: {why} What you typed is kept."
            )
            assert not is_there(shop.contents.status, QPushButton, "Continue")
            press(shop.window, "Dismiss")
            assert shop.message == why


async def test_a_draft_of_an_earlier_run_is_reported_quietly_even_if_the_list_fails(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(STOCK)
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        await shop.serve(gateway)
        type_rex(await open_add_form(shop.window))
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        gateway.fail_next("list", NotReached())
        await shop.serve(gateway)
        await eventually(lambda: shop.message == KEPT)
        failed = "The service cannot be reached."
        await eventually(lambda: any(one.text.startswith(failed) for one in shop.log.messages))
        assert shop.message == KEPT
        assert shop.log.current is not None
        assert not shop.log.current.is_problem
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Clear")
        press(form, "Cancel")


async def leave_rex_unsent_and_bella_typed(
    theme: Theme, profile: Path, gateway: FakeGateway
) -> None:
    """An earlier run that ended in the undo time of an add, while another animal was typed."""
    async with shop_in(theme, profile) as shop:
        await shop.serve(gateway)
        shop.add(REX, undo_seconds=60)
        await eventually(lambda: names_and_notes(shop)[0] == ("Rex", "not sent yet"))
        fill(name_field(await open_add_form(shop.window)), "Bella")


async def test_a_draft_and_an_unsent_add_of_an_earlier_run_are_both_shown_until_they_are_settled(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(STOCK)
    await leave_rex_unsent_and_bella_typed(theme, tmp_path, gateway)
    draft = "Bella has not been added yet. What you typed is kept."
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        both = f"{LEFT} You were also typing Bella: press Continue to finish it."
        await eventually(lambda: shop.message == both)
        assert is_there(shop.contents.status, QPushButton, "Continue")
        shop.log.report(Topic.SETTINGS, "Settings saved.")
        while shop.message == "Settings saved.":
            press(shop.window, "Dismiss")
        assert shop.message == both
        adds = await open_adds(shop)
        await press_enabled(adds, "Send")
        await eventually(lambda: shop.message == "Added Rex, ID 4.")
        press(adds, "Close")
        while shop.message == "Added Rex, ID 4.":
            press(shop.window, "Dismiss")
        assert shop.message == draft
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        press(form, "Clear")
        press(form, "Cancel")


async def test_a_draft_beside_an_unsent_add_of_an_earlier_run_is_continued_from_their_message(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(STOCK)
    await leave_rex_unsent_and_bella_typed(theme, tmp_path, gateway)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: "typing Bella" in shop.message)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Bella", "", "")
        assert shop.message == LEFT
        press(form, "Clear")
        press(form, "Cancel")


async def test_every_lost_add_is_named_at_a_start_without_a_key(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    look = "Unfinished adds says what is known, and what you can do."
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        for name in ("Rex", "Bella"):
            gateway.fail_next("add", OutcomeUnknown())
            shop.add(NewPet(name, 7))
            await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        for _ in range(9):  # the window and each search ask, in any order
            gateway.fail_next("list", KeyMissing())
        await shop.serve(gateway)
        both = f"We can't tell whether Rex and Bella were added. {look}"
        await eventually(lambda: shop.message == both)
        adds = await open_adds(shop)
        await press_enabled(adds, "Discard")
        press(adds, "Close")
        await eventually(lambda: shop.message.startswith("Rex was removed from the unfinished"))
        while not shop.message.startswith("We can't tell"):
            press(shop.window, "Dismiss")
        assert shop.message.startswith("We can't tell whether Bella was added. The API key")
        await eventually(lambda: len(shop.tasks) == 0)


async def test_a_search_that_fails_for_another_reason_is_reported_again(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        await lose_rex(shop, tmp_path, gateway, HERE)
        press(await dialog(shop.window, "Add animal"), "Cancel")
    async with shop_in(theme, tmp_path) as shop:
        shop.outbox.open(HERE)
        await eventually(lambda: "Check it again in a moment." in shop.message)
        for _ in range(9):  # the window and each search ask, in any order
            gateway.fail_next("list", KeyMissing())
        await shop.serve(gateway)
        await eventually(lambda: "The API key is missing: enter it in Settings" in shop.message)
        await eventually(lambda: len(shop.tasks) == 0)
