"""Where the names of categories are: in the profile, or where a shop's computers share them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.shop import ShopFileError, ShopPlace, ShopProblem
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.shop_file import KeptShop, ShopFile, ShopSource

if TYPE_CHECKING:
    from petstore_gui.gateway.retrying_client import RetryingClient

_URL = re.compile(
    r"(?P<origin>https?://[^/?#]*)(?P<path>(/[a-z0-9_~-][a-z0-9._~-]*)+)", re.IGNORECASE
)
_HAS_SCHEME = re.compile("[a-z][a-z0-9+.-]+:", re.IGNORECASE)  # C: is a drive


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
    if (url := _URL.fullmatch(place)) is not None:
        from petstore_gui.gateway.shop_address import ShopAddress  # noqa: PLC0415 - only if set

        service = _Service(url["origin"], preferences, gateway_factory)
        return ShopAddress(url["path"], service.connect)
    if Path(place).is_absolute() and not _HAS_SCHEME.match(place):
        return ShopFile(Path(place), is_shared=True)
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
        from petstore_gui.settings.addresses import Address, parse_address  # noqa: PLC0415 - only if set

        wanted = parse_address(f"{self._origin}/v1", unencrypted_allowed=True)
        for deployment in (Deployment.PRODUCTION, Deployment.STAGING):
            address = self._preferences.address(deployment)
            if not (isinstance(address, Address) and isinstance(wanted, Address)):
                continue
            if address.origin == wanted.origin:
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
