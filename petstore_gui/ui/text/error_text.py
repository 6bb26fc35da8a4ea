"""Sentences about failed requests."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from petstore_gui.domain.errors import RequestError
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import tr

SERVICE_TEXT_MAX = 200
"""How many characters of a service's own message are shown."""


def error_sentence(error: RequestError) -> str:
    """What happened and what to do, with the service's message and error code, if any."""
    sentence = QCoreApplication.translate("errors", error.sentence).format(**error.fields())
    return " ".join((sentence, *said_sentences(error)))


def said_sentences(error: RequestError) -> Iterator[str]:
    """The service's message and error code, as far as it gave them."""
    if error.said.message:
        yield tr('The service says: "{words}"').format(words=service_words_of(error))
    if error.said.code:
        yield tr("(Code: {code})").format(code=visible(error.said.code))


def service_words_of(error: RequestError) -> str:
    """The service's own message, safe to show."""
    return clip(visible(error.said.message or ""), SERVICE_TEXT_MAX)
