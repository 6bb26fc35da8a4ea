"""What the settings dialog shows and what a person chose there."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.limits import LIMIT_MAX


class AddressValue(msgspec.Struct, frozen=True):
    """The address of a remote deployment: as text, so that a mistake of IT's can be shown as well.

    `is_preset`: it comes from the system-wide settings; `is_locked`: it cannot be changed;
    `unencrypted_allowed`: a person or IT accepted it unencrypted, knowing what that means.
    """

    text: str = ""
    unencrypted_allowed: bool = False
    is_preset: bool = False
    is_locked: bool = False


class SettingsValues(msgspec.Struct, frozen=True):
    """The settings. `key` is the API key of `deployment`, None where the field holds none.

    `removes_key`: a person emptied the field that showed the stored key, so it is to be removed.
    `offered` are the deployments that may be chosen, `locked` the keys of what only IT changes.
    """

    deployment: Deployment = Deployment.LOCAL
    production: AddressValue = AddressValue()
    staging: AddressValue = AddressValue()
    animals_per_request: int = LIMIT_MAX
    undo_seconds: int = 0
    key: str | None = None
    removes_key: bool = False
    offered: tuple[Deployment, ...] = tuple(Deployment)
    locked: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return f"SettingsValues({self.deployment})"  # a key stands in no log

    def address_of(self, deployment: Deployment) -> AddressValue:
        """The address of a remote deployment; an empty one for this computer."""
        return {
            Deployment.PRODUCTION: self.production,
            Deployment.STAGING: self.staging,
            Deployment.LOCAL: AddressValue(),
        }[deployment]
