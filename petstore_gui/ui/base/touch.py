"""A finger on a touch screen: it scrolls, taps, and asks for a menu."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QGestureEvent,
    QScroller,
    QWidget,
)

_TAP, _HOLD = Qt.GestureType.TapGesture, Qt.GestureType.TapAndHoldGesture
_BEGUN, _ENDED = Qt.GestureState.GestureStarted, Qt.GestureState.GestureFinished
_RESTING = {(_TAP, _BEGUN), (_TAP, Qt.GestureState.GestureUpdated)}
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_PRESS, _SECOND = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


class FingerScrolling(QObject):
    """Lets a finger scroll an area. A tap is a click, and holding it is a right click.

    Qt or Windows sends the events of a mouse for a finger, too, which would select rows and press
    buttons on the way: they are kept from the area, and from what is touched in it.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._viewport, self._is_tap, self._tapped = area.viewport(), False, 0.0
        super().__init__(self._viewport)
        self._viewport.installEventFilter(self)
        for gesture in (_TAP, _HOLD):
            self._viewport.grabGesture(gesture)
        QScroller.grabGesture(self._viewport, QScroller.ScrollerGestureType.TouchGesture)
        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(area.ScrollMode.ScrollPerPixel)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.isBeginEvent():
            touched = self._touched(event.points()[0].globalPosition())
            touched.installEventFilter(self)
            # Of two areas, one in the other, the inner one takes the tap.
            self._is_tap = touched is self._viewport or not QScroller.hasScroller(touched)
        elif isinstance(event, QGestureEvent) and self._is_tap:
            places = {(one.gestureType(), one.state()): one.hotSpot() for one in event.gestures()}
            # Until the tap ends: a mouse button that is held makes the same gesture as a finger.
            self._is_tap = {*places} <= _RESTING
            if place := places.get((_HOLD, _BEGUN)):
                self._click(place, _RIGHT)
            elif len(places) == 1 and (place := places.get((_TAP, _ENDED))):
                since, self._tapped = monotonic() - self._tapped, monotonic()
                is_second = since * 1_000 < QApplication.doubleClickInterval()
                self._click(place, _LEFT, _SECOND if is_second else _PRESS)
        return isinstance(event, QMouseEvent) and event.source().value != 0

    def _touched(self, place: QPointF) -> QWidget:
        """What is at this place on the screen."""
        touched: QWidget | None = self._viewport.childAt(self._viewport.mapFromGlobal(place))
        return touched or self._viewport

    def _click(self, place: QPointF, button: Qt.MouseButton, press: QEvent.Type = _PRESS) -> None:
        """Press and release a button, of which the right one asks for a menu."""
        touched, keys = self._touched(place), Qt.KeyboardModifier.NoModifier
        inner, release = touched.mapFromGlobal(place), QEvent.Type.MouseButtonRelease
        for kind, held in ((press, button), (release, Qt.MouseButton.NoButton)):
            QApplication.sendEvent(touched, QMouseEvent(kind, inner, place, button, held, keys))
        if button is _RIGHT:
            reason, at = QContextMenuEvent.Reason.Mouse, inner.toPoint()
            QApplication.sendEvent(touched, QContextMenuEvent(reason, at, place.toPoint()))
