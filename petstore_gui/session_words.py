"""What staff are told when a deployment cannot be opened, or about this computer's store."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from petstore_gui.session import Hindrance, Obstacle
from petstore_gui.ui.wording import tr


def hindrance_sentence(hindrance: Hindrance) -> str:
    """What stands in the way, and what to do."""
    detail = hindrance.detail
    if hindrance.obstacle is Obstacle.ADDRESS:
        why = QCoreApplication.translate("settings", detail)
        return tr("Not connected. {why} Open Settings to do so.").format(why=why)
    return {
        Obstacle.STORE: tr(
            "The catalogue on this computer does not start. Start Petstore again; if that does"
            " not help, ask IT. ({why})"
        ),
        Obstacle.STORE_DAMAGED: tr(
            "The catalogue on this computer was damaged. It was put aside as {why}, and an empty"
            " one was started. Ask IT what can be saved of it."
        ),
        Obstacle.STORE_EMPTIED: tr("The animals that were here are kept in {why}."),
        Obstacle.STORE_ENDED: tr(
            "The catalogue on this computer had stopped, and is started again."
        ),
    }[hindrance.obstacle].format(why=detail)


def is_problem(hindrance: Hindrance) -> bool:
    """Whether somebody has to do something about it."""
    return hindrance.obstacle not in (Obstacle.STORE_EMPTIED, Obstacle.STORE_ENDED)
