"""The roles of widgets that Qt gives none, or one that screen readers take amiss."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Notification(QWidget):
    """A sentence for screen readers, its accessible name. It is never shown."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()


_ROLES = {
    "Notification": QAccessible.Role.Notification,
    # Orca would say "layered pane" before the list.
    "QStackedWidget": QAccessible.Role.Client,
    # A plain widget checks the index of a child. That of a scroll area (Qt 6.11.3) does not: a
    # screen reader that asks for the scroll bar just after it was hidden would crash the program.
    "ScrollingForm": QAccessible.Role.Client,
    # The text of such a label is the description of a control, too: it would be read twice.
    "hint": QAccessible.Role.Client,
}
"""By the name of a class, or of an object."""


@cache
def install_roles() -> None:
    """Give these widgets the accessible interface of a plain widget, with these roles."""
    QAccessible.installFactory(_accessible_of)


def _accessible_of(class_name: str, widget: QObject) -> QAccessibleInterface | None:
    role = _ROLES.get(class_name) or _ROLES.get(widget.objectName())
    return QAccessibleWidget(widget, role) if role and isinstance(widget, QWidget) else None
