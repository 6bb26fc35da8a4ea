"""Where the names of categories are: in the profile, or where a shop's computers share them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.shop import ShopFileError, ShopPlace, ShopProblem
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.settings.shop_places import ShopUrl, parse_shop_place
from petstore_gui.storage.shop_file import KeptShop, ShopFile, ShopSource

if TYPE_CHECKING:
    from petstore_gui.gateway.retrying_client import RetryingClient


def shop_source(
    profile: Profile, preferences: Preferences, gateway_factory: GatewayFactory
) -> ShopSource:
    """Where the settings say that the names are."""
    place = preferences.get(schema.SHOP_FILE)
    if not place:
        return ShopSource(ShopFile(profile.shop_file), KeptShop(profile.shop_file_kept))
    kept = KeptShop(profile.shared_shop_file_kept, profile.shop_file)
    return ShopSource(_place(place, preferences, gateway_factory), kept)


def _place(place: str, preferences: Preferences, gateway_factory: GatewayFactory) -> ShopPlace:
    parsed = parse_shop_place(place)
    if isinstance(parsed, Path):
        return ShopFile(parsed, is_shared=True)
    if isinstance(parsed, ShopUrl):
        from petstore_gui.gateway.shop_address import ShopAddress  # noqa: PLC0415 - only if set

        service = _Service(parsed.origin, preferences, gateway_factory)
        return ShopAddress(parsed.path, service.connect)
    return _NoPlace()


class _Service:
    """The service of the deployment at an origin: the only one that gets its key.

    http is allowed where it is for the deployment.
    """

    def __init__(
        self, origin: str, preferences: Preferences, gateway_factory: GatewayFactory
    ) -> None:
        self._origin = origin
        self._preferences = preferences
        self._gateway_factory = gateway_factory

    async def connect(self) -> RetryingClient:
        """A client of it. Raises `ShopFileError`."""
        from petstore_gui.settings.addresses import Address  # noqa: PLC0415 - only if set

        for deployment in (Deployment.PRODUCTION, Deployment.STAGING):
            address = self._preferences.address(deployment)
            if isinstance(address, Address) and address.origin == self._origin:
                stored = await self._gateway_factory.stored_key(deployment, address, may_ask=False)
                return self._gateway_factory.shop_client(address, stored.key)
        raise ShopFileError(ShopProblem.NO_PLACE, "no deployment has this origin")


class _NoPlace:
    """Stands for a setting that is not valid."""

    is_shared = True

    async def fetch(self) -> bytes | None:
        raise ShopFileError(ShopProblem.NO_PLACE, "neither a whole path nor an address")

    async def replace(self, before: bytes | None, after: bytes) -> None:  # noqa: ARG002 - nothing to do
        raise ShopFileError(ShopProblem.NO_PLACE, "neither a whole path nor an address")

    async def close(self) -> None:
        pass
