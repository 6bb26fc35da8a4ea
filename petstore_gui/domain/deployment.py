"""The deployments of the petstore service (section 1 of the interface)."""

from __future__ import annotations

from enum import StrEnum


class Deployment(StrEnum):
    """This computer's own store, or a deployment of the service."""

    LOCAL = "local"
    PRODUCTION = "production"
    STAGING = "staging"
