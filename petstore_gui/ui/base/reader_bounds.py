"""Scroll areas that a screen reader may ask for a child that has gone."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea, QWidget

_checked: set[str] = set()
"""The names of the classes whose interface checks bounds."""


def check_bounds_for_readers(area: type[QScrollArea]) -> None:
    """Give scroll areas of a class the accessible interface of a plain widget.

    It checks the index of a child. That of a scroll area (Qt 6.11.3) does not: a screen reader that
    asks for the scroll bar just after it was hidden would crash the program.
    """
    _checked.add(area.__name__)
    _install_factory()


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_accessible_of)


def _accessible_of(class_name: str, widget: QObject) -> QAccessibleInterface | None:
    if class_name not in _checked or not isinstance(widget, QWidget):
        return None
    return QAccessibleWidget(widget, QAccessible.Role.Client)
