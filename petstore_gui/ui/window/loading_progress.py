"""The thin bar that moves while the list is loading."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar

from petstore_gui.ui.text.words import tr

SHOW_AFTER_MS = 300
"""How long loading takes before it is shown and can be stopped: what flickers would disturb."""

_HEIGHT = 3


class LoadingProgress(QProgressBar):
    """Appears where loading takes long.

    Signals:
        shown_changed(bool): it appeared or disappeared.
    """

    shown_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Loading"))
        self.setRange(0, 0)
        self.setTextVisible(False)
        self.setFixedHeight(_HEIGHT)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the table does not jump
        self.setSizePolicy(policy)
        self.hide()
        self._is_busy = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOW_AFTER_MS)
        self._timer.timeout.connect(lambda: self._set_shown(True))

    def show_busy(self, is_busy: bool) -> None:
        """Show whether the list is loading."""
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            if is_busy:
                self._timer.start()
            else:
                self._timer.stop()
                self._set_shown(False)

    def _set_shown(self, shown: bool) -> None:
        self.setVisible(shown)
        self.shown_changed.emit(shown)
