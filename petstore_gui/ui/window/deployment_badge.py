"""The deployment in its colour: blue for this computer, green production, amber staging."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import deployment_word, tr


class DeploymentBadge(PlainLabel):
    """Shown where animals are added, to prevent adds to the wrong deployment."""

    def __init__(self, deployment: Deployment, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setObjectName("deployment")
        self.setProperty("kind", "badge")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.show_deployment(deployment)

    def show_deployment(self, deployment: Deployment, *, is_unencrypted: bool = False) -> None:
        """Show a deployment; `is_unencrypted`: others on the network can read its requests."""
        word = deployment_word(deployment)
        if is_unencrypted:
            word = tr("{deployment}, not encrypted").format(deployment=word)
        self.setText(word)
        self.setAccessibleName(tr("Deployment: {deployment}").format(deployment=word))
        self.setProperty("deployment", str(deployment))
        self.style().polish(self)
