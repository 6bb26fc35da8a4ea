"""The deployments of the petstore service (section 1 of the interface), and their catalogues."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Deployment(StrEnum):
    """The local service, or a deployment of the shop's."""

    LOCAL = "local"
    PRODUCTION = "production"
    STAGING = "staging"


@dataclass(frozen=True)
class ServiceId:
    """One catalogue. `origin` is the scheme, host and port of its service.

    It is empty for the animals of this computer, and if no address is known.
    """

    deployment: Deployment
    origin: str = ""


LOCAL_SERVICE = ServiceId(Deployment.LOCAL)
"""The animals of this computer."""

SAMPLES = ServiceId(Deployment.LOCAL, "samples")
"""The sample animals, in a database of their own on this computer."""
