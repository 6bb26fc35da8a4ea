"""When a list that could not be loaded is requested again without anybody asking for it."""

from __future__ import annotations

from datetime import timedelta

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import BusyFor, TooBusy
from petstore_gui.domain.errors import RequestError
from petstore_gui.support.clock import local_now
from petstore_gui.ui.text.error_text import error_sentence, said_sentences
from petstore_gui.ui.text.words import moment_words, second_words, tr


def failure_sentence(error: RequestError) -> str:
    """Why a request failed just now: until when the service is busy, as a length would get old."""
    if not isinstance(error, BusyFor):
        return error_sentence(error)
    until = moment_words(local_now() + timedelta(seconds=error.wait or 0))
    words = tr("The service is busy: it asks you to wait until {time}.").format(time=until)
    return " ".join((words, *said_sentences(error)))


def waiting_words(facts: Facts) -> str:
    """What the list under way waits for before its next attempt, and until when; may be empty."""
    if facts.waiting is None:
        return ""
    words = tr("No answer yet: trying again at {time}")
    if isinstance(facts.waiting.error, TooBusy):
        words = tr("The service is busy: trying again at {time}")
    return words.format(time=second_words(facts.waiting.until))


def next_try_words(facts: Facts) -> str:
    """The same in a few words; empty if the last walk did not fail."""
    return tr("Trying again at {time}").format(time=_time(facts)) if _time(facts) else ""


def next_try_sentence(facts: Facts) -> str:
    """The same as a sentence."""
    words = tr("Petstore tries again by itself at {time}.")
    return words.format(time=_time(facts)) if _time(facts) else ""


def _time(facts: Facts) -> str:
    has_failed = facts.state is LoadState.FAILED
    return moment_words(facts.next_try) if has_failed and facts.next_try else ""
