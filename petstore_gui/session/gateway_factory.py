"""Makes the gateway to the service of a deployment."""

from __future__ import annotations

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import Deployment
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.gateway.retry import RetryBudgets
from petstore_gui.session.local_process import Listening
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import Preferences


class GatewayFactory:
    """Makes gateways according to the settings. All share one set of retry budgets."""

    def __init__(self, preferences: Preferences, keys: KeyStore) -> None:
        self._preferences = preferences
        self._keys = keys
        self._budgets = RetryBudgets()

    def local(self, listening: Listening) -> Gateway:
        """The gateway to the local service."""
        endpoint = Endpoint(
            listening.url,
            page_size=self._preferences.get(schema.ANIMALS_PER_REQUEST),
            is_own=True,
            honours_idempotency_key=True,
        )
        return self._to(endpoint, listening.key)

    async def remote(self, deployment: Deployment, address: Address) -> Gateway:
        """The gateway to a deployment at its address, with the API key of the key store."""
        key = await self._keys.get(deployment, address.origin)
        honours_key = self._preferences.get(schema.honours_key_of(deployment))
        return self.with_key(address, key, honours_idempotency_key=honours_key)

    def with_key(
        self, address: Address, key: str | None, *, honours_idempotency_key: bool = False
    ) -> Gateway:
        """The gateway to an address, with or without an API key."""
        endpoint = Endpoint(
            address.url,
            page_size=self._preferences.get(schema.ANIMALS_PER_REQUEST),
            may_be_unencrypted=address.is_unencrypted,
            honours_idempotency_key=honours_idempotency_key,
        )
        return self._to(endpoint, key)

    def _to(self, endpoint: Endpoint, key: str | None) -> Gateway:
        from petstore_gui.gateway.http_gateway import HttpGateway  # noqa: PLC0415 - not before the first rows

        api_key = None if key is None else ApiKey(key)
        return HttpGateway(endpoint, api_key, budgets=self._budgets)
