"""Sentences about failed requests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QCoreApplication

from petstore_gui.domain.declined import BusyFor, Forbidden
from petstore_gui.domain.errors import SENTENCE_ENDS, KeyMissing, KeyNotKept, RequestError
from petstore_gui.ui.text.plain_text import clip, in_a_row, visible
from petstore_gui.ui.text.words import tr

_MESSAGE_MAX = 200
"""How many characters of a service's own message are shown."""

_STATUS = re.compile(r" \((HTTP \d+)\)")

_MINUTES_FROM = 120
"""Seconds from which a wait is told in minutes."""


def error_sentence(error: RequestError) -> str:
    """What happened and what to do, with any message and error code of the service."""
    sentence = filled(QCoreApplication.translate("errors", error.sentence), error)
    return " ".join((sentence, *said_sentences(error)))


def key_sentence(error: RequestError) -> str:
    """Why the service does nothing until another API key is entered."""
    if isinstance(error, Forbidden):
        return tr("This API key may not add animals.")
    if isinstance(error, KeyNotKept):
        return tr("This computer could not keep the API key: enter it again.")
    if isinstance(error, KeyMissing):
        return tr("The API key is missing.")
    return tr("The API key was not accepted.")


def key_details(error: RequestError) -> str:
    """What the service said about the API key; may be empty."""
    return " ".join(said_sentences(error))


def headline(sentences: str) -> tuple[str, str]:
    """The first of these sentences, and the others, with a status code."""
    first, ends, others = sentences.partition(". ")
    statuses = (f"{one}." for one in _STATUS.findall(first))
    return _STATUS.sub("", first) + ends.rstrip(), in_a_row(*statuses, others)


def filled(template: str, error: RequestError) -> str:
    """A translated sentence about an error, with its values."""
    wait = wait_words(error.wait) if isinstance(error, BusyFor) and error.wait else ""
    return template.format(**{**error.fields(), "wait": wait})


def wait_words(seconds: float) -> str:
    """A wait, in seconds if it is short."""
    if seconds < _MINUTES_FROM:
        return tr("%Ln second(s)", "", ceil(seconds))
    return tr("%Ln minute(s)", "", ceil(seconds / 60))


def said_sentences(error: RequestError) -> Iterator[str]:
    """The service's message and error code, if it gave them."""
    message, code = error.said.message, visible(error.said.code or "")
    if message and code:
        words = tr('The service says: "{words}" (Code: {code}).')
        yield words.format(words=said_words(message), code=code)
    elif message:
        yield said_sentence(message)
    elif code:
        yield tr("Code: {code}.").format(code=code)


def said_sentence(message: str) -> str:
    """The service's own message, as a sentence that says whose it is."""
    words = said_words(message)
    is_ended = words.endswith(SENTENCE_ENDS)
    pattern = tr('The service says: "{words}"') if is_ended else tr('The service says: "{words}".')
    return pattern.format(words=words)


def said_words(message: str) -> str:
    """The service's own message, safe to show."""
    return clip(visible(message), _MESSAGE_MAX)
