"""From the sample animals to staff's own, and back. Each are in a database of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.frame.banner import Notice
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.frame.messages import MessageButton
from petstore_gui.ui.words.words import entry_word, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


class SamplesFlow(Flow):
    """Shows the banner while the samples are open, and opens what is chosen there or in File."""

    def __init__(
        self, contents: WindowContents, session: Session, preferences: Preferences
    ) -> None:
        super().__init__(contents)
        self._session = session
        self._banner, self._actions = contents.central.banner, contents.actions
        self._preferences = preferences
        self._actions.own_animals.triggered.connect(lambda: session.open_store(LOCAL_SERVICE))
        self._actions.samples.triggered.connect(lambda: session.open_store(SAMPLES))
        session.opening_started.connect(lambda _deployment: self._banner.hold(samples=None))
        session.opened.connect(self._opened)

    def _opened(self, opened: Opened) -> None:
        own, connect = self._actions.own_animals, self._actions.connect
        has_own = self._session.has_own
        own.setText(tr("Show my anima&ls") if has_own else tr("Start with an empty catalo&gue"))
        if opened.is_samples and not self._preferences.get(schema.SAMPLE_DISMISSED):
            offered = (own, connect) if connect.isVisible() else (own,)
            buttons = tuple(MessageButton(entry_word(one.text()), one.trigger) for one in offered)
            notice = Notice(tr("These are sample animals."), buttons, close=self._dismiss)
            self._banner.hold(samples=notice)

    def _dismiss(self) -> None:
        self._preferences.keep(schema.SAMPLE_DISMISSED.to(True))
        self._banner.hold(samples=None)
