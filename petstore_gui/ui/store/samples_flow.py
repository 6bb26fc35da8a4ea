"""From the sample animals to staff's own, and back. Each are in a database of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.store.samples_notice import SamplesNotice
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.actions import WindowActions


class SamplesFlow(QObject):
    """Shows the banner while the samples are open, and opens what is chosen there or in File."""

    def __init__(
        self,
        session: Session,
        notice: SamplesNotice,
        actions: WindowActions,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._notice = notice
        self._actions = actions
        self._preferences = preferences
        notice.closed.connect(self._dismiss)
        notice.own_chosen.connect(actions.own_animals.trigger)
        actions.own_animals.triggered.connect(lambda: session.open_store(LOCAL_SERVICE))
        actions.samples.triggered.connect(lambda: session.open_store(SAMPLES))
        session.opening_started.connect(lambda _deployment: notice.show_samples(False))
        session.opened.connect(self._opened)

    def _opened(self, opened: Opened) -> None:
        if self._session.has_own:
            words = tr("Show my animals")
        else:
            words = tr("Start with an empty catalogue")
        is_dismissed = self._preferences.get(schema.SAMPLE_DISMISSED)
        self._actions.own_animals.setText(words)
        self._notice.show_samples(opened.is_samples and not is_dismissed, words)

    def _dismiss(self) -> None:
        self._preferences.set(schema.SAMPLE_DISMISSED, True)
        self._preferences.save()
        self._notice.show_samples(False)
