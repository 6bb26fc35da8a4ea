"""Makes the gateway to the service of a deployment."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import Deployment
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.gateway.retry import RetryBudgets
from petstore_gui.session.local_process import Listening
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.key_store import KeyStore, StoredKey
from petstore_gui.settings.preferences import Preferences


class GatewayFactory:
    """Makes gateways according to the settings. All share one set of retry budgets."""

    def __init__(self, preferences: Preferences, keys: KeyStore) -> None:
        self._preferences = preferences
        self._keys = keys
        self._budgets = RetryBudgets()

    def load(self) -> None:
        """Import what gateways need, which takes long: in a thread, while the service starts."""
        from petstore_gui.gateway import http_gateway, httpx_transport  # noqa: F401, PLC0415 - not before the first rows

    def local(self, listening: Listening) -> Gateway:
        """The gateway to the local service."""
        return self._to(self.local_endpoint(listening), listening.key)

    def local_endpoint(self, listening: Listening) -> Endpoint:
        """Where the local service is."""
        return Endpoint(
            listening.url,
            page_size=self._preferences.get(schema.ANIMALS_PER_REQUEST),
            is_own=True,
            honours_idempotency_key=True,
        )

    async def stored_key(
        self, deployment: Deployment, address: Address, *, may_ask: bool
    ) -> StoredKey:
        """The API key for a deployment. `may_ask`: a person may be asked to unlock the store."""
        read = self._keys.get if may_ask else self._keys.look
        return await read(deployment, address.origin)

    def remote(self, deployment: Deployment, address: Address, key: str | None) -> Gateway:
        """The gateway to a deployment at its address, with or without its API key."""
        endpoint = msgspec.structs.replace(
            self.endpoint_of(address),
            honours_idempotency_key=self._preferences.get(schema.honours_key_of(deployment)),
            had_key=self._preferences.get(schema.unkept_key_of(deployment)) == address.origin,
        )
        return self._to(endpoint, key)

    def endpoint_of(self, address: Address) -> Endpoint:
        """Where the service at an address is."""
        return Endpoint(
            address.url,
            page_size=self._preferences.get(schema.ANIMALS_PER_REQUEST),
            may_be_unencrypted=address.is_unencrypted,
        )

    def _to(self, endpoint: Endpoint, key: str | None) -> Gateway:
        from petstore_gui.gateway.http_gateway import HttpGateway  # noqa: PLC0415 - not before the first rows

        api_key = None if key is None else ApiKey(key)
        return HttpGateway(endpoint, api_key, budgets=self._budgets)
