"""The computers of a shop share the names of categories: two windows, and one file."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from petstore_gui.domain.category import Category
from petstore_gui.domain.shop import Shop as Names
from petstore_gui.domain.shop import ShopPlace, bytes_of, shop_from
from petstore_gui.domain.view import Column
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import open_store
from petstore_gui.storage.shop_file import ShopFile
from petstore_gui.support.held_files import unlink
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.widgets import save_wait
from tests.service.clients import OnSocket
from tests.support.shop_address import KEY, at
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    column,
    dialog,
    is_there,
    label,
    no_dialog,
    press,
    texts,
)
from tests.ui.adds import press_enabled
from tests.ui.categories_form import enter_name, open_categories
from tests.ui.conftest import Shop
from tests.ui.tills import content_of, till, write

pytestmark = pytest.mark.slow

PUBLISH = "Make a shop's file of these names"


Place = Callable[[], ShopPlace]
"""Makes the place of the file, for each till."""


def named(*names: tuple[int, str]) -> bytes:
    return bytes_of(Names(3, {number: Category(number, name) for number, name in names}))


async def closed(form: QDialog, shop: Shop) -> None:
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))


def shown(shop: Shop) -> list[str]:
    return column(shop.table, Column.CATEGORY)


@pytest.fixture(params=["drive", "address"])
async def place(
    request: pytest.FixtureRequest, file: Path
) -> AsyncIterator[Callable[[], ShopPlace]]:
    """Makes the place of the file, for each till."""
    if request.param == "drive":
        yield lambda: ShopFile(file, is_shared=True)
    else:
        with (
            closing(open_store(str(file.with_name("pets.sqlite")))) as store,
            OnSocket(make_app(store, KEY, shop_file=file)) as served,
        ):
            yield lambda: at(served.url.removesuffix("/v1"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The shop's file."""
    (tmp_path / "share").mkdir()
    return tmp_path / "share" / "shop.json"


async def test_two_tills_share_names_and_a_person_decides_a_conflict(
    theme: Theme, tmp_path: Path, file: Path, place: Place
) -> None:
    write(tmp_path / "shop.json", named((5, "Dogs")))
    async with till(theme, tmp_path, place()) as one, till(theme, file.parent, place()) as other:
        await eventually(lambda: shown(one) == ["Dogs", "12"])
        await eventually(lambda: "There is no shop's file yet" in other.message)
        form = await open_categories(one)
        assert "There is no shop's file yet" in label(form, "categoryProblem")
        press(form, PUBLISH)
        await eventually(lambda: not label(form, "categoryProblem"))
        assert content_of(file) == named((5, "Dogs"))
        await closed(form, one)
        assert shown(other) == ["5", "12"]
        await other.refresh()
        await eventually(lambda: shown(other) == ["Dogs", "12"])
        assert "categories" not in other.message
        form = await open_categories(other)
        assert "The names are kept in the shop's file." in label(form, "aboutCategories")
        enter_name(form, 1, "Cats")
        await eventually(lambda: shown(other) == ["Dogs", "Cats"])
        form = await open_categories(one)  # has not heard of Cats
        enter_name(form, 1, "Felines")
        question = await dialog(one.window, "Which name is right?")
        words = texts(question)
        assert words[words.index("Entered here") + 1] == "Felines"
        assert words[words.index("In the file now") + 1] == "Cats"
        assert shown(one) == ["Dogs", "Cats"]
        await press_enabled(question, "Save the name from here")
        await eventually(lambda: shown(one) == ["Dogs", "Felines"])
        await other.refresh()
        await eventually(lambda: shown(other) == ["Dogs", "Felines"])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "The shop's file is damaged. Tell IT."),
        (b'{"schema": 2}', "The shop's file was saved by a newer version of Petstore. Tell IT."),
        (None, "There is no shop's file yet, or it has been removed."),
    ],
    ids=["damaged", "newer", "gone"],
)
async def test_the_last_good_names_go_on_with_their_time(
    theme: Theme,
    tmp_path: Path,
    file: Path,
    content: bytes | None,
    reason: str,
) -> None:
    write(file, named((5, "Dogs")))
    async with till(theme, tmp_path, ShopFile(file, is_shared=True)) as shop:
        await eventually(lambda: shown(shop) == ["Dogs", "12"])
    write(file, content)
    async with till(theme, tmp_path, ShopFile(file, is_shared=True)) as shop:
        await eventually(lambda: reason in shop.message)
        assert re.match(r"The names of the categories are from \d\d:\d\d\. ", shop.message)
        assert shown(shop) == ["Dogs", "12"]
        form = await open_categories(shop)
        assert reason in label(form, "categoryProblem")
        kept = "belong in the shop's file. Those shown are kept on this computer."
        assert kept in label(form, "aboutCategories")
        assert not by_name(form, QPushButton, "Name another category").isEnabled()
        assert is_there(form, QPushButton, PUBLISH) is (content is None)
        assert not is_there(form, QPushButton, "Put the damaged file aside")
        await closed(form, shop)
        write(file, named((5, "Hounds")))
        await shop.refresh()
        await eventually(lambda: shown(shop) == ["Hounds", "12"])
        assert "categories" not in shop.message


async def test_without_the_right_key_staff_are_told_of_the_key(
    theme: Theme, tmp_path: Path, file: Path
) -> None:
    write(file, named((5, "Dogs")))
    with (
        closing(open_store(str(tmp_path / "pets.sqlite"))) as store,
        OnSocket(make_app(store, KEY, shop_file=file)) as served,
    ):
        place = at(served.url.removesuffix("/v1"), "another-key")
        async with till(theme, tmp_path, place) as shop:
            told = "The shop's file cannot be read without the right API key."
            await eventually(lambda: shop.message.endswith(told))
        await place.close()


async def test_a_till_that_may_only_read_says_so(theme: Theme, tmp_path: Path, file: Path) -> None:
    write(file, named((5, "Dogs")))
    async with till(theme, tmp_path, ShopFile(file, is_shared=True)) as shop:
        await eventually(lambda: shown(shop) == ["Dogs", "12"])
        (file.parent / ".shop.json.lock").mkdir()  # stands for a folder that it may not write
        form = await open_categories(shop)
        enter_name(form, 1, "Cats")
        await eventually(lambda: label(form, "categoryProblem").startswith("Not saved: the shop's"))
        assert shown(shop) == ["Dogs", "12"]
        assert content_of(file) == named((5, "Dogs"))


async def test_nobody_has_to_wait_for_a_file_that_does_not_answer(
    theme: Theme, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_wait, "_NOTICED_SECONDS", 0)
    write(file, named((5, "Dogs")))
    lock = file.parent / ".shop.json.lock"
    async with till(theme, tmp_path, ShopFile(file, is_shared=True)) as shop:
        await eventually(lambda: shown(shop) == ["Dogs", "12"])
        form = await open_categories(shop)
        assert not is_there(form, QPushButton, "Stop waiting")
        lock.touch()  # somebody else's, who takes his time
        enter_name(form, 1, "Cats")
        waiting = "Saving… Waiting for the shop's file: 0 s so far."
        await eventually(lambda: label(form, "saveWait") == waiting)
        press(form, "Stop waiting")
        told = "We can't tell whether the names were saved: their file did not confirm it."
        await eventually(lambda: label(form, "categoryProblem").startswith(told))
        assert not is_there(form, QPushButton, "Stop waiting")
        unlink(lock)
        press(form, "Save")
        await eventually(lambda: no_dialog(shop.window))
        assert shown(shop) == ["Dogs", "Cats"]
    assert shop_from(content_of(file)).categories[12].name == "Cats"
