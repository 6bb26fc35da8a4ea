"""Sentences about an add of which nobody knows whether the service acted on it."""

from __future__ import annotations

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.reconciler import Search, SearchResult
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.words import moment_words, tr


def lost_sentence(add: PendingAdd, search: Search | None = None) -> str:
    """What can be said of it, and how far the search of the list for it is."""
    if search is None:
        return _unknown_sentence(add)
    if search.is_running:
        return f"{_unknown_sentence(add)} {tr('Looking in the list…')}"
    if search.has_failed and not search.is_found:
        return not_searched_sentence(add)
    return verdict_sentence(add, search.result)


def search_sentence(search: Search) -> str:
    """How far the search of the list is, and what it found; empty if there was none."""
    if search.is_running:
        return tr("Looking in the list…")
    if search.has_failed and not search.is_found:
        return tr("The list could not be read to look for it.")
    return "" if search.result is None else _found_sentence(search.result)


def verdict_sentence(add: PendingAdd, result: SearchResult | None) -> str:
    """What can be said of it after a search of the list, if any."""
    if result is None:
        return _unknown_sentence(add)
    found = _found_sentence(result)
    return found if result.ids and result.are_new else f"{_unknown_sentence(add)} {found}"


def not_searched_sentence(add: PendingAdd) -> str:
    """What is known where the list cannot be read, and what may come of sending it again."""
    words = tr(
        "We can't tell whether {name} was added: the list could not be read. Check it again in a"
        " moment. If {name} is sent again before that, there may be two."
    )
    return words.format(name=quoted(add.pet))


def _unknown_sentence(add: PendingAdd) -> str:
    return tr("We can't tell whether {name} was added.").format(name=quoted(add.pet))


def _found_sentence(result: SearchResult) -> str:
    ids = ", ".join(map(str, result.ids))
    match len(result.ids), result.are_new:
        case 0, _:
            words = tr("Checked at {time}: nothing new like {name}.")
        case 1, True:
            words = tr("Very likely {name} was added as {ids}: that one is new in the list.")
        case 1, False:
            words = tr(
                "An animal just like it is in the list: {ids}. It may have been there before."
            )
        case _, True:
            words = tr("These are new in the list and just like {name}: {ids}.")
        case _:
            words = tr(
                "These in the list are just like it: {ids}. They may have been there before."
            )
    name, time = quoted(result.add.pet), moment_words(result.at)
    return words.format(ids=ids, name=name, time=time)
