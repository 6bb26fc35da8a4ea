"""Sentences about a lost store of this computer, and about its copies."""

from __future__ import annotations

from petstore_gui.domain.start_failure import StartFailure, StoreCopy, StoreLoss
from petstore_gui.ui.text.words import date_words, tr


def loss_sentence(loss: StoreLoss) -> str:
    """What happened to the store, and what to do."""
    if loss.how is StartFailure.MISSING:
        what = tr("The file with this computer's animals is gone.")
    else:
        what = tr("The file with this computer's animals is damaged.")
    if loss.copies:
        return f"{what} {tr('Choose how to go on. Nothing is deleted.')}"
    return f"{what} {tr('There is no copy of it. Ask IT before you choose.')}"


def copy_words(copy: StoreCopy) -> str:
    """A copy in a list of them."""
    return tr("{date} (%Ln animal(s))", "", copy.animals).format(date=date_words(copy.day))


def recovered_sentence(copy: StoreCopy | None) -> str:
    """What became of the choice of a copy, or of an empty catalogue."""
    if copy is None:
        return tr("An empty catalogue was started. What was there before is kept for IT.")
    done = tr("The copy of {date} is back. What was there before is kept for IT.")
    return done.format(date=date_words(copy.day))
