"""The deployments of the petstore service (section 1 of the interface)."""

from __future__ import annotations

from enum import StrEnum


class Deployment(StrEnum):
    """Where the animals are: this computer's own store, or one of the service's deployments."""

    LOCAL = "local"
    PRODUCTION = "production"
    STAGING = "staging"
