"""What staff are told when a deployment cannot be opened, or about this computer's store."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from petstore_gui.domain.connection_problem import Hindrance, Obstacle
from petstore_gui.domain.start_failure import Trouble
from petstore_gui.ui.text.words import tr


def hindrance_sentence(hindrance: Hindrance) -> str:
    """What stands in the way, and what to do."""
    detail = hindrance.detail
    if hindrance.obstacle is Obstacle.ADDRESS:
        why = QCoreApplication.translate("settings", detail)
        return tr("Not connected. {why} Open Settings to do so.").format(why=why)
    return {
        Obstacle.STORE: _store_sentence(hindrance.cause),
        Obstacle.STORE_DAMAGED: tr(
            "The catalogue on this computer was damaged. It was put aside as {why}, and an empty"
            " one was started. Ask IT what can be saved of it."
        ),
        Obstacle.ADDS_DAMAGED: tr(
            "The list of adds that are not confirmed was damaged as well. It is kept as {why}; what"
            " could be read of it is here."
        ),
        Obstacle.STORE_EMPTIED: tr("The animals that were here are kept in {why}."),
        Obstacle.STORE_ENDED: tr(
            "The catalogue on this computer had stopped, and is started again."
        ),
    }[hindrance.obstacle].format(why=detail)


def _store_sentence(trouble: Trouble | None) -> str:
    what = tr("The catalogue on this computer does not start.")
    to_do = {
        Trouble.CANNOT_WRITE: tr("Its folder cannot be written: make room on the disk."),
        Trouble.NEWER: tr("A newer version of Petstore has written it: start that one."),
        Trouble.IN_USE: tr("Another program has it open: end that one, then press Refresh."),
    }
    general = tr("Press Refresh; if that does not help, ask IT. ({why})")
    return f"{what} {to_do.get(trouble, general) if trouble else general}"


def is_problem(hindrance: Hindrance) -> bool:
    """Whether somebody has to do something about it."""
    return hindrance.obstacle not in (Obstacle.STORE_EMPTIED, Obstacle.STORE_ENDED)
