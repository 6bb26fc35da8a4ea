"""Converts the preferences to the values in the settings dialog, and back."""

from __future__ import annotations

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, parse_address
from petstore_gui.settings.dialog_values import AddressValue, SettingsValues
from petstore_gui.settings.preferences import Preferences

REMOTE = (Deployment.PRODUCTION, Deployment.STAGING)
_SINGLE = (schema.ACTIVE, schema.ANIMALS_PER_REQUEST, schema.UNDO_SECONDS, schema.SHOP_FILE)


def read_values(preferences: Preferences) -> SettingsValues:
    """The settings as the dialog shows them."""
    return SettingsValues(
        deployment=preferences.active(),
        production=_read_address(preferences, Deployment.PRODUCTION),
        staging=_read_address(preferences, Deployment.STAGING),
        animals_per_request=preferences.get(schema.ANIMALS_PER_REQUEST),
        undo_seconds=preferences.get(schema.UNDO_SECONDS),
        shop_file=preferences.get(schema.SHOP_FILE),
        offered=preferences.get(schema.OFFERED),
        locked=frozenset(each.key for each in _SINGLE if preferences.is_locked(each)),
        preset=frozenset(each.key for each in _SINGLE if preferences.is_preset(each)),
        misset=frozenset(each.key for each in _SINGLE if preferences.is_misset(each)),
    )


def write_values(preferences: Preferences, values: SettingsValues) -> None:
    """Set everything except the key."""
    preferences.set(schema.ACTIVE, values.deployment)
    preferences.set(schema.ANIMALS_PER_REQUEST, values.animals_per_request)
    preferences.set(schema.UNDO_SECONDS, values.undo_seconds)
    preferences.set(schema.SHOP_FILE, values.shop_file)
    for deployment in REMOTE:
        preferences.set_address(deployment, _parsed(values.address_of(deployment)))


def chosen_address(values: SettingsValues) -> Address | None:
    """The address of the chosen deployment; None for this computer."""
    return _parsed(values.address_of(values.deployment))


def _parsed(value: AddressValue) -> Address | None:
    parsed = parse_address(value.text, unencrypted_allowed=value.unencrypted_allowed)
    return parsed if isinstance(parsed, Address) else None


def _read_address(preferences: Preferences, deployment: Deployment) -> AddressValue:
    setting = schema.address_of(deployment)
    address = preferences.address(deployment)
    return AddressValue(
        text=address.url if isinstance(address, Address) else preferences.get(setting),
        may_allow=not preferences.is_locked(schema.unencrypted_origin_of(deployment)),
        unencrypted_allowed=isinstance(address, Address) and address.is_unencrypted,
        is_preset=preferences.is_preset(setting),
        is_locked=preferences.is_locked(setting),
    )
