"""Opens the service of a deployment elsewhere, with its address and its key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import Deployment
from petstore_gui.gateway.endpoint import host_and_port
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem
from petstore_gui.settings.key_store import StoredKey, StoreState
from petstore_gui.settings.preferences import Preferences

KEY_STORE_SLOW_SECONDS = 1.0
"""How long to wait for the system's key store before saying so."""

_KEY_PROBLEMS = {
    StoreState.LOCKED: ProblemKind.KEY_STORE_LOCKED,
    StoreState.REFUSED: ProblemKind.KEY_STORE_SILENT,
}


class RemoteOpening:
    """Makes the gateway to a deployment from the settings and the key store."""

    def __init__(
        self,
        preferences: Preferences,
        gateway_factory: GatewayFactory,
        report: Callable[[ConnectionProblem], object],
    ) -> None:
        self._preferences = preferences
        self._gateway_factory = gateway_factory
        self._report = report

    async def open(
        self, deployment: Deployment, is_stale: Callable[[], bool], *, may_ask: bool
    ) -> tuple[Opened, Gateway | None]:
        """Make its gateway, or report why there is none, unless the opening `is_stale` by then."""
        address = self._preferences.address(deployment)
        if isinstance(address, AddressProblem):
            setting = schema.address_of(deployment)
            problem = ConnectionProblem(
                ProblemKind.ADDRESS,
                address.value,
                is_locked=self._preferences.is_locked(setting),
                is_preset=self._preferences.is_preset(setting),
            )
            self._report(problem)
            return Opened(deployment), None
        where = host_and_port(address.url)
        opened = Opened(deployment, where, is_unencrypted=address.is_unencrypted)
        stored = await self._stored_key(deployment, address, is_stale, may_ask=may_ask)
        if stored.key is None and stored.state in _KEY_PROBLEMS:
            if not is_stale():
                self._report(ConnectionProblem(_KEY_PROBLEMS[stored.state]))
            return opened, None
        return opened, self._gateway_factory.remote(deployment, address, stored.key)

    async def _stored_key(
        self,
        deployment: Deployment,
        address: Address,
        is_stale: Callable[[], bool],
        *,
        may_ask: bool,
    ) -> StoredKey:
        def say_slow() -> None:
            if not is_stale():
                self._report(ConnectionProblem(ProblemKind.KEY_STORE_SLOW))

        slow = asyncio.get_running_loop().call_later(KEY_STORE_SLOW_SECONDS, say_slow)
        try:
            return await self._gateway_factory.stored_key(deployment, address, may_ask=may_ask)
        finally:
            slow.cancel()
