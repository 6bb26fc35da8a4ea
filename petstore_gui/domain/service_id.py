"""The identity of a catalogue: a deployment at an address."""

from __future__ import annotations

from dataclasses import dataclass

from petstore_gui.domain.deployment import Deployment


@dataclass(frozen=True)
class ServiceId:
    """One catalogue. `origin` is the scheme, host and port of its service.

    It is empty for this computer's catalogue, and if no address is known.
    """

    deployment: Deployment
    origin: str = ""


LOCAL_SERVICE = ServiceId(Deployment.LOCAL)
"""The service id of the local service."""
