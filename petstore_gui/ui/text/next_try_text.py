"""When a list that could not be loaded is requested again without anybody asking for it."""

from __future__ import annotations

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.ui.text.words import moment_words, tr


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
