"""Whose animals each deployment shows, by the settings of now."""

from __future__ import annotations

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.settings.preferences import Preferences

LOCAL = ServiceId(Deployment.LOCAL.value)
"""This computer's own catalogue."""


def service_id_of(deployment: Deployment, preferences: Preferences) -> ServiceId:
    """The place of a deployment; without an origin where its address is missing or wrong."""
    if deployment is Deployment.LOCAL:
        return LOCAL
    from petstore_gui.settings.addresses import Address  # noqa: PLC0415 - this computer has none

    address = preferences.address(deployment)
    return ServiceId(deployment.value, address.origin if isinstance(address, Address) else "")
