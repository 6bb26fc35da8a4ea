"""The deployment in its colour: blue for this computer, green production, amber staging."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.words.words import deployment_word, tr


def show_deployment(badge: QLabel | QPushButton, deployment: Deployment) -> None:
    """Make a label or button a badge of a deployment.

    It stands where animals are added, too, to prevent adds to the wrong deployment.
    """
    words = deployment_word(deployment)
    badge.setText(words)
    badge.setObjectName("deployment")
    badge.setAccessibleName(tr("Deployment: {deployment}").format(deployment=words))
    badge.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    badge.setProperty("kind", "badge")
    badge.setProperty("deployment", str(deployment))
    badge.style().polish(badge)
