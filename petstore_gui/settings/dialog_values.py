"""The values in the settings dialog."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import LIMIT_MAX


class AddressValue(msgspec.Struct, frozen=True):
    """The address of a remote deployment, as text: even an invalid one that IT preset is shown.

    `is_preset`: it comes from the system-wide settings; `is_locked`: it cannot be changed;
    `unencrypted_allowed`: staff or IT have accepted it without encryption; `may_allow`: staff may.
    """

    text: str = ""
    unencrypted_allowed: bool = False
    may_allow: bool = True
    is_preset: bool = False
    is_locked: bool = False


class SettingsValues(msgspec.Struct, frozen=True):
    """The settings. `key` is the API key of `deployment`, None if the field has none.

    `shop_file`: where the shop's file is, "" for nowhere.

    `removes_key`: staff emptied the field that showed the stored key, so it must be removed.
    `offered` are the deployments that may be chosen, `locked` the keys of settings only IT changes,
    `preset` those with IT's value, and `misset` those where it is invalid, so does not count.
    """

    deployment: Deployment = Deployment.LOCAL
    production: AddressValue = AddressValue()
    staging: AddressValue = AddressValue()
    animals_per_request: int = LIMIT_MAX
    undo_seconds: int = 0
    shop_file: str = ""
    key: str | None = None
    removes_key: bool = False
    offered: tuple[Deployment, ...] = tuple(Deployment)
    locked: frozenset[str] = frozenset()
    preset: frozenset[str] = frozenset()
    misset: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return f"SettingsValues({self.deployment})"  # keeps the API key out of logs

    def address_of(self, deployment: Deployment) -> AddressValue:
        """The address of a remote deployment; an empty one for this computer."""
        return {
            Deployment.PRODUCTION: self.production,
            Deployment.STAGING: self.staging,
            Deployment.LOCAL: AddressValue(),
        }[deployment]
