"""The identity of a catalogue: a deployment at an address."""

from __future__ import annotations

from dataclasses import dataclass

from petstore_gui.domain.deployment import Deployment


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
