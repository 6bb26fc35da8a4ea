"""The fields for the addresses of the shop's deployments."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.settings.address_field import AddressField
from petstore_gui.ui.text.words import tr


class AddressFields(QObject):
    """One field for each deployment that has an address.

    Signals:
        settled(): the user left one of them.
        edited(Deployment): the address of this deployment has changed.
    """

    settled = Signal()
    edited = Signal(object)

    def __init__(
        self, values: SettingsValues, choices: Collection[Deployment], parent: QObject
    ) -> None:
        """`choices`: the deployments that can be used; nobody is asked about the others."""
        super().__init__(parent)
        self.production = AddressField(tr("Production address"), values.production)
        self.staging = AddressField(tr("Staging address"), values.staging)
        self._all = {Deployment.PRODUCTION: self.production, Deployment.STAGING: self.staging}
        self.asked = {of: field for of, field in self._all.items() if of in choices}
        for of, field in self._all.items():
            field.settled.connect(self.settled)
            field.control.textChanged.connect(lambda _text, of=of: self.edited.emit(of))

    def of(self, deployment: Deployment) -> AddressField | None:
        """The field of a deployment, unless this computer has its service."""
        return self._all.get(deployment)

    def check(self, chosen: Deployment) -> AddressField | None:
        """Show what is wrong with each; return the first that is to be mended here.

        Only the `chosen` deployment needs an address. What IT set for another is left alone.
        """
        invalid = {
            of: field for of, field in self.asked.items() if not field.check(is_needed=of is chosen)
        }
        to_mend = [
            field
            for of, field in invalid.items()
            if not field.is_locked and (of is chosen or not field.is_of_it)
        ]
        return to_mend[0] if to_mend else None

    def ask_to_confirm(self) -> AddressField | None:
        """Ask about addresses that were corrected; return the first of those fields."""
        asking = [field for field in self.asked.values() if field.asks_to_confirm()]
        return asking[0] if asking else None
