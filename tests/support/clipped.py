"""What a window shows, what of it is cut off, too small to be pressed, or without a name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from petstore_gui.ui.frame.status_bar import ElidedLabel
from tests.support.widgets import name_of

_TEXTS = (QLabel, QAbstractButton, QLineEdit, QComboBox, QAbstractItemView)
_COMBO, _COMBO_TEXT = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
_ROLE = Qt.ItemDataRole


def place_in(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _is_reachable(widget: QWidget) -> bool:
    """Whether all of a widget is in sight, or can be scrolled there vertically."""
    around = widget.parentWidget()
    while around is not None:
        outer = around.parentWidget()
        room = around.rect()
        if isinstance(outer and outer.parentWidget(), QScrollArea):
            assert outer is not None
            room.setWidth(outer.width())
            return room.contains(place_in(widget, around))
        if not room.contains(place_in(widget, around)):
            return False
        around = None if around.isWindow() else outer
    return widget.visibleRegion().boundingRect() == widget.rect()


def _headings(header: QHeaderView) -> Iterator[tuple[int, str]]:
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            yield section, str(header.model().headerData(section, header.orientation()) or "")


def _has_cut_heading(header: QHeaderView) -> bool:
    return any(
        header.sectionSize(section) < header.sectionSizeFromContents(section).width()
        and header.model().headerData(section, header.orientation(), _ROLE.ToolTipRole) != text
        for section, text in _headings(header)
    )


def _has_cut_cell(view: QAbstractItemView) -> bool:
    """Whether a text of a cell, in sight or not, is neither whole nor in its tool tip."""
    model, root = view.model(), view.rootIndex()
    columns = view.horizontalHeader().count() if isinstance(view, QTableView) else 1
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    for row, column in product(range(model.rowCount(root)), range(columns)):
        index = model.index(row, column, root)
        if str(index.data() or "") not in str(index.data(_ROLE.ToolTipRole)):
            option.rect = view.visualRect(index)
            needed = view.itemDelegateForIndex(index).sizeHint(option, index)
            if needed.boundedTo(option.rect.size()) != needed:
                return True
    return False


def _is_cut(widget: QWidget) -> bool:
    """Whether a text does not fit into its widget, and no tool tip has all of it."""
    metrics, room = widget.fontMetrics(), widget.contentsRect()
    if isinstance(widget, QAbstractItemView):
        return (
            _has_cut_heading(widget) if isinstance(widget, QHeaderView) else _has_cut_cell(widget)
        )
    if isinstance(widget, QComboBox) and not widget.isEditable():
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        place = widget.style().subControlRect(_COMBO, option, _COMBO_TEXT, widget)
        words = [widget.itemText(choice) for choice in range(widget.count())]
        return any(metrics.boundingRect(one).width() > place.width() - 2 for one in words)
    if isinstance(widget, QAbstractButton):
        return bool(widget.text()) and widget.width() < widget.sizeHint().width()
    if isinstance(widget, QLineEdit):
        hint = widget.placeholderText()
        is_shown = not widget.text() and widget.toolTip() != hint
        return is_shown and room.width() < metrics.horizontalAdvance(hint)
    if not isinstance(widget, QLabel) or isinstance(widget, ElidedLabel):
        return False
    flags = Qt.TextFlag.TextWordWrap if widget.wordWrap() else Qt.TextFlag.TextExpandTabs
    shown = QLabel.text(widget)  # with the breaks of long words
    needed = metrics.boundingRect(QRect(0, 0, room.width(), 1 << 20), flags, shown).size()
    is_less = needed.width() > room.width() or needed.height() > room.height() + 1
    return bool(shown) and is_less


def _seen(root: QWidget) -> list[QWidget]:
    every = root.findChildren(QWidget)
    return [one for one in every if one.isVisible() and one.window() is root.window()]


def trouble(root: QWidget) -> list[str]:
    """What is cut in a window or a part of it, or not entirely in sight."""
    return [
        f"{name_of(one) or one.objectName()}, {one.size()} of {one.sizeHint()}"
        for one in _seen(root)
        if isinstance(one, _TEXTS) and (not _is_reachable(one) or _is_cut(one))
    ]


_TARGETS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QHeaderView, QMenuBar)
_LEAST = 24
"""Pixels each way of what is pressed: WCAG 2.2, success criterion 2.5.8."""


def too_small(root: QWidget) -> list[str]:
    """What can be pressed and has no 24 pixels; scroll bars, which keys and wheels replace, 12."""
    sizes: list[tuple[str, int]] = []
    if isinstance(root, QMenu):
        shown = (one for one in root.actions() if one.isVisible() and not one.isSeparator())
        sizes += [(one.text(), root.actionGeometry(one).height()) for one in shown]
    for one in _seen(root):
        if isinstance(one, _TARGETS) and not isinstance(one.parent(), QAbstractSpinBox | QComboBox):
            sizes.append((name_of(one), min(one.width(), one.height())))
        elif isinstance(one, QAbstractItemView) and one.model().rowCount():
            sizes.append((name_of(one), one.visualRect(one.model().index(0, 0)).height()))
        elif isinstance(one, QScrollBar):
            sizes.append((name_of(one), 2 * min(one.width(), one.height())))
    return [f"{one}: {least} pixels" for one, least in sizes if least < _LEAST]


def unnamed(root: QWidget) -> list[str]:
    """What the focus reaches and has no name, and what combo box has no label as its buddy."""
    seen = _seen(root)
    labelled = [one.buddy() for one in seen if isinstance(one, QLabel)]
    return [
        f"{one.metaObject().className()} without a name, in {name_of(root)!r}"
        for one in seen
        if one.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not (one.focusProxy() or isinstance(one.parent(), QAbstractSpinBox | QComboBox))
        and (
            not name_of(one).strip(" ✕")
            or (isinstance(one, QComboBox) and not set(labelled) & {one, one.lineEdit()})
        )
    ]


def texts_of(root: QWidget) -> set[str]:
    """The texts of a window or a menu: shown, spoken and in tool tips."""
    found = {root.windowTitle(), *(one.text() for one in root.actions())}
    if isinstance(root, QMenu):
        found.add(root.title())
    for one in _seen(root):
        found |= {one.accessibleName(), one.accessibleDescription(), one.toolTip()}
        if isinstance(one, QLabel | QAbstractButton):
            found.add(one.text())
        elif isinstance(one, QLineEdit):
            found.add(one.placeholderText())
        elif isinstance(one, QHeaderView):
            found |= {text for _, text in _headings(one)}
        elif isinstance(one, QComboBox):
            found |= {one.itemText(place) for place in range(one.count())}
    return found
