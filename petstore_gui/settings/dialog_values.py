"""The values in the settings dialog, from the preferences and back."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.preferences import Preferences

_SINGLE = (schema.ACTIVE, schema.ANIMALS_PER_REQUEST, schema.UNDO_SECONDS, schema.LANGUAGE)


class AddressValue(msgspec.Struct, frozen=True):
    """The address of a remote deployment, and its text: even an invalid one of IT's is shown.

    `is_preset`: it comes from the system-wide settings; `is_locked`: it cannot be changed;
    `may_allow`: staff may accept it without encryption.
    """

    text: str = ""
    address: Address | None = None
    may_allow: bool = True
    is_preset: bool = False
    is_locked: bool = False


class SettingsValues(msgspec.Struct, frozen=True):
    """The settings. `key` is the API key of `deployment`, None if the field has none.

    This computer's address is empty. `language` is one of `schema.LANGUAGES`, or `system` for that
    of the computer. `removes_key`: staff emptied the field that showed the stored
    key, so it must be removed. `offered` are the deployments that may be chosen, `locked` the keys
    of settings only IT changes, `preset` those with IT's value, and `misset` those where it is
    invalid, so does not count.
    """

    deployment: Deployment = Deployment.LOCAL
    addresses: Mapping[Deployment, AddressValue] = msgspec.field(
        default_factory=lambda: dict.fromkeys(Deployment, AddressValue())
    )
    animals_per_request: int = LIMIT_MAX
    undo_seconds: int = 0
    language: str = schema.LANGUAGE.default
    key: str | None = None
    removes_key: bool = False
    offered: tuple[Deployment, ...] = tuple(Deployment)
    locked: frozenset[str] = frozenset()
    preset: frozenset[str] = frozenset()
    misset: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return f"SettingsValues({self.deployment})"  # keeps the API key out of logs


def read_values(preferences: Preferences) -> SettingsValues:
    """The settings as the dialog shows them."""
    return SettingsValues(
        deployment=preferences.active(),
        addresses={each: _read_address(preferences, each) for each in Deployment},
        animals_per_request=preferences.get(schema.ANIMALS_PER_REQUEST),
        undo_seconds=preferences.get(schema.UNDO_SECONDS),
        language=preferences.get(schema.LANGUAGE),
        offered=preferences.get(schema.OFFERED),
        locked=frozenset(each.key for each in _SINGLE if preferences.is_locked(each)),
        preset=frozenset(each.key for each in _SINGLE if preferences.is_preset(each)),
        misset=frozenset(each.key for each in _SINGLE if preferences.is_misset(each)),
    )


def write_values(preferences: Preferences, values: SettingsValues) -> bool:
    """Set everything except the key; False if it is not on the disk."""
    for deployment, value in values.addresses.items():
        if value.address is not None or not value.text:
            preferences.set_address(deployment, value.address)
    return preferences.keep(
        schema.ACTIVE.to(values.deployment),
        schema.ANIMALS_PER_REQUEST.to(values.animals_per_request),
        schema.UNDO_SECONDS.to(values.undo_seconds),
        schema.LANGUAGE.to(values.language),
    )


def _read_address(preferences: Preferences, deployment: Deployment) -> AddressValue:
    setting, found = schema.address_of(deployment), preferences.address(deployment)
    address = found if isinstance(found, Address) else None
    return AddressValue(
        text=address.url if address else preferences.get(setting),
        address=address,
        may_allow=not preferences.is_locked(schema.unencrypted_origin_of(deployment)),
        is_preset=preferences.is_preset(setting),
        is_locked=preferences.is_locked(setting),
    )
