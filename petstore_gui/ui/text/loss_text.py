"""Sentences about a lost store of this computer, and about its copies."""

from __future__ import annotations

from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery, StoreCopy, StoreLoss
from petstore_gui.ui.text.words import date_words, tr


def what_happened(how: StartFailure) -> str:
    """What happened to the store."""
    return {
        StartFailure.MISSING: tr("The file with this computer's animals is gone."),
        StartFailure.EMPTY: tr("The file with this computer's animals is empty."),
        StartFailure.FOLDER: tr(
            "There is a folder in place of the file with this computer's animals."
        ),
        StartFailure.BEHIND: tr("Some of this computer's animals are missing from its file."),
        StartFailure.NEWER: tr(
            "The file with this computer's animals is from a newer version of Petstore, or damaged."
        ),
    }.get(how, tr("The file with this computer's animals is damaged."))


def what_to_do(loss: StoreLoss, *, may_add: bool) -> str:
    """What staff can do about it; `may_add`: IT allows adding."""
    if loss.how is StartFailure.NEWER:
        return tr(
            "If a newer version is installed, start that one. If not, ask IT before you choose."
            " Until then nothing is added."
        )
    if not may_add:
        has_choice = loss.copies or loss.readable
        ask = tr("Ask IT before you choose.") if has_choice else tr("Ask IT what to do.")
        return ask if loss.copies else f"{_why_no_copy(loss.other_copies)} {ask}"
    if not loss.copies:
        ask = tr("Ask IT before you choose. Until then nothing is added.")
        return f"{_why_no_copy(loss.other_copies)} {ask}"
    return tr("Choose how to go on. Nothing is deleted, and until then nothing is added.")


def _why_no_copy(others: int | None) -> str:
    if others is None:
        return tr("The folder with its copies cannot be opened.")
    if others:
        return tr("No animals can be read from the %Ln copy(ies) of it.", "", others)
    return tr("There is no copy of it.")


def bring_back_words(copy: StoreCopy) -> str:
    """The button that brings a copy back."""
    words = tr("Bring back the copy of {date} (%Ln animal(s))", "", copy.animals)
    return words.format(date=date_words(copy.day))


def copy_words(copy: StoreCopy) -> str:
    """A copy in a list of them."""
    return tr("{date} (%Ln animal(s))", "", copy.animals).format(date=date_words(copy.day))


def copy_sentences(copy: StoreCopy) -> str:
    """What a copy has, and what it lacks as far as that is known."""
    if copy.samples == copy.animals:
        has = tr("The copy of {date} has only the %Ln sample animal(s).", "", copy.samples)
    else:
        has = tr("The copy of {date} has %Ln animal(s).", "", copy.animals)
        if copy.samples:
            has += " " + tr("%Ln of them are sample animals.", "", copy.samples)
    return f"{has.format(date=date_words(copy.day))} {_lacks(copy.missing)}"


def _lacks(missing: int | None) -> str:
    if missing is None:
        return tr("Animals added after it was made would be missing.")
    if not missing:
        return tr("Petstore knows of no animal that was added after it was made.")
    return tr("At least %Ln animal(s) added after it was made would be missing.", "", missing)


def others_sentence(others: int) -> str:
    """How many copies cannot be offered."""
    return tr("No animals can be read from %Ln other copy(ies).", "", others)


def empty_sentences(loss: StoreLoss, on_screen: int) -> str:
    """What becomes of the animals that the window still knows, and of what is left on the disk."""
    words = []
    if on_screen:
        words = [
            tr(
                "The %Ln animal(s) that you still see in the list will disappear too.",
                "",
                on_screen,
            ),
            tr("To keep the list, press Cancel and choose Export list… in the menu File first."),
        ]
    if loss.has_left_anything:
        words.append(
            tr("What is left of the old one is kept, but only IT will be able to bring it back.")
        )
    return " ".join(words)


def outcome_sentence(asked: Recovery | StoreCopy, aside: str) -> str:
    """What became of a choice; `aside` is the path of what was there before, or empty."""
    if isinstance(asked, StoreCopy):
        done = tr("The copy of {date} is back.").format(date=date_words(asked.day))
    elif asked is Recovery.READABLE:
        done = tr("The animals that are left are back.")
    else:
        done = tr("An empty catalogue was started.")
    if not aside:
        return done
    kept = tr("What was there before is kept for IT as {name}.").format(name=Path(aside).name)
    return f"{done} {kept}"
