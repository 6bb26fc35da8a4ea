"""The deployment in its colour: blue for this computer, green production, amber staging."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import deployment_word, tr


class DeploymentBadge(PlainLabel):
    """Shown where animals are added, to prevent adds to the wrong deployment."""

    def __init__(self) -> None:
        super().__init__()
        _make_badge(self)

    def show_deployment(self, deployment: Deployment) -> None:
        """Show a deployment."""
        self.setText(deployment_word(deployment))
        _name(self, self.text(), deployment)


class DeploymentButton(QPushButton):
    """The badge of the window, which opens the settings of the deployment."""

    def __init__(self, deployment: Deployment) -> None:
        super().__init__()
        _make_badge(self)
        self.setToolTip(tr("Change it in Settings"))
        self.show_deployment(deployment)

    def show_locked(self) -> None:
        """Say that IT has chosen the deployment."""
        self.setToolTip(tr("Locked by IT."))

    def show_deployment(self, deployment: Deployment) -> None:
        """Show a deployment."""
        self.setText(deployment_word(deployment))
        _name(self, self.text(), deployment)


def _make_badge(badge: QWidget) -> None:
    badge.setObjectName("deployment")
    badge.setProperty("kind", "badge")
    badge.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)


def _name(badge: QWidget, words: str, deployment: Deployment) -> None:
    badge.setAccessibleName(tr("Deployment: {deployment}").format(deployment=words))
    badge.setProperty("deployment", str(deployment))
    badge.style().polish(badge)
