"""What a screen reader is told without being asked: each event, and how each list ended."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.ui.base.announcer import Announcer
from petstore_gui.ui.text.list_text import list_sentence
from petstore_gui.ui.window.messages import Messages


class Announcements(QObject):
    """Tells events; and lists, unless one ends like the last, and nobody asked for it.

    A list that fails is an event.
    """

    def __init__(
        self, catalogue: Catalogue, messages: Messages, announcer: Announcer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._announcer = announcer
        self._told = ""
        catalogue.list_ended.connect(self._tell_list)
        catalogue.list_stopped.connect(self._tell_list)
        messages.happened.connect(lambda message: announcer.tell(message.text))

    def expect_list(self) -> None:
        """Somebody asks for a list: they are told of its end in any case."""
        self._told = ""

    def _tell_list(self) -> None:
        sentence = list_sentence(self._catalogue.facts)
        if sentence and sentence != self._told:
            self._told = sentence
            self._announcer.tell(sentence)
