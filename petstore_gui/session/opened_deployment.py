"""What is known of the deployment that is open or being opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.gateway.protocol import Gateway

if TYPE_CHECKING:
    from petstore_gui.domain.start_failure import StoreLoss


class GatewayUser(Protocol):
    """An object to which the session passes the open catalogue and the gateway."""

    def open(self, service_id: ServiceId | None) -> None:
        """Use another catalogue from now on, or none; close every file of the previous one."""
        ...

    def connect_to(self, gateway: Gateway | None) -> None:
        """Use this gateway for the open catalogue, or none; known animals stay."""
        ...


class Opened(msgspec.Struct, frozen=True):
    """An opened deployment. `where` is its host, or empty for this computer.

    `is_samples`: it has the sample animals of this computer. `loss`: the store of this computer is
    lost, and is not open until staff decide how to go on. `has_failed`: it did not open, for
    whatever reason.
    """

    deployment: Deployment
    where: str = ""
    is_unencrypted: bool = False
    is_samples: bool = False
    loss: StoreLoss | None = None
    has_failed: bool = False
