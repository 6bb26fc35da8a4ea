"""The deployments of the petstore service (section 1 of the interface)."""

from __future__ import annotations

from enum import StrEnum


class Deployment(StrEnum):
    """The local service, or a deployment of the shop's."""

    LOCAL = "local"
    PRODUCTION = "production"
    STAGING = "staging"
