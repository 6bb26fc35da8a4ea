"""Words about animals that are alike."""

from __future__ import annotations

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.ui.text.export_text import animals_words
from petstore_gui.ui.text.list_text import as_of_words, list_sentence
from petstore_gui.ui.text.words import number, tr


def rule_sentence() -> str:
    """Which animals are alike."""
    return tr(
        "Animals are alike if they have the same category, and their names differ at most in case,"
        " accents or blanks."
    )


def advice_sentence() -> str:
    """What to do about them."""
    return tr(
        "They can be different animals with one name. The service cannot remove an animal: export"
        " or print this list, and give it to the owner of the shop."
    )


def found_sentence(animals: int, groups: int, total: int) -> str:
    """How many animals are alike, of so many."""
    if not total:
        return tr("No animals are loaded, so none could be compared.")
    if not animals:
        return tr("No two of these animals are alike.")
    pattern = tr("{animals} in %Ln group(s)", "", groups)
    return pattern.format(animals=animals_words(animals))


def covered_sentence(facts: Facts) -> str:
    """Which animals were looked through."""
    known = " · ".join(filter(None, (list_sentence(facts), as_of_words(facts))))
    return tr("Looked through: {known}").format(known=known) if known else ""


def looking_sentence(count: int, total: int) -> str:
    """How many animals have been looked through so far."""
    pattern = tr("Looking through {animals}: {count} so far")
    return pattern.format(animals=animals_words(total), count=number(count))


def stopped_sentence() -> str:
    """That somebody stopped the search."""
    return tr("Stopped: not all animals were looked through, so none are shown.")
