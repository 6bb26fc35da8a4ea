"""Windows of several computers that share a shop's file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.shop import ShopPlace
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.ui.conftest import Shop, shop_in

PETS = [Pet(1, "Rex", 5), Pet(2, "Tom", 12)]


def write(file: Path, content: bytes | None) -> None:
    """Write or remove a file, as another program does."""
    file.unlink() if content is None else file.write_bytes(content)


def content_of(file: Path) -> bytes:
    return file.read_bytes()


@asynccontextmanager
async def till(theme: Theme, folder: Path, place: ShopPlace) -> AsyncIterator[Shop]:
    """A window with its own profile, whose list is loaded."""
    async with shop_in(theme, folder, shared=place) as shop:
        shop.catalogue.category_names.read()
        await shop.serve(FakeGateway(PETS))
        try:
            yield shop
        finally:
            await place.close()
