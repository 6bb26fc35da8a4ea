"""Where the names of categories are, by the settings; and who gets a key for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.shop import ShopFileError, ShopPlace, ShopProblem
from petstore_gui.gateway.shop_address import ShopAddress
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.shop_source import shop_source
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.shop_file import ShopFile
from tests.doubles.scripted_service import ScriptedService, reply

KEY = "key-of-production"


async def place_of(profile: Profile, setting: str, production: str = "") -> ShopPlace:
    """The place that IT has preset, on a computer whose key of production is `KEY`."""
    system = QSettings(str(profile.directory / "of-it.conf"), QSettings.Format.IniFormat)
    system.setValue("shop/file", setting)
    system.setValue("deployments/production", f"{production}/v1")
    preferences, _ = open_preferences(profile, system)
    keys = KeyStore(profile.name, find_back_end=lambda: None)
    if production:
        await keys.put(Deployment.PRODUCTION, production, KEY)
    return shop_source(profile, preferences, GatewayFactory(preferences, keys)).place


async def problem_of(place: ShopPlace) -> ShopProblem | None:
    try:
        await place.fetch()
    except ShopFileError as error:
        return error.problem
    finally:
        await place.close()
    return None


async def test_without_a_setting_the_names_are_in_the_profile(profile: Profile) -> None:
    place = await place_of(profile, "")
    assert isinstance(place, ShopFile)
    assert (place.path, place.is_shared) == (profile.shop_file, False)


async def test_a_path_is_a_file_that_is_shared(profile: Profile, tmp_path: Path) -> None:
    place = await place_of(profile, str(tmp_path / "shop.json"))
    assert isinstance(place, ShopFile)
    assert (place.path, place.is_shared) == (tmp_path / "shop.json", True)


@pytest.mark.parametrize(
    "setting",
    [
        "shop.json",
        "../shop.json",
        "ftp://shop.example/shop.json",
        "file:///tmp/shop.json",
        "https://shop.example",
        "https://shop.example/",
        "https://shop.example/../shop.json",
        "https://shop.example/shop.json?key=1",
        "https://name:secret@shop.example/shop.json",
        "https://other.example/shop.json",
        "http://shop.example/shop.json",
    ],
)
async def test_what_is_no_place_is_told_and_asked_nothing(profile: Profile, setting: str) -> None:
    place = await place_of(profile, setting, "https://shop.example")
    assert place.is_shared
    assert await problem_of(place) is ShopProblem.NO_PLACE


async def test_the_key_goes_only_to_the_origin_that_it_was_entered_for(profile: Profile) -> None:
    content = b'{"schema": 1}'
    async with ScriptedService(reply(200, content)) as service, ScriptedService() as other:
        mine = service.base_url.removesuffix("/v1")
        place = await place_of(profile, f"{mine}/shop.json", mine)
        assert isinstance(place, ShopAddress)
        assert await place.fetch() == content
        await place.close()
        [heard] = service.heard
        assert (heard.method, heard.target) == ("GET", "/shop.json")
        assert heard.headers["authorization"] == f"Bearer {KEY}"
        elsewhere = other.base_url.removesuffix("/v1")
        place = await place_of(profile, f"{elsewhere}/shop.json", mine)
        assert await problem_of(place) is ShopProblem.NO_PLACE
        assert not other.connections


async def test_http_is_used_only_where_the_deployment_may(profile: Profile) -> None:
    place = await place_of(profile, "http://shop.example/shop.json", "http://shop.example")
    assert await problem_of(place) is ShopProblem.NO_PLACE
