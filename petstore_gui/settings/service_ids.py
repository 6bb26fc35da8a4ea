"""Whose animals each deployment shows, by the settings of now."""

from __future__ import annotations

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.service_id import Place
from petstore_gui.settings.preferences import Preferences

LOCAL = Place(Deployment.LOCAL.value)
"""This computer's own catalogue."""


def place_of(deployment: Deployment, preferences: Preferences) -> Place:
    """The place of a deployment; without an origin where its address is missing or wrong."""
    if deployment is Deployment.LOCAL:
        return LOCAL
    from petstore_gui.settings.addresses import Address  # noqa: PLC0415 - this computer has none

    address = preferences.address(deployment)
    return Place(deployment.value, address.origin if isinstance(address, Address) else "")
