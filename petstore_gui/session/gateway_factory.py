"""Makes the gateway to the service of a deployment, with its address and its key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import Deployment
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.gateway.retry import RetryBudgets
from petstore_gui.session.local_process import Listening
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem
from petstore_gui.settings.key_file import StoreState
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import Preferences

KEY_STORE_SLOW_SECONDS = 1.0
"""How long to wait for the system's key store before saying so."""

_KEY_PROBLEMS = {
    StoreState.LOCKED: ProblemKind.KEY_STORE_LOCKED,
    StoreState.REFUSED: ProblemKind.KEY_STORE_SILENT,
    StoreState.FILE_UNREADABLE: ProblemKind.KEY_FILE,
    StoreState.FILE_NOT_PRIVATE: ProblemKind.KEY_FILE,
    StoreState.FILE_WITHOUT_KEY: ProblemKind.KEY_FILE,
}


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

    async def open_remote(
        self,
        deployment: Deployment,
        report: Callable[[ConnectionProblem], object],
        *,
        may_ask: bool,
    ) -> tuple[Opened, Gateway | None]:
        """Make the gateway to a deployment, or report why there is none.

        `may_ask`: a person may be asked to unlock the key store.
        """
        address = self._preferences.address(deployment)
        if isinstance(address, AddressProblem):
            setting = schema.address_of(deployment)
            report(
                ConnectionProblem(
                    ProblemKind.ADDRESS,
                    address.value,
                    is_locked=self._preferences.is_locked(setting),
                    is_preset=self._preferences.is_preset(setting),
                )
            )
            return Opened(deployment), None
        where = host_and_port(address.url)
        opened = Opened(deployment, where, is_unencrypted=address.is_unencrypted)
        slow = asyncio.get_running_loop().call_later(
            KEY_STORE_SLOW_SECONDS, report, ConnectionProblem(ProblemKind.KEY_STORE_SLOW)
        )
        try:
            stored = await self._keys.get(deployment, address.origin, may_ask=may_ask)
        finally:
            slow.cancel()
        if stored.key is None and stored.state in _KEY_PROBLEMS:
            report(ConnectionProblem(_KEY_PROBLEMS[stored.state], stored.state.value))
            return opened, None
        return opened, self.remote(deployment, address, stored.key)

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

        return HttpGateway(endpoint, ApiKey(key) if key else None, budgets=self._budgets)
