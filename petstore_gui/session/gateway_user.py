"""What the session asks of those who use its gateway."""

from __future__ import annotations

from typing import Protocol

from petstore_gui.domain.deployment import ServiceId
from petstore_gui.gateway.protocol import Gateway


class GatewayUser(Protocol):
    """An object to which the session passes the open catalogue and the gateway."""

    def open(self, service_id: ServiceId | None) -> None:
        """Use another catalogue from now on, or none; close every file of the previous one."""
        ...

    def connect_to(self, gateway: Gateway | None) -> None:
        """Use this gateway for the open catalogue, or none; known animals stay."""
        ...

    def give_up(self) -> None:
        """Wait for no gateway until the next `connect_to`: the service could not be opened."""
        ...

    async def wait_closed(self) -> None:
        """Wait until every file of the previous catalogues is closed."""
        ...
