"""The field for the deployment to use."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.settings_text import of_it_text
from petstore_gui.ui.text.words import deployment_word, tr


class DeploymentField(FormField):
    """Offers the deployments that IT allows, and describes the chosen one.

    Signals:
        deployment_chosen(): the user chose another deployment.
    """

    deployment_chosen = Signal()

    control: ComboBox
    choices: tuple[Deployment, ...]
    """Those that can be chosen."""

    def __init__(self, values: SettingsValues) -> None:
        super().__init__(tr("Deployment"), ComboBox(), line_beside=True)
        self._values = values
        for offered in values.offered:
            self.control.addItem(deployment_word(offered), offered)
        is_locked = schema.ACTIVE.key in values.locked or len(values.offered) == 1
        self.choices = (values.deployment,) if is_locked else values.offered
        self.control.setCurrentIndex(self.control.findData(values.deployment))
        self.control.setDisabled(is_locked)
        self.control.currentIndexChanged.connect(self.deployment_chosen)

    @property
    def deployment(self) -> Deployment:
        """The chosen deployment."""
        return Deployment(self.control.currentData())

    def choose(self, deployment: Deployment) -> None:
        """Choose a deployment, unless it is not offered or another one is locked."""
        index = self.control.findData(deployment)
        if index >= 0 and self.control.isEnabled():
            with QSignalBlocker(self.control):
                self.control.setCurrentIndex(index)

    def describe(self) -> None:
        """Show a note about the chosen deployment under the field."""
        note = {
            Deployment.LOCAL: tr("The catalogue that is kept on this computer."),
            Deployment.PRODUCTION: tr("The shop's own catalogue."),
            Deployment.STAGING: tr("A catalogue to try things out in."),
        }[self.deployment]
        of_it = "" if self.control.isEnabled() else tr("Locked by IT.")
        if self.deployment is self._values.deployment:
            of_it = of_it_text(self._values, schema.ACTIVE.key) or of_it
        self.show_text(f"{note} {of_it}".strip())
